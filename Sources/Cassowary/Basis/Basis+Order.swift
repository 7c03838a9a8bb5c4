// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Maintains the order: every variable after the variables that its element mentions.
///
/// A dynamic topological order with a two-sided search (Pearce and Kelly, "A dynamic
/// topological sort algorithm for directed acyclic graphs", 2006). A cycle becomes a block.
extension Basis {
  /// Repairs the order after the element of `column`, which is in no block, was changed.
  ///
  /// Two searches alternate, always the cheaper step next: backward from the inputs that are too late in the
  /// order, and forward from the variable. The search that finishes first determines what has to move.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the size of the smaller search.
  mutating func repairOrder(_ column: Int, _ matrix: MatrixView) {
    guard matching.element(column).isRow else { return }
    beginSearch(before: column, matching.element(column).row, matrix)
    if search.inputs.isEmpty { return }
    let latest = search.latestInput(order)
    search.addDependent(column)
    let closedForward = runSearches(around: column, limit: order.label(latest), matrix)
    search.unmark()
    if closedForward {
      search.moveDependents(behind: latest, in: &order)
    } else {
      moveInputs(before: column, matrix)
    }
  }

  /// Begins a search with the variables that a row mentions and that come after a node.
  @inline(__always)
  private mutating func beginSearch(before node: Int, _ row: Int, _ matrix: MatrixView) {
    search.begin()
    let label = order.label(node)
    for cell in matrix.cells(of: row) {
      let input = blocks.node(Int(cell.column))
      if order.label(input) > label { search.addInput(input) }
    }
  }

  /// Moves variables without dependents to the end of the order, in the given sequence.
  mutating func placeLast(_ columns: borrowing FlatArray<Int32>) {
    order.moveToEnd(columns)
  }

  /// Runs both searches until one finishes, and returns whether it was the forward one.
  private mutating func runSearches(
    around column: Int, limit: Int64, _ matrix: MatrixView
  ) -> Bool {
    var (priced, cost) = (-1, 0)
    while !search.isBackwardDone {
      if !search.isCyclic {
        if search.isForwardDone { return true }
        let next = search.nextDependent
        if next != priced { (priced, cost) = (next, forwardCost(next, matrix)) }
        if search.tryForwardStep(cost: cost) {
          stepForward(next, limit: limit, matrix)
          continue
        }
      }
      guard let next = search.nextInput() else { break }
      stepBackward(next, around: column, matrix)
    }
    return false
  }

  private func forwardCost(_ node: Int, _ matrix: MatrixView) -> Int {
    var cost = 1
    for position in 0..<blocks.memberCount(node) {
      cost += Int(matrix.columns[blocks.member(node, position)].count)
    }
    return cost
  }

  private mutating func stepForward(_ node: Int, limit: Int64, _ matrix: MatrixView) {
    for position in 0..<blocks.memberCount(node) {
      for entry in matrix.entries(of: blocks.member(node, position)) {
        let holder = matching.column(ofRow: Int(entry.row))
        if holder < 0 || search.isDetached(holder) { continue }
        let dependent = blocks.node(holder)
        if dependent != node, search.mark(dependent) == .input || order.label(dependent) <= limit {
          search.addDependent(dependent)
        }
      }
    }
  }

  private mutating func stepBackward(_ node: Int, around column: Int, _ matrix: MatrixView) {
    let label = order.label(column)
    search.countBackwardStep()
    for position in 0..<blocks.memberCount(node) {
      for index in inputRange(blocks.member(node, position), matrix) {
        search.countBackwardStep()
        let input = blocks.node(Int(matrix.cells[index].column))
        if input == node { continue }
        if input == column {
          search.noteCycle()
        } else if order.label(input) > label {
          search.addInput(input)
        }
      }
    }
  }

  /// The cells of the row that a variable is matched with, its own among them; empty if it depends on
  /// no other variable.
  func inputRange(_ column: Int, _ matrix: MatrixView) -> Range<Int> {
    let element = matching.element(column)
    return element.isRow && !search.isDetached(column) ? matrix.cellRange(element.row) : 0..<0
  }

  /// Moves the variable's inputs before it; inputs that also depend on it form a block with it.
  private mutating func moveInputs(before column: Int, _ matrix: MatrixView) {
    search.sortInputs(order)
    if search.isCyclic {
      search.setMark(column, .dependent)
      for position in search.inputs.indices {
        let node = Int(search.inputs[position])
        if dependsOnMarked(node, matrix) { search.setMark(node, .dependent) }
      }
      search.setMark(column, .none)
      search.takeCycle()
    }
    search.moveInputs(before: column, in: &order)
    if search.cycle.isEmpty { return }
    var members: [Int32] = [Int32(truncatingIfNeeded: column)]
    for position in search.cycle.indices {
      let node = Int(search.cycle[position])
      order.unlink(node)
      let block = blocks.block(node)
      if block >= 0 {
        members.append(contentsOf: blocks.members(block))
        blocks.dissolve(block)
      } else {
        members.append(Int32(truncatingIfNeeded: node))
      }
    }
    blocks.make(members)
  }

  /// Whether a node depends on one that is marked.
  private func dependsOnMarked(_ node: Int, _ matrix: MatrixView) -> Bool {
    for position in 0..<blocks.memberCount(node) {
      for index in inputRange(blocks.member(node, position), matrix) {
        let input = blocks.node(Int(matrix.cells[index].column))
        if input != node, search.mark(input) != .none { return true }
      }
    }
    return false
  }

  /// Whether a row mentions another variable that depends on the given one, so that matching the two would close a
  /// cycle.
  ///
  /// - Complexity: O(what the row's variables behind the given one are computed from).
  mutating func wouldCycle(_ column: Int, _ row: Int, _ matrix: MatrixView) -> Bool {
    let node = blocks.node(column)
    beginSearch(before: node, row, matrix)
    while !search.isCyclic, let next = search.nextInput() {
      stepBackward(next, around: node, matrix)
    }
    search.unmark()
    return search.isCyclic
  }
}
