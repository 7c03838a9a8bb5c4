// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Dependencies that share most of their rows, stored without a list for each.
///
/// If a row was added to only one row that was eliminated later, it is that row's child in a forest. The links of a
/// chain are: each is added to the next, and also to remaining rows to which the next is not added. A remaining row
/// then depends on whole trees, which are runs of one list. Trees do not overlap, so nothing cancels. If a row was
/// added to two rows that were eliminated later, the dependencies that contain it store multipliers instead.
///
/// A row that fixes a variable with a given row (its lower bound), and changes no other given row, is *paired* with
/// it: the bound may replace the row in a set. Views of width 50 that do not fit, for example, often would not fit with
/// any width of at least 0 either. The list has paired rows and their partners apart, so that such sets are runs, too.
struct EliminationForest {
  /// A tree in a dependency: the indices of its rows, and the ratio of their multipliers in the dependency to those
  /// in the forest.
  struct Branch {
    let run: Range<Int>
    let factor: ExactNumber
  }

  /// A dependency as trees and the remaining row.
  struct Shape {
    /// The trees.
    let branches: [Branch]

    /// The index of the remaining row in the list.
    let own: Int

    /// The row with the highest number.
    let last: Int

    /// By how much the sum may miss zero if one row misses it by its width.
    let width: Double

    /// How many rows there are.
    var count: Int { branches.reduce(1) { $0 + $1.run.count } }
  }

  /// The rows of all dependencies: the unpaired rows of the trees, each tree contiguous and its root first; the
  /// paired ones in the same order; their partners; then the other remaining rows.
  private(set) var list: [Int] = []

  /// The shape of each remaining row's dependency; nil if its multipliers have to be stored.
  private(set) var shapes: [Shape?]

  /// The partners.
  private var substitutes = BoundSubstitutes()

  /// Prefix counts over the indices of the trees: rows whose term in the sum may lie below zero, and above zero,
  /// with the multipliers of the forest; paired rows; and other rows that change given rows.
  private var countBelow = [0]
  private var countAbove = [0]
  private var countPaired = [0]
  private var countMoving = [0]

  /// What is known of a row while the forest grows.
  private struct Node {
    var parent = -1
    var size = 1
    var last: Int
    var width: Double
    var index = -1
    /// The multiplier where that of the root is 1.
    var multiplier = ExactNumber(1)
    /// Whether it was added to a given row, directly or through others.
    var movesGiven = false
    /// The given row that it is paired with, and the ratio of their multipliers.
    var partner: (row: Int, ratio: ExactNumber)?
    /// Whether another row was added to it through two rows.
    var isTangled = false
  }

  /// Builds the trees of the steps by which rows were eliminated.
  ///
  /// - Complexity: O(steps and their targets · log targets).
  init(_ steps: EliminationSteps, _ rows: [ExactRow]) {
    let isLeft = steps.isLeft
    // Rows added to a remaining row, directly or through others; the rest is part of no dependency.
    var matters = isLeft
    for step in steps.steps.reversed() {
      matters[step.row] = step.targets.contains { matters[$0.row] }
    }
    var nodes = isLeft.indices.map { Node(last: $0, width: rows[$0].width) }
    var sources = [[(row: Int, ratio: ExactNumber)]](repeating: [], count: nodes.count)
    for step in steps.steps {
      let goesOn = step.targets.count { !isLeft[$0.row] && matters[$0.row] }
      let node = nodes[step.row]
      for (target, ratio) in step.targets where matters[target] {
        if node.isTangled || goesOn > 1 && !isLeft[target] { nodes[target].isTangled = true }
        nodes[target].last = max(nodes[target].last, node.last)
        nodes[target].width = max(nodes[target].width, abs(ratio.approximation) * node.width)
        if isLeft[target] {
          sources[target].append((step.row, ratio))
        } else if goesOn == 1 {
          nodes[step.row].parent = target
          nodes[step.row].multiplier = ratio
          nodes[target].size += node.size
        }
      }
    }
    shapes = Array(repeating: nil, count: nodes.count)
    let trees = layOut(steps, &nodes)
    pair(steps, rows, sources, &nodes)
    var paired: [Int] = []
    for row in trees {
      let node = nodes[row]
      let side = node.multiplier.signum * rows[row].side
      countBelow.append(countBelow[countBelow.count - 1] + (side < 0 ? 1 : 0))
      countAbove.append(countAbove[countAbove.count - 1] + (side > 0 ? 1 : 0))
      let isMoving = node.movesGiven && !rows[row].isGiven
      countMoving.append(countMoving[countMoving.count - 1] + (isMoving ? 1 : 0))
      if let (given, ratio) = node.partner {
        nodes[given].index = trees.count + paired.count
        paired.append(row)
        substitutes.append(
          given, ratio: ratio, room: steps.constants[given], width: rows[given].width)
      } else {
        list.append(row)
      }
      countPaired.append(paired.count)
    }
    list += paired + substitutes.rows
    for row in nodes.indices where isLeft[row] {
      if nodes[row].index < 0 {
        nodes[row].index = list.count
        list.append(row)
      }
      if !nodes[row].isTangled { shapes[row] = shape(of: row, sources[row], nodes) }
    }
  }

