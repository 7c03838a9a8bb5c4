// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Children whose least widths add up exactly to the width of their parent: everything is tight
/// at once, and every step of the simplex method has length zero.
@Suite("Exact fits")
struct ExactFitTests {
  private let solver = Solver()

  /// What the wishes of the children are.
  enum Hugging: String, CaseIterable {
    /// Every child wishes to be narrower than it may.
    case narrower

    /// Every child wishes to be wider than there is room for.
    case wider

    /// Children wish to be as wide as their neighbours, which the least widths deny.
    case equal
  }

  /// Adds `count` children that fill a parent, and returns their widths.
  private func fill(
    _ parent: LinearExpression, _ least: [Double], _ hugging: Hugging
  ) throws -> [Variable] {
    var widths: [Variable] = []
    var end = LinearExpression()
    for (place, minimum) in least.enumerated() {
      let left = try solver.makeVariable()
      let width = try solver.makeVariable(lowerBound: 0)
      try solver.add(left == end)
      try solver.add(width >= minimum)
      let weight = 1 + Double(place % 4)
      switch hugging {
      case .narrower: try solver.add((width == minimum / 2).strength(.weak.weighted(weight)))
      case .wider: try solver.add((width == 2 * minimum).strength(.weak.weighted(weight)))
      case .equal:
        if let last = widths.last {
          try solver.add((width == last).strength(.weak.weighted(weight)))
        }
      }
      widths.append(width)
      end = left + width
    }
    try solver.add(end == parent)
    return widths
  }

  @Test(
    "one level, in one batch", arguments: [1, 2, 8, 32, 128], Hugging.allCases)
  func oneLevel(_ count: Int, _ hugging: Hugging) throws {
    let least = (0..<count).map { 10 + Double($0 % 3) }
    let parent = try solver.makeVariable()
    try solver.add(parent == least.reduce(0, +))
    let widths = try fill(LinearExpression(parent), least, hugging)
    let work = try solver.work()
    #expect(isClose(try solver.values(of: widths), least))
    #expect(work.pivots <= 3 * count + 4 && work.rebuilds == 0, "\(work)")
  }

  @Test("the parent comes to the exact width and goes on", arguments: Hugging.allCases)
  func resizing(_ hugging: Hugging) throws {
    let least = (0..<40).map { 10 + Double($0 % 3) }
    let sum = least.reduce(0, +)
    let parent = try solver.makeVariable()
    try solver.edit(parent, strength: .strong)
    let widths = try fill(LinearExpression(parent), least, hugging)
    for wish in [2 * sum, sum, sum - 100, 1.5 * sum, sum, 3 * sum, 0, sum] {
      try solver.suggest(wish, for: parent)
      let work = try solver.work()
      #expect(isClose(try solver.value(of: parent), max(wish, sum)))
      if wish <= sum { #expect(isClose(try solver.values(of: widths), least)) }
      #expect(work.pivots <= 3 * least.count && work.rebuilds == 0, "\(work)")
    }
  }

  @Test("three levels within one another", arguments: Hugging.allCases)
  func nested(_ hugging: Hugging) throws {
    let fan = 5
    let leaves = fan * fan * fan
    let root = try solver.makeVariable()
    try solver.add(root == 12 * Double(leaves))
    var level = [LinearExpression(root)]
    var minimum = 12 * Double(leaves)
    for _ in 0..<3 {
      minimum /= Double(fan)
      level = try level.flatMap { parent in
        try fill(parent, [Double](repeating: minimum, count: fan), hugging)
          .map { LinearExpression($0) }
      }
    }
    let work = try solver.work()
    let widths = try solver.values(of: level.map { $0.terms[0].variable })
    #expect(isClose(widths, [Double](repeating: 12, count: leaves)))
    #expect(work.pivots <= 3 * leaves && work.rebuilds == 0, "\(work)")

    // Without the requirement the same widths are the least that the root may have.
    try solver.edit(root, strength: .medium)
    try solver.suggest(0, for: root)
    let again = try solver.work()
    #expect(isClose(try solver.value(of: root), 12 * Double(leaves)))
    #expect(again.pivots <= leaves && again.rebuilds == 0, "\(again)")
  }
}
