// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSLLogs
import LayoutDSLPictures

/// The inspector pages of a log, one for each conflict.
struct ConflictPages {
  let log: LayoutLog

  /// The name of the log in the pages.
  let file: String

  /// The pages, in the order of the conflicts.
  var pages: [String] {
    log.conflicts.map { conflict in
      let tree = ConflictTree(conflict, file: file)
      var notes = conflict.summary
      notes += tree.omissions.map { omission in
        "Line \(omission.constraint.line) of the log is not in the picture: \(omission.reason)."
      }
      if conflict.unread > 0 {
        let lines = conflict.unread == 1 ? "A line" : "\(conflict.unread) lines"
        notes.append("\(lines) of this conflict could not be read, and the picture is without.")
      }
      return LayoutInspector(of: tree.root, notes: notes, title: conflict.headline).html
    }
  }

  /// Writes the first page to `path`, and the others next to it with a number before the extension.
  ///
  /// - Returns: The paths of the written pages.
  func write(to path: String) throws(OutputError) -> [String] {
    var written: [String] = []
    for (index, page) in pages.enumerated() {
      let url = Self.url(path, index)
      do {
        try Data(page.utf8).write(to: url)
      } catch {
        throw OutputError(path: url.path)
      }
      written.append(url.path)
    }
    return written
  }

  private static func url(_ path: String, _ index: Int) -> URL {
    let url = URL(fileURLWithPath: path)
    guard index > 0 else { return url }
    let type = url.pathExtension.isEmpty ? "html" : url.pathExtension
    let base = url.deletingPathExtension()
    return base.deletingLastPathComponent()
      .appendingPathComponent("\(base.lastPathComponent)-\(index + 1).\(type)")
  }
}
