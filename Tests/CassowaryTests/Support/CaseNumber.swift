// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A number of a case file, where `"nan"`, `"inf"` and `"-inf"` are strings.
struct CaseNumber: Codable, Hashable, Sendable {
  /// The number.
  var value: Double

  /// Wraps a number.
  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is not a number")
      }
      value = number
    } else {
      value = try container.decode(Double.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
  }
}