  /// Assigns indices to the rows of the trees, parents before their descendants.
  private func layOut(_ steps: EliminationSteps, _ nodes: inout [Node]) -> [Int] {
    var trees = Array(repeating: 0, count: steps.steps.count)
    var end = 0
    // The index of the next subtree of each row.
    var next = Array(repeating: 0, count: nodes.count)
    for step in steps.steps.reversed() {
      let row = step.row
      let parent = nodes[row].parent
      if parent < 0 {
        nodes[row].index = end
        end += nodes[row].size
      } else {
        nodes[row].index = next[parent]
        next[parent] += nodes[row].size
        nodes[row].multiplier = nodes[row].multiplier * nodes[parent].multiplier
      }
      next[row] = nodes[row].index + 1
      trees[nodes[row].index] = row
    }
    return trees
  }

  /// Finds the rows that are paired with given ones.
  private func pair(
    _ steps: EliminationSteps, _ rows: [ExactRow],
    _ sources: [[(row: Int, ratio: ExactNumber)]], _ nodes: inout [Node]
  ) {
    for row in rows.indices where steps.isLeft[row] && rows[row].isGiven {
      if let (source, ratio) = sources[row].first, sources[row].count == 1,
        nodes[source].size == 1, nodes[source].partner == nil, !nodes[row].isTangled,
        rows[row].relation == .greaterThanOrEqual, steps.constants[row].signum >= 0
      {
        nodes[source].partner = (row, nodes[source].multiplier / ratio)
      } else {
        nodes[row].movesGiven = true
      }
    }
    for step in steps.steps.reversed() {
      let row = step.row
      nodes[row].movesGiven = step.targets.contains { nodes[$0.row].movesGiven }
      if nodes[row].movesGiven || rows[row].isGiven { nodes[row].partner = nil }
    }
  }

  /// The shape of a remaining row's dependency; nil if two of its trees overlap.
  private func shape(
    of row: Int, _ sources: [(row: Int, ratio: ExactNumber)], _ nodes: [Node]
  ) -> Shape? {
    var branches = sources.map { source in
      let node = nodes[source.row]
      return Branch(
        run: node.index..<node.index + node.size, factor: source.ratio / node.multiplier)
    }
    branches.sort { $0.run.lowerBound < $1.run.lowerBound }
    for (one, next) in zip(branches, branches.dropFirst())
    where one.run.upperBound > next.run.lowerBound {
      return nil
    }
    return Shape(
      branches: branches, own: nodes[row].index, last: nodes[row].last, width: nodes[row].width)
  }

  /// Whether the term of a row of a dependency, other than the remaining one, may lie on the given side of zero.
  ///
  /// - Complexity: O(branches).
  func hasTerm(_ shape: Shape, onSide side: Int) -> Bool {
    shape.branches.contains { branch in
      let counts = branch.factor.signum == side ? countAbove : countBelow
      return counts[branch.run.upperBound] > counts[branch.run.lowerBound]
    }
  }

  /// The rows of a contradicting dependency, as runs of the list.
  ///
  /// - Parameters:
  ///   - constant: The sum of the dependency.
  ///   - isReduced: Whether paired rows that their partners can replace are left out.
  /// - Returns: The runs, and whether the set may be reducible: a given row other than its partner could replace a row
  ///   of it, or a replacement was refused only because the remaining contradiction would be below the widths.
  /// - Complexity: O(branches), and that of replacing the paired rows.
  func members(
    of shape: Shape, constant: ExactNumber, isReduced: Bool, work: inout Int
  ) -> (runs: [Range<Int>], leavesDoubt: Bool) {
    var contradiction = BoundSubstitutes.Contradiction(sum: constant, width: shape.width)
    var (runs, replaced): ([Range<Int>], [Range<Int>]) = ([], [])
    let partners = countPaired.count - 1
    let firstPaired = partners - substitutes.rows.count
    for branch in shape.branches {
      let (low, high) = (branch.run.lowerBound, branch.run.upperBound)
      let paired = countPaired[low]..<countPaired[high]
      runs.append(low - paired.lowerBound..<high - paired.upperBound)
      if !isReduced {
        runs.append(firstPaired + paired.lowerBound..<firstPaired + paired.upperBound)
        continue
      }
      substitutes.replace(paired, factor: branch.factor, in: &contradiction, work: &work) {
        let start = $1 ? partners : firstPaired
        let run = start + $0.lowerBound..<start + $0.upperBound
        if $1 { replaced.join(run) } else { runs.join(run) }
      }
    }
    runs.append(shape.own..<shape.own + 1)
    let leavesDoubt =
      contradiction.hasVanished
      || shape.branches.contains {
        countMoving[$0.run.upperBound] > countMoving[$0.run.lowerBound]
      }
    return ((runs + replaced).filter { !$0.isEmpty }, leavesDoubt)
  }
}
