// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The page of a layout that failed.
struct FailurePage {
  /// The document.
  let html: String

  /// The picture of what differs from what was expected; nil if no frames were compared.
  let svg: String?

  /// What the page is called, and its file without `.html`.
  private let name: String

  /// Takes what was thrown; errors of other types are said in their own words.
  init(of root: LayoutView, _ error: any Error, name: String) {
    self.name = name
    let (failure, mismatch) = (error as? LayoutError, error as? LayoutMismatch)
    svg = mismatch.flatMap { mismatch in
      mismatch.differences.isEmpty
        ? nil : LayoutPicture(from: mismatch.expected, to: mismatch.got).svg
    }
    let notes = failure == nil && mismatch == nil ? ["\(error)"] : []
    html =
      LayoutInspector(of: root, error: failure, mismatch: mismatch, notes: notes, title: name).html
  }

  /// Writes the page and the picture into a folder.
  ///
  /// - Returns: Whether they were written.
  @discardableResult
  func write(to folder: String) -> Bool {
    let isDrawn = svg.map { PageFile(named: name + ".svg", in: folder).write($0) } ?? true
    return PageFile(named: name + ".html", in: folder).write(html) && isDrawn
  }

  /// A name that is a file's on any system: of the caller, or the place of the call.
  static func name(_ name: String?, _ fileID: String, _ line: UInt) -> String {
    let place = (fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID) + "-\(line)"
    let characters = (name ?? place).unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: Character("-")
      }
    }
    return String(characters.prefix(120))
  }
}
