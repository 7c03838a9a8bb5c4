// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The source of the log.
struct Input {
  /// The path of a file; nil for standard input.
  let path: String?

  /// Reads the whole text; invalid UTF-8 is replaced.
  func text() throws(InputError) -> String {
    do {
      let data =
        try path.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        ?? FileHandle.standardInput.readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw InputError(path: path ?? "standard input")
    }
  }
}
