// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A number of a case file, where `"nan"`, `"inf"` and `"-inf"` are strings.
struct CaseNumber: Decodable, Sendable {
  /// The number.
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      return
    }
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a number")
    }
    value = number
  }
}
