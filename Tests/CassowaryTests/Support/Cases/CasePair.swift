// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An array of exactly two elements in a case file, such as `[variable, coefficient]`.
struct CasePair<First: Decodable, Second: Decodable>: Decodable {
  /// The element in front.
  let first: First

  /// The element behind it.
  let second: Second

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    first = try list.decode(First.self)
    second = try list.decode(Second.self)
    if !list.isAtEnd {
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "expected a pair, found more than two elements")
    }
  }
}
