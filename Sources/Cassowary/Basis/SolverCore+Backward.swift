// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Backward solves: a row, or a weighted sum of rows, written in the tight items.
///
/// The result is ``WorkSpace/alpha``: `row = Σ alpha[v] · (item at v)`. It is what a dual
/// step moves the multipliers along, and, for a sum of gradients, what it adds to them.
extension SolverCore {
  /// Writes one item in the tight items.
  mutating func express(_ item: Item) {
    seed(item, 1)
    solveBackward()
  }

  /// Adds `factor · item` to what the next backward solve expresses.
  mutating func seed(_ item: Item, _ factor: Double) {
    guard item.isRow else {
      spread(item.variable, factor)
      return
    }
    for place in problem.cellRange(item.row) {
      let cell = problem.cells.storage[place]
      spread(Int(cell.column), factor * cell.coefficient)
    }
  }

  /// Adds to the open part of a column and puts it on the way.
  private mutating func spread(_ column: Int, _ amount: Double) {
    work.open[column] += amount
    work.openSize[column] = max(work.openSize[column], abs(amount))
    visit(Int(leader[column]), backward: true)
  }

  /// Expresses everything that was seeded.
  ///
  /// - Complexity: O(*k* log *k*) for *k* tight rows in the result.
  mutating func solveBackward() {
    if !work.isChecked {
      solveBackwardUnchecked()
      return
    }
    while !work.queue.isEmpty {
      let next = work.queue.pop()
      work.inQueue[next] = false
      if blockIndex[next] >= 0 {
        expressBlock(next)
        continue
      }
      let open = takeOpen(next)
      if open == 0 { continue }
      let amount = open / pivot[next]
      work.alpha[next] = amount
      work.alphaSupport.append(Int32(truncatingIfNeeded: next))
      let item = item[next]
      guard item.isRow else { continue }
      for place in problem.cellRange(item.row) {
        let cell = problem.cells.storage[place]
        if Int(cell.column) != next { spread(Int(cell.column), -amount * cell.coefficient) }
      }
    }
  }

  /// The open part of a column, which is closed now; 0 if it is nothing but rounding.
  private mutating func takeOpen(_ column: Int) -> Double {
    let open = work.open[column]
    let size = work.openSize[column]
    work.open[column] = 0
    work.openSize[column] = 0
    return abs(open) <= Tolerance.cancellation * size ? 0 : open
  }

  /// Forgets the result of a backward solve.
  mutating func clearAlpha() {
    statistics.itemsExpressed += work.alphaSupport.count
    for place in work.alphaSupport.indices { work.alpha[Int(work.alphaSupport[place])] = 0 }
    work.alphaSupport.removeAll()
  }

  mutating func expressBlock(_ leader: Int) {
    let block = Int(blockIndex[leader])
    let members = blocks[block].members
    guard let factors = factorized(block) else { return }
    work.prepareBlock(members.count)
    for (place, member) in members.enumerated() { work.right[place] = takeOpen(Int(member)) }
    factors.solveTransposed(&work.right, into: &work.solution)
    var largest = 0.0
    for place in members.indices { largest = max(largest, abs(work.solution[place])) }
    for (place, member) in members.enumerated() {
      let amount = work.solution[place]
      if abs(amount) <= factors.noise * largest { continue }
      work.alpha[Int(member)] = amount
      work.alphaSupport.append(member)
      for place in problem.cellRange(item[Int(member)].row) {
        let cell = problem.cells.storage[place]
        if self.leader[Int(cell.column)] != Int32(leader) {
          spread(Int(cell.column), -amount * cell.coefficient)
        }
      }
    }
  }
}
