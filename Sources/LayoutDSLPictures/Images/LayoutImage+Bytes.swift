// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LayoutImage {
  /// Takes the bytes of a PNG, a JPEG or a GIF, and its size from them.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; all but its head goes into the picture unread.
  ///   - scale: How many pixels a point is.
  /// - Returns: nil for a file of another type, and for one that ends before it says its size.
  /// - Complexity: O(*n*) for *n* bytes.
  public init?(bytes: [UInt8], scale: Double = 1) {
    guard let head = ImageSize(bytes), scale > 0, scale.isFinite else { return nil }
    self.init(bytes: bytes, mediaType: head.mediaType)
    size = Size(width: head.size.width / scale, height: head.size.height / scale)
  }
}
