// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Changes of constraints that the tree reports.
extension LayoutEngine {
  func noteDeparture(of constraint: ConstraintReference) {
    issueList.note(departed: constraint.object)
  }

  func constraintChanged(_ constraint: ConstraintReference, _ work: EngineWork) {
    fittingMayChange(at: constraint)
    schedule(work, of: constraint)
  }

  func constraintDeactivated(_ constraint: ConstraintReference) {
    fittingMayChange(at: constraint)
    forget(constraint)
    pending.noteChange()
  }

  private func fittingMayChange(at constraint: ConstraintReference) {
    if fittings.hasRequests { fittingMayChange(at: constraint.hostView) }
  }

  func mistakesChanged(_ item: ItemState) {
    pending.noteChange()
    if pending.isFresh { return }
    issueList.note(mistakesOf: item)
  }

  func schedule(_ work: EngineWork, of constraint: ConstraintReference) {
    pending.noteChange()
    // The first pass walks the tree and finds everything; a dismissed engine must not write to data of another one.
    if pending.isFresh || pass.isDismissed { return }
    constraint.first.assign(toEngine: identity)
    if constraint.engineRow.addWork(work) { pending.add(constraint) }
  }

  /// Schedules the rows of an item that is new to the engine to be written in the next pass.
  func scheduleAll(of item: ItemState) {
    if item.table.isEmpty || pass.isDismissed { return }
    pending.noteChange()
    item.assign(toEngine: identity)
    pending.add(tableOf: item)
  }

  /// Removes a constraint's row from the solver, and its pending work.
  ///
  /// The constraint may stay in lists, which skip it because it is inactive.
  private func forget(_ constraint: ConstraintReference) {
    guard owns(constraint) else { return }
    dropRow(of: constraint)
    constraint.engineRow = EngineRow()
  }

  /// Removes an item and all of its rows, so that another engine may take them.
  func forgetAll(of item: ItemState) {
    guard item.engineSlot.solver == identity else { return }
    item.forEachRow(dropRow)
    leave(item)
    item.assign(toEngine: 0)
  }

  func owns(_ constraint: ConstraintReference) -> Bool {
    constraint.first.engineSlot.solver == identity
  }
}

/// The rows of constraints.
extension LayoutEngine {
  /// Returns the row that this engine has for an active constraint.
  func row(of constraint: ConstraintReference) -> ConstraintHandle? {
    owns(constraint) ? book.handle(of: constraint.row.engine) : nil
  }

  /// Marks rows that a row has broken to be examined again, and the items of a removed row as possibly idle.
  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change) {
    if change == .constant { return brokenRows.rowConstantChanged(handle) }
    brokenRows.rowChanged(handle)
    if change != .removal { return }
    items.noteRemovedRow()
    for index in indices(in: handle) where items[index].role != .content { markIdle(index) }
    for index in originIndices(in: handle) { markIdle(index) }
  }

  /// Returns the indices of the items that a row mentions, once for each mention.
  func indices(in handle: ConstraintHandle) -> [Int32] {
    ((try? solver.variables(of: handle)) ?? []).compactMap { index(of: $0) }
  }

  func dropRow(of constraint: ConstraintReference) {
    guard let handle = row(of: constraint) else { return }
    removeRow(handle)
    constraint.engineRow.forgetRow()
  }

  /// Does the pending work of a constraint.
  func update(_ constraint: ConstraintReference) {
    guard constraint.isUsed, owns(constraint), !pass.isDismissed else { return }
    let row = constraint.row
    let work = constraint.engineRow.takeWork()
    if work.isEmpty { return }
    guard !work.contains(.structure), row.priority > 0,
      let handle = book.handle(of: row.engine)
    else {
      if row.engine.hasHandle { dropRow(of: constraint) }
      return lower(constraint, row)
    }
    do {
      let before = book.baseConstant(of: handle)
      if work.contains(.insets), !refreshBaseConstant(of: constraint, row, handle) {
        guard isCurrent(constraint, row) else { return }
        dropRow(of: constraint)
        return lower(constraint, row)
      }
      guard self.row(of: constraint) == handle else { return }
      let base = book.baseConstant(of: handle)
      if work.contains(.constant) || base != before {
        let constant = base - constraint.constant(in: constraint.row.engine.direction)
        try setConstant(constant, of: handle)
        counter.count(\.constantsChanged)
      }
      if work.contains(.priority) {
        try setPriority(row.priority, of: handle)
        counter.count(\.prioritiesChanged)
      }
    } catch {
      dropRow(of: constraint)
      report(error, of: constraint.object)
    }
  }

  /// Writes the row of a constraint, unless its priority is 0.
  private func lower(_ constraint: ConstraintReference, _ row: ConstraintRow) {
    if row.priority <= 0 { return }
    if row.mentionsInsets {
      for view in constraint.viewsOfInsets { register(insetsOf: view) }
      guard isCurrent(constraint, row) else { return }
      register(baselinesIn: constraint)
      guard isCurrent(constraint, row) else { return }
    }
    var sum = RowWriter(self)
    guard let lowering = ConstraintLowering(constraint, row),
      lowering.write(constraint, row, into: &sum), isCurrent(constraint, row)
    else {
      if isCurrent(constraint, row) { reportDeadTarget(of: constraint.object) }
      return
    }
    do {
      let constant = sum.constant - constraint.constant(in: lowering.direction)
      let handle = try book.add(
        sum.terms, constant: constant, row.relation, at: Strength(row.priority),
        of: .constraint(constraint))
      counter.count(\.termsWritten, sum.terms.count)
      book.setBaseConstant(sum.constant, of: handle)
      for area in sum.scrollAreas { area.addReader(constraint) }
      // Callers' code may have scheduled more work, which is done next.
      constraint.engineRow.set(handle, in: lowering.direction)
      counter.count(\.constraintsLowered)
    } catch {
      report(error, of: constraint.object)
    }
  }

  /// Whether a constraint is still this engine's and the one that `row` was read from, after callers' code ran.
  private func isCurrent(_ constraint: ConstraintReference, _ row: ConstraintRow) -> Bool {
    constraint.stillHolds(row) && owns(constraint)
  }

  /// Reads the margins and baselines of a constraint again; false if it or an item is gone.
  ///
  /// Callers' code that is called for baselines may have given the constraint another row. That row has been written
  /// with the present constant, and nothing is stored for the removed one.
  private func refreshBaseConstant(
    of constraint: ConstraintReference, _ row: ConstraintRow, _ handle: ConstraintHandle
  ) -> Bool {
    var sum = ConstantSum()
    guard let lowering = ConstraintLowering(constraint, row),
      lowering.write(constraint, row, into: &sum), isCurrent(constraint, row)
    else { return false }
    if self.row(of: constraint) == handle { book.setBaseConstant(sum.constant, of: handle) }
    return true
  }
}

extension LayoutConstraint.Relation {
  /// The solver's word for the relation.
  var linear: LinearRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
