// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures

/// A colour, written `#B4532A` in the data.
struct HexColor: Decodable, Sendable {
  /// The colour.
  let color: LayoutColor

  /// Decodes a number sign and six hexadecimal digits.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let rgb = UInt32(digits, radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a colour (#rrggbb)")
    }
    color = LayoutColor(rgb)
  }
}
