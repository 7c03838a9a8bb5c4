// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension SolverCore {
  /// The factors of a block, made now if the block has changed since.
  ///
  /// A singular block means that a wrong row was exchanged, since the tight set as a whole
  /// is regular; it raises the alarm that rebuilds the tight set, and the answer is nil.
  mutating func factorized(_ block: Int) -> SparseFactorization? {
    if let factors = blocks[block].factors { return factors }
    let members = blocks[block].members
    for (place, member) in members.enumerated() { work.place[Int(member)] = Int32(place) }
    var matrix = ActiveMatrix(size: members.count)
    for member in members {
      for cellPlace in problem.cellRange(item[Int(member)].row) {
        let cell = problem.cells.storage[cellPlace]
        let column = work.place[Int(cell.column)]
        if column >= 0 { matrix.append(column, cell.coefficient) }
      }
      matrix.endRow()
    }
    for member in members { work.place[Int(member)] = -1 }
    statistics.factorizations += 1
    let factors = SparseFactorization(&matrix)
    if factors == nil { work.alarm = true }
    blocks[block].factors = factors
    return factors
  }

  /// Computes the values of a block's variables, refined with residuals of twice the precision.
  ///
  /// Rows of a block may be nearly parallel; then the residuals that matter are those of the
  /// rounded values, and a plain sum could not see them.
  mutating func recomputeBlock(_ leader: Int) {
    let block = Int(blockIndex[leader])
    let members = blocks[block].members
    guard let factors = factorized(block) else { return }
    let count = members.count
    work.prepareBlock(count)
    for (place, member) in members.enumerated() {
      work.place[Int(member)] = Int32(truncatingIfNeeded: place)
      work.fresh[place] = value[Int(member)]
    }
    var hasMoved = false
    for _ in 0..<3 {
      var isSettled = true
      for (place, member) in members.enumerated() {
        let residual = blockResidual(item[Int(member)].row)
        work.right[place] = -residual.value
        let noise = Tolerance.spread * residual.magnitude
        if !(abs(residual.value) <= noise) { isSettled = false }
      }
      // Small residuals do not make nearly parallel rows' values right: only those of values
      // that have not moved yet say that nothing is to do.
      if isSettled && !hasMoved { break }
      hasMoved = true
      factors.solve(&work.right, into: &work.solution)
      var largest = 0.0
      var correction = 0.0
      for place in 0..<count {
        work.fresh[place] += work.solution[place]
        largest = max(largest, abs(work.fresh[place]))
        correction = max(correction, abs(work.solution[place]))
      }
      if correction <= Tolerance.spread * largest { break }
    }
    for member in members { work.place[Int(member)] = -1 }
    if !hasMoved { return }
    for (place, member) in members.enumerated() where !work.fresh[place].isFinite {
      noteOverflow(Int(member))
      return
    }
    for (place, member) in members.enumerated() { setValue(Int(member), work.fresh[place]) }
  }

  /// A row's residual with a block's values in place of the present ones.
  private func blockResidual(_ row: Int) -> Residual {
    var sum = CompensatedSum(problem.rows[row].constant)
    var magnitude = abs(problem.rows[row].constant)
    for cellPlace in problem.cellRange(row) {
      let cell = problem.cells.storage[cellPlace]
      let inside = work.place[Int(cell.column)]
      let factor = inside >= 0 ? work.fresh[Int(inside)] : value[Int(cell.column)]
      let product = cell.coefficient * factor
      sum.add(cell.coefficient, factor, product: product)
      magnitude = max(magnitude, abs(product))
    }
    return Residual(value: sum.value, magnitude: magnitude)
  }

  /// Makes one block of `members`; the first leads, and must be in the order's list.
  mutating func makeBlock(_ members: [Int32]) {
    if log.freeBlocks == nil { log.freeBlocks = freeBlocks }
    let index: Int
    if let free = freeBlocks.popLast() {
      index = Int(free)
      keepBlock(index)
      blocks[index] = Block(members: members, factors: nil)
    } else {
      index = blocks.count
      blocks.append(Block(members: members, factors: nil))
    }
    for member in members {
      keepLeader(Int(member))
      leader[Int(member)] = members[0]
    }
    blockIndex[Int(members[0])] = Int32(truncatingIfNeeded: index)
  }

  /// Forgets the block that a leader leads; its members stand alone, outside the order.
  mutating func freeBlock(_ leader: Int) {
    if log.freeBlocks == nil { log.freeBlocks = freeBlocks }
    let index = blockIndex[leader]
    keepBlock(Int(index))
    for member in blocks[Int(index)].members {
      keepLeader(Int(member))
      self.leader[Int(member)] = member
    }
    blocks[Int(index)] = Block()
    blockIndex[leader] = -1
    freeBlocks.append(index)
  }

  /// Writes a block down before it is changed.
  private mutating func keepBlock(_ index: Int) {
    if index < log.blockCount {
      log.blocks.append((Int32(truncatingIfNeeded: index), blocks[index]))
    }
  }

  /// Writes down to which block a variable belongs before that is changed.
  private mutating func keepLeader(_ column: Int) {
    if column < log.columnCount {
      log.leaders.append(
        (Int32(truncatingIfNeeded: column), leader[column], blockIndex[column]))
    }
  }
}
