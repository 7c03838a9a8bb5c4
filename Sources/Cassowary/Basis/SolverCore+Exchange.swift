// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Exchanging one tight item for another.
extension SolverCore {
  /// Makes `entering` tight in place of the item at `column`, and returns the variable at
  /// whose place it now is.
  ///
  /// If the entering row does not mention `column`, a path of rows between them is shifted:
  /// each takes the place of the next. ``WorkSpace/alpha`` must hold the entering item in
  /// terms of the tight ones; the path runs within its support where it can. Multipliers move
  /// with their items; the entering one has none yet. ``WorkSpace/moved`` says which places
  /// have another item.
  ///
  /// - Complexity: O(path + repair of the order).
  mutating func exchange(_ entering: Item, leaving column: Int) -> Int {
    work.moved.removeAll()
    if item[column].isRow { problem.rows[item[column].row].tight = -1 }
    let inBlock = blockIndex[Int(leader[column])] >= 0
    let mentions =
      entering.isRow
      ? problem.coefficient(entering.row, column) != 0 : entering.variable == column
    if mentions && !inBlock {
      setItem(column, entering)
      multipliers.clear(column)
      work.moved.append(Int32(truncatingIfNeeded: column))
      repairOrder(column)
      return column
    }
    guard findPath(from: entering, to: column) else {
      work.alarm = true
      // The rebuild that the alarm brings makes every place anew; leave a consistent one.
      setItem(column, .stay(column))
      multipliers.clear(column)
      return column
    }
    shiftAlongPath(entering)
    return Int(work.moved[work.moved.count - 1])
  }

  /// Gives each variable of the path in ``WorkSpace/moved`` the item of the next one, and
  /// the last the entering one.
  private mutating func shiftAlongPath(_ entering: Item) {
    let count = work.moved.count
    var needsSplit = false
    for place in 0..<count {
      let column = Int(work.moved[place])
      work.detached[column] = true
      if blockIndex[Int(leader[column])] >= 0 { needsSplit = true }
    }
    if needsSplit {
      for place in 0..<count {
        let leader = Int(leader[Int(work.moved[place])])
        if blockIndex[leader] >= 0 { splitBlock(leader) }
      }
    }
    for place in 0..<count {
      let column = Int(work.moved[place])
      if place + 1 < count {
        let next = Int(work.moved[place + 1])
        setItem(column, item[next])
        multipliers.move(from: next, to: column)
      } else {
        setItem(column, entering)
        multipliers.clear(column)
      }
    }
    for place in 0..<count {
      let column = Int(work.moved[place])
      work.detached[column] = false
      repairOrder(column)
    }
  }

  /// Writes an item at a variable's place and logs what was there.
  mutating func setItem(_ column: Int, _ new: Item) {
    setItem(column, new, pivot: new.isRow ? problem.coefficient(new.row, column) : 1)
  }

  /// Writes an item whose coefficient of the variable is known.
  @inline(__always)
  mutating func setItem(_ column: Int, _ new: Item, pivot: Double) {
    tightVersion += 1
    if column < log.columnCount {
      log.items.append((Int32(truncatingIfNeeded: column), item[column]))
    }
    item[column] = new
    self.pivot[column] = pivot
    if new.isRow { problem.rows[new.row].tight = Int32(truncatingIfNeeded: column) }
  }

  /// Finds the variables from `column` back to one that `entering` mentions, each with an item
  /// that mentions the variable before it; within the support of alpha, which keeps the path
  /// short, or, where terms that cancel have cut that, anywhere.
  ///
  /// The path is left in ``WorkSpace/moved``.
  private mutating func findPath(from entering: Item, to column: Int) -> Bool {
    search(from: entering, to: column, withinSupport: true)
      || search(from: entering, to: column, withinSupport: false)
  }

  private mutating func search(
    from entering: Item, to column: Int, withinSupport: Bool
  ) -> Bool {
    work.prepareOrigins()
    work.seen.removeAll()
    work.frontier.removeAll()
    work.frontier.append(entering)
    var next = 0
    while next < work.frontier.count, work.origin[column] == WorkSpace.unseen {
      let current = work.frontier[next]
      next += 1
      guard current.isRow else {
        reach(current.variable, from: current)
        continue
      }
      for place in problem.cellRange(current.row) {
        let reached = Int(problem.cells.storage[place].column)
        if work.origin[reached] != WorkSpace.unseen { continue }
        if withinSupport && work.alpha[reached] == 0 { continue }
        reach(reached, from: current)
        if reached == column { break }
      }
    }
    let isFound = work.origin[column] != WorkSpace.unseen
    if isFound {
      work.moved.append(Int32(truncatingIfNeeded: column))
      var current = column
      while work.origin[current] != entering.code {
        current = Int(problem.rows[Int(work.origin[current])].tight)
        work.moved.append(Int32(truncatingIfNeeded: current))
      }
    }
    for place in work.seen.indices { work.origin[Int(work.seen[place])] = WorkSpace.unseen }
    return isFound
  }

  /// Notes where the search for a path came to a variable from, and goes on from its item.
  private mutating func reach(_ column: Int, from origin: Item) {
    work.origin[column] = origin.code
    work.seen.append(Int32(truncatingIfNeeded: column))
    if item[column].isRow { work.frontier.append(item[column]) }
  }
}
