// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Dependencies that share most of their rows, without a list for each.
///
/// Where a row was added to only one row that went on itself, it stands below that one in a forest: as
/// the links of a chain do, each added to the next, and to the rows left that the next says nothing of. A
/// row left then depends on whole trees, which are runs of one list. Trees do not overlap, so nothing
/// cancels. Where a row went on through two others, the dependencies behind it are told by their
/// multipliers instead.
struct EliminationForest {
  /// A tree that a dependency takes in: rows of ``list``, and whether their multipliers have the sign
  /// that they have in the list.
  struct Branch {
    let run: Range<Int>
    let isNegative: Bool
  }

  /// A dependency as what it takes in.
  struct Shape {
    /// The trees, besides the row left itself, which stands in the last run.
    let branches: [Branch]

    /// The row with the highest number.
    let last: Int

    /// By how much the sum may miss zero if one row misses it by its width.
    let width: Double
  }

  /// The rows: each tree in one piece, its root first; then the rows left, each by itself.
  private(set) var list: [Int] = []

  /// The shape of the dependency of each row left; nil if it has to be told by its multipliers.
  private(set) var shapes: [Shape?]

  /// How many of the rows before each place of the list have a term in the sum that may lie below zero,
  /// and above zero, where multipliers have the sign that they have in the list.
  private var countBelow = [0]
  private var countAbove = [0]

  /// What a row takes in so far while the forest grows.
  private struct Node {
    var parent = -1
    var size = 1
    var last: Int
    var width: Double
    var place = -1
    var isNegative = false
    /// Whether something went into it through two others.
    var isTangled = false
  }

  /// Finds the trees.
  ///
  /// - Parameters:
  ///   - steps: How the rows were eliminated.
  ///   - sides: On which side of zero the left side of each row may lie: -1, 1, or 0 for neither.
  ///   - widths: By how much each row may miss zero and still count as holding.
  /// - Complexity: O(steps and their targets · log targets).
  init(_ steps: EliminationSteps, sides: [Int], widths: [Double]) {
    let isLeft = steps.isLeft
    // Rows that end in a row left, directly or through others; the rest is part of no dependency.
    var matters = isLeft
    for step in steps.steps.reversed() {
      matters[step.row] = step.targets.contains { matters[$0.row] }
    }
    var nodes = isLeft.indices.map { Node(last: $0, width: widths.isEmpty ? 0 : widths[$0]) }
    var sources = [[(row: Int, isNegative: Bool)]](repeating: [], count: nodes.count)
    for step in steps.steps {
      let goesOn = step.targets.count { !isLeft[$0.row] && matters[$0.row] }
      let node = nodes[step.row]
      for (target, ratio) in step.targets where matters[target] {
        if node.isTangled || goesOn > 1 && !isLeft[target] { nodes[target].isTangled = true }
        nodes[target].last = max(nodes[target].last, node.last)
        nodes[target].width = max(nodes[target].width, abs(ratio.approximation) * node.width)
        if isLeft[target] {
          sources[target].append((step.row, ratio.signum < 0))
        } else if goesOn == 1 {
          nodes[step.row].parent = target
          nodes[step.row].isNegative = ratio.signum < 0
          nodes[target].size += node.size
        }
      }
    }
    shapes = Array(repeating: nil, count: nodes.count)
    layOut(steps, &nodes)
    for row in nodes.indices where isLeft[row] {
      list.append(row)
      if !nodes[row].isTangled { shapes[row] = shape(of: row, sources[row], nodes) }
    }
    count(sides, nodes)
  }

  /// Gives each row a place in the list, parents before what is below them.
  private mutating func layOut(_ steps: EliminationSteps, _ nodes: inout [Node]) {
    list = Array(repeating: 0, count: steps.steps.count)
    var end = 0
    // Where the next tree below each row begins.
    var next = Array(repeating: 0, count: nodes.count)
    for step in steps.steps.reversed() {
      let row = step.row
      let parent = nodes[row].parent
      if parent < 0 {
        nodes[row].place = end
        end += nodes[row].size
      } else {
        nodes[row].place = next[parent]
        next[parent] += nodes[row].size
        nodes[row].isNegative = nodes[row].isNegative != nodes[parent].isNegative
      }
      next[row] = nodes[row].place + 1
      list[nodes[row].place] = row
    }
  }

  /// What a row left takes in; nil if two of its trees overlap.
  private func shape(
    of row: Int, _ sources: [(row: Int, isNegative: Bool)], _ nodes: [Node]
  ) -> Shape? {
    var branches = sources.map { source in
      let node = nodes[source.row]
      return Branch(
        run: node.place..<node.place + node.size,
        isNegative: source.isNegative != node.isNegative)
    }
    branches.sort { $0.run.lowerBound < $1.run.lowerBound }
    for (one, next) in zip(branches, branches.dropFirst())
    where one.run.upperBound > next.run.lowerBound {
      return nil
    }
    let own = list.count - 1
    branches.append(Branch(run: own..<own + 1, isNegative: false))
    return Shape(branches: branches, last: nodes[row].last, width: nodes[row].width)
  }

  private mutating func count(_ sides: [Int], _ nodes: [Node]) {
    for row in list {
      let side = nodes[row].isNegative ? -sides[row] : sides[row]
      countBelow.append(countBelow[countBelow.count - 1] + (side < 0 ? 1 : 0))
      countAbove.append(countAbove[countAbove.count - 1] + (side > 0 ? 1 : 0))
    }
  }

  /// Whether the term of a row of a dependency, other than the one left, may lie on a side of zero.
  ///
  /// - Complexity: O(branches).
  func hasTerm(_ shape: Shape, onSide side: Int) -> Bool {
    shape.branches.dropLast().contains { branch in
      let counts = branch.isNegative == (side < 0) ? countAbove : countBelow
      return counts[branch.run.upperBound] > counts[branch.run.lowerBound]
    }
  }
}
