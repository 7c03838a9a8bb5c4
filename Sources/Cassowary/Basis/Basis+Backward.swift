// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Backward solves, which write a row, or a weighted sum of rows, as a combination of elements.
///
/// The result is ``Basis/pivotRow``: `row = Σ pivotRow[v] · (element of v)`. A dual step moves the
/// multipliers along it; for a sum of gradients, it is added to the multipliers.
extension Basis {
  /// Writes an element as a combination of the tight elements.
  mutating func express(_ element: BasisElement, _ matrix: borrowing Matrix) {
    seed(element, 1, scale: 1, matrix)
    solveBackward(matrix)
  }

  /// Adds `factor · element` to the sum that the next backward solve expresses.
  ///
  /// - Parameter scale: The size of the largest number that the factor was summed from.
  mutating func seed(
    _ element: BasisElement, _ factor: Double, scale: Double, _ matrix: borrowing Matrix
  ) {
    pivotRow.extend(to: matching.count)
    let view = matrix.view
    guard element.isRow else {
      add(element.variable, factor, scale: scale, view)
      return
    }
    for cell in view.cells(of: element.row) {
      add(
        Int(cell.column), factor * cell.coefficient, scale: scale * abs(cell.coefficient), view)
    }
  }

  /// Adds to the right-hand side of a variable, and queues it; a variable that depends on no other is set aside.
  @inline(__always)
  private mutating func add(
    _ column: Int, _ amount: Double, scale: Double, _ matrix: MatrixView
  ) {
    let isFirst = pivotRow.add(column, amount, scale: scale)
    if dependsOnNone(column, matrix) {
      if isFirst { pivotRow.addLeaf(column) }
    } else {
      let node = blocks.node(column)
      visits.insert(node, key: -order.label(node))
    }
  }

  /// Expresses the sum of everything that was seeded.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements in the result; where many are seeded the order is swept
  ///   instead, O(*n* + *k*).
  mutating func solveBackward(_ matrix: borrowing Matrix) {
    visits.begin(isBackward: true)
    let view = matrix.view
    // Read once: reading it before each visit takes 4 % of `suggest.list_100`.
    let list = order.view
    let isCrowded = visits.isCrowded
    while let node = isCrowded ? visits.pop(along: list) : visits.pop() {
      if blocks.block(node) >= 0 {
        expressBlock(blocks.block(node), view)
        continue
      }
      guard let (amount, scale) = expressAlone(node) else { continue }
      for cell in view.cells(of: matching.element(node).row) {
        if Int(cell.column) == node { continue }
        add(
          Int(cell.column), -amount * cell.coefficient, scale: scale * abs(cell.coefficient), view)
      }
    }
    // All contributions to the leaves have been added by now.
    while let leaf = pivotRow.popLeaf() { _ = expressAlone(leaf) }
    if visits.isExhausted { noteSingular() }
  }

  /// Sets the coefficient of a variable that is in no block; nil if it is zero.
  @inline(__always)
  private mutating func expressAlone(_ column: Int) -> (amount: Double, scale: Double)? {
    let open = pivotRow.take(column)
    if open.sum == 0 { return nil }
    let pivot = matching.pivot(column)
    let amount = open.sum / pivot
    let scale = Tolerance.inherited(open.scale / abs(pivot), by: amount)
    pivotRow.append(column, amount, scale: scale)
    return (amount, scale)
  }

  private mutating func expressBlock(_ block: Int, _ view: MatrixView) {
    guard let factors = factors(of: block, view) else { return }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    // The largest ratio of scale to amount on the right-hand side.
    var growth = 1.0
    // The largest scale: what cancels within the block leaves the rounding of that.
    var largest = 0.0
    for (index, member) in members.enumerated() {
      let amount = pivotRow.take(Int(member))
      scratch.setWanted(index, amount.sum, scale: amount.scale)
      largest = larger(amount.scale, largest)
      if amount.sum != 0 { growth = max(growth, amount.scale / abs(amount.sum)) }
    }
    solveBlock(members, factors, isTransposed: true, view)
    for (index, member) in members.enumerated() {
      let amount = scratch.result(index)
      // A dropped amount might have cancelled others of its size.
      var scale = 2 * abs(scratch.lastSolution(index)) / Tolerance.cancellation
      if amount != 0 {
        scale = Tolerance.inherited(larger(growth * abs(amount), largest), by: amount)
        pivotRow.append(Int(member), amount, scale: scale)
      } else if scale == 0 {
        continue
      }
      for cell in view.cells(of: matching.element(Int(member)).row) {
        if blocks.block(Int(cell.column)) == block { continue }
        add(
          Int(cell.column), -amount * cell.coefficient, scale: scale * abs(cell.coefficient), view)
      }
    }
  }

  /// The residual that the expressed element would have if the values already followed the
  /// elements, from the residual that it has.
  ///
  /// - Complexity: O(*k*) for *k* elements in the expression, and the cells of stale rows.
  func predicted(
    _ present: RowSum, _ matrix: borrowing Matrix, _ values: borrowing Values,
    _ agenda: borrowing Agenda
  ) -> RowSum {
    var predicted = present
    let view = matrix.view
    for position in pivotRow.indices {
      let column = pivotRow.index(position)
      let element = matching.element(column)
      if element.isRow {
        if !agenda.isStale(row: element.row) { continue }
        predicted.value -= pivotRow[column] * values.residual(element.row, view).value
      } else if element.isBound {
        predicted.value -= pivotRow[column] * values.distanceToBound(column).value
      }
    }
    return predicted
  }
}
