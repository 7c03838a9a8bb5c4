// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The size of an image in pixels, read from the header of its file.
struct ImageSize {
  /// The width and height in pixels.
  let size: Size

  /// The media type of the file, such as `image/png`.
  let mediaType: String

  /// Reads the header of a PNG, GIF or JPEG file; nil for other formats, and for a file that ends before its size.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the size.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ count: Int, littleEndian: Bool = false) -> Double? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<(offset + count)]
      let value = (littleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) {
        $0 * 256 + Double($1)
      }
      return value > 0 ? value : nil
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let width = number(16, 4), let height = number(20, 4) else { return nil }
      (size, mediaType) = (Size(width: width, height: height), "image/png")
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      guard let width = number(6, 2, littleEndian: true),
        let height = number(8, 2, littleEndian: true)
      else { return nil }
      (size, mediaType) = (Size(width: width, height: height), "image/gif")
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let offset = Self.startOfFrame(bytes), let height = number(offset + 5, 2),
        let width = number(offset + 7, 2)
      else { return nil }
      (size, mediaType) = (Size(width: width, height: height), "image/jpeg")
    } else {
      return nil
    }
  }

  /// Returns the offset of the JPEG segment that contains the size.
  private static func startOfFrame(_ bytes: [UInt8]) -> Int? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      switch bytes[offset + 1] {
      case 0xFF: offset += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return offset
      case 0x01, 0xD0...0xD8: offset += 2
      default:
        let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
        if length < 2 { return nil }
        offset += 2 + length
      }
    }
    return nil
  }
}
