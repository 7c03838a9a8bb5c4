// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A ``Row`` as the matrix stores it, in 32 bytes: without its weight, which nearly all callers leave at 1.
struct StoredRow: Equatable {
  let start: Int32
  let count: Int32
  var constant: Double
  let age: UInt64
  var priority: Float
  let exponent: Int8
  let relation: LinearRelation
  var flags: Row.Flags

  /// The content of a free slot.
  static let free = StoredRow(
    start: 0, count: 0, constant: 0, age: 0, priority: 0, exponent: 0, relation: .equal,
    flags: .removed)

  /// The row with its weight; `weight` is evaluated only if the weight is stored separately.
  @inline(__always)
  func row(weight: @autoclosure () -> Double) -> Row {
    Row(
      start: start, count: count, constant: constant,
      weight: flags.contains(.weighted) ? weight() : Row.unitWeight(exponent), age: age,
      priority: priority, exponent: exponent, relation: relation, flags: flags)
  }
}

/// The rows of a ``Matrix`` for the duration of one loop that only reads them.
struct RowView {
  let stored: FlatView<StoredRow>

  /// The weights of the rows that are flagged as weighted, by row.
  let weights: FlatView<Double>

  /// A row; inlining avoids reading the fields that the caller does not use.
  subscript(row: Int) -> Row {
    @inline(__always) get { stored[row].row(weight: weights[row]) }
  }
}
