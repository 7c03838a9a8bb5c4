// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Examples that stand word for word on a page of the documentation, taken from the source of the
/// tests that run them: the lines between `// example` and `// end`.
struct ShownExamples {
  let texts: [String]

  /// Reads the examples of a source file, each without the indentation of its mark.
  init(inFile path: String) throws {
    var texts: [String] = []
    var open: (indentation: Int, lines: [Substring])?
    let source = try String(contentsOfFile: path, encoding: .utf8)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text == "// example" {
        open = (line.count - text.count, [])
      } else if text == "// end", let example = open {
        texts.append(example.lines.joined(separator: "\n"))
        open = nil
      } else if let indentation = open?.indentation {
        open?.lines.append(text.isEmpty ? text : line.dropFirst(indentation))
      }
    }
    self.texts = texts
  }

  /// The text of a page, by its path in the repository.
  static func page(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks of a page, in order.
  static func blocks(of page: String) -> [String] {
    page.components(separatedBy: "\n```").enumerated().compactMap { number, part in
      guard number % 2 == 1 else { return nil }
      return part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n")
    }
  }
}
