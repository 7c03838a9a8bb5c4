// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension SolverCore {
  /// The factors of a block, made now if the block has changed since.
  ///
  /// A singular block means that a wrong row was exchanged, since the tight set as a whole
  /// is regular; it raises the alarm that rebuilds the tight set, and the answer is nil.
  mutating func factorized(_ block: Int) -> DenseFactorization? {
    if let factors = blocks[block].factors { return factors }
    let members = blocks[block].members
    let size = members.count
    for (place, member) in members.enumerated() { work.place[Int(member)] = Int32(place) }
    var matrix = [Double](repeating: 0, count: size * size)
    for (row, member) in members.enumerated() {
      for cellPlace in problem.cellRange(item[Int(member)].row) {
        let cell = problem.cells.storage[cellPlace]
        let column = work.place[Int(cell.column)]
        if column >= 0 { matrix[row * size + Int(column)] = cell.coefficient }
      }
    }
    for member in members { work.place[Int(member)] = -1 }
    statistics.factorizations += 1
    let factors = DenseFactorization(matrix, size: size)
    if factors == nil { work.alarm = true }
    blocks[block].factors = factors
    return factors
  }

  /// Computes the values of a block's variables, with one step of iterative refinement.
  mutating func recomputeBlock(_ leader: Int) {
    let block = Int(blockIndex[leader])
    let members = blocks[block].members
    guard let factors = factorized(block) else { return }
    let count = members.count
    var fresh = members.map { value[Int($0)] }
    var correction = [Double](repeating: 0, count: count)
    var right = [Double](repeating: 0, count: count)
    var noise = [Double](repeating: 0, count: count)
    for (place, member) in members.enumerated() { work.place[Int(member)] = Int32(place) }
    for _ in 0..<2 {
      for (place, member) in members.enumerated() {
        let row = item[Int(member)].row
        var sum = problem.rows[row].constant
        var magnitude = abs(sum)
        for cellPlace in problem.cellRange(row) {
          let cell = problem.cells.storage[cellPlace]
          let inside = work.place[Int(cell.column)]
          let factor = inside >= 0 ? fresh[Int(inside)] : value[Int(cell.column)]
          sum += cell.coefficient * factor
          magnitude = max(magnitude, abs(cell.coefficient * factor))
        }
        right[place] = -sum
        noise[place] = Tolerance.spread * magnitude
      }
      factors.solve(right, into: &correction)
      for place in 0..<count { fresh[place] += correction[place] }
    }
    for member in members { work.place[Int(member)] = -1 }
    for (place, member) in members.enumerated()
    where abs(fresh[place] - value[Int(member)]) > noise[place] {
      setValue(Int(member), fresh[place])
    }
  }

  /// Makes one block of `members`; the first leads, and must be in the order's list.
  mutating func makeBlock(_ members: [Int32]) {
    let index: Int
    if let free = freeBlocks.popLast() {
      index = Int(free)
      blocks[index] = Block(members: members, factors: nil)
    } else {
      index = blocks.count
      blocks.append(Block(members: members, factors: nil))
    }
    for member in members { leader[Int(member)] = members[0] }
    blockIndex[Int(members[0])] = Int32(index)
  }

  /// Forgets the block that a leader leads; its members stand alone, outside the order.
  mutating func freeBlock(_ leader: Int) {
    let index = blockIndex[leader]
    for member in blocks[Int(index)].members { self.leader[Int(member)] = member }
    blocks[Int(index)] = Block()
    blockIndex[leader] = -1
    freeBlocks.append(index)
  }
}
