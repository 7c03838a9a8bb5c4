// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a ``PlacedList`` can hold.
protocol PlacedElement: AnyObject {
  /// Where the element was in its list when it was last looked at.
  var listedPlace: Int32 { get set }
}

/// An array whose elements remember roughly where they are.
///
/// An insertion or a removal makes the places behind it wrong by one. A search begins at the
/// ends and where the element was last, and goes outwards; once searches have gone as many
/// steps as there are elements, all places are written anew. So looking up costs O(√*n*),
/// amortised over any sequence of changes, and O(1) while nothing moves.
struct PlacedList<Element: PlacedElement>: ~Copyable {
  private(set) var elements: [Element] = []

  /// How many steps searches have gone since all places were right.
  private var steps: Int32 = 0

  var count: Int { elements.count }

  /// Where an element is, if it is here.
  mutating func place(of element: Element) -> Int? {
    if elements.last === element { return elements.count - 1 }
    if elements.first === element { return 0 }
    let (found, distance) = elements.place(near: Int(element.listedPlace)) { $0 === element }
    guard let found else { return nil }
    element.listedPlace = Int32(truncatingIfNeeded: found)
    steps &+= Int32(truncatingIfNeeded: distance)
    if steps > elements.count { renumber() }
    return found
  }

  private mutating func renumber() {
    steps = 0
    for (place, element) in elements.enumerated() {
      element.listedPlace = Int32(truncatingIfNeeded: place)
    }
  }

  /// Inserts an element that is not here; places out of range mean the nearest end.
  ///
  /// - Complexity: O(1) at the end, or else as many pointers are moved as come behind.
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int) {
    // Where there are two there are more, as a rule: room for six at once saves two moves, and takes four words where there
    // are none.
    if elements.count == 1 { elements.reserveCapacity(6) }
    let place = Swift.min(Swift.max(index, 0), elements.count)
    element.listedPlace = Int32(truncatingIfNeeded: place)
    if place == elements.count {
      elements.append(element)
    } else {
      elements.insert(element, at: place)
    }
  }

  /// Takes an element out, if it is here.
  ///
  /// - Complexity: that of ``place(of:)``; then as many pointers are moved as come behind.
  mutating func remove(_ element: Element) {
    if let place = place(of: element) { elements.remove(at: place) }
  }

  /// Exchanges the elements at two places of the list.
  mutating func swapAt(_ first: Int, _ second: Int) {
    elements.swapAt(first, second)
    for place in [first, second] {
      elements[place].listedPlace = Int32(truncatingIfNeeded: place)
    }
  }

  /// Takes everything out, and returns it.
  mutating func removeAll() -> [Element] { elements.takeAll() }
}

extension Array {
  /// Where the element that `isWanted` is, looked for from `hint` outwards, and in how many steps.
  func place(
    near hint: Int, where isWanted: (Element) -> Bool
  ) -> (place: Int?, steps: Int) {
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
