// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Conflicts")
struct ConflictTests {
  private let solver = Solver()

  @Test("clashes are those of the last solve, whatever is pending")
  func pendingChanges() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let rows = [try solver.add(x == 1), try solver.add(x == 2)]
    try solver.solveRelaxed()
    for row in rows {
      try solver.remove(row)
      #expect(try solver.conflicts().map(\.handles) == [rows])
    }
    try solver.solve()
    #expect(try solver.conflicts().isEmpty)
  }

  @Test("members of clashes are as in the last solve, whatever is pending")
  func pendingConstants() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let first = try solver.add(x == 1)
    let second = try solver.add(x == 2)
    #expect(try solver.solveRelaxed().count == 1)
    try solver.setConstant(-2, of: first)
    try solver.setStrength(.strong, of: second)
    let members = try solver.conflicts().flatMap { $0.members.map(\.constraint) }
    #expect(members.map { $0.expression.constant } == [-1, -2])
    #expect(members.map { $0.strength } == [.required, .required])
    #expect(try solver.constraint(for: first).expression.constant == -2)
  }

  @Test("the set names what clashes and nothing else")
  func irreducible() throws {
    let variables = try solver.makeVariables(20)
    var links: [ConstraintHandle] = []
    for (a, b) in zip(variables, variables.dropFirst()) {
      links.append(try solver.add(b >= a + 1))
    }
    let first = try solver.add(variables[5] == 0)
    try solver.add(variables[0] <= 1000)
    try solver.add((variables[9] == 0).strength(.strong))
    try solver.solve()
    let last = try solver.add(variables[8] <= 2)
    let clashes = try #require(try solver.clashes())
    #expect(clashes.map { Set($0.handles) } == [Set([first, last] + links[5..<8])])
    #expect(clashes.first?.lowerBounds == [])
  }

  @Test("a sum of many rows clashes with all of them")
  func longSet() throws {
    let parts = try solver.makeVariables(30)
    var handles: [ConstraintHandle] = []
    for part in parts { handles.append(try solver.add(part >= 1)) }
    let sum = LinearExpression(parts.map { Term($0) })
    handles.append(try solver.add(sum <= 29.5))
    let clashes = try #require(try solver.clashes())
    #expect(clashes.map { Set($0.handles) } == [Set(handles)])
  }

  @Test("each independent clash has its own set")
  func independent() throws {
    let variables = try solver.makeVariables(5)
    var wanted: Set<Set<ConstraintHandle>> = []
    for (number, x) in variables.enumerated() {
      let low = try solver.add(x >= Double(number) + 1)
      let high = try solver.add(x <= Double(number))
      wanted.insert([low, high])
    }
    let clashes = try #require(try solver.clashes())
    #expect(Set(clashes.map { Set($0.handles) }) == wanted)
    #expect(clashes.count == 5)
  }

  @Test("a refused batch is taken back as a whole")
  func takenBack() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let pin = try solver.add((x == 1).labeled("pin"))
    try solver.add((y == 2).strength(.weak))
    try solver.solve()

    let wish = try solver.add((y == 3).strength(.strong))
    try solver.setConstant(-7, of: pin)
    try solver.setPriority(500, of: pin)
    let high = try solver.add(y >= 10)
    let low = try solver.add(y <= 9)
    #expect(try solver.clashes() != nil)

    #expect(try solver.values(x, y) == [1, 2])
    #expect(solver.statistics.constraints == 2)
    let restored = try solver.constraint(for: pin)
    #expect(restored.expression.constant == -1)
    #expect(restored.strength == .required)
    #expect(restored.label == "pin")
    for handle in [wish, high, low] {
      #expect(throws: SolverMisuse.removedConstraint(handle)) { try solver.remove(handle) }
    }
    try solver.solve()
    #expect(try solver.values(x, y) == [1, 2])
    try solver.add(y >= 10)
    try solver.solve()
    #expect(try solver.values(x, y) == [1, 10])
  }

  @Test("a removal is taken back with its batch")
  func removalTakenBack() throws {
    let x = try solver.makeVariable()
    let pin = try solver.add(x == 4)
    try solver.solve()
    try solver.remove(pin)
    try solver.add(x >= 6)
    try solver.add(x <= 5)
    #expect(try solver.clashes() != nil)
    #expect(try solver.residual(of: pin) == 0)
    try solver.add((x == 0).strength(.strong))
    try solver.solve()
    #expect(try solver.value(of: x) == 4)
  }

  @Test("a change of a constant or a priority can clash too")
  func changes() throws {
    let x = try solver.makeVariable()
    let low = try solver.add(x >= 1)
    let high = try solver.add(x <= 2)
    let wish = try solver.add((x == 5).strength(.strong))
    try solver.solve()
    try solver.setConstant(-3, of: low)
    #expect(try solver.clashes().map { $0.map { Set($0.handles) } } == [[low, high]])
    try solver.setPriority(1000, of: wish)
    #expect(try solver.clashes().map { $0.map { Set($0.handles) } } == [[wish, high]])
    #expect(try solver.value(of: x) == 2)
  }

  @Test("members carry their labels, in the order in which they were added")
  func members() throws {
    let x = try solver.makeVariable()
    try solver.add((x >= 3).labeled("at least").at(fileID: "M/A.swift", line: 7))
    try solver.solve()
    try solver.add((x <= 2).labeled("at most"))
    let clash = try #require(try solver.clashes()?.first)
    #expect(clash.members.map(\.constraint.label) == ["at least", "at most"])
    #expect(clash.description.contains("at least (M/A.swift:7)"))
  }

  @Test("a constraint without terms can clash alone")
  func withoutTerms() throws {
    let impossible = try solver.add(LinearConstraint(LinearExpression(constant: 1), .equal))
    #expect(try solver.clashes().map { $0.map(\.handles) } == [[impossible]])
    try solver.add(LinearConstraint(LinearExpression(constant: -1), .lessThanOrEqual))
    try solver.solve()
  }

  @Test("relaxed solving commits, names the violated rows and can explain them")
  func relaxed() throws {
    let x = try solver.makeVariable()
    let low = try solver.add(x >= 10)
    let high = try solver.add((x <= 4).strength(Strength(1000, weight: 2)))
    #expect(try solver.solveRelaxed() == [low])
    #expect(try solver.value(of: x) == 4)
    #expect(solver.violations().map(\.handle) == [low])
    #expect(solver.violations().map(\.amount) == [6])
    let conflicts = try solver.conflicts()
    #expect(conflicts.map { Set($0.handles) } == [[low, high]])
    #expect(try solver.value(of: x) == 4)
    try solver.remove(high)
    #expect(try solver.solveRelaxed() == [])
    #expect(try solver.conflicts().isEmpty)
    #expect(try solver.value(of: x) == 10)
  }

  @Test("where searches may take nothing any more all that is violated is refused at once")
  func spentWork() throws {
    let solver = Solver()
    let left = try solver.makeVariables(60, lowerBound: 0)
    let width = try solver.makeVariables(60, lowerBound: 0)
    try solver.add(left[0] == 0)
    for i in 1..<60 {
      try solver.add(left[i] == left[i - 1] + width[i - 1])
      try solver.add(width[i] == width[0])
    }
    try solver.add(left[59] + width[59] == 1000)
    let own = try width.map { try solver.add($0 == 30) }
    let x = try solver.makeVariable()
    let small = [try solver.add(x == 1), try solver.add(x == 2)]
    var work = 0
    var refused: Set<ConstraintHandle> = []
    var calls = 0
    while calls < 4 {
      let violated = try solver.solveUpToClash()
      if violated.isEmpty { break }
      calls += 1
      let found = solver.refusals(violated, work: &work) { Int($0.generation) }
      for refusal in found.refusals {
        refused.insert(refusal.refused)
        if refusal.refused == small[1] { #expect(refusal.runs.reduce(0) { $0 + $1.count } == 2) }
        try solver.remove(refusal.refused)
      }
    }
    #expect(calls < 4 && work < 0)
    #expect(refused.contains(small[1]) && !refused.contains(small[0]))
    #expect(refused.subtracting(own).subtracting(small).count <= 1)
  }

  /// The exact search cannot decide a dense clash without work, so everything in its certificate that is violated goes.
  @Test("without work for the search, the violated rows of a dense clash are refused")
  func undecided() throws {
    var random = SeededGenerator(seed: 41)
    let count = 90
    let variables = try (0..<count).map { _ in try solver.makeVariable() }
    func row(_ constant: Double) throws -> ConstraintHandle {
      let terms = variables.map { Term($0, Double(random.int(1...9))) }
      return try solver.add(LinearExpression(terms) == constant)
    }
    for number in 0..<count { _ = try row(Double(number)) }
    _ = try row(1)
    let violated = try solver.solveUpToClash()
    var work = 0
    let found = solver.refusals(violated, work: &work) { Int($0.index) }
    #expect(violated.isEmpty == false && found.refusals.map(\.refused) == violated)
    for handle in violated { try solver.remove(handle) }
    #expect(try solver.solveUpToClash().isEmpty)
  }

  @Test("a refusal has no constraint that a given one makes needless, and names that one")
  func besideGiven() throws {
    let outer = try solver.makeVariable(lowerBound: 0)
    let (top, height) = (try solver.makeVariable(), try solver.makeVariable(lowerBound: 0))
    let total = try solver.add(outer == 240)
    let own = try solver.add(height == 90)
    let center = try solver.add(top + 0.5 * height == 0.5 * outer)
    let bottom = try solver.add(top + height == 8)
    func sets(given: [ConstraintHandle]) throws -> [Set<ConstraintHandle>] {
      var work = 1_000_000
      let found = solver.refusals(try solver.solveRelaxed(), given: given, work: &work) {
        [total, own, center, bottom].firstIndex(of: $0) ?? 0
      }
      #expect(found.refusals.map(\.refused) == [bottom])
      return found.refusals.map { Set(found.closing($0)) }
    }
    #expect(try sets(given: []) == [[own, center, bottom]])
    #expect(try sets(given: [total]) == [[total, center, bottom]])
  }

  @Test("what is refused by a set that lost a member is refused by another or not at all")
  func refusals() throws {
    let x = try solver.makeVariable()
    var handles = [
      try solver.add(x >= 10), try solver.add(x <= 5), try solver.add(x <= 20),
      try solver.add(x == 25),
    ]
    func refusals() throws -> Refusals {
      var work = 1_000_000
      return solver.refusals(try solver.solveRelaxed(), work: &work) {
        handles.firstIndex(of: $0) ?? 0
      }
    }
    let first = try refusals()
    #expect(first.refusals.map(\.refused) == [handles[3]])
    #expect(first.refusals.map { Set(first.closing($0)) } == [[handles[1], handles[3]]])
    try solver.remove(handles[3])
    let second = try refusals()
    #expect(second.refusals.map(\.refused) == [handles[1]])
    #expect(second.refusals.map { Set(second.closing($0)) } == [[handles[0], handles[1]]])
    try solver.remove(handles[1])
    handles[3] = try solver.add(x == 25)
    let third = try refusals()
    #expect(third.refusals.map(\.refused) == [handles[3]])
    #expect(third.refusals.map { Set(third.closing($0)) } == [[handles[2], handles[3]]])
    try solver.remove(handles[3])
    #expect(try refusals().refusals.isEmpty)
  }

  @Test(
    "conflicts of few rows over many variables, the last of which want to move",
    arguments: [5, 40, 400])
  func fewRows(count: Int) throws {
    let last = try solver.makeVariables(count)[count - 1]
    let (low, high) = (try solver.add(last >= 10), try solver.add(last <= 5))
    try solver.add((last == 30).strength(.weak))
    #expect(try solver.solveRelaxed().count == 1)
    for _ in 0..<3 {
      #expect(try solver.conflicts().map { Set($0.handles) } == [[low, high]])
    }
    #expect(solver.undeterminedVariables().count == count - 1)
  }
}
