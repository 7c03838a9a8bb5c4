// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Rows that have one open variable, by class: equalities, then inequalities about a single
/// variable, then other inequalities, each by falling priority.
///
/// A wish about a size alone says more about the size than a limit on where things end.
/// Within a class the last row in is the first one out.
struct CrashQueue: ~Copyable {
  struct Class {
    var key: Double
    /// The place of its last row in ``links``; -1 for none.
    var head: Int32
  }

  /// The classes, by ascending key.
  private var classes = FlatArray<Class>()

  /// The rows, each with the place of the one pushed before it in its class.
  private var links = FlatArray<(row: Int32, next: Int32)>()

  /// Classes before this one are empty.
  private var lowest = 0

  /// Where a row's class stands among all classes; lower is first.
  @inline(__always)
  static func key(_ row: Row) -> Double {
    let kind: Double = row.relation == .equal ? 0 : row.count == 1 ? 4000 : 8000
    return kind - Double(row.priority)
  }

  /// The key of required equalities, which come before all others.
  static let firstKey = -1000.0

  /// Empties the queue and makes room for so many rows.
  mutating func begin(_ count: Int) {
    removeAll()
    links.reserveCapacity(count)
  }

  mutating func removeAll() {
    classes.removeAll()
    links.removeAll()
    lowest = 0
  }

  /// Empties the queue and gives its memory back.
  mutating func release() {
    removeAll()
    links.release()
  }

  /// Puts a row into its class.
  @inline(__always)
  mutating func push(_ row: Int, key: Double) {
    let place = place(of: key)
    if place == classes.count || classes[place].key != key { insertClass(key, at: place) }
    links.append((Int32(truncatingIfNeeded: row), classes[place].head))
    classes[place].head = Int32(truncatingIfNeeded: links.count - 1)
    lowest = min(lowest, place)
  }

  /// Where a class stands or would stand; there are a few, or as many as there are priorities.
  private func place(of key: Double) -> Int {
    var place = 0
    var end = classes.count
    if end <= 8 {
      while place < end, classes[place].key < key { place += 1 }
      return place
    }
    while place < end {
      let middle = (place + end) >> 1
      if classes[middle].key < key { place = middle + 1 } else { end = middle }
    }
    return place
  }

  @inline(never)
  private mutating func insertClass(_ key: Double, at place: Int) {
    classes.append(Class(key: key, head: -1))
    var hole = classes.count - 1
    while hole > place {
      classes[hole] = classes[hole - 1]
      hole -= 1
    }
    classes[place] = Class(key: key, head: -1)
    if place <= lowest { lowest = place }
  }

  /// Takes the last row out of the first class that has any.
  mutating func pop() -> (row: Int, isFirstClass: Bool)? {
    while lowest < classes.count {
      let head = classes[lowest].head
      if head >= 0 {
        let link = links[Int(head)]
        classes[lowest].head = link.next
        return (Int(link.row), classes[lowest].key == Self.firstKey)
      }
      lowest += 1
    }
    return nil
  }
}
