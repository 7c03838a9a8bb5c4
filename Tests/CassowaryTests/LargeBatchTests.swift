// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Batches that change most of the rows about many variables.
@Suite("Large batches")
struct LargeBatchTests {
  /// Boxes in a row, each with a wish, no smaller than zero, that fill a total; what holds them
  /// together can be exchanged for a place of each.
  private struct Boxes {
    let solver = Solver()
    let starts: [Variable]
    let sizes: [Variable]
    var ties: [ConstraintHandle] = []
    let total: ConstraintHandle

    init(_ count: Int, total: Double) throws {
      starts = try solver.makeVariables(count + 1)
      sizes = try solver.makeVariables(count, lowerBound: 0)
      try solver.add(starts[0] == 0)
      self.total = try solver.add(starts[count] == total)
      for (place, size) in sizes.enumerated() {
        let wish = Double(10 + place % 7)
        try solver.add((size >= wish).strength(.strong))
        try solver.add((size <= wish).strength(.weak))
      }
      try chain()
    }

    mutating func chain() throws {
      for tie in ties { try solver.remove(tie) }
      ties = try sizes.indices.map { try solver.add(starts[$0 + 1] == starts[$0] + sizes[$0] + 2) }
    }

    /// Every box is at the start, and has no size.
    mutating func park() throws {
      for tie in ties { try solver.remove(tie) }
      ties = try sizes.indices.flatMap {
        [try solver.add(starts[$0] == 0), try solver.add(sizes[$0] == 0)]
      }
    }

    /// The violation of all wishes, at each of the two levels.
    func cost() throws -> (strong: Double, weak: Double) {
      var cost = (strong: 0.0, weak: 0.0)
      for (place, size) in try solver.values(of: sizes).enumerated() {
        cost.strong += max(0, Double(10 + place % 7) - size)
        cost.weak += max(0, size - Double(10 + place % 7))
      }
      return cost
    }
  }

  /// The work of taking a row of boxes apart and putting it together.
  private func work(_ count: Int) throws -> [Work] {
    var boxes = try Boxes(count, total: Double(20 * count))
    var work = [try boxes.solver.work()]
    for _ in 0..<2 {
      work.append(try boxes.solver.work { try boxes.park() })
      work.append(try boxes.solver.work { try boxes.chain() })
      let sizes = (0..<count).reduce(0) { $0 + Double(10 + $1 % 7) }
      let cost = try boxes.cost()
      #expect(isClose(cost.weak, Double(20 * count) - sizes - Double(2 * count)))
      #expect(cost.strong <= 1e-6)
    }
    return work
  }

  @Test("replacing most rows takes no more than making them did")
  func replacing() throws {
    let (small, large) = (try work(300), try work(1200))
    for (number, work) in large.enumerated() {
      #expect(work.itemsExpressed <= 5 * small[number].itemsExpressed, "\(number): \(work)")
      #expect(work.valuesComputed <= 5 * small[number].valuesComputed, "\(number): \(work)")
      #expect(work.pivots <= 2 * 1200 && work.rounds <= 3, "\(number): \(work)")
    }
    #expect(large[1].itemsExpressed <= 2 * large[0].itemsExpressed)
    #expect(large[2].itemsExpressed <= 2 * large[0].itemsExpressed)
  }

  @Test("what is too much is taken from one after another down to zero, in one round")
  func bounds() throws {
    var expressed: [Int] = []
    for count in [250, 1000] {
      let boxes = try Boxes(count, total: Double(8 * count))
      var work = try boxes.solver.work()
      expressed.append(work.itemsExpressed)
      let sizes = (0..<count).reduce(0) { $0 + Double(10 + $1 % 7) }
      #expect(isClose(try boxes.cost().strong, sizes - Double(6 * count)))
      #expect(work.rounds <= 3 && work.pivots <= 2 * count, "\(count): \(work)")
      // And back: what was at zero grows again.
      work = try boxes.solver.work {
        try boxes.solver.setConstant(-Double(11 * count), of: boxes.total)
      }
      #expect(isClose(try boxes.cost().strong, sizes - Double(9 * count)))
      #expect(work.rounds <= 3 && work.pivots <= 2 * count, "\(count): \(work)")
      expressed.append(work.itemsExpressed)
    }
    #expect(expressed[2] <= 5 * expressed[0])
    #expect(expressed[3] <= 5 * expressed[1])
  }

