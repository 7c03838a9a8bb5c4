// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where the log comes from.
struct Input {
  /// A file; nil means standard input.
  let path: String?

  /// The whole text; bytes that are no UTF-8 are replaced.
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
