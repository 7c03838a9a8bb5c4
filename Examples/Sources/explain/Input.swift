// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The source of the log.
struct Input {
  /// The path of a file; nil for standard input.
  let path: String?

  /// Reads the whole text; invalid UTF-8 is replaced.
  func text() throws(InputError) -> String {
    let data: Data
    if let path {
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw InputError(path: path)
      }
    } else {
      data = FileHandle.standardInput.readDataToEndOfFile()
    }
    return String(decoding: data, as: UTF8.self)
  }
}
