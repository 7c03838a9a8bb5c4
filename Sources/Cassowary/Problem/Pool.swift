// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Many small runs of elements in one array, with a free list for each power of two.
///
/// A run is named by its start. Runs never move; a run that has to grow is copied into a
/// larger one by its owner.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  /// All runs, one after another.
  var storage = FlatArray<Element>()

  /// Starts of free runs, by the binary logarithm of their capacity.
  private var free: InlineArray<32, FlatArray<Int32>> = InlineArray { _ in FlatArray<Int32>() }

  private let filler: Element

  /// Makes an empty pool; `filler` is what unused places hold.
  init(filler: Element) { self.filler = filler }

  /// The same runs at the same places.
  func copy() -> Pool {
    var copy = Pool(filler: filler)
    copy.storage = storage.copy()
    for sizeClass in free.indices { copy.free[sizeClass] = free[sizeClass].copy() }
    return copy
  }

  /// The capacity class that holds `count` elements: its runs have `1 << class` places.
  static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// Takes a run of `1 << sizeClass` places.
  mutating func take(_ sizeClass: Int) -> Int {
    if let start = free[sizeClass].popLast() { return Int(start) }
    let start = storage.count
    storage.append(filler, times: 1 << sizeClass)
    return start
  }

  /// Gives a run back.
  mutating func give(_ start: Int, _ sizeClass: Int) {
    free[sizeClass].append(Int32(truncatingIfNeeded: start))
  }
}
