// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A vector that is zero almost everywhere.
///
/// All its numbers, and where those are that may not be zero: only these are visited and cleared (HiGHS calls it `HVector`).
///
/// - Invariant: a number that is not zero is in the list, once.
struct SparseVector: ~Copyable {
  private var values = FlatArray<Double>()
  private var support = FlatArray<Int32>()

  /// How many numbers may not be zero.
  var count: Int { @inline(__always) get { support.count } }
  var indices: Range<Int> { support.indices }

  /// The index of a number that may not be zero.
  @inline(__always)
  func index(_ place: Int) -> Int { Int(support[place]) }

  subscript(index: Int) -> Double { @inline(__always) get { values[index] } }

  /// The numbers for one loop that only reads.
  var view: FlatView<Double> { @inline(__always) get { values.view } }

  /// Gives the vector at least `count` numbers.
  @inline(__always)
  mutating func extend(to count: Int) { values.extend(to: count, with: 0) }

  /// Sets a number that has been zero so far.
  @inline(__always)
  mutating func append(_ index: Int, _ value: Double) {
    values[index] = value
    support.append(Int32(truncatingIfNeeded: index))
  }

  /// Makes the vector zero.
  mutating func clear() {
    for place in support.indices { values[Int(support[place])] = 0 }
    support.removeAll()
  }
}
