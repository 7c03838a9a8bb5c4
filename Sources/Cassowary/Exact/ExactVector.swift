// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sparse vector of exact numbers.
struct ExactVector {
  /// An entry; the index fits into the padding of the value.
  struct Entry {
    let value: ExactNumber
    let index: Int32
  }

  /// By ascending index; no value is zero.
  private(set) var entries: [Entry] = []

  /// Makes a vector of entries in any order; entries with the same index are added up.
  init(_ entries: [Entry] = []) {
    for entry in entries.sorted(by: { $0.index < $1.index }) { add(entry.value, at: entry.index) }
  }

  /// The position of the entry, or the position where it would be inserted.
  private func position(of index: Int32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The value at an index; nil for zero.
  ///
  /// - Complexity: O(log entries).
  func value(at index: Int32) -> ExactNumber? {
    let position = position(of: index)
    return position < entries.count && entries[position].index == index
      ? entries[position].value : nil
  }

  /// Adds to the value at an index.
  ///
  /// - Complexity: O(entries behind it).
  mutating func add(_ value: ExactNumber, at index: Int32) {
    let position = position(of: index)
    if position == entries.count || entries[position].index != index {
      if !value.isZero { entries.insert(Entry(value: value, index: index), at: position) }
      return
    }
    let sum = entries[position].value + value
    if sum.isZero {
      entries.remove(at: position)
    } else {
      entries[position] = Entry(value: sum, index: index)
    }
  }

  /// Appends an entry whose index is greater than all others.
  mutating func append(_ value: ExactNumber, at index: Int32) {
    entries.append(Entry(value: value, index: index))
  }

  /// Multiplies all entries by a factor other than zero, and subtracts the cost from `work`.
  mutating func multiply(by factor: ExactNumber, work: inout Int) {
    for position in entries.indices {
      let entry = entries[position]
      work -= ExactNumber.cost(entry.value, factor)
      entries[position] = Entry(value: entry.value * factor, index: entry.index)
    }
  }

  /// Adds `factor · other`, and subtracts the cost from `work`.
  ///
  /// - Complexity: O(entries of both); a search for each entry of a much shorter `other`.
  mutating func add(_ factor: ExactNumber, _ other: ExactVector, work: inout Int) {
    for entry in other.entries { work -= 1 + ExactNumber.cost(factor, entry.value) }
    work -= entries.count / 16
    if other.entries.count * 16 < entries.count {
      for entry in other.entries { add(factor * entry.value, at: entry.index) }
      return
    }
    var (sum, position) = ([Entry](), 0)
    sum.reserveCapacity(entries.count + other.entries.count)
    for entry in other.entries {
      while position < entries.count, entries[position].index < entry.index {
        sum.append(entries[position])
        position += 1
      }
      var value = factor * entry.value
      if position < entries.count, entries[position].index == entry.index {
        value = value + entries[position].value
        position += 1
      }
      if !value.isZero { sum.append(Entry(value: value, index: entry.index)) }
    }
    sum.append(contentsOf: entries[position...])
    entries = sum
  }
}