  @Test("a block most of whose rows go is dissolved once")
  func blocks() throws {
    let count = 400
    let solver = Solver()
    let variables = try solver.makeVariables(count)
    let spline = SquareSystem.spline(count)
    let rows = try (0..<count).map {
      try solver.add(spline.equation(spline.rows[$0], variables))
    }
    try solver.solve()
    let work = try solver.work {
      for row in rows.dropFirst(40) { try solver.remove(row) }
      for (place, variable) in variables.enumerated().dropFirst(40) {
        try solver.add(variable == Double(place))
      }
    }
    #expect(work.factorizations <= 16, "\(work)")
    #expect(try solver.value(of: variables[count - 1]) == Double(count - 1))
    for (row, terms) in spline.rows.prefix(40).enumerated() {
      let sum = try terms.reduce(0) {
        try $0 + $1.coefficient * solver.value(of: variables[$1.unknown])
      }
      let wanted = terms.reduce(0) { $0 + $1.coefficient * spline.solution[$1.unknown] }
      #expect(abs(sum - wanted) <= 1e-6, "row \(row)")
    }
  }

  @Test("a large batch that fails leaves the solver as it was")
  func failing() throws {
    var boxes = try Boxes(300, total: 6000)
    try boxes.solver.solve()
    let all = boxes.starts + boxes.sizes
    let before = try boxes.solver.values(of: all).map(\.bitPattern)
    let ties = boxes.ties
    try boxes.park()
    try boxes.solver.add(boxes.sizes[0] >= 1)
    #expect(throws: SolveError.self) { try boxes.solver.solve() }
    #expect(try boxes.solver.values(of: all).map(\.bitPattern) == before)
    boxes.ties = ties
    // It goes on as one that never saw the batch.
    let spared = try Boxes(300, total: 6000)
    try spared.solver.solve()
    for solver in [boxes, spared] {
      try solver.solver.setConstant(-7000, of: solver.total)
      try solver.solver.solve()
    }
    #expect(
      try boxes.solver.values(of: all).map(\.bitPattern)
        == spared.solver.values(of: spared.starts + spared.sizes).map(\.bitPattern))
  }

  @Test("two hundred views whose centers should lie at equal distances, in too little room")
  func equalDistances() throws {
    // Each entry of their block counts as summed from twice what the one before it was, though nothing grows.
    let count = 200
    let solver = Solver()
    let end = try solver.makeVariable()
    let lefts = try (0..<count).map { _ in try solver.makeVariable() }
    let widths = try (0..<count).map { _ in try solver.makeVariable(lowerBound: 0) }
    try solver.add(lefts[0] == 0)
    try solver.add(end == lefts[count - 1] + widths[count - 1])
    try solver.add(end <= 6 * Double(count))
    for width in widths { try solver.add((width == 10).priority(750)) }
    for view in 0..<count - 1 {
      try solver.add(lefts[view + 1] >= lefts[view] + widths[view] + 2)
    }
    let centers = zip(lefts, widths).map { $0 + 0.5 * $1 }
    for view in 0..<count - 2 {
      try solver.add(
        (centers[view + 2] - 2 * centers[view + 1] + centers[view] == 0).priority(150))
    }
    try solver.add((end == 0).priority(51))
    try solver.solve()
    #expect(abs(try solver.value(of: end) - 6 * Double(count)) < 1e-6)
    for view in 0..<count - 1 {
      let space =
        try solver.value(of: lefts[view + 1]) - solver.value(of: lefts[view])
        - solver.value(of: widths[view])
      #expect(space > 2 - 1e-6, "\(view)")
    }
  }
}
