// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
public import LayoutDSLText

extension Font {
  /// Reads a face of a font file.
  ///
  /// - Throws: The error of the file system, or ``LayoutDSLText/FontError``.
  public convenience init(contentsOfFile path: String, face: Int = 0) throws {
    try self.init([UInt8](Data(contentsOf: URL(fileURLWithPath: path))), face: face)
  }
}
