// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of stack views, and the rows that limit views to the width of their readable guides.
extension LayoutSystem {
  /// Updates the rows of a readable guide to `rows`.
  func write(_ rows: [StackRow], of state: ItemState) {
    let index = join(state)
    let old = items.stack(at: index)?.groups.first ?? []
    let new = renew(old, rows, isMoved: false, nil, at: index, of: state)
    items.set(EngineStack(groups: [new], departures: items.departures), at: index)
  }

  /// Updates the rows of a stack view; only rows of members that differ are lowered and compared.
  ///
  /// - Complexity: O(*k*) comparisons for *k* arranged views.
  func write(_ lowering: consuming StackLowering, of state: ItemState) {
    var lowering = lowering
    guard let index = self.index(of: state) else { return }
    let old = items.stack(at: index) ?? EngineStack()
    let known = old.groups(of: lowering.members)
    let isComparable = old.basics == lowering.settings && !lowering.settings.readsBaselines
    let departures = items.departures
    let areAllPresent = old.departures == departures
    // All rows are lowered before any is written: reading views runs callers' code, which may change the tree.
    let own = lowering.ownRows()
    let changed = lowering.members.enumerated().map { number, member -> [StackRow]? in
      if isComparable, let group = known[number], old.isCurrent(group, member),
        areAllPresent || mentionPresentVariables(old.groups[group])
      {
        return nil
      }
      return lowering.rows(ofMember: number)
    }
    guard isAt(index, state) else { return }
    let unit = lowering.needsUnit ? old.unit ?? (try? solver.makeVariable()) : nil
    if unit == nil, let gone = old.unit { book.add(departed: gone) }
    var isKept = Array(repeating: false, count: old.groups.count)
    var groups: [[EngineStack.Row]] = []
    groups.reserveCapacity(lowering.members.count + 1)
    groups.append(
      renew(old.groups.first ?? [], own, isMoved: false, unit, at: index, of: state))
    if !isKept.isEmpty { isKept[0] = true }
    for (number, rows) in changed.enumerated() {
      let group = known[number]
      if let group { isKept[group] = true }
      let before = group.map { old.groups[$0] } ?? []
      groups.append(
        rows.map {
          renew(before, $0, isMoved: group != number + 1, unit, at: index, of: state)
        } ?? before)
    }
    for (rows, kept) in zip(old.groups, isKept) where !kept { rows.forEach(drop) }
    if lowering.settings.distribution == .equalCentering
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
        basics: lowering.settings, members: lowering.members, groups: groups, unit: unit,
        departures: departures),
      at: index)
  }

  /// Whether rows mention the current variables of their items; an item that left and joined again has new ones.
  private func mentionPresentVariables(_ rows: [EngineStack.Row]) -> Bool {
    rows.allSatisfy { row in
      row.row.form.cells.enumerated().allSatisfy { number, cell in
        let present = index(of: cell.item).map { column(cell.quantity, at: $0) }
        return present == row.terms.column(of: number)
      }
    }
  }

  /// Updates a few rows to `rows`, and leaves alone those that say the same as before.
  ///
  /// - Parameter isMoved: Whether their ranks among the rows of the stack view have changed.
  private func renew(
    _ old: [EngineStack.Row], _ rows: [StackRow], isMoved: Bool, _ unit: Variable?,
    at index: Int32, of state: ItemState
  ) -> [EngineStack.Row] {
    counter.count(\.stackRowsLowered, rows.count)
    var isKept = Array(repeating: false, count: old.count)
    let new = rows.map { row in
      let terms = makeTerms(of: row, unit)
      guard let number = old.firstIndex(where: { $0.row.key == row.key }),
        let handle = old[number].handle, old[number].terms == terms,
        old[number].row.relation == row.relation
      else {
        let handle = add(row, terms, at: index, of: state)
        return EngineStack.Row(row: row, terms: terms, handle: handle)
      }
      let before = old[number].row
      isKept[number] = true
      if row.form.constant != before.form.constant {
        try? setConstant(row.form.constant, of: handle)
      }
      if row.priority != before.priority { try? setPriority(row.priority, of: handle) }
      if isMoved { willChange(handle, .rank) }
      return EngineStack.Row(row: row, terms: terms, handle: handle)
    }
    for (row, kept) in zip(old, isKept) where !kept { drop(row) }
    return new
  }

  private func makeTerms(of row: StackRow, _ unit: Variable?) -> RowTerms {
    var sum = RowWriter(self)
    sum.addCells(of: row.form)
    var terms = sum.terms
    if row.units != 0, let unit { terms.append(unit.index, row.units, in: solver) }
    return terms
  }

  private func add(
    _ row: StackRow, _ terms: RowTerms, at index: Int32, of state: ItemState
  ) -> ConstraintHandle? {
    do {
      let handle = try book.add(
        terms, constant: row.form.constant, row.relation, at: Strength(row.priority),
        of: .stack(index))
      counter.count(\.stackRowsWritten)
      return handle
    } catch {
      noteNotFinite(true, state)
      return nil
    }
  }

  func drop(_ row: EngineStack.Row) {
    if let handle = row.handle { removeRow(handle) }
  }
}
