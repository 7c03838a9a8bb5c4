// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Strongly connected components of the dependency graph, to split blocks (Tarjan, "Depth-first search and
/// linear graph algorithms", 1972, without recursion).
extension Basis {
  /// Splits a block, some of whose members are detached, into its strongly connected components.
  ///
  /// - Complexity: O(members + cells of their rows).
  mutating func split(_ block: Int, _ matrix: MatrixView) {
    let members = blocks.members(block)
    let leader = Int(members[0])
    let successor = order.next(leader)
    order.unlink(leader)
    blocks.dissolve(block)
    let parts = components(of: members, matrix)
    order.insert(parts.leaders, before: Int(successor))
    for cycle in parts.cycles { blocks.make(cycle) }
  }

  /// Splits a block into single variables.
  mutating func dissolve(_ block: Int, _ matrix: MatrixView) {
    let members = blocks.members(block)
    for member in members { search.setDetached(Int(member), true) }
    split(block, matrix)
    for member in members { search.setDetached(Int(member), false) }
  }

  /// Makes a block of variables that are in none; the first is the leader.
  mutating func makeBlock(_ members: [Int32]) {
    for member in members.dropFirst() { order.unlink(Int(member)) }
    blocks.make(members)
  }

  /// Strongly connected components: the first variable of each, every component after those that it
  /// depends on, and the components that have more than one variable.
  struct Components: ~Copyable {
    var leaders = FlatArray<Int32>()
    var cycles: [[Int32]] = []
  }

  private mutating func components(of members: [Int32], _ matrix: MatrixView) -> Components {
    let count = members.count
    scratch.begin(members)
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
        let inputs = inputRange(Int(members[here]), matrix)
        if Int(cell) < inputs.count {
          path[path.count - 1].cell += 1
          let input = Int(matrix.cells[inputs.lowerBound + Int(cell)].column)
          let there = scratch.index(of: input)
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
    scratch.end(members)
    return parts
  }

  /// Pops the component with the given root off the stack of open members.
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
}
