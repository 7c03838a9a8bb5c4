// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Blocks: the values of their variables, and the solution of equations with their factors.
extension Basis {
  /// Computes the values of a block's variables, refining them with residuals of twice the precision.
  ///
  /// Rows of a block may be nearly parallel. Then the residuals of the rounded values matter, and a plain sum
  /// could not resolve them.
  mutating func computeBlock(
    _ block: Int, _ matrix: MatrixView, _ values: inout Values, _ agenda: inout Agenda
  ) {
    guard let factors = factors(of: block, matrix) else { return }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    for (index, member) in members.enumerated() { scratch.setResult(index, values[Int(member)]) }
    let start = scratch.largestResult
    var rounding = refineBlock(members, factors, matrix, values)
    if scratch.largestResult < Tolerance.blockStart * start {
      // Starting values of a much larger size have left their rounding behind.
      for index in members.indices { scratch.setResult(index, 0) }
      rounding = refineBlock(members, factors, matrix, values)
    }
    setBlock(members, factors, rounding, matrix, &values, &agenda)
  }

  /// Solves for the residuals of a block's rows, until nothing moves, three times at most.
  ///
  /// - Returns: The rounding of the block's own rows, and the rounding inherited from outside.
  private mutating func refineBlock(
    _ members: [Int32], _ factors: SparseFactorization, _ matrix: MatrixView,
    _ values: borrowing Values
  ) -> (own: Double, inherited: Double) {
    var hasMoved = false
    var rounding = (own: 0.0, inherited: 0.0)
    for _ in 0..<3 {
      var isExact = true
      rounding = (0, 0)
      for (index, member) in members.enumerated() {
        let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
        scratch.setRight(index, -rest.value)
        let noise = Tolerance.evaluationNoise * rest.magnitude
        rounding = (max(rounding.own, noise), max(rounding.inherited, rest.error))
        if !(abs(rest.value) <= noise) { isExact = false }
      }
      // With nearly parallel rows, small residuals do not prove that values are right. They only show that
      // nothing has to be done if the values have not moved yet.
      if isExact && !hasMoved { break }
      hasMoved = true
      if scratch.addSolution(factors) <= Tolerance.evaluationNoise * scratch.largestResult { break }
    }
    return rounding
  }

  /// Sets the solved values of a block's variables, with their possible rounding error.
  ///
  /// A block passes the rounding of other values on, and amplifies it only if its rows are nearly dependent: along
  /// a row of blocks the product of the amplifications would grow without bound.
  private mutating func setBlock(
    _ members: [Int32], _ factors: SparseFactorization,
    _ rounding: (own: Double, inherited: Double),
    _ matrix: MatrixView, _ values: inout Values, _ agenda: inout Agenda
  ) {
    let isDependent = factors.amplification > Tolerance.nearlyDependent
    let solved = isDependent ? max(rounding.own, rounding.inherited) : rounding.own
    let isAmplified =
      Tolerance.blockSafety * solved * factors.amplification > Tolerance.residual
    if isAmplified {
      spreadRounding(members, factors, includesInherited: isDependent, matrix, values)
    }
    for (index, member) in members.enumerated() {
      let column = Int(member)
      let fresh = scratch.result(index) + 0
      let own = isAmplified ? Tolerance.blockSafety * abs(scratch.lastSolution(index)) : 0
      var error = max(own, rounding.inherited)
      if error <= Tolerance.residual * max(1, abs(fresh)) { error = 0 }
      if fresh == values[column], values.hasSimilarError(column, error) { continue }
      values.set(column, Estimate(value: fresh, error: error))
      if isDependent, values.isSpoiled(column) { blocks.noteSpoiled() }
      queueDependents(column, matrix, &agenda)
      if values.isBelowBound(column) { agenda.markUnchecked(column: column) }
    }
  }

  /// A tight row of a block of nearly dependent rows whose values rounding has spoiled; nil if there is none.
  ///
  /// - Complexity: O(1), except after a spoiled block was computed; then O(variables).
  mutating func spoiledRow(_ matrix: borrowing Matrix, _ values: borrowing Values) -> Int? {
    if !blocks.mayBeSpoiled { return nil }
    for column in 0..<matching.count where blocks.block(column) >= 0 {
      let element = matching.element(column)
      guard element.isRow, values.isSpoiled(column),
        let factors = factors(of: blocks.block(column), matrix.view)
      else { continue }
      if factors.amplification > Tolerance.nearlyDependent { return element.row }
    }
    blocks.clearSpoiled()
    return nil
  }

  /// Solves for possible rounding errors of a block's rows, with mixed signs: the solution estimates the errors of
  /// the values.
  ///
  /// - Parameter includesInherited: Whether the rounding inherited from outside the block is included.
  private mutating func spreadRounding(
    _ members: [Int32], _ factors: SparseFactorization, includesInherited: Bool,
    _ matrix: MatrixView,
    _ values: borrowing Values
  ) {
    for (index, member) in members.enumerated() {
      let rest = blockResidual(matching.element(Int(member)).row, matrix, values)
      let rounding = max(
        includesInherited ? rest.error : 0, Tolerance.evaluationNoise * rest.magnitude)
      scratch.setRight(index, rounding * SparseFactorization.mixed(index))
    }
    scratch.solve(factors, isTransposed: false)
  }

  /// The residual of a row at the block's values in the scratch, and the rounding that values outside the block pass
  /// on to it: no more than they carry.
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
      let inside = scratch.index(of: column)
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

  /// The factors of a block, computed now if the block has none yet.
  ///
  /// A singular block means that a wrong row was exchanged, since the basis as a whole is
  /// regular. The basis must then be rebuilt, and the result is nil.
  mutating func factors(of block: Int, _ matrix: MatrixView) -> SparseFactorization? {
    if let factors = blocks.factors(block) { return factors }
    let members = blocks.members(block)
    scratch.begin(members)
    var active = activeMatrix(members, threshold: Tolerance.threshold, matrix)
    var factors = SparseFactorization(&active)
    if active.growth > Tolerance.growth {
      // Along a band each pivot may let entries grow; pivoting on the largest of each row limits that most.
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

  /// The matrix of a block's rows and variables, indexed by their indices in the scratch.
  private func activeMatrix(
    _ members: [Int32], threshold: Double, _ matrix: MatrixView
  ) -> ActiveMatrix {
    var active = ActiveMatrix(size: members.count, threshold: threshold)
    for member in members {
      for cell in matrix.cells(of: matching.element(Int(member)).row) {
        let index = scratch.index(of: Int(cell.column))
        if index >= 0 { active.append(Int32(truncatingIfNeeded: index), cell.coefficient) }
      }
      active.endRow()
    }
    return active
  }

  /// Solves for the right-hand side in the scratch, refines the solution once, and sets entries that are mere
  /// rounding to zero.
  ///
  /// - Parameter isTransposed: Whether right side and solution are indexed by rows, not by variables.
  mutating func solveBlock(
    _ members: [Int32], _ factors: SparseFactorization, isTransposed: Bool, _ matrix: MatrixView
  ) {
    scratch.addSolution(factors, isTransposed: isTransposed)
    for (index, member) in members.enumerated() {
      for cell in matrix.cells(of: matching.element(Int(member)).row) {
        let inside = scratch.index(of: Int(cell.column))
        if inside < 0 { continue }
        let (source, target) = isTransposed ? (index, inside) : (inside, index)
        scratch.subtract(cell.coefficient, ofResult: source, from: target)
      }
    }
    scratch.refine(factors, isTransposed: isTransposed)
    scratch.dropNoise(factors, isTransposed: isTransposed)
  }
}
