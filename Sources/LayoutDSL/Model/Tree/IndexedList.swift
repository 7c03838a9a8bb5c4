// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An element of an ``IndexedList``.
protocol IndexedElement: AnyObject {
  /// The element's index in its list, as last seen.
  var listedIndex: Int32 { get set }
}

/// An array whose elements store their approximate indices.
///
/// An insertion or removal makes the stored indices of later elements wrong by one. A search looks at both ends, then
/// proceeds outwards from the stored index. Once searches have taken as many steps as there are elements, all indices
/// are rewritten. A search thus costs O(√*n*), amortised over any sequence of changes, and O(1) while nothing moves.
struct IndexedList<Element: IndexedElement>: ~Copyable {
  private(set) var elements: [Element] = []

  /// The number of steps that searches have taken since all indices were right.
  private var steps: Int32 = 0

  var count: Int { elements.count }

  /// Returns the index of an element; nil if it is not in the list.
  mutating func index(of element: Element) -> Int? {
    if elements.last === element { return elements.count - 1 }
    if elements.first === element { return 0 }
    let (found, distance) = elements.index(near: Int(element.listedIndex)) { $0 === element }
    guard let found else { return nil }
    element.listedIndex = Int32(truncatingIfNeeded: found)
    steps &+= Int32(truncatingIfNeeded: distance)
    if steps > elements.count { renumber() }
    return found
  }

  private mutating func renumber() {
    steps = 0
    for (index, element) in elements.enumerated() {
      element.listedIndex = Int32(truncatingIfNeeded: index)
    }
  }

  /// Inserts an element that is not in the list; an index out of range means the nearest end.
  ///
  /// - Complexity: O(1) at the end; else one move of a pointer for each later element.
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int) {
    // A list of two usually grows: capacity for six at once saves two reallocations, and costs four words if it does
    // not.
    if elements.count == 1 { elements.reserveCapacity(6) }
    let index = Swift.min(Swift.max(index, 0), elements.count)
    element.listedIndex = Int32(truncatingIfNeeded: index)
    if index == elements.count {
      elements.append(element)
    } else {
      elements.insert(element, at: index)
    }
  }

  /// Removes an element if it is in the list.
  ///
  /// - Complexity: That of ``index(of:)``, and one move of a pointer for each later element.
  mutating func remove(_ element: Element) {
    if let index = index(of: element) { elements.remove(at: index) }
  }

  /// Exchanges the elements at two indices.
  mutating func swapAt(_ first: Int, _ second: Int) {
    elements.swapAt(first, second)
    for index in [first, second] {
      elements[index].listedIndex = Int32(truncatingIfNeeded: index)
    }
  }

  mutating func removeAll() -> [Element] { elements.takeAll() }
}

extension Array {
  /// Returns the index of the element that satisfies `isWanted`, searched outwards from `hint`, and the number of
  /// steps.
  func index(
    near hint: Int, where isWanted: (Element) -> Bool
  ) -> (index: Int?, steps: Int) {
    var below = Swift.min(Swift.max(hint, 0), count - 1)
    var above = below + 1
    var steps = 0
    while below >= 0 || above < count {
      if below >= 0, isWanted(self[below]) { return (below, steps) }
      if above < count, isWanted(self[above]) { return (above, steps) }
      below -= 1
      above += 1
      steps += 1
    }
    return (nil, steps)
  }
}
