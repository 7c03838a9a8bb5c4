// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the values move when one tight item is left and all others stay tight.
extension SolverCore {
  /// Computes the movement that changes the residual of `column`'s item by `step` (1 or -1)
  /// per unit, and touches the slack rows on the way.
  mutating func findDirection(leaving column: Int, step: Double) {
    work.prepareDirection()
    if blockIndex[Int(leader[column])] >= 0 {
      moveBlock(Int(leader[column]), leaving: column, step: step)
    } else {
      setDirection(column, step / pivot[column])
    }
    while !work.queue.isEmpty {
      let next = work.queue.pop()
      work.inQueue[next] = false
      if blockIndex[next] >= 0 {
        moveBlock(next, leaving: -1, step: 0)
        continue
      }
      let item = item[next]
      guard item.isRow else { continue }
      var sum = 0.0
      var magnitude = 0.0
      for place in problem.cellRange(item.row) {
        let cell = problem.cells.storage[place]
        if Int(cell.column) == next { continue }
        let product = cell.coefficient * work.direction[Int(cell.column)]
        sum += product
        magnitude = max(magnitude, abs(product))
      }
      if abs(sum) > Tolerance.cancellation * magnitude {
        setDirection(next, -sum / pivot[next])
      }
    }
  }

  /// The speed of a row's residual along the direction.
  func speed(_ row: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let product = cell.coefficient * work.direction[Int(cell.column)]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return abs(sum) > Tolerance.speed * magnitude ? sum : 0
  }

  /// Forgets the direction and the touched rows.
  mutating func clearDirection() {
    for place in work.directionSupport.indices {
      work.direction[Int(work.directionSupport[place])] = 0
    }
    work.directionSupport.removeAll()
    for place in work.touchedRows.indices {
      problem.rows[Int(work.touchedRows[place])].flags.remove(.touched)
    }
    work.touchedRows.removeAll()
  }

  private mutating func setDirection(_ column: Int, _ speed: Double) {
    work.direction[column] = speed
    work.directionSupport.append(Int32(truncatingIfNeeded: column))
    passOn(column)
  }

  private mutating func moveBlock(_ leader: Int, leaving column: Int, step: Double) {
    let block = Int(blockIndex[leader])
    let members = blocks[block].members
    guard let factors = factorized(block) else { return }
    work.prepareBlock(members.count)
    for (place, member) in members.enumerated() {
      work.place[Int(member)] = Int32(truncatingIfNeeded: place)
    }
    // Solved once, and once more for what that left: values follow these speeds far.
    for _ in 0..<2 {
      for (place, member) in members.enumerated() {
        let wanted = Int(member) == column ? step : 0
        work.right[place] = wanted - blockSpeed(item[Int(member)].row)
      }
      factors.solve(&work.right, into: &work.solution)
      for place in members.indices { work.fresh[place] += work.solution[place] }
    }
    for member in members { work.place[Int(member)] = -1 }
    var largest = 0.0
    for place in members.indices { largest = max(largest, abs(work.fresh[place])) }
    for (place, member) in members.enumerated()
    where abs(work.fresh[place]) > factors.noise * largest {
      setDirection(Int(member), work.fresh[place])
    }
  }

  /// The speed of a row's residual with a block's speeds in place of the present ones.
  private func blockSpeed(_ row: Int) -> Double {
    var sum = CompensatedSum()
    for cellPlace in problem.cellRange(row) {
      let cell = problem.cells.storage[cellPlace]
      let inside = work.place[Int(cell.column)]
      let factor = inside >= 0 ? work.fresh[Int(inside)] : work.direction[Int(cell.column)]
      sum.add(cell.coefficient, factor, product: cell.coefficient * factor)
    }
    return sum.value
  }
}
