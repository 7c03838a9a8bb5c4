// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of stack views, and of views that their readable guides hold.
extension LayoutEngine {
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
    pending.noteChange()
    if !pending.isFresh { pending.add(stack: view.itemState) }
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
    let states = pending.takeStacks().unique()
    if states.isEmpty || pass.isDismissed { return }
    // First of all: one stack view may be in proportion to content of another, which goes by its margins.
    for state in states {
      guard let view = state.view, view.liveEngine === self else { continue }
      if view.arrangement?.isMarginsRelative == true { enlist(insetsOf: view) }
    }
    let extents = NaturalExtents { [self] in contentExtent($0, $1) }
    var seenInside: Set<ObjectIdentifier> = []
    for state in states {
      if let guide = state.guide, let owner = guide.owningView, owner.liveEngine === self {
        let rows = ReadableWidth.rows(of: guide, in: owner)
        if owner.liveEngine === self { write(rows, of: state) }
      }
      guard let view = state.view, view.liveEngine === self, let arrangement = view.arrangement
      else { continue }
      join(state)
      for entry in arrangement.entries where entry.state.view?.parentView === view {
        join(entry.state)
        if arrangement.readsContent { enlist(baselinesOf: entry.state) }
      }
      if arrangement.distribution == .fillProportionally {
        for leaf in NaturalExtents.leaves(of: view, seen: &seenInside) { join(leaf) }
      }
      // The sizes of content are read from the rows of the items, which have to be there.
      if pending.staleItems.isEmpty {
        write(StackLowering(view, arrangement, extents), of: state)
      } else {
        pending.add(stack: state)
      }
    }
  }

  /// Brings the rows that are about an item which arranges nothing in line with `rows`.
  private func write(_ rows: [StackRow], of state: ItemState) {
    let place = join(state)
    let old = items.stack(at: place)?.groups.first ?? []
    let new = renew(old, rows, isMoved: false, nil, at: place, of: state)
    items.set(EngineStack(groups: [new], departures: items.departures), at: place)
  }

  /// Brings the rows of a stack view in line with what it arranges; only rows of members that differ are
  /// put together and compared.
  ///
  /// - Complexity: O(*k*) comparisons for *k* arranged views.
  private func write(_ lowering: consuming StackLowering, of state: ItemState) {
    var lowering = lowering
    guard let place = self.place(of: state) else { return }
    let old = items.stack(at: place) ?? EngineStack()
    let known = old.groups(of: lowering.members)
    let isComparable = old.basics == lowering.basics && !lowering.basics.readsBaselines
    let departures = items.departures
    let areAllPresent = old.departures == departures
    // Views are asked before anything is written: they may change the tree.
    let own = lowering.ownRows()
    let changed = lowering.members.enumerated().map { number, member -> [StackRow]? in
      if isComparable, let group = known[number], old.isCurrent(group, member),
        areAllPresent || mentionPresentVariables(old.groups[group])
      {
        return nil
      }
      return lowering.rows(ofMember: number)
    }
    guard self.place(of: state) == place, !pass.isDismissed else { return }
    let unit = lowering.needsUnit ? old.unit ?? (try? solver.makeVariable()) : nil
    if unit == nil, let gone = old.unit { book.add(departed: gone) }
    var isKept = Array(repeating: false, count: old.groups.count)
    var groups: [[EngineStack.Row]] = []
    groups.reserveCapacity(lowering.members.count + 1)
    groups.append(
      renew(old.groups.first ?? [], own, isMoved: false, unit, at: place, of: state))
    if !isKept.isEmpty { isKept[0] = true }
    for (number, rows) in changed.enumerated() {
      let group = known[number]
      if let group { isKept[group] = true }
      let before = group.map { old.groups[$0] } ?? []
      groups.append(
        rows.map {
          renew(before, $0, isMoved: group != number + 1, unit, at: place, of: state)
        } ?? before)
    }
    for (rows, kept) in zip(old.groups, isKept) where !kept { rows.forEach(drop) }
    if lowering.basics.distribution == .equalCentering
      || old.basics?.distribution == .equalCentering
    {
      for member in lowering.members { updateWeights(of: member.state) }
      // The first group is the stack view's own.
      for (member, kept) in zip(old.members, isKept.dropFirst()) where !kept {
        updateWeights(of: member.state)
      }
    }
    items.set(
      EngineStack(
        basics: lowering.basics, members: lowering.members, groups: groups, unit: unit,
        departures: departures),
      at: place)
  }

  /// Whether rows mention the variables that items have now: one that left and came back has others.
  private func mentionPresentVariables(_ rows: [EngineStack.Row]) -> Bool {
    rows.allSatisfy { row in
      zip(row.row.form.cells, row.terms).allSatisfy { cell, term in
        place(of: cell.item).map { variable(cell.quantity, at: $0) == term.variable } ?? false
      }
    }
  }

  /// Brings a few rows in line with `rows`: those that say the same as before are left alone.
  ///
  /// - Parameter isMoved: Whether they rank in another way among those of the stack view.
  private func renew(
    _ old: [EngineStack.Row], _ rows: [StackRow], isMoved: Bool, _ unit: Variable?,
    at place: Int32, of state: ItemState
  ) -> [EngineStack.Row] {
    counter.count(\.stackRowsLowered, rows.count)
    var isKept = Array(repeating: false, count: old.count)
    let new = rows.map { row in
      var terms = row.form.cells.map { cell in
        Term(variable(cell.quantity, of: cell.item), cell.coefficient)
      }
      if row.units != 0, let unit { terms.append(Term(unit, row.units)) }
      guard let number = old.firstIndex(where: { $0.row.key == row.key }),
        let handle = old[number].handle, old[number].terms == terms,
        old[number].row.relation == row.relation
      else {
        let handle = add(row, terms, at: place, of: state)
        return EngineStack.Row(row: row, terms: terms, handle: handle)
      }
      let before = old[number].row
      isKept[number] = true
      rewrite(
        handle, constant: row.form.constant == before.form.constant ? nil : row.form.constant,
        priority: row.priority == before.priority ? nil : row.priority)
      if isMoved { brokenRows.changed(handle) }
      return EngineStack.Row(row: row, terms: terms, handle: handle)
    }
    for (row, kept) in zip(old, isKept) where !kept { drop(row) }
    return new
  }

  private func add(
    _ row: StackRow, _ terms: [Term], at place: Int32, of state: ItemState
  ) -> ConstraintHandle? {
    do {
      let handle = try book.add(
        terms, constant: row.form.constant, row.relation, at: Strength(row.priority),
        of: .stack(place))
      counter.count(\.stackRowsWritten)
      return handle
    } catch {
      noteNotFinite(true, state)
      return nil
    }
  }

  private func drop(_ row: EngineStack.Row) {
    if let handle = row.handle { removeRow(handle) }
  }

  /// Removes all rows of a stack view.
  func dropStack(_ place: Int32) {
    guard let stack = items.takeStack(at: place) else { return }
    stack.forEachRow(drop)
    for member in stack.members { updateWeights(of: member.state) }
    if let unit = stack.unit { book.add(departed: unit) }
  }

  /// Takes a row out of the solver until the stack view is looked at again.
  func breakStackRow(_ number: EngineStack.Place, of place: Int32) {
    if let row = items.stack(at: place)?[number] { drop(row) }
    items.noteBroken(number, ofStack: place)
  }

  /// The size of an item's content as its rows say it.
  private func contentExtent(_ state: ItemState, _ axis: Axis) -> Double? {
    guard let place = place(of: state), items[place].role == .content else { return nil }
    let row = items.row(axis == .horizontal ? 0 : 2, of: place)
    return row.isWanted ? row.constant : nil
  }
}
