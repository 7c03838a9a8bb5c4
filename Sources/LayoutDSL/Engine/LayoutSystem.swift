// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Items with variables and rows in a solver: the engine of a tree, or the solver of a view's fitting sizes.
///
/// Extensions write the rows of frames, content and stack views for both, and change them in place when
/// only numbers change.
protocol LayoutSystem: AnyObject {
  var book: RowBook { get set }
  var items: ItemTable { get set }
  var counter: WorkCounter { get set }

  /// Returns the index of an item in the table; nil if it takes no part.
  func index(of state: ItemState) -> Int32?

  /// Returns the index of an item in the table, after giving it variables if it had none.
  @discardableResult
  func join(_ state: ItemState) -> Int32

  /// Whether an item is still at an index: callers' code may have removed it.
  func isAt(_ index: Int32, _ state: ItemState) -> Bool

  /// Whether the superview of an item is in the system, so that its arrangement gives the item's content a weight.
  func hasSuperview(_ index: Int32) -> Bool

  /// Returns the variable of a view's left or top in the root's coordinates; nil if the system has none.
  func origin(_ quantity: Quantity, of state: ItemState) -> Variable?

  /// Notes that a row of the solver is about to change.
  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change)

  /// Notes whether an item has a number that is not finite.
  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState)
}

/// Variables and their values.
extension LayoutSystem {
  /// How much work was done so far.
  var work: LayoutWork { counter.work }

  var solver: Solver {
    @inline(__always) get { book.solver }
  }

  /// Returns the column of a quantity of an item, made now if there was none.
  func column(_ quantity: Quantity, of state: ItemState) -> Int32 {
    column(quantity, at: join(state))
  }

  func column(_ quantity: Quantity, at index: Int32) -> Int32 {
    items.columns(at: index)[Int(quantity.rawValue)]
  }

  /// Returns the variable of a quantity of an item, made now if there was none.
  func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variable(quantity, at: join(state))
  }

  func variable(_ quantity: Quantity, at index: Int32) -> Variable {
    solver.variable(ofColumn: column(quantity, at: index))
  }

  /// Returns the value that the solver found for a quantity; 0 for an item that takes no part.
  func value(_ state: ItemState, _ quantity: Quantity) -> Double {
    index(of: state).map { value(quantity, at: $0) } ?? 0
  }

  func value(_ quantity: Quantity, at index: Int32) -> Double {
    solver.value(ofColumn: column(quantity, at: index))
  }
}

/// Changes of rows.
extension LayoutSystem {
  /// Removes a row from the solver; its owner has to drop the handle.
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

/// The rows of items: frames of views that no constraint places, and sizes of content.
extension LayoutSystem {
  /// Holds a view where its frame was last set, as its autoresizing mask prescribes.
  func setFrame(_ index: Int32, of view: LayoutView, to frame: Rect, in outer: Size) {
    let rows = EngineItemRow.rows(of: view, at: frame, in: outer)
    guard isAt(index, view.itemState) else { return }
    setRow(0, of: index, to: rows.left)
    setRow(1, of: index, to: rows.top)
    setRow(2, of: index, to: rows.width)
    setRow(3, of: index, to: rows.height)
  }

  /// Holds a view at the extents of its content.
  func setContent(_ index: Int32, of view: LayoutView, to extent: (Axis) -> Double?) {
    for axis in Axis.allCases {
      let rows = EngineItemRow.rows(
        of: view, at: extent(axis), along: axis, weight: weight(of: view, at: index, along: axis))
      guard isAt(index, view.itemState) else { return }
      setRow(2 * axis.rawValue, of: index, to: rows.most)
      setRow(2 * axis.rawValue + 1, of: index, to: rows.least)
    }
  }

  /// Returns the weight of a view's content among content with the same compression resistance.
  private func weight(of view: LayoutView, at index: Int32, along axis: Axis) -> Float {
    hasSuperview(index) ? view.parentView?.arrangement?.weight(of: view, along: axis) ?? 1 : 1
  }

  /// Returns the extent at which the rows of an item hold its content, if they do.
  func contentExtent(at index: Int32, _ axis: Axis) -> Double? {
    guard items[index].role == .content else { return nil }
    let row = items.row(2 * axis.rawValue, of: index)
    return row.isWanted ? row.constant : nil
  }

  /// Updates the weights of a view's content to its arrangement in a stack view.
  func updateWeights(of state: ItemState) {
    guard let view = state.view, let index = index(of: state), items[index].role == .content,
      items[index].hasRows
    else { return }
    for axis in Axis.allCases {
      let number = 2 * axis.rawValue + 1
      let row = items.row(number, of: index)
      let weight = weight(of: view, at: index, along: axis)
      if row.isWanted, row.weight != weight {
        setRow(number, of: index, to: row.weighted(weight))
      }
    }
  }

  /// Updates a row of an item to what is wanted now.
  func setRow(_ number: Int, of index: Int32, to wish: EngineItemRow) {
    if !wish.isWanted, !items[index].hasRows { return }
    let state = items.state(at: index)
    let row = renew(items.row(number, of: index), as: wish, of: index)
    if items.state(at: index) === state { items.setRow(number, of: index, to: row) }
  }

  /// Updates a row about an item to what is wanted now, and returns that with its handle.
  ///
  /// Constants and priorities are changed in place. A row at priority 0 is not in the solver, but it is stored, so that
  /// it can return.
  func renew(_ old: EngineItemRow, as new: EngineItemRow, of index: Int32) -> EngineItemRow {
    let isThere = new.isWanted && new.priority > 0
    if let handle = old.handle {
      if isThere, new.hasForm(of: old) {
        let isMoved = new.constant != old.constant
        let isRanked = new.priority != old.priority
        if isMoved { try? setConstant(-new.constant, of: handle) }
        if isRanked { try? setPriority(new.priority, of: handle) }
        if new.weight != old.weight { try? solver.setWeight(Double(new.weight), of: handle) }
        if isMoved || isRanked { counter.count(\.itemRowsWritten) }
        return new.with(handle)
      }
      removeRow(handle)
    }
    if !isThere { return new.with(nil) }
    counter.count(\.itemRowsWritten)
    return new.with(add(new, of: index))
  }

  private func add(_ row: EngineItemRow, of index: Int32) -> ConstraintHandle? {
    guard let state = items.state(at: index) else { return nil }
    var terms = ShortRow()
    terms.append(column(row.quantity, at: index), 1)
    if row.factor != 0, let superview = state.view?.parentView {
      terms.append(column(row.quantity.axis.extent, of: superview.itemState), -row.factor)
      // If the superview joined just now, the override called for its alignment may have changed the tree.
      guard isAt(index, state) else { return nil }
    }
    return try? book.add(
      terms, constant: -row.constant, row.relation, at: row.strength, of: .item(index))
  }
}
