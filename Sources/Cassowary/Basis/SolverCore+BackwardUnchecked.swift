// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The backward solve over plain addresses; ``solveBackward()`` has the checked twin.
extension SolverCore {
  /// Expresses everything that was seeded.
  mutating func solveBackwardUnchecked() {
    let at = unsafe Addresses(self)
    while !work.queue.isEmpty {
      let next = work.queue.pop()
      unsafe at.inQueue[next] = false
      if unsafe at.blockIndex[next] >= 0 {
        expressBlock(next)
        continue
      }
      let open = unsafe at.open[next]
      let size = unsafe at.openSize[next]
      unsafe at.open[next] = 0
      unsafe at.openSize[next] = 0
      if abs(open) <= Tolerance.cancellation * size { continue }
      let amount = unsafe open / at.pivot[next]
      unsafe at.alpha[next] = amount
      work.alphaSupport.append(Int32(truncatingIfNeeded: next))
      let item = unsafe at.item[next]
      guard item.isRow else { continue }
      let row = unsafe at.rows + item.row
      var cell = unsafe at.cells + Int(row.pointee.start)
      let end = unsafe cell + Int(row.pointee.count)
      while unsafe cell < end {
        let column = unsafe Int(cell.pointee.column)
        if column != next {
          let share = unsafe -amount * cell.pointee.coefficient
          unsafe at.open[column] += share
          unsafe at.openSize[column] = max(at.openSize[column], abs(share))
          let leader = unsafe Int(at.leader[column])
          if unsafe !at.inQueue[leader] {
            unsafe at.inQueue[leader] = true
            work.queue.push(leader, key: unsafe -at.label[leader])
          }
        }
        unsafe cell += 1
      }
    }
  }
}
