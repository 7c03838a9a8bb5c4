// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes a sum as terms of a row, giving variables to items that had none.
struct RowWriter<System: LayoutSystem>: LinearSink {
  private let system: System
  private(set) var terms = RowTerms()
  private(set) var constant = 0.0

  /// The areas of scroll views whose offsets are in the constant; one may come twice.
  private(set) var scrollAreas: [ScrollArea] = []

  init(_ system: System) {
    self.system = system
  }

  @inline(__always)
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    terms.append(system.column(quantity, of: item), coefficient, in: system.solver)
  }

  /// Adds the cells of a form, without its constant.
  mutating func addCells(of form: LinearForm) {
    for cell in form.cells { add(cell.quantity, of: cell.item, times: cell.coefficient) }
  }

  mutating func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool {
    guard let origin = system.origin(quantity, of: view) else { return false }
    terms.append(origin.index, coefficient, in: system.solver)
    return true
  }

  mutating func noteOffset(of area: ScrollArea) { scrollAreas.append(area) }

  @inline(__always)
  mutating func add(_ constant: Double) { self.constant += constant }
}

/// The constant part of a sum, for which no item has to join.
struct ConstantSum: LinearSink {
  private(set) var constant = 0.0

  func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {}

  func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool { true }

  mutating func add(_ constant: Double) { self.constant += constant }
}
