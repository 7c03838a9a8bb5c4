// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Large systems: no recursion, and counts of work that grow with the system, not faster.
@Suite("Scale")
struct ScaleTests {
  private func chain(_ count: Int, in solver: Solver) throws -> [Variable] {
    let boxes = try solver.makeVariables(count)
    try solver.add(boxes[0] == 0)
    for (left, right) in zip(boxes, boxes.dropFirst()) { try solver.add(right == left + 1) }
    return boxes
  }

  @Test("a chain of twenty thousand boxes")
  func longChain() throws {
    let solver = Solver()
    let boxes = try chain(20_000, in: solver)
    try solver.solve()
    #expect(try solver.value(of: boxes[19_999]) == 19_999)
    #expect(solver.statistics.variables == 20_000)
    #expect(solver.statistics.constraints == 20_000)
    #expect(solver.statistics.rebuilds == 0)
    try solver.edit(boxes[10_000], strength: .strong)
    try solver.suggest(0, for: boxes[10_000])
    try solver.solve()
    #expect(try solver.value(of: boxes[10_000]) == 10_000)
  }

  @Test("a chain said from its end to its beginning")
  func backwards() throws {
    let solver = Solver()
    let boxes = try solver.makeVariables(20_000)
    for (left, right) in zip(boxes, boxes.dropFirst()).reversed() {
      try solver.add(right == left + 1)
    }
    try solver.add(boxes[0] == 5)
    try solver.solve()
    #expect(try solver.value(of: boxes[19_999]) == 20_004)
  }

  /// The first box's width is open while all others are computed from it, and some stand far on the other
  /// side of zero until the last row says how wide it is.
  @Test("a thousand boxes of one width need no factorisation", arguments: [300, 1000])
  func oneWidth(count: Int) throws {
    let solver = Solver()
    let total = 10_000.0 / 3
    var boxes: [(left: Variable, width: Variable)] = []
    for _ in 0..<count { boxes.append((try solver.makeVariable(), try solver.makeVariable())) }
    for (place, box) in boxes.enumerated() {
      guard place > 0 else {
        try solver.add(box.left == 8)
        continue
      }
      let previous = boxes[place - 1]
      try solver.add(box.left == previous.left + previous.width + 8)
      try solver.add(box.width == boxes[0].width)
    }
    let last = boxes[count - 1]
    try solver.add(last.left + last.width + 8 == total)
    let work = try solver.work()
    #expect(work.factorizations == 0 && work.valuesComputed <= 10, "\(work)")
    let width = (total - 8 * Double(count + 1)) / Double(count)
    for (place, box) in boxes.enumerated() {
      let left = 8 + Double(place) * (width + 8)
      #expect(abs(try solver.value(of: box.left) - left) <= 1e-9)
      #expect(abs(try solver.value(of: box.width) - width) <= 1e-9)
    }
  }

