// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes each call to a file before it is made, so that a call that never ends is the last one in the file.
struct CallWriter {
  private let file: FileHandle

  init(_ url: URL) throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
  }

  func write(_ call: SolverCall) { file.write(Data("\(call)\n".utf8)) }
}
