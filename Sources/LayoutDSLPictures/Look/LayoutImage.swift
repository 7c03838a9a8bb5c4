// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An image by its bytes or by a link to it.
public struct LayoutImage: Hashable, Sendable {
  /// How an image fills a rectangle of other proportions.
  public enum ContentMode: Hashable, Sendable {
    /// It is stretched.
    case scaleToFill
    /// All of it shows, in the middle.
    case scaleAspectFit
    /// It covers the rectangle, and what is outside is cut.
    case scaleAspectFill
  }

  /// Where the image is: a link, or a data URL.
  public let link: String

  /// What a screen reader says it shows.
  public var alternativeText: String?

  /// Takes a link, relative to the picture's file, or a data URL; it is not looked up.
  public init(link: String) { self.link = link }

  /// Takes the bytes of a file, of the type `image/png` for instance; the picture then needs no other.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(bytes: [UInt8], mediaType: String) {
    link = "data:\(mediaType);base64,\(Self.base64(bytes))"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
