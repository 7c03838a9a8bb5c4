// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which elements of a store a batch has changed already: what a journal need not write down
/// again.
struct BatchMarks: ~Copyable {
  /// The last batch in which each element was marked.
  private var batchOf = FlatArray<UInt32>()
  private var batch: UInt32 = 1

  /// Elements from here on were added in the batch: there is nothing to go back to.
  private(set) var known = 0

  /// Makes room for elements that were added.
  mutating func addElements(_ extra: Int) { batchOf.append(0, times: extra) }

  /// Whether an element was there before the batch and is not marked yet.
  @inline(__always)
  func isUnmarked(_ element: Int) -> Bool { element < known && batchOf[element] != batch }

  mutating func mark(_ element: Int) { batchOf[element] = batch }

  /// Begins a batch: the elements that there are count as known, and none is marked.
  mutating func begin() {
    batch &+= 1
    known = batchOf.count
  }

  /// Lets nothing be written down until the next batch begins.
  mutating func suspend() { known = 0 }

  /// The same marks.
  func copy() -> BatchMarks {
    var copy = BatchMarks()
    copy.batchOf = batchOf.copy()
    copy.batch = batch
    copy.known = known
    return copy
  }
}
