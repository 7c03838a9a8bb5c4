// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Items with variables and rows in a solver: the engine of a tree, and what finds the fitting sizes of a view.
///
/// Extensions write the rows of frames, content and stack views for both, and change them in place when
/// only numbers change.
protocol LayoutSystem: AnyObject {
  var book: RowBook { get set }
  var items: ItemTable { get set }
  var counter: WorkCounter { get set }

  /// Where an item is in the table; nil if it takes no part.
  func place(of state: ItemState) -> Int32?

  /// Where an item is in the table, after giving it variables if it had none.
  @discardableResult
  func join(_ state: ItemState) -> Int32

  /// Whether an item is still at a place: callers' code that was asked for something may have taken it away.
  func isAt(_ place: Int32, _ state: ItemState) -> Bool

  /// The variable of a view's left or top in the root's coordinates; nil if the system has none.
  func origin(_ quantity: Quantity, of state: ItemState) -> Variable?

  /// Notes that a row of the solver is about to change.
  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change)

  /// Notes whether an item has a number that is not finite.
  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState)
}

/// Variables and their values.
extension LayoutSystem {
  var solver: Solver {
    @inline(__always) get { book.solver }
  }

  /// The column of a quantity of an item, made now if there was none.
  func column(_ quantity: Quantity, of state: ItemState) -> Int32 {
    column(quantity, at: join(state))
  }

  func column(_ quantity: Quantity, at place: Int32) -> Int32 {
    items.columns(at: place)[Int(quantity.rawValue)]
  }

  /// The variable of a quantity of an item, made now if there was none.
  func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variable(quantity, at: join(state))
  }

  func variable(_ quantity: Quantity, at place: Int32) -> Variable {
    solver.variable(ofColumn: column(quantity, at: place))
  }

  /// The value that the solver found for a quantity; 0 for an item that takes no part.
  func value(_ state: ItemState, _ quantity: Quantity) -> Double {
    place(of: state).map { value(quantity, at: $0) } ?? 0
  }

  func value(_ quantity: Quantity, at place: Int32) -> Double {
    solver.value(ofColumn: column(quantity, at: place))
  }
}

/// Changes of rows.
extension LayoutSystem {
  /// Takes a row out of the solver; whose it was has to forget it.
  func removeRow(_ handle: ConstraintHandle) {
    willChange(handle, .removal)
    book.remove(handle)
  }

  /// Writes another constant into a row.
  func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverMisuse) {
    willChange(handle, .constant)
    try solver.setConstant(constant, of: handle)
  }

  /// Writes another priority into a row.
  func setPriority(_ priority: Float, of handle: ConstraintHandle) throws(SolverMisuse) {
    willChange(handle, .rank)
    try solver.setPriority(priority, of: handle)
  }
}
