// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Array where Element: Hashable {
  /// The distinct elements, in the order of their first occurrence.
  func unique() -> [Element] {
    if count < 2 { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// Appends an element to a list that is processed later.
  ///
  /// That may be much later: a process may edit a tree and request fitting sizes forever without a pass. Before the
  /// list grows, elements that are gone and duplicates are removed.
  ///
  /// - Complexity: O(1) on average.
  mutating func enqueue(_ element: Element, isGone: (Element) -> Bool) {
    if count == capacity, count >= 64 {
      var seen: Set<Element> = []
      removeAll { isGone($0) || !seen.insert($0).inserted }
      if count > capacity / 2 { reserveCapacity(2 * capacity) }
    }
    append(element)
  }
}

extension Array {
  /// Removes all elements and returns them.
  mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }

  /// Returns the elements grouped by key, in the order of each key's first occurrence; elements without a key form
  /// groups of one.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var indexOf: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = key.flatMap({ indexOf[$0] }) {
        groups[index].append(element)
        continue
      }
      if let key { indexOf[key] = groups.count }
      groups.append([element])
    }
    return groups
  }
}
