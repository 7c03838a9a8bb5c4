// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The inspector's page for a layout that failed.
struct FailurePage {
  /// The HTML document.
  let html: String

  /// The picture of the differences from the expected frames; nil if no frames were compared.
  let svg: String?

  /// The title of the page and its file name without `.html`.
  private let name: String

  /// Makes the page of a thrown error; errors of other types than the library's are added as notes.
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

  /// Returns a name that is valid as a file name on all systems: that of the caller, or the place of the call.
  static func name(_ name: String?, _ fileID: String, _ line: UInt) -> String {
    let callSite = (fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID) + "-\(line)"
    let characters = (name ?? callSite).unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: Character("-")
      }
    }
    return String(characters.prefix(120))
  }
}
