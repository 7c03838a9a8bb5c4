// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  func unique() -> [Element] {
    if count < 2 { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// Notes an element in a list that somebody goes through later.
  ///
  /// That may be long in coming: a tree may be edited and asked for fitting sizes for as long as its process runs.
  /// Before the list grows, elements that are gone, or there twice, leave it.
  ///
  /// - Complexity: O(1) on average.
  mutating func note(_ element: Element, isGone: (Element) -> Bool) {
    if count == capacity, count >= 64 {
      var seen: Set<Element> = []
      removeAll { isGone($0) || !seen.insert($0).inserted }
      if count > capacity / 2 { reserveCapacity(2 * capacity) }
    }
    append(element)
  }
}

extension Array {
  /// The elements with the same key together, in the order in which the keys come first; each without a
  /// key is alone.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = key.flatMap({ places[$0] }) {
        groups[place].append(element)
        continue
      }
      if let key { places[key] = groups.count }
      groups.append([element])
    }
    return groups
  }
}
