// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Movements of the values when one element is left and all others stay tight.
extension Basis {
  /// Computes into ``Basis/direction`` the movement that changes the residual of `column`'s element by `step`
  /// (1 or -1) per unit, and collects the slack rows that mention a moving variable.
  ///
  /// - Complexity: O(*k* log *k*) for *k* variables and rows that the movement reaches.
  mutating func findDirection(leaving column: Int, step: Double, _ matrix: borrowing Matrix) {
    visits.begin()
    direction.extend(columns: matching.count, rows: matching.rowCount)
    let view = matrix.view
    let list = order.view
    if blocks.block(column) >= 0 {
      moveBlock(blocks.block(column), leaving: column, step: step, view)
    } else {
      setSpeed(column, step / matching.pivot(column), view)
    }
    while let node = visits.pop(along: list) {
      if blocks.block(node) >= 0 {
        moveBlock(blocks.block(node), leaving: -1, step: 0, view)
        continue
      }
      let element = matching.element(node)
      guard element.isRow else { continue }
      let sum = view.sum(element.row, skipping: node) { direction.speed($0) }
      let speed = sum.value(cancelledBelow: Tolerance.cancellation)
      if speed != 0 { setSpeed(node, -speed / matching.pivot(node), view) }
    }
    if visits.isExhausted { noteSingular() }
  }

  private mutating func setSpeed(_ column: Int, _ speed: Double, _ matrix: MatrixView) {
    direction.setSpeed(column, speed)
    let own = blocks.node(column)
    for entry in matrix.entries(of: column) {
      let row = Int(entry.row)
      let holder = matching.column(ofRow: row)
      if holder < 0 {
        direction.addRow(row)
      } else if blocks.node(holder) != own {
        queueVisit(blocks.node(holder))
      }
    }
  }

  private mutating func moveBlock(
    _ block: Int, leaving column: Int, step: Double, _ matrix: MatrixView
  ) {
    guard let factors = factors(of: block, matrix) else { return }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    for (index, member) in members.enumerated() {
      let wanted = Int(member) == column ? step : 0
      let outer = outerSpeed(matching.element(Int(member)).row, matrix)
      scratch.setWanted(index, wanted - outer.value, scale: max(abs(wanted), outer.magnitude))
    }
    solveBlock(members, factors, isTransposed: false, matrix)
    for (index, member) in members.enumerated() where scratch.result(index) != 0 {
      setSpeed(Int(member), scratch.result(index), matrix)
    }
  }

  /// The speeds of a block's members at which their rows' residuals move at given speeds, with mere rounding
  /// as zero; nil if the block is singular.
  mutating func speeds(
    ofBlock block: Int, residuals: [Double], _ matrix: MatrixView
  ) -> [Double]? {
    guard let factors = factors(of: block, matrix) else { return nil }
    let members = blocks.members(block)
    scratch.begin(members)
    defer { scratch.end(members) }
    for index in members.indices {
      scratch.setWanted(index, residuals[index], scale: abs(residuals[index]))
    }
    solveBlock(members, factors, isTransposed: false, matrix)
    return members.indices.map { scratch.result($0) }
  }

  /// The part of the speed of a row's residual that variables outside the current block cause.
  private func outerSpeed(_ row: Int, _ matrix: MatrixView) -> RowSum {
    var sum = CompensatedSum()
    var magnitude = 0.0
    for cell in matrix.cells(of: row) {
      if scratch.index(of: Int(cell.column)) >= 0 { continue }
      let product = cell.coefficient * direction.speed(Int(cell.column))
      sum.add(cell.coefficient, direction.speed(Int(cell.column)), product: product)
      magnitude = max(magnitude, abs(product))
    }
    return RowSum(value: sum.value, magnitude: magnitude)
  }
}
