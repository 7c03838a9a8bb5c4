// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of stack views, and of views that their readable guides hold.
extension LayoutEngine {
  /// A stack view arranges other views, or in another way.
  func arrangementChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    requireStack(view)
    requireProportions(above: view)
  }

  /// Asks for the proportions of the stack views that a view is in, however deep, to be looked at.
  func requireProportions(above view: LayoutView) {
    var next = view.parentView
    while let stack = next, let arrangement = stack.arrangement {
      if arrangement.distribution == .fillProportionally { requireStack(stack) }
      next = stack.parentView
    }
  }

  /// Asks for the rows of a stack view to be looked at.
  func requireStack(_ view: LayoutView) {
    pending.isEmpty = false
    if !pending.isFresh { pending.stacks.append(view.itemState) }
  }

  /// Content or visibility of a view changed, which its stack view may go by.
  func arrangedContentChanged(_ view: LayoutView, isVisibility: Bool = false) {
    guard let parent = view.parentView, let arrangement = parent.arrangement else { return }
    if isVisibility || arrangement.readsContent { requireStack(parent) }
    requireProportions(above: parent)
  }

  /// Brings the rows of everything of this kind that changed in line with them.
  ///
  /// - Complexity: O(*k*) for the *k* views that they arrange; rows that say the same as before are left
  ///   alone.
  func updateStacks() {
    let states = pending.stacks
    if states.isEmpty { return }
    pending.stacks = []
    if isDismissed { return }
    let extents = NaturalExtents { [self] in contentExtent($0, $1) }
    var seen: Set<ObjectIdentifier> = []
    var seenInside: Set<ObjectIdentifier> = []
    for state in states where seen.insert(ObjectIdentifier(state)).inserted {
      if let guide = state.guide, let owner = guide.owningView, owner.liveEngine === self {
        write(ReadableWidth.rows(of: guide, in: owner), of: state)
      }
      guard let view = state.view, view.liveEngine === self, let arrangement = view.arrangement
      else { continue }
      join(state)
      if arrangement.isMarginsRelative { enlist(insetsOf: view) }
      for entry in arrangement.entries where entry.state.view?.parentView === view {
        join(entry.state)
        if arrangement.readsContent { enlist(baselinesOf: entry.state) }
      }
      if arrangement.distribution == .fillProportionally {
        for leaf in NaturalExtents.leaves(of: view, seen: &seenInside) { join(leaf) }
      }
      // The sizes of content are read from the rows of the items, which have to be there.
      if pending.staleItems.isEmpty {
        write(StackLowering(view, arrangement, extents).rows, of: state)
      } else {
        pending.stacks.append(state)
      }
    }
  }

  /// Brings the rows that belong to an item beside its own in line with `rows`.
  private func write(_ rows: [StackRow], of state: ItemState) {
    let place = join(state)
    let old = stacks[place] ?? EngineStack()
    let known = old.places
    var isKept = Array(repeating: false, count: old.rows.count)
    var new = EngineStack()
    new.rows.reserveCapacity(rows.count)
    let unit = rows.contains { $0.units != 0 } ? old.unit ?? (try? solver.makeVariable()) : nil
    new.unit = unit
    if unit == nil, let gone = old.unit { departed.append(gone) }
    for row in rows {
      var terms = row.form.cells.map { cell in
        Term(variable(cell.quantity, of: cell.item), cell.coefficient)
      }
      if row.units != 0, let unit { terms.append(Term(unit, row.units)) }
      var entry = EngineStack.Row(row: row, terms: terms)
      if let before = known[row.key], let handle = old.rows[before].handle,
        old.rows[before].terms == terms, old.rows[before].row.relation == row.relation
      {
        isKept[before] = true
        entry.handle = handle
        if row.form.constant != old.rows[before].row.form.constant {
          rowChanged(handle)
          try? solver.setConstant(row.form.constant, of: handle)
        }
        if row.priority != old.rows[before].row.priority {
          rowChanged(handle)
          try? solver.setPriority(row.priority, of: handle)
        }
        // Rows rank as they are written.
        if before != new.rows.count { rowChanged(handle) }
      } else {
        entry.handle = add(entry, of: state)
        if let handle = entry.handle { rowOwners.give(handle, toStack: place) }
      }
      new.rows.append(entry)
    }
    for (row, kept) in zip(old.rows, isKept) where !kept { drop(row) }
    stacks[place] = new
  }

  private func add(_ row: EngineStack.Row, of state: ItemState) -> ConstraintHandle? {
    do {
      let handle = try solver.add(
        LinearConstraint(
          LinearExpression(row.terms, constant: row.row.form.constant), row.row.relation.linear,
          strength: Strength(row.row.priority)))
      work.stackRowsWritten += 1
      return handle
    } catch {
      noteMisfit(true, state)
      return nil
    }
  }

  private func drop(_ row: EngineStack.Row) {
    if let handle = row.handle { removeRow(handle) }
  }

  /// Removes all rows of a stack view.
  func dropStack(_ place: Int32) {
    guard let stack = stacks.removeValue(forKey: place) else { return }
    for row in stack.rows { drop(row) }
    if let unit = stack.unit { departed.append(unit) }
  }

  /// Takes a row out of the solver until the stack view is looked at again.
  func breakStackRow(_ number: Int, of place: Int32) {
    if let row = stacks[place]?.rows[number] { drop(row) }
    stacks[place]?.rows[number].handle = nil
  }

  /// Where a row is among those of its stack view.
  func stackRow(_ handle: ConstraintHandle, of place: Int32) -> Int? {
    stacks[place]?.rows.firstIndex { $0.handle == handle }
  }

  /// The size of an item's content as its rows say it.
  private func contentExtent(_ state: ItemState, _ axis: Axis) -> Double? {
    guard let place = place(of: state), items[place].role == .content else { return nil }
    let row = self.row(axis == .horizontal ? 0 : 2, of: place)
    return row.isWanted ? row.constant : nil
  }
}
