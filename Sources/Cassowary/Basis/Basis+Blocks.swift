// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Blocks: the values of their variables, and systems of equations with their factors.
extension Basis {
  /// Computes the values of a block's variables, refined with residuals of twice the precision.
  ///
  /// Rows of a block may be nearly parallel; then the residuals that matter are those of the
  /// rounded values, and a plain sum could not see them.
  mutating func computeBlock(
    _ block: Int, _ matrix: MatrixView, _ values: inout Values, _ agenda: inout Agenda
  ) {
    guard let factors = factors(of: block, matrix) else { return }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    for (place, member) in members.enumerated() { scratch.setResult(place, values[Int(member)]) }
    let start = scratch.largestResult
    var rounding = refineBlock(members, factors, matrix, values)
    if scratch.largestResult < Tolerance.blockStart * start {
      // Values that were far away have left their rounding behind.
      for place in members.indices { scratch.setResult(place, 0) }
      rounding = refineBlock(members, factors, matrix, values)
    }
    setBlock(members, factors, rounding, matrix, &values, &agenda)
  }

  /// Solves for what the rows of a block miss, until nothing moves or three times.
  ///
  /// - Returns: The rounding of the block's own rows, and what others have handed on.
  private mutating func refineBlock(
    _ members: [Int32], _ factors: SparseFactorization, _ matrix: MatrixView,
    _ values: borrowing Values
  ) -> (own: Double, handedOn: Double) {
    var hasMoved = false
    var rounding = (own: 0.0, handedOn: 0.0)
    for _ in 0..<3 {
      var isExact = true
      rounding = (0, 0)
      for (place, member) in members.enumerated() {
        let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
        scratch.setRight(place, -rest.value)
        let noise = Tolerance.spread * rest.magnitude
        rounding = (max(rounding.own, noise), max(rounding.handedOn, rest.error))
        if !(abs(rest.value) <= noise) { isExact = false }
      }
      // Small residuals do not make nearly parallel rows' values right: only those of values
      // that have not moved yet say that nothing is to do.
      if isExact && !hasMoved { break }
      hasMoved = true
      if scratch.addSolution(factors) <= Tolerance.spread * scratch.largestResult { break }
    }
    return rounding
  }

  /// Gives a block's variables the values that were solved for, and the rounding that these may carry.
  ///
  /// A block hands the rounding of others on, and blows it up only if its rows are nearly dependent: along a
  /// row of blocks the product of what each may do would grow without bound.
  private mutating func setBlock(
    _ members: [Int32], _ factors: SparseFactorization, _ rounding: (own: Double, handedOn: Double),
    _ matrix: MatrixView, _ values: inout Values, _ agenda: inout Agenda
  ) {
    let isDependent = factors.amplification > Tolerance.nearlyDependent
    let solved = isDependent ? max(rounding.own, rounding.handedOn) : rounding.own
    let isAmplified =
      Tolerance.blockSpread * solved * factors.amplification > Tolerance.residual
    if isAmplified { spreadRounding(members, factors, isHandedOn: isDependent, matrix, values) }
    for (place, member) in members.enumerated() {
      let column = Int(member)
      let fresh = scratch.result(place) + 0
      let own = isAmplified ? Tolerance.blockSpread * abs(scratch.lastSolution(place)) : 0
      var error = max(own, rounding.handedOn)
      if error <= Tolerance.residual * max(1, abs(fresh)) { error = 0 }
      if fresh == values[column], values.isAsRounded(column, error) { continue }
      values.set(column, Estimate(value: fresh, error: error))
      if isDependent, values.isSpoiled(column) { blocks.noteSpoiled() }
      passOn(column, matrix, &agenda)
      if values.isBelowBound(column) { agenda.noteUnchecked(column: column) }
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
  ///
  /// - Parameter isHandedOn: Whether the rounding of what the rows were computed from is part of it.
  private mutating func spreadRounding(
    _ members: [Int32], _ factors: SparseFactorization, isHandedOn: Bool, _ matrix: MatrixView,
    _ values: borrowing Values
  ) {
    for (place, member) in members.enumerated() {
      let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
      let rounding = max(isHandedOn ? rest.error : 0, Tolerance.spread * rest.magnitude)
      scratch.setRight(place, rounding * SparseFactorization.mixed(place))
    }
    scratch.solve(factors, isTransposed: false)
  }

  /// A row's residual with a block's values in place of the present ones, and the rounding that values
  /// outside of the block hand on to it: no more than they carry.
  private func blockResidual(
    _ row: Int, _ matrix: MatrixView, _ values: borrowing Values
  ) -> RowSum {
    let constant = matrix.rows[row].constant
    var sum = CompensatedSum(constant)
    var result = RowSum(value: 0, magnitude: abs(constant))
    let view = values.view
    // The row's largest coefficient in the block, and the largest rounding of the others.
    var (pivot, error) = (0.0, 0.0)
    for cell in matrix.cells(of: row) {
      let column = Int(cell.column)
      let inside = scratch.place(column)
      let factor = inside >= 0 ? scratch.result(inside) : view[column].value
      let product = cell.coefficient * factor
      sum.add(cell.coefficient, factor, product: product)
      result.magnitude = max(result.magnitude, abs(product))
      if inside >= 0 {
        pivot = larger(abs(cell.coefficient), pivot)
      } else {
        result.add(error: abs(cell.coefficient) * view[column].error)
        error = larger(view[column].error, error)
      }
    }
    result.error = min(result.error / pivot, error)
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
    var active = activeMatrix(members, threshold: Tolerance.threshold, matrix)
    var factors = SparseFactorization(&active)
    if active.growth > Tolerance.growth {
      // Along a band each pivot may let entries grow: the largest of each row lets them grow least.
      active = activeMatrix(members, threshold: 1, matrix)
      factors = SparseFactorization(&active) ?? factors
    }
    if factors == nil { noteSingular() }
    scratch.measure(&factors)
    scratch.end(members)
    blocks.setFactors(factors, of: block)
    countFactorization(of: members.count)
    return factors
  }

  /// The matrix of a block's rows and variables, whose places are in the scratch.
  private func activeMatrix(
    _ members: [Int32], threshold: Double, _ matrix: MatrixView
  ) -> ActiveMatrix {
    var active = ActiveMatrix(size: members.count, threshold: threshold)
    for member in members {
      for cell in matrix.cells(of: matching.element(Int(member)).row) {
        let place = scratch.place(Int(cell.column))
        if place >= 0 { active.append(Int32(truncatingIfNeeded: place), cell.coefficient) }
      }
      active.endRow()
    }
    return active
  }

  /// Solves for the right side that was set, and once more for what that left of it; what is nothing
  /// but rounding becomes zero, entry by entry.
  ///
  /// - Parameter isTransposed: Whether right side and solution go by rows, not by variables.
  mutating func solveBlock(
    _ members: [Int32], _ factors: SparseFactorization, isTransposed: Bool, _ matrix: MatrixView
  ) {
    scratch.addSolution(factors, isTransposed: isTransposed)
    for (place, member) in members.enumerated() {
      for cell in matrix.cells(of: matching.element(Int(member)).row) {
        let inside = scratch.place(Int(cell.column))
        if inside < 0 { continue }
        let (source, target) = isTransposed ? (place, inside) : (inside, place)
        scratch.subtract(cell.coefficient, ofResult: source, from: target)
      }
    }
    scratch.refine(factors, isTransposed: isTransposed)
    scratch.dropNoise(factors, isTransposed: isTransposed)
  }
}
