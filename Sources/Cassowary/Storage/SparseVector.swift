// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A vector that is zero almost everywhere.
///
/// It stores all entries and the indices of those that may be non-zero: only these are visited and cleared (HiGHS calls
/// it `HVector`).
///
/// - Invariant: the index of a non-zero entry is in the list, once.
struct SparseVector: ~Copyable {
  private var values = FlatArray<Double>()
  private var support = FlatArray<Int32>()

  /// How many entries may be non-zero.
  var count: Int { @inline(__always) get { support.count } }
  var indices: Range<Int> { support.indices }

  /// The index of an entry that may be non-zero.
  @inline(__always)
  func index(_ position: Int) -> Int { Int(support[position]) }

  subscript(index: Int) -> Double { @inline(__always) get { values[index] } }

  /// The entries, for one loop that only reads.
  var view: FlatView<Double> { @inline(__always) get { values.view } }

  /// Extends the vector to at least `count` entries.
  @inline(__always)
  mutating func extend(to count: Int) { values.extend(to: count, with: 0) }

  /// Sets an entry that is still zero.
  @inline(__always)
  mutating func append(_ index: Int, _ value: Double) {
    values[index] = value
    support.append(Int32(truncatingIfNeeded: index))
  }

  /// Makes the vector zero.
  mutating func clear() {
    for position in support.indices { values[Int(support[position])] = 0 }
    support.removeAll()
  }
}
