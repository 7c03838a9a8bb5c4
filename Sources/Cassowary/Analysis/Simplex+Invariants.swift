// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if InternalChecks
extension Simplex {
  /// Stops at the first invariant that does not hold.
  ///
  /// Costs a multiple of a solve; complexity promises are void while the trait is on.
  func checkInvariants() {
    checkTranspose()
    checkBasis()
    checkSignsAndMultipliers()
    checkBalance()
    precondition(basis.isClean, "scratch of the basis is not clean")
    precondition(agenda.isFeasible && agenda.isComputed, "work is left over")
  }

  private func checkTranspose() {
    let view = matrix.view
    for row in 0..<matrix.rowCapacity where view.rows[row].isInForce {
      for index in view.cellRange(row) {
        let cell = view.cells[index]
        let column = view.columns[Int(cell.column)]
        precondition(cell.position < column.count, "a cell points beyond its column")
        let entry = view.entries[Int(column.start) + Int(cell.position)]
        precondition(
          Int(entry.row) == row && Int(entry.cell) == index,
          "the columns are not the transpose of the rows")
        precondition(cell.coefficient != 0, "a row holds a zero")
      }
    }
  }

  private func checkBasis() {
    let view = matrix.view
    for column in 0..<columnCount {
      let element = basis.matching.element(column)
      guard element.isRow else {
        precondition(element.variable == column, "a stay or bound stands with another variable")
        continue
      }
      precondition(
        basis.matching.column(ofRow: element.row) == column, "the matching is not mutual")
      precondition(duals.sign(element.row) == 0, "a tight row is taken to have a residual")
      let pivot = basis.matching.pivot(column)
      precondition(
        pivot != 0 && pivot == view.coefficient(element.row, column),
        "a row stands with a variable that it does not mention")
      let own = basis.blocks.node(column)
      for cell in view.cells(of: element.row) {
        let input = basis.blocks.node(Int(cell.column))
        precondition(
          input == own || basis.order.label(input) < basis.order.label(own),
          "a variable comes before one that its row mentions")
      }
      let residual = values.residual(element.row, view)
      precondition(
        abs(residual.value) <= residual.feasibleWidth, "a tight row is not tight")
    }
  }

  private func checkSignsAndMultipliers() {
    let view = matrix.view
    for row in 0..<matrix.rowCapacity where isSlack(row) {
      let sign = values.residual(row, view).sign
      precondition(
        sign == 0 || sign == duals.sign(row), "a residual contradicts the sign it is taken to have")
    }
    for column in 0..<columnCount {
      // A variable made in a batch that failed obeys its bound only from the next solve on.
      precondition(
        agenda.isUnchecked(column: column) || basis.matching.element(column).isBound
          || !values.isBelowBound(column),
        "a variable lies below its lower bound")
      // Second attempts ignore pivots that would gain next to nothing.
      let infeasibility = duals.infeasibility(column, basis.matching, matrix)
      precondition(
        abs(infeasibility?.amount.value ?? 0) <= Tolerance.circling,
        "a multiplier is out of its bounds")
    }
  }

  /// At every level, the slopes of the slack rows and the multipliers of the elements must cancel in every column.
  private func checkBalance() {
    let view = matrix.view
    var levels: [Float] = []
    for row in 0..<matrix.rowCapacity where view.rows[row].isInForce {
      if !levels.contains(view.rows[row].priority) { levels.append(view.rows[row].priority) }
    }
    for level in levels {
      var sums = [Double](repeating: 0, count: columnCount)
      var sizes = [Double](repeating: 0, count: columnCount)
      func add(_ column: Int, _ amount: Double) {
        sums[column] += amount
        sizes[column] = max(sizes[column], abs(amount))
      }
      for row in 0..<matrix.rowCapacity where view.rows[row].isInForce {
        let column = basis.matching.column(ofRow: row)
        let factor =
          column >= 0
          ? -duals.multipliers.value(column, level)
          : view.rows[row].priority == level ? duals.gradient(row, matrix) : 0
        if factor == 0 { continue }
        for cell in view.cells(of: row) {
          add(Int(cell.column), factor * cell.coefficient)
        }
      }
      for column in 0..<columnCount where !basis.matching.element(column).isRow {
        add(column, -duals.multipliers.value(column, level))
      }
      for column in 0..<columnCount {
        precondition(
          abs(sums[column]) <= Tolerance.balance * max(1, sizes[column]),
          "slopes and multipliers do not balance")
      }
    }
  }
}
#endif