  /// A height that follows from its parts by an equation was not weighed against its limit.
  @Test("values follow once where cells are higher than an optional limit", arguments: [200, 1000])
  func optionalLimits(count: Int) throws {
    let solver = Solver()
    var top = try solver.makeVariable()
    try solver.add(top == 0)
    var heights: [Variable] = []
    for number in 0..<count {
      let (title, text) = (
        try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0)
      )
      let (height, next) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable())
      try solver.add(title + text == height)
      try solver.add((title == Double(10 + number * 7 % 51)).priority(750))
      try solver.add((text == Double(10 + number * 13 % 51)).priority(751))
      try solver.add((height <= 70).priority(900))
      try solver.add(next == top + height + 8)
      heights.append(height)
      top = next
    }
    let work = try solver.work()
    #expect(work.valuesComputed <= 3 * count && work.rounds <= 2, "\(work)")
    for (number, height) in heights.enumerated() {
      let wanted = Double(min(70, 20 + number * 7 % 51 + number * 13 % 51))
      #expect(abs(try solver.value(of: height) - wanted) <= 1e-9)
    }
  }

  /// What is out of its bounds concerns the rows that hang on it, and no others of the level.
  @Test("a few cells higher than their limit leave a long row of boxes alone", arguments: [8, 40])
  func unrelatedLimits(cells: Int) throws {
    let solver = Solver()
    var right = try solver.makeVariable()
    try solver.add(right == 0)
    for number in 0..<1000 {
      let (width, next) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable())
      try solver.add(next == right + width)
      try solver.add((width == Double(1 + number % 7)).priority(750))
      try solver.add((next >= 1e6).priority(250))
      right = next
    }
    for number in 0..<cells {
      let (height, part) = (
        try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0)
      )
      try solver.add(height == 2 * part)
      try solver.add((part == Double(30 + number)).priority(240))
      try solver.add((height <= 50).priority(250))
    }
    let work = try solver.work()
    #expect(work.itemsExpressed <= 8_000 && work.rounds <= 2, "\(work)")
  }

  /// Cards in rows of four, each as high as its highest; pictures go by a width that is wished for.
  private func cards(
    _ count: Int, _ priority: Float, in solver: Solver
  ) throws -> ConstraintHandle {
    let width = try solver.makeVariable(lowerBound: 0)
    let wish = try solver.add((width == 240).priority(priority))
    var height = width
    for number in 0..<count {
      if number % 4 == 0 { height = try solver.makeVariable(lowerBound: 0) }
      let (picture, title, text) = (
        try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0),
        try solver.makeVariable(lowerBound: 0)
      )
      let ratio = 0.5 + Double(number * 7 % 10) / 10
      try solver.add((picture == ratio * width).priority(900))
      try solver.add(picture <= 200)
      try solver.add((title == Double(10 + number * 13 % 51)).priority(750))
      try solver.add((text == Double(10 + number * 31 % 81)).priority(750))
      try solver.add((text <= 60).priority(950))
      try solver.add(picture + title + text == height)
    }
    return wish
  }

  @Test(
    "a wish that all cards go by comes to cost little: no more than a few new solvers",
    arguments: [200, 600])
  func cardsAfterWish(count: Int) throws {
    let fresh = Solver()
    _ = try cards(count, 1, in: fresh)
    let least = try fresh.work()
    let edited = Solver()
    let wish = try cards(count, 999, in: edited)
    try edited.solve()
    try edited.setPriority(1, of: wish)
    let work = try edited.work()
    #expect(work.rebuilds == 1 && work.pivots <= 4 * least.pivots, "\(work), \(least)")
    #expect(work.itemsExpressed <= 10 * least.itemsExpressed, "\(work), \(least)")
  }

  /// The columns of a table whose rows are each as wide as the one above, and which has not room for all its texts.
  ///
  /// A pivot of the primal method passes many texts; the dual one would work them off one by one.
  @Test("the columns of a table without room take a few pivots", arguments: [120, 480])
  func crowdedTable(count: Int) throws {
    let solver = Solver()
    var above: [Variable] = []
    for row in 0..<count {
      let widths = try (0..<4).map { _ in try solver.makeVariable(lowerBound: 0) }
      let sum = LinearExpression(widths.map { Term($0) })
      try solver.add(sum == 388)
      for (column, width) in widths.enumerated() {
        let natural = Double(60 + (row * 137 + column * 71) % 300)
        try solver.add((width <= natural).priority(250))
        try solver.add((width >= natural).priority(750))
        if row > 0 { try solver.add(width == above[column]) }
      }
      above = widths
    }
    let work = try solver.work()
    #expect(work.pivots <= 60 && work.rounds <= 4, "\(work)")
  }

  /// Cells that are hugged wait for what is in them, and what hugging costs is weighed when they are
  /// determined.
  @Test("cells that grow with a button in them need no step of the simplex method")
  func cells() throws {
    let solver = Solver()
    var heights: [Variable] = []
    for place in 0..<100 {
      let height = try solver.makeVariable()
      let top = try solver.makeVariable()
      heights.append(height)
      try solver.add(height >= 44)
      try solver.add((height == 44).strength(Strength(250)))
      try solver.add(height >= top + 24 + 8)
      try solver.add(top >= Double(20 + place))
    }
    let work = try solver.work()
    #expect(work.pivots == 0 && work.flips == 0, "\(work)")
    for (place, height) in heights.enumerated() {
      #expect(try solver.value(of: height) == Double(52 + place))
    }
  }

  /// A chain of boxes with minimum widths, hugging and gaps, as a row of labels has.
  private func row(_ count: Int) throws -> SolverStatistics {
    let solver = Solver()
    var end = LinearExpression(constant: 0)
    for number in 0..<count {
      let left = try solver.makeVariable()
      let width = try solver.makeVariable(lowerBound: 0)
      try solver.add(left >= end + 8)
      try solver.add((left == end + 8).strength(.medium))
      try solver.add((width >= Double(20 + number % 7)).strength(.strong))
      try solver.add((width == 10).strength(.weak))
      end = left + width
    }
    try solver.solve()
    return solver.statistics
  }

  @Test("work grows in proportion to a row of labels")
  func growth() throws {
    let small = try row(200)
    let large = try row(2000)
    #expect(large.pivots <= 12 * small.pivots + 100)
    #expect(large.valuesComputed <= 15 * small.valuesComputed + 1000)
    #expect(large.rounds <= 2 * small.rounds + 20)
  }

  @Test("a suggestion costs what it moves, not what there is")
  func suggestion() throws {
    func work(_ groups: Int) throws -> Int {
      let solver = Solver()
      var heads: [Variable] = []
      for _ in 0..<groups {
        let boxes = try solver.makeVariables(5)
        for (a, b) in zip(boxes, boxes.dropFirst()) { try solver.add(b == a + 1) }
        try solver.add((boxes[0] == 0).strength(.weak))
        heads.append(boxes[0])
      }
      try solver.edit(heads[groups / 2], strength: .strong)
      try solver.suggest(1, for: heads[groups / 2])
      try solver.solve()
      let before = solver.statistics.valuesComputed
      for step in 0..<20 {
        try solver.suggest(Double(step + 2), for: heads[groups / 2])
        try solver.solve()
        #expect(solver.changedVariables.count == 5)
      }
      return solver.statistics.valuesComputed - before
    }
    #expect(try work(1000) <= work(10) + 100)
  }

  @Test("a thousand solvers are independent of each other")
  func manySolvers() throws {
    var solvers: [(Solver, Variable)] = []
    for number in 0..<1000 {
      let solver = Solver()
      let x = try solver.makeVariable()
      try solver.add(x == Double(number))
      solvers.append((solver, x))
    }
    for (solver, _) in solvers { try solver.solve() }
    for (number, (solver, x)) in solvers.enumerated() {
      #expect(try solver.value(of: x) == Double(number))
    }
  }

  /// Boxes that have to shrink, and whose centers are to lie at equal distances: each amount of a backward
  /// solve follows from the two before it, 2·y₁ - y₀.
  @Test("centers at equal distances where there is no room", arguments: [(86, 0.6), (400, 0.9)])
  func centers(count: Int, share: Double) throws {
    let solver = Solver()
    let lefts = try solver.makeVariables(count)
    let widths = try solver.makeVariables(count, lowerBound: 0)
    let unit = try solver.makeVariable()
    let total = share * 15 * Double(count)
    for (place, width) in widths.enumerated() {
      try solver.add((width <= Double(10 + place % 7)).strength(Strength(250)))
      try solver.add((width >= Double(10 + place % 7)).strength(Strength(750)))
    }
    try solver.add(lefts[0] == 0)
    try solver.add(lefts[count - 1] + widths[count - 1] == total)
    for (place, next) in zip(lefts.indices, lefts.indices.dropFirst()) {
      try solver.add(lefts[next] >= lefts[place] + widths[place] + 2)
      let distance = lefts[next] + 0.5 * widths[next] - lefts[place] - 0.5 * widths[place]
      try solver.add((distance == unit).strength(place == 0 ? .required : Strength(149)))
    }
    try solver.solve()
    var used = 0.0
    for width in widths { used += try solver.value(of: width) }
    // All gaps are as small as they may be, and the widths take what is left.
    #expect(abs(used - (total - 2 * Double(count - 1))) < 1e-6)
    #expect(!solver.violations().contains { $0.strength.isRequired })
  }
}
