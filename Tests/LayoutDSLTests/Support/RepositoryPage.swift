// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text file of the repository.
struct RepositoryPage {
  let text: String

  /// Reads the file at this path in the repository.
  init(_ path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks, in order.
  var blocks: [String] {
    text.components(separatedBy: "\n```").enumerated().compactMap { number, part in
      guard number % 2 == 1 else { return nil }
      return part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n")
    }
  }
}
