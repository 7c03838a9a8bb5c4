// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes a sum of up to four terms, as nearly all are, giving variables to items that had none.
struct ShortRowWriter: LinearSink {
  private let engine: LayoutEngine
  private var terms = ShortRow()
  private var columns = SIMD4<Int32>(repeating: -1)

  /// Whether the sum has more terms, or names a column twice.
  private var isTooLong = false
  private(set) var constant = 0.0

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// The sum; nil if it is no short one.
  var row: ShortRow? { isTooLong ? nil : terms }

  @inline(__always)
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    add(engine.column(quantity, of: item), coefficient)
  }

  static var usesRootOrigins: Bool { true }

  mutating func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) {
    add(engine.origin(quantity, of: view).index, coefficient)
  }

  @inline(__always)
  mutating func add(_ constant: Double) { self.constant += constant }

  @inline(__always)
  private mutating func add(_ column: Int32, _ coefficient: Double) {
    if terms.count == 4 || any(columns .== column) { return isTooLong = true }
    columns[terms.count] = column
    terms.append(column, coefficient)
  }
}

/// Writes a sum of any length, giving variables to items that had none.
struct RowWriter: LinearSink {
  private let engine: LayoutEngine
  private(set) var terms: [Term] = []

  init(_ engine: LayoutEngine) { self.engine = engine }

  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    terms.append(Term(engine.variable(quantity, of: item), coefficient))
  }

  static var usesRootOrigins: Bool { true }

  mutating func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) {
    terms.append(Term(engine.origin(quantity, of: view), coefficient))
  }

  func add(_ constant: Double) {}
}

/// The part of a sum that depends on no quantity.
struct ConstantSum: LinearSink {
  private(set) var constant = 0.0

  static var usesRootOrigins: Bool { true }

  func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {}

  func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) {}

  mutating func add(_ constant: Double) { self.constant += constant }
}
