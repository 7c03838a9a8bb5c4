// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes a sum into the engine's row, giving variables to items that had none.
///
/// There is one row and it is used again and again, so that no list is made for each.
struct RowWriter: LinearSink {
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
    engine.rowTerms.removeAll(keepingCapacity: true)
    engine.rowConstant = 0
  }

  func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    engine.rowTerms.append(Term(engine.variable(quantity, of: item), coefficient))
  }

  static var folds: Bool { true }

  func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) {
    engine.rowTerms.append(Term(engine.origin(quantity, of: view), coefficient))
  }

  func add(_ constant: Double) { engine.rowConstant += constant }
}

/// The part of a sum that depends on no quantity.
struct ConstantSum: LinearSink {
  private(set) var constant = 0.0

  static var folds: Bool { true }

  func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {}

  func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) {}

  mutating func add(_ constant: Double) { self.constant += constant }
}
