// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Many small runs of elements in one array, with a free list for each power of two.
///
/// A run is named by its start. Runs never move; a run that has to grow is copied into a
/// larger one by its owner.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  /// All runs, one after another.
  var storage = FlatArray<Element>()

  /// For each class, the last free run in ``links``; -1 for none.
  private var heads = FlatArray<Int32>(repeating: -1, count: 32)

  /// Free runs, each with the one before it in its class, and unused links.
  private var links = FlatArray<(start: Int32, next: Int32)>()
  private var unusedLink: Int32 = -1

  private let filler: Element

  /// Makes an empty pool; `filler` is what unused places hold.
  init(filler: Element) { self.filler = filler }

  /// The same runs at the same places.
  func copy() -> Pool {
    var copy = Pool(filler: filler)
    copy.storage = storage.copy()
    copy.heads = heads.copy()
    copy.links = links.copy()
    copy.unusedLink = unusedLink
    return copy
  }

  /// The capacity class that holds `count` elements: its runs have `1 << class` places.
  static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// Takes a run of `1 << sizeClass` places.
  mutating func take(_ sizeClass: Int) -> Int {
    let head = heads[sizeClass]
    if head >= 0 {
      let link = links[Int(head)]
      heads[sizeClass] = link.next
      links[Int(head)].next = unusedLink
      unusedLink = head
      return Int(link.start)
    }
    let start = storage.count
    storage.append(filler, times: 1 << sizeClass)
    return start
  }

  /// Gives a run back.
  mutating func give(_ start: Int, _ sizeClass: Int) {
    let link = (start: Int32(truncatingIfNeeded: start), next: heads[sizeClass])
    if unusedLink >= 0 {
      heads[sizeClass] = unusedLink
      unusedLink = links[Int(unusedLink)].next
      links[Int(heads[sizeClass])] = link
    } else {
      heads[sizeClass] = Int32(truncatingIfNeeded: links.count)
      links.append(link)
    }
  }
}
