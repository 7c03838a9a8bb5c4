// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A number of a case file, where `"nan"`, `"inf"` and `"-inf"` are strings.
struct CaseNumber: Decodable {
  /// The number.
  let value: Double

  /// The number as a priority; everything from 1000 on is required.
  var priority: Float {
    Float(value.isFinite ? min(value, Double(Strength.required.priority)) : value)
  }

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
