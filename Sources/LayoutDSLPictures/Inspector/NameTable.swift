// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Texts that occur repeatedly, each with a number.
struct NameTable {
  /// The texts in the order of their first occurrence.
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  /// Returns the number of a text, and adds the text if it is new.
  mutating func number(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
