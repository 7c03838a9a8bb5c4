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
    work.moved.removeAll(keepingCapacity: true)
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
    guard let path = path(from: entering, to: column) else {
      work.alarm = true
      // The rebuild that the alarm brings makes every place anew; leave a consistent one.
      setItem(column, .stay(column))
      multipliers.clear(column)
      return column
    }
    shift(path, entering)
    work.moved.append(contentsOf: path)
    return Int(path[path.count - 1])
  }

  /// Gives each variable of a path the item of the next one, and the last the entering one.
  private mutating func shift(_ path: [Int32], _ entering: Item) {
    let items = path.indices.map {
      $0 + 1 < path.count ? item[Int(path[$0 + 1])] : entering
    }
    for column in path { work.detached[Int(column)] = true }
    for column in path where blockIndex[Int(leader[Int(column)])] >= 0 {
      splitBlock(Int(leader[Int(column)]))
    }
    for (place, column) in path.enumerated() {
      setItem(Int(column), items[place])
      if place + 1 < path.count {
        multipliers.move(from: Int(path[place + 1]), to: Int(column))
      } else {
        multipliers.clear(Int(column))
      }
    }
    for column in path {
      work.detached[Int(column)] = false
      repairOrder(Int(column))
    }
  }

  /// Writes an item at a variable's place and logs what was there.
  mutating func setItem(_ column: Int, _ new: Item) {
    tightVersion += 1
    log.items.append((Int32(truncatingIfNeeded: column), item[column]))
    item[column] = new
    if new.isRow {
      problem.rows[new.row].tight = Int32(truncatingIfNeeded: column)
      pivot[column] = problem.coefficient(new.row, column)
    } else {
      pivot[column] = 1
    }
  }

  /// The variables from `column` back to one that `entering` mentions, each with an item
  /// that mentions the variable before it; within the support of alpha, which keeps it short,
  /// or, where terms that cancel have cut that, anywhere.
  private mutating func path(from entering: Item, to column: Int) -> [Int32]? {
    search(from: entering, to: column, withinSupport: true)
      ?? search(from: entering, to: column, withinSupport: false)
  }

  private mutating func search(
    from entering: Item, to column: Int, withinSupport: Bool
  ) -> [Int32]? {
    var seen: [Int32] = []
    var frontier: [Item] = [entering]
    var next = 0
    var found = false
    while next < frontier.count, !found {
      let current = frontier[next]
      next += 1
      if current.isRow {
        for place in problem.cellRange(current.row) where !found {
          let reached = Int(problem.cells.storage[place].column)
          if work.origin[reached] != WorkSpace.unseen { continue }
          if withinSupport && work.alpha[reached] == 0 { continue }
          work.origin[reached] = current.code
          seen.append(Int32(reached))
          found = reached == column
          if item[reached].isRow { frontier.append(item[reached]) }
        }
      } else {
        let reached = current.variable
        work.origin[reached] = current.code
        seen.append(Int32(reached))
        found = reached == column
        if item[reached].isRow { frontier.append(item[reached]) }
      }
    }
    defer { for column in seen { work.origin[Int(column)] = WorkSpace.unseen } }
    guard found else { return nil }
    var path: [Int32] = [Int32(column)]
    var current = column
    while work.origin[current] != entering.code {
      current = Int(problem.rows[Int(work.origin[current])].tight)
      path.append(Int32(current))
    }
    return path
  }
}
