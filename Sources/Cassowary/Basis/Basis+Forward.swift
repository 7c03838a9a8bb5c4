// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Forward solves: values from the elements, as a spreadsheet recalculates.
///
/// Each variable is computed afresh from its tight row, in order, starting at what changed;
/// where the value stays as it was the change spreads no further. Because values are always
/// evaluated and never accumulated they do not drift.
extension Basis {
  /// Brings every value up to date with the elements; notes each slack row and bound that has to be
  /// looked at.
  ///
  /// - Complexity: O(*k* log *k*) for *k* variables and rows that the change reaches; when
  ///   they are many the order is swept instead, O(*n* + *k*).
  mutating func propagate(
    _ matrix: borrowing Matrix, _ values: inout Values, _ agenda: inout Agenda
  ) {
    visits.begin()
    for place in agenda.staleRows.indices {
      let row = agenda.staleRows[place]
      let column = matching.column(ofRow: row)
      if column >= 0 { visit(blocks.node(column)) } else { agenda.noteUnchecked(row: row) }
    }
    for place in agenda.staleColumns.indices { visit(blocks.node(agenda.staleColumns[place])) }
    agenda.forgetStale()
    let view = matrix.view
    let list = order.view
    while let node = visits.pop(along: list) {
      countValue()
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
        fresh = values.exact(node, element.isBound ? values.lowerBound(node) : values[node])
      }
      guard let fresh else { continue }
      values.set(node, fresh)
      passOn(node, view, values, &agenda)
    }
    if visits.isExhausted { noteSingular() }
  }

  /// Puts what depends on a variable on the way, and notes the slack rows that mention it, and its
  /// bound if it lies below.
  @inline(__always)
  mutating func passOn(
    _ column: Int, _ matrix: MatrixView, _ values: borrowing Values, _ agenda: inout Agenda
  ) {
    let hasBlocks = !blocks.isEmpty
    let own = hasBlocks ? blocks.node(column) : column
    let holders = matching.columnView
    for index in matrix.entryRange(column) {
      let row = Int(matrix.entries[index].row)
      let holder = Int(holders[row])
      if holder < 0 {
        agenda.noteUnchecked(row: row)
      } else {
        let node = hasBlocks ? blocks.node(holder) : holder
        if node != own { visit(node) }
      }
    }
    if values.isBelowBound(column) { agenda.noteUnchecked(column: column) }
  }

  /// Computes the values of a block's variables, refined with residuals of twice the precision.
  ///
  /// Rows of a block may be nearly parallel; then the residuals that matter are those of the
  /// rounded values, and a plain sum could not see them.
  private mutating func computeBlock(
    _ block: Int, _ matrix: MatrixView, _ values: inout Values, _ agenda: inout Agenda
  ) {
    guard let factors = factors(of: block, matrix) else { return }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    for (place, member) in members.enumerated() { scratch.setResult(place, values[Int(member)]) }
    var hasMoved = false
    var error = 0.0
    for _ in 0..<3 {
      var isExact = true
      error = 0
      for (place, member) in members.enumerated() {
        let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
        scratch.setRight(place, -rest.value)
        let noise = Tolerance.spread * rest.magnitude
        error = max(error, noise, rest.error)
        if !(abs(rest.value) <= noise) { isExact = false }
      }
      // Small residuals do not make nearly parallel rows' values right: only those of values
      // that have not moved yet say that nothing is to do.
      if isExact && !hasMoved { break }
      hasMoved = true
      if scratch.addSolution(factors) <= Tolerance.spread * scratch.largestResult { break }
    }
    if !hasMoved { return }
    let carriesRounding = 4 * error * factors.amplification > Tolerance.residual
    if carriesRounding { spreadRounding(members, factors, matrix, values) }
    for (place, member) in members.enumerated() {
      let fresh = scratch.result(place) + 0
      let error = carriesRounding ? 4 * abs(scratch.lastSolution(place)) : 0
      let isNegligible = error <= Tolerance.residual * max(1, abs(fresh))
      if fresh == values[Int(member)], isNegligible == (values.error(Int(member)) == 0) { continue }
      values.set(Int(member), Estimate(value: fresh, error: isNegligible ? 0 : error))
      if factors.amplification > Tolerance.nearlyDependent, values.isSpoiled(Int(member)) {
        blocks.noteSpoiled()
      }
      passOn(Int(member), matrix, values, &agenda)
    }
  }

  /// A tight row of a block of nearly dependent rows, the values of which rounding has spoiled; nil if
  /// there is none.
  ///
  /// - Complexity: O(1) but after a block was computed that was spoiled; then O(variables).
  mutating func spoiledRow(_ matrix: borrowing Matrix, _ values: borrowing Values) -> Int? {
    if !blocks.mayBeSpoiled { return nil }
    for column in 0..<matching.count where blocks.block(column) >= 0 {
      let element = matching.element(column)
      guard element.isRow, values.isSpoiled(column),
        let factors = factors(of: blocks.block(column), matrix.view)
      else { continue }
      if factors.amplification > Tolerance.nearlyDependent { return element.row }
    }
    blocks.forgetSpoiled()
    return nil
  }

  /// Solves for what rounding may have left of the rows of a block, its signs mixed: about as far the
  /// values may be from the exact ones.
  private mutating func spreadRounding(
    _ members: [Int32], _ factors: SparseFactorization, _ matrix: MatrixView,
    _ values: borrowing Values
  ) {
    for (place, member) in members.enumerated() {
      let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
      let rounding = max(rest.error, Tolerance.spread * rest.magnitude)
      scratch.setRight(place, rounding * SparseFactorization.mixed(place))
    }
    scratch.solve(factors, isTransposed: false)
  }

  /// A row's residual with a block's values in place of the present ones.
  private func blockResidual(
    _ row: Int, _ matrix: MatrixView, _ values: borrowing Values
  ) -> RowSum {
    let constant = matrix.rows[row].constant
    var sum = CompensatedSum(constant)
    var result = RowSum(value: 0, magnitude: abs(constant))
    let view = values.view
    for index in matrix.cellRange(row) {
      let cell = matrix.cells[index]
      let column = Int(cell.column)
      let inside = scratch.place(column)
      let factor = inside >= 0 ? scratch.result(inside) : view[column].value
      let product = cell.coefficient * factor
      sum.add(cell.coefficient, factor, product: product)
      result.magnitude = max(result.magnitude, abs(product))
      if inside < 0 { result.error = max(result.error, abs(cell.coefficient) * view[column].error) }
    }
    result.value = sum.value
    return result
  }

  /// The factors of a block, made now if the block has none yet.
  ///
  /// A singular block means that a wrong row was exchanged, since the basis as a whole is
  /// regular; it must be chosen anew, and the answer is nil.
  mutating func factors(of block: Int, _ matrix: MatrixView) -> SparseFactorization? {
    if let factors = blocks.factors(block) { return factors }
    let members = blocks.members(block)
    scratch.begin(members)
    var active = ActiveMatrix(size: members.count)
    for member in members {
      for index in matrix.cellRange(matching.element(Int(member)).row) {
        let cell = matrix.cells[index]
        let place = scratch.place(Int(cell.column))
        if place >= 0 { active.append(Int32(truncatingIfNeeded: place), cell.coefficient) }
      }
      active.endRow()
    }
    let pivotRows = blocks.pivotOrder(block)
    var factors: SparseFactorization?
    if !pivotRows.isEmpty { factors = SparseFactorization(active, pivotRows: pivotRows) }
    if factors == nil { factors = SparseFactorization(&active) }
    if factors == nil { noteSingular() }
    scratch.measure(&factors)
    scratch.end(members)
    blocks.setFactors(factors, of: block)
    return factors
  }
}
