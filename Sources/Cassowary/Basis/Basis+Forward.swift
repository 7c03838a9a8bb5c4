// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Forward solves, which compute values from the elements as a spreadsheet recalculates.
///
/// Each variable is evaluated from its tight row, in order, starting at the changes. Where a value stays the same, the
/// change spreads no further. Values do not drift, because they are always evaluated and never accumulated.
extension Basis {
  /// Brings all values up to date with the elements, and records the slack rows and bounds that have to be checked.
  ///
  /// - Complexity: O(*k* log *k*) for *k* variables and rows that the change reaches; when
  ///   they are many, the order is swept instead, O(*n* + *k*).
  mutating func propagate(
    _ matrix: borrowing Matrix, _ values: inout Values, _ agenda: inout Agenda
  ) {
    visits.begin()
    let view = matrix.view
    let areMany = visits.isCrowded(by: agenda.staleRows.count)
    for index in agenda.staleRows.indices {
      let row = agenda.staleRows[index]
      let column = matching.column(ofRow: row)
      if column < 0 {
        agenda.markUnchecked(row: row)
      } else if areMany {
        queueVisit(blocks.node(column))
      } else {
        queueStart(column, view)
      }
    }
    for index in agenda.staleColumns.indices { queueVisit(blocks.node(agenda.staleColumns[index])) }
    agenda.clearStale()
    let list = order.view
    while let node = visits.pop(along: list) {
      countEvaluation()
      let block = blocks.block(node)
      if block >= 0 {
        computeBlock(block, view, &values, &agenda)
        continue
      }
      let element = matching.element(node)
      let fresh: Estimate?
      if element.isRow {
        fresh = values.evaluate(node, element.row, pivot: matching.pivot(node), view)
      } else {
        fresh = element.isBound ? values.atBound(node) : values.atStay(node)
      }
      guard let fresh else { continue }
      values.set(node, fresh)
      queueDependents(node, view, &agenda)
      if values.isBelowBound(node) { agenda.markUnchecked(column: node) }
    }
    if visits.isExhausted { noteSingular() }
  }

  /// Queues the dependents of a variable, and records the slack rows that mention it.
  @inline(__always)
  mutating func queueDependents(_ column: Int, _ matrix: MatrixView, _ agenda: inout Agenda) {
    let hasBlocks = !blocks.isEmpty
    let own = hasBlocks ? blocks.node(column) : column
    let holders = matching.columnView
    for entry in matrix.entries(of: column) {
      let row = Int(entry.row)
      let holder = Int(holders[row])
      if holder < 0 {
        agenda.markUnchecked(row: row)
      } else {
        let node = hasBlocks ? blocks.node(holder) : holder
        if node != own { queueVisit(node) }
      }
    }
  }
}
