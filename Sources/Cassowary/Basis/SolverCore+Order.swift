// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Keeping the order true: every variable after the variables that its item mentions.
///
/// A dynamic topological order with a two-sided search (Pearce and Kelly, "A dynamic
/// topological sort algorithm for directed acyclic graphs", 2006). A cycle becomes a block.
extension SolverCore {
  /// Puts the order right after the item at `column`, which stands alone, was changed.
  ///
  /// Two searches run against each other, always the cheaper step next: backward from the
  /// inputs that stand too late, and forward from the variable. Whichever closes first says
  /// what has to move.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the size of the smaller search.
  mutating func repairOrder(_ column: Int) {
    guard item[column].isRow else { return }
    var search = OrderSearch(column: column, label: order.label[column])
    work.before.removeAll()
    work.after.removeAll()
    for place in problem.cellRange(item[column].row) {
      let input = leader[Int(problem.cells.storage[place].column)]
      if Int(input) != column { addBefore(input, &search) }
    }
    guard var latest = work.before.first else { return }
    for place in work.before.indices
    where order.label[Int(work.before[place])] > order.label[Int(latest)] {
      latest = work.before[place]
    }
    work.after.append(Int32(truncatingIfNeeded: column))
    work.mark[column] = Mark.after
    let closedForward = run(&search, limit: order.label[Int(latest)])
    for place in work.after.indices
    where work.mark[Int(work.after[place])] == Mark.after {
      work.mark[Int(work.after[place])] = Mark.none
    }
    if closedForward {
      clearMarksBefore()
      moveAfter(latest)
    } else {
      moveBefore(column, isCyclic: search.isCyclic)
    }
  }

  private mutating func clearMarksBefore() {
    for place in work.before.indices { work.mark[Int(work.before[place])] = Mark.none }
  }

  /// The state of the two searches of one repair; what they have found is in
  /// ``WorkSpace/before`` and ``WorkSpace/after``.
  private struct OrderSearch {
    let column: Int
    let label: Int64
    var beforeNext = 0
    var afterNext = 0
    var beforeCost = 0
    var afterCost = 0
    var isCyclic = false
  }

  private mutating func addBefore(_ element: Int32, _ search: inout OrderSearch) {
    let mark = work.mark[Int(element)]
    guard order.label[Int(element)] > search.label, mark == Mark.none || mark == Mark.after
    else { return }
    // What the forward search had found too lies on a cycle.
    if mark == Mark.after { search.isCyclic = true }
    work.mark[Int(element)] = Mark.before
    work.before.append(element)
  }

  /// Runs both searches until one closes; true if it was the forward one.
  private mutating func run(_ search: inout OrderSearch, limit: Int64) -> Bool {
    while search.beforeNext < work.before.count {
      if !search.isCyclic {
        if search.afterNext == work.after.count { return true }
        let next = work.after[search.afterNext]
        let cost = forwardCost(next)
        if search.afterCost + cost <= search.beforeCost {
          search.afterNext += 1
          search.afterCost += cost
          stepForward(next, &search, limit: limit)
          continue
        }
      }
      let next = work.before[search.beforeNext]
      search.beforeNext += 1
      stepBackward(next, &search)
    }
    return false
  }

  private func forwardCost(_ element: Int32) -> Int {
    let block = blockIndex[Int(element)]
    if block < 0 { return Int(problem.columns[Int(element)].count) + 1 }
    var cost = 1
    for member in blocks[Int(block)].members { cost += Int(problem.columns[Int(member)].count) }
    return cost
  }

  private mutating func stepForward(
    _ element: Int32, _ search: inout OrderSearch, limit: Int64
  ) {
    for index in 0..<memberCount(element) {
      for place in problem.entryRange(member(element, index)) {
        let holder = problem.rows[Int(problem.entries.storage[place].row)].tight
        if holder < 0 || work.detached[Int(holder)] { continue }
        let dependent = leader[Int(holder)]
        if dependent == element { continue }
        if work.mark[Int(dependent)] == Mark.before {
          search.isCyclic = true
        } else if work.mark[Int(dependent)] == Mark.none,
          order.label[Int(dependent)] <= limit
        {
          work.mark[Int(dependent)] = Mark.after
          work.after.append(dependent)
        }
      }
    }
  }

  private mutating func stepBackward(_ element: Int32, _ search: inout OrderSearch) {
    search.beforeCost += 1
    for index in 0..<memberCount(element) {
      let member = member(element, index)
      if work.detached[member] || !item[member].isRow { continue }
      for place in problem.cellRange(item[member].row) {
        search.beforeCost += 1
        let input = leader[Int(problem.cells.storage[place].column)]
        if input == element { continue }
        if Int(input) == search.column {
          search.isCyclic = true
        } else {
          addBefore(input, &search)
        }
      }
    }
  }

  /// Moves everything that depends on the variable behind the latest of its inputs.
  private mutating func moveAfter(_ latest: Int32) {
    order.sort(&work.after)
    let successor = order.next[Int(latest)]
    for place in work.after.indices { order.unlink(Int(work.after[place])) }
    // The successor may itself have moved: it is then among the unlinked elements only if
    // its label is beyond the limit, which the search excludes.
    if successor < 0 {
      for place in work.after.indices { order.append(Int(work.after[place])) }
    } else {
      order.insert(work.after, before: Int(successor))
    }
  }

  /// Moves the variable's inputs before it; those that also depend on it join it in a block.
  private mutating func moveBefore(_ column: Int, isCyclic: Bool) {
    order.sort(&work.before)
    var cycle: [Int32] = []
    if isCyclic {
      work.mark[column] = Mark.cycle
      var kept = 0
      for place in work.before.indices {
        let element = work.before[place]
        if dependsOnCycle(element) {
          work.mark[Int(element)] = Mark.cycle
          cycle.append(element)
        } else {
          work.mark[Int(element)] = Mark.none
          work.before[kept] = element
          kept += 1
        }
      }
      work.before.truncate(to: kept)
      work.mark[column] = Mark.none
      for element in cycle { work.mark[Int(element)] = Mark.none }
    } else {
      clearMarksBefore()
    }
    for place in work.before.indices { order.unlink(Int(work.before[place])) }
    order.insert(work.before, before: column)
    if cycle.isEmpty { return }
    var members: [Int32] = [Int32(truncatingIfNeeded: column)]
    for element in cycle {
      order.unlink(Int(element))
      if blockIndex[Int(element)] >= 0 {
        members.append(contentsOf: blocks[Int(blockIndex[Int(element)])].members)
        freeBlock(Int(element))
      } else {
        members.append(element)
      }
    }
    makeBlock(members)
  }

  private func dependsOnCycle(_ element: Int32) -> Bool {
    for index in 0..<memberCount(element) {
      let member = member(element, index)
      if work.detached[member] || !item[member].isRow { continue }
      for place in problem.cellRange(item[member].row) {
        let input = leader[Int(problem.cells.storage[place].column)]
        if input != element, work.mark[Int(input)] == Mark.cycle { return true }
      }
    }
    return false
  }

  /// How many variables an element of the order stands for.
  func memberCount(_ element: Int32) -> Int {
    let block = blockIndex[Int(element)]
    return block < 0 ? 1 : blocks[Int(block)].members.count
  }

  /// One of the variables that an element of the order stands for.
  func member(_ element: Int32, _ index: Int) -> Int {
    let block = blockIndex[Int(element)]
    return block < 0 ? Int(element) : Int(blocks[Int(block)].members[index])
  }
}
