// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Texts that occur often, each by its number.
struct NameTable {
  /// The texts in the order in which they came.
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// The number of a text.
  mutating func number(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
