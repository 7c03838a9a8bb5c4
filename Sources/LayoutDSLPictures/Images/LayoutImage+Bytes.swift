// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LayoutImage {
  /// Makes an image of the bytes of a PNG, JPEG or GIF file, and reads its size.
  ///
  /// - Parameters:
  ///   - bytes: The whole file. Only its header is read; the rest is embedded unchecked.
  ///   - scale: The number of pixels per point.
  /// - Returns: nil for another file format, and for a file that ends before its size.
  /// - Complexity: O(*n*) for *n* bytes.
  public init?(bytes: [UInt8], scale: Double = 1) {
    guard let head = ImageSize(bytes), scale > 0, scale.isFinite else { return nil }
    self.init(bytes: bytes, mediaType: head.mediaType)
    size = Size(width: head.size.width / scale, height: head.size.height / scale)
  }
}
