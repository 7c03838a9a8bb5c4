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
    for place in problem.cellRange(item[column].row) {
      let input = leader[Int(problem.cells.storage[place].column)]
      if Int(input) != column { addBefore(input, &search) }
    }
    guard let first = search.before.first else { return }
    var latest = first
    for input in search.before where order.label[Int(input)] > order.label[Int(latest)] {
      latest = input
    }
    search.after.append(Int32(column))
    work.mark[column] = Mark.after
    let closedForward = run(&search, limit: order.label[Int(latest)])
    for element in search.after where work.mark[Int(element)] == Mark.after {
      work.mark[Int(element)] = Mark.none
    }
    if closedForward {
      for element in search.before { work.mark[Int(element)] = Mark.none }
      moveAfter(latest, search.after)
    } else {
      moveBefore(column, search)
    }
  }

  /// The state of the two searches of one repair.
  private struct OrderSearch {
    let column: Int
    let label: Int64
    var before: [Int32] = []
    var after: [Int32] = []
    var beforeNext = 0
    var afterNext = 0
    var beforeCost = 0
    var afterCost = 0
    var cyclic = false
  }

  private mutating func addBefore(_ element: Int32, _ search: inout OrderSearch) {
    guard order.label[Int(element)] > search.label,
      work.mark[Int(element)] == Mark.none || work.mark[Int(element)] == Mark.after
    else { return }
    // What the forward search had found too lies on a cycle.
    if work.mark[Int(element)] == Mark.after { search.cyclic = true }
    work.mark[Int(element)] = Mark.before
    search.before.append(element)
  }

  /// Runs both searches until one closes; true if it was the forward one.
  private mutating func run(_ search: inout OrderSearch, limit: Int64) -> Bool {
    while search.beforeNext < search.before.count {
      if !search.cyclic, search.afterNext == search.after.count { return true }
      if !search.cyclic {
        let next = search.after[search.afterNext]
        if search.afterCost + forwardCost(next) <= search.beforeCost {
          search.afterNext += 1
          stepForward(next, &search, limit: limit)
          continue
        }
      }
      let next = search.before[search.beforeNext]
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
    search.afterCost += forwardCost(element)
    for index in 0..<memberCount(element) {
      for place in problem.entryRange(member(element, index)) {
        let holder = problem.rows[Int(problem.entries.storage[place].row)].tight
        if holder < 0 || work.detached[Int(holder)] { continue }
        let dependent = leader[Int(holder)]
        if dependent == element { continue }
        if work.mark[Int(dependent)] == Mark.before {
          search.cyclic = true
        } else if work.mark[Int(dependent)] == Mark.none,
          order.label[Int(dependent)] <= limit
        {
          work.mark[Int(dependent)] = Mark.after
          search.after.append(dependent)
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
          search.cyclic = true
        } else {
          addBefore(input, &search)
        }
      }
    }
  }

  /// Moves everything that depends on the variable behind the latest of its inputs.
  private mutating func moveAfter(_ latest: Int32, _ elements: [Int32]) {
    let sorted = sortedByLabel(elements)
    let successor = order.next[Int(latest)]
    for element in sorted { order.unlink(Int(element)) }
    // The successor may itself have moved: it is then among the unlinked elements only if
    // its label is beyond the limit, which the search excludes.
    if successor < 0 {
      for element in sorted { order.append(Int(element)) }
    } else {
      order.insert(sorted, before: Int(successor))
    }
  }

  /// Moves the variable's inputs before it; those that also depend on it join it in a block.
  private mutating func moveBefore(_ column: Int, _ search: OrderSearch) {
    let sorted = sortedByLabel(search.before)
    var moved: [Int32] = []
    var cycle: [Int32] = []
    work.mark[column] = Mark.cycle
    for element in sorted {
      if search.cyclic && dependsOnCycle(element) {
        work.mark[Int(element)] = Mark.cycle
        cycle.append(element)
      } else {
        moved.append(element)
      }
    }
    work.mark[column] = Mark.none
    for element in sorted { work.mark[Int(element)] = Mark.none }
    for element in moved { order.unlink(Int(element)) }
    order.insert(moved, before: column)
    if cycle.isEmpty { return }
    var members: [Int32] = [Int32(column)]
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

  private func sortedByLabel(_ elements: [Int32]) -> [Int32] {
    // A closure over the core would copy it, all its arrays retained, at every comparison.
    let label = order.label
    return elements.sorted { label[Int($0)] < label[Int($1)] }
  }

  /// How many variables an element of the order stands for.
  private func memberCount(_ element: Int32) -> Int {
    let block = blockIndex[Int(element)]
    return block < 0 ? 1 : blocks[Int(block)].members.count
  }

  /// One of the variables that an element of the order stands for.
  private func member(_ element: Int32, _ index: Int) -> Int {
    let block = blockIndex[Int(element)]
    return block < 0 ? Int(element) : Int(blocks[Int(block)].members[index])
  }
}
