// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Strongly connected parts of the dependency graph: splitting a block, and making the
/// order anew (Tarjan, "Depth-first search and linear graph algorithms", 1972, without
/// recursion).
extension SolverCore {
  /// Splits a block, some of whose members are detached, into what still hangs together.
  ///
  /// - Complexity: O(members + cells of their rows).
  mutating func splitBlock(_ leader: Int) {
    let members = blocks[Int(blockIndex[leader])].members
    let successor = order.next[leader]
    order.unlink(leader)
    freeBlock(leader)
    let parts = components(of: members)
    if successor < 0 {
      for place in parts.leaders.indices { order.append(Int(parts.leaders[place])) }
    } else {
      order.insert(parts.leaders, before: Int(successor))
    }
    for cycle in parts.cycles { makeBlock(cycle) }
  }

  /// Makes the order and all blocks anew from the tight items, depth first in the order of
  /// declaration, which keeps variables that belong together close together.
  ///
  /// - Complexity: O(variables + cells of tight rows).
  mutating func renumber() {
    if blocks.count == freeBlocks.count {
      renumberWithoutBlocks()
      return
    }
    for column in 0..<columnCount where blockIndex[column] >= 0 { freeBlock(column) }
    let parts = components(of: (0..<Int32(columnCount)).map { $0 })
    order.beginRebuild()
    for place in parts.leaders.indices { order.appendRebuilt(Int(parts.leaders[place])) }
    for cycle in parts.cycles { makeBlock(cycle) }
  }

  /// Makes the order anew where no variables depend on one another.
  private mutating func renumberWithoutBlocks() {
    order.beginRebuild()
    var path = FlatArray<(column: Int32, cell: Int32)>()
    for start in 0..<columnCount where work.mark[start] == Mark.none {
      var column = start
      var cell = 0
      while true {
        work.mark[column] = Mark.before
        let inputs = inputRange(column)
        cell += inputs.lowerBound
        while cell < inputs.upperBound,
          work.mark[Int(problem.cells.storage[cell].column)] != Mark.none
        {
          cell += 1
        }
        if cell < inputs.upperBound {
          // An input first; then on from here.
          path.append(
            (
              Int32(truncatingIfNeeded: column),
              Int32(truncatingIfNeeded: cell - inputs.lowerBound + 1)
            ))
          column = Int(problem.cells.storage[cell].column)
          cell = 0
          continue
        }
        order.appendRebuilt(column)
        guard let last = path.popLast() else { break }
        column = Int(last.column)
        cell = Int(last.cell)
      }
    }
    work.mark.fill(Mark.none)
  }

  /// Strongly connected parts: the first variable of each, every part after those that it
  /// depends on, and the parts that have more than one.
  private struct Components: ~Copyable {
    var leaders = FlatArray<Int32>()
    var cycles: [[Int32]] = []
  }

  private mutating func components(of members: [Int32]) -> Components {
    let count = members.count
    for (place, member) in members.enumerated() { work.place[Int(member)] = Int32(place) }
    var number = [Int32](repeating: -1, count: count)
    var low = [Int32](repeating: 0, count: count)
    var finished = [Bool](repeating: false, count: count)
    var open: [Int32] = []
    var path: [(member: Int32, cell: Int32)] = []
    var parts = Components()
    parts.leaders.reserveCapacity(count)
    var clock: Int32 = 0
    for start in 0..<count where number[start] < 0 {
      path.append((Int32(start), 0))
      while let (at, cell) = path.last {
        let here = Int(at)
        if cell == 0 {
          number[here] = clock
          low[here] = clock
          clock += 1
          open.append(at)
        }
        let inputs = inputRange(Int(members[here]))
        if Int(cell) < inputs.count {
          path[path.count - 1].cell += 1
          let input = problem.cells.storage[inputs.lowerBound + Int(cell)].column
          let there = Int(work.place[Int(input)])
          if there < 0 || finished[there] { continue }
          if number[there] < 0 {
            path.append((Int32(there), 0))
          } else {
            low[here] = min(low[here], number[there])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last {
          low[Int(parent.member)] = min(low[Int(parent.member)], low[here])
        }
        if low[here] == number[here] { close(at, members, &open, &finished, &parts) }
      }
    }
    for member in members { work.place[Int(member)] = -1 }
    return parts
  }

  /// Takes the part whose root is `root` off the stack of open members.
  private func close(
    _ root: Int32, _ members: [Int32], _ open: inout [Int32], _ finished: inout [Bool],
    _ parts: inout Components
  ) {
    parts.leaders.append(members[Int(root)])
    if open.last == root {
      open.removeLast()
      finished[Int(root)] = true
      return
    }
    var cycle: [Int32] = [members[Int(root)]]
    while let member = open.popLast() {
      finished[Int(member)] = true
      if member == root { break }
      cycle.append(members[Int(member)])
    }
    parts.cycles.append(cycle)
  }

  /// The cells that a variable depends on, its own among them.
  private func inputRange(_ column: Int) -> Range<Int> {
    if work.detached[column] || !item[column].isRow { return 0..<0 }
    return problem.cellRange(item[column].row)
  }
}
