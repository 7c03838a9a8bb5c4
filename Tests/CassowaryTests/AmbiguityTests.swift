// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Which values are the only optimal ones.
@Suite("Ambiguity")
struct AmbiguityTests {
  private let solver = Solver()

  /// Checks that exactly `expected` are undetermined, asked together and one by one.
  private func expectUndetermined(
    _ expected: [Variable], of all: [Variable], location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(solver.undeterminedVariables() == expected, sourceLocation: location)
    for variable in all {
      #expect(
        try solver.isUniquelyDetermined(variable) != expected.contains(variable),
        sourceLocation: location)
    }
  }

  @Test("what nothing speaks of is undetermined, though it keeps its value")
  func underdetermined() throws {
    let (x, y, z) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add(x == 5)
    try solver.add(z == y + 3)
    try expectUndetermined([x, y, z], of: [x, y, z])
    try solver.solve()
    try expectUndetermined([y, z], of: [x, y, z])
    try solver.add((y == 1).strength(.weak))
    try solver.solve()
    try expectUndetermined([], of: [x, y, z])
  }

  @Test("a sum may be determined though its terms are not, and what cancels does not move")
  func cancelling() throws {
    let all = try solver.makeVariables(4)
    let (x, y, sum, distance) = (all[0], all[1], all[2], all[3])
    try solver.add(x + y == 10)
    try solver.add(sum == x + y)
    try solver.add(distance == x - y)
    try solver.solve()
    try expectUndetermined([x, y, distance], of: all)
  }

  @Test("what would give way to a row that is slack is free, if the row's constant may be another")
  func loosened() throws {
    let all = try solver.makeVariables(2) + [solver.makeVariable(lowerBound: 0)]
    let (x, y, z) = (all[0], all[1], all[2])
    try solver.add(x == 5)
    try solver.add((y == x).strength(.medium))
    try solver.add((z == -1).strength(.weak))
    let limit = try solver.add((x + y + z <= 100).strength(.strong))
    let weaker = try solver.add((y + z <= 100).strength(Strength(100)))
    try solver.solve()
    try expectUndetermined([], of: all)
    // It could push the sum down, and z is at its bound.
    #expect(solver.undeterminedVariables(loosening: [limit]) == [y])
    // A weaker row does not move y, which a stronger one holds.
    #expect(solver.undeterminedVariables(loosening: [weaker]) == [])
    // A violated row that another constant satisfies lets go of the bound that it pushes against.
    let most = try solver.add((z <= -3).strength(.strong))
    let pull = try solver.add((z == 4).strength(.medium))
    try solver.solve()
    #expect(try solver.value(of: z) == 0)
    #expect(solver.undeterminedVariables(loosening: [most]) == [z])
    #expect(solver.undeterminedVariables(loosening: [pull]) == [])
  }

  @Test("what a row decides where stronger ones tie is free, if the row's constant may be another")
  func loosenedTie() throws {
    let width = try solver.makeVariable()
    try solver.add((width == 36.5).strength(.strong))
    try solver.add((width >= 41).strength(.strong))
    let wish = try solver.add((width == 16).strength(.medium))
    try solver.solve()
    #expect(try solver.value(of: width) == 36.5)
    try expectUndetermined([], of: [width])
    #expect(solver.undeterminedVariables(loosening: [wish]) == [width])
    // With nothing to tie with, the wish decides nothing.
    let firm = try solver.add((width == 36.5).strength(.strong))
    try solver.solve()
    #expect(solver.undeterminedVariables(loosening: [wish]) == [])
    try solver.remove(firm)
  }

  @Test("two equal pulls apart leave everything between them open")
  func opposingPulls() throws {
    let x = try solver.makeVariable()
    try solver.add((x == 2).strength(.weak))
    try solver.add((x == 5).strength(.weak))
    try solver.solve()
    try expectUndetermined([x], of: [x])
    // The heavier one decides.
    try solver.add((x == 5).strength(Strength(250, weight: 0.25)))
    try solver.solve()
    try expectUndetermined([], of: [x])
    #expect(try solver.value(of: x) == 5)
  }

  @Test(
    "a median of an odd number of wishes is one value, of an even number an interval",
    arguments: 2...7)
  func median(_ count: Int) throws {
    let x = try solver.makeVariable()
    for number in 0..<count { try solver.add((x == Double(number * number)).strength(.medium)) }
    try solver.solve()
    try expectUndetermined(count % 2 == 0 ? [x] : [], of: [x])
  }

  @Test("a tie of weights is open, though no two wishes are alike")
  func weightedMedian() throws {
    let x = try solver.makeVariable()
    try solver.add((x == 1).strength(Strength(500, weight: 3)))
    try solver.add((x == 4).strength(Strength(500, weight: 1)))
    let last = try solver.add((x == 9).strength(Strength(500, weight: 2)))
    try solver.solve()
    try expectUndetermined([x], of: [x])
    try solver.setWeight(2.5, of: last)
    try solver.solve()
    try expectUndetermined([], of: [x])
    #expect(try solver.value(of: x) == 4)
  }

  @Test("what is almost a tie is settled by what is left, however little beside the weights")
  func almostTied() throws {
    let x = try solver.makeVariables(4)
    try solver.add((-300 * x[0] == 0).strength(.strong))
    try solver.add((-100 * x[1] + 0.1 * x[2] == 0).strength(.strong))
    try solver.add(200 * x[2] + 2 * x[3] <= 0)
    try solver.add((-300 * x[0] + x[1] == 8).strength(.strong))
    try solver.add((-0.1 * x[0] + 100 * x[3] >= 0).strength(.strong))
    try solver.solve()
    // A step of x[0] wins 1e-8 of the 300 that two wishes give and take.
    #expect(solver.undeterminedVariables() == [])
  }

  @Test("a weaker wish settles a tie of stronger ones")
  func tieSettledBelow() throws {
    let x = try solver.makeVariable()
    try solver.add((x == 2).strength(.strong))
    try solver.add((x == 5).strength(.strong))
    let wish = try solver.add((x == 3).strength(.weak))
    try solver.solve()
    try expectUndetermined([], of: [x])
    #expect(try solver.value(of: x) == 3)
    // Beyond the end of the interval, the end is the one best value.
    try solver.setConstant(-8, of: wish)
    try solver.solve()
    try expectUndetermined([], of: [x])
    #expect(try solver.value(of: x) == 5)
  }

  @Test("an inequality that nothing presses against holds nothing")
  func idleInequality() throws {
    let x = try solver.makeVariable()
    try solver.add(x >= 7)
    try solver.solve()
    #expect(try solver.value(of: x) == 7)
    try expectUndetermined([x], of: [x])
    let wish = try solver.add((x == 0).strength(.weak))
    try solver.solve()
    try expectUndetermined([], of: [x])
    try solver.remove(wish)
    try solver.solve()
    try expectUndetermined([x], of: [x])
  }

  @Test("held from both sides a value is determined, whatever the multipliers")
  func squeezed() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x >= 3)
    try solver.add(x <= 3)
    try solver.add((y <= 3).strength(.weak))
    try solver.add((y >= 3).strength(.medium))
    try solver.solve()
    try expectUndetermined([], of: [x, y])
  }

  @Test("three limits that meet in a point hold it without any pull")
  func degenerateVertex() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x + y <= 2)
    try solver.add(x - y <= 0)
    let left = try solver.add(x >= 1)
    try solver.solve()
    #expect(try solver.values(x, y) == [1, 1])
    try expectUndetermined([], of: [x, y])
    for handle in [left] {
      #expect(try solver.multipliers(of: handle).isEmpty)
    }
    try solver.setConstant(-0.5, of: left)
    try solver.solve()
    try expectUndetermined([x, y], of: [x, y])
  }

  @Test("at a corner without a pull both ways along the edges are open")
  func corner() throws {
    let all = try solver.makeVariables(3)
    try solver.add(all[0] >= all[1])
    try solver.add(all[1] >= all[2])
    try solver.add(all[2] >= 0)
    try solver.add(all[0] + all[1] <= 0)
    try solver.solve()
    try expectUndetermined([], of: all)
    #expect(try solver.values(of: all) == [0, 0, 0])
  }

  @Test("a required equality repeated with another wording changes nothing")
  func redundant() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x + y == 4)
    try solver.add(2 * x + 2 * y == 8)
    try solver.add(0.1 * x + 0.1 * y == 0.4)
    try solver.solve()
    try expectUndetermined([x, y], of: [x, y])
    try solver.add(0.3 * x - 0.7 * y == 1.2)
    try solver.solve()
    try expectUndetermined([], of: [x, y])
  }

  @Test("an edit holds its variable, and what follows from it, until it ends")
  func edits() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(y == 2 * x)
    try solver.edit(x, strength: .strong)
    try solver.suggest(30, for: x)
    try solver.solve()
    try expectUndetermined([], of: [x, y])
    for value in [31.0, 32, 33, 34] {
      try solver.suggest(value, for: x)
      try solver.solve()
      try expectUndetermined([], of: [x, y])
    }
    try solver.endEdit(x)
    try solver.solve()
    try expectUndetermined([x, y], of: [x, y])
  }

  @Test("a stay that was asked for determines; the one that nobody asked for does not")
  func stays() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.addStay(x)
    try solver.solve()
    try expectUndetermined([y], of: [x, y])
  }

  @Test("a lower bound holds what is pressed against it, and limits what is not")
  func lowerBounds() throws {
    let all = try solver.makeVariables(3, lowerBound: 0)
    let (pressed, idle, filled) = (all[0], all[1], all[2])
    try solver.add((pressed == -5).strength(.weak))
    try solver.add(filled + idle == 0)
    let spare = try solver.makeVariable(lowerBound: 0)
    try solver.solve()
    // Two that cannot be negative and add up to nothing are nothing.
    try expectUndetermined([spare], of: all + [spare])
  }

  @Test("variables that determine one another are determined together, or not at all")
  func blocks() throws {
    let all = try solver.makeVariables(4)
    for (number, x) in all.enumerated() where number > 0 && number < 3 {
      try solver.add(4 * x - all[number - 1] - all[number + 1] == 6)
    }
    try solver.add(all[0] + all[3] == 2)
    try solver.solve()
    try expectUndetermined(all, of: all)
    try solver.add(all[0] - all[1] + all[2] - 2 * all[3] == 1)
    try solver.solve()
    try expectUndetermined([], of: all)
  }

  @Test("in a block only what the open row moves is open")
  func partOfABlock() throws {
    let (x, y, z) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add(x + y + z == 6)
    try solver.add(x - y + z == 2)
    try solver.add((x - z >= 0).strength(.medium))
    try solver.solve()
    #expect(try solver.value(of: y) == 2)
    try expectUndetermined([x, z], of: [x, y, z])
  }

  @Test("where required constraints clash, what the least violation leaves open is open")
  func relaxed() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x == 1)
    try solver.add(x == 4)
    try solver.add(y == 1)
    try solver.add(y == 4)
    try solver.add(y <= 2)
    try solver.add(y <= 1)
    #expect(try !solver.solveRelaxed().isEmpty)
    try expectUndetermined([x], of: [x, y])
    #expect(try solver.value(of: y) == 1)
  }

  @Test("what moves a little beside the rest of its block holds nothing")
  func smallSpeed() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let y = try solver.makeVariable()
    let unrelated = try solver.makeVariable(lowerBound: 0)
    // The second row determines `x`, so that the two are a block. The bound is a limit that signs are followed for.
    try solver.add((y == 1e-15 * x).priority(750))
    try solver.add((y + 3 * x >= 8).priority(250))
    try solver.solve()
    #expect(Set(solver.undeterminedVariables()) == [x, y, unrelated])
  }

  @Test("rounding of what moves little in a block is no movement")
  func roundingInBlock() throws {
    let solver = Solver()
    let x = try solver.makeVariables(8)
    for (number, bound) in [(0, 2), (1, 1), (4, 1)] as [(Int, Double)] {
      try solver.setLowerBound(bound, of: x[number])
    }
    try solver.add(-x[7] <= 96)
    try solver.add(x[6] <= 66)
    try solver.add((-x[5] + x[4] + 10000 * x[3] == 2).priority(500))
    try solver.add(100 * x[4] + 10000 * x[2] + 10000 * x[3] == 92)
    try solver.add(0.0001 * x[7] - x[4] - x[6] == 16)
    try solver.add((100 * x[0] + x[6] + x[5] == -40).priority(500))
    try solver.add(x[3] + 0.01 * x[0] + 0.0001 * x[6] == -54)
    try solver.add(x[5] + 10000 * x[7] + 100 * x[4] >= 81)
    try solver.add(-x[5] + 0.0001 * x[2] <= 85)
    try solver.add((0.0001 * x[1] + 10000 * x[5] >= -76).priority(500))
    try solver.add(0.01 * x[6] + x[7] <= -6)
    try solver.add(-x[0] + 0.01 * x[4] >= -45)
    try solver.add(100 * x[6] + 100 * x[5] <= 88)
    try solver.add(100 * x[1] + 0.01 * x[5] - x[7] >= 50)
    try solver.add(0.0001 * x[6] + x[0] <= -23)
    try solver.solveRelaxed()
    // `x[4]` is the difference of two that move, by 1e-4 and 1 beside 137, and is the same in all optima.
    #expect(try solver.isUniquelyDetermined(x[4]))
    #expect(Set(solver.undeterminedVariables()) == Set(x).subtracting([x[4]]))
  }

  @Test("what was recorded since the last solve makes no difference")
  func pending() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let pin = try solver.add(x == 5)
    try solver.solve()
    try solver.remove(pin)
    try solver.add(y == 7)
    let z = try solver.makeVariable()
    try expectUndetermined([y, z], of: [x, y, z])
    try solver.solve()
    try expectUndetermined([x, z], of: [x, y, z])
    try solver.setLowerBound(9, of: x)
    try solver.remove(z)
    try expectUndetermined([x], of: [x, y])
    try solver.solve()
    #expect(try solver.value(of: x) == 9)
  }

  @Test("a variable that is about to leave its bound is still where it was")
  func boundAboutToFall() throws {
    let x = try solver.makeVariable(lowerBound: 10)
    let y = try solver.makeVariable()
    try solver.add(y == x + 1)
    try solver.add((x == 0).strength(.weak))
    try solver.solve()
    try solver.setLowerBound(5, of: x)
    try expectUndetermined([], of: [x, y])
    try solver.solve()
    #expect(try solver.value(of: y) == 6)
  }

  @Test("asking changes nothing")
  func pure() throws {
    let all = try solver.makeVariables(6, lowerBound: 0)
    for (a, b) in zip(all, all.dropFirst()) { try solver.add(b >= a + 1) }
    try solver.add((all[5] - all[0] == 3).strength(.weak))
    try solver.solve()
    let before = (try solver.values(of: all), solver.statistics)
    _ = solver.undeterminedVariables()
    _ = try all.map { try solver.isUniquelyDetermined($0) }
    _ = try solver.determinants(of: all[5])
    try solver.solve()
    #expect(try solver.values(of: all) == before.0)
    #expect(solver.changedVariables.isEmpty)
    #expect(solver.statistics.pivots == before.1.pivots)
    #expect(solver.statistics.valuesComputed == before.1.valuesComputed)
  }

  @Test("what a sum could be as well is tried on a copy")
  func trial() throws {
    let (x, y) = (
      try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0)
    )
    try solver.add(x + y <= 10)
    try solver.add((y >= 4).priority(1))
    try solver.solve()
    let before = try solver.value(of: x)
    let trial = solver.makeTrial()
    func allows(_ value: Double, for variable: Variable) -> Bool {
      defer { trial.end() }
      return trial.tries([(variable.index, 1)], constant: -value)
    }
    #expect(allows(6, for: x) && allows(0, for: x))
    // One more would push `y`, and less than 0 no variable is.
    #expect(!allows(7, for: x) && !allows(-1, for: x))
    #expect(allows(10, for: y) == allows(0, for: x))
    #expect(try solver.value(of: x) == before)
  }

  @Test("what is kept holds what follows from it, and no later sum breaks it")
  func kept() throws {
    let x = try (0..<4).map { _ in try solver.makeVariable(lowerBound: 0) }
    try solver.add(x[1] + 0.5 * x[0] == 10)
    try solver.add(x[2] >= x[0])
    try solver.add(x[3] == x[1] + x[2])
    try solver.solve()
    let trial = solver.makeTrial()
    #expect(trial.undetermined() == [true, true, true, true])
    #expect(trial.tries([(x[0].index, 1)], constant: -4))
    #expect(trial.undetermined() == [false, false, true, true])
    trial.end()
    #expect(trial.undetermined() == [true, true, true, true])
    #expect(trial.tries([(x[0].index, 1)], constant: -6))
    trial.keep()
    #expect(trial.undetermined() == [false, false, true, true])
    #expect(!trial.tries([(x[0].index, 1)], constant: -4))
    #expect(trial.value(ofColumn: Int(x[1].index)) == 7)
    trial.end()
    // A sum of several, which two that are open have to give.
    #expect(trial.tries([(x[3].index, 1), (x[2].index, 1)], constant: -27))
    trial.keep()
    #expect(trial.undetermined() == [false, false, false, false])
    #expect(trial.value(ofColumn: Int(x[2].index)) == 10)
    #expect(solver.undeterminedVariables().count == 4)
  }

  @Test("the question ends where speeds fall below the smallest number")
  func vanishingSpeeds() throws {
    let x = try (0..<4).map { _ in try solver.makeVariable() }
    try solver.add(0.1 * x[1] + 1e308 * x[2] <= 0)
    try solver.solve()
    try solver.add(
      (2.2250738585072014e-308 * x[2] + 1e308 * x[1] + 1e-300 * x[3] == -1e200)
        .strength(Strength(1)))
    try solver.solve()
    #expect(solver.undeterminedVariables().contains(x[0]))
  }
}
