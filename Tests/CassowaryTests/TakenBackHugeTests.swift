// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// A huge value that is taken back leaves nothing of its rounding behind.
///
/// All coefficients and constants are short binary fractions, so that both the way back and a
/// solver made afresh compute without rounding, and must agree in every bit.
@Suite("Huge values taken back")
struct TakenBackHugeTests {
  /// The values that a drag passes on its way out.
  private static let huge = [1e3, 1e6, 1e8, 1e10, 1e13, 1e15, 1e17, 1e20, 1e25, 1e30]

  @Test("a constant that was huge", arguments: huge)
  func constant(_ huge: Double) throws {
    let solver = Solver()
    let x = try solver.makeVariables(4)
    let pin = try solver.add(x[0] == 14.5)
    try solver.add(x[1] == x[0] + 3)
    try solver.add(x[2] == x[1] + 0.25)
    try solver.add(x[3] == 0.5 * x[2] - x[1])
    try solver.solve()
    let before = try solver.values(of: x)
    for value in [huge, -huge, 14.5] {
      try solver.setConstant(-value, of: pin)
      try solver.solve()
    }
    #expect(try solver.values(of: x) == before)
    #expect(before == [14.5, 17.5, 17.75, -8.625])
  }

  @Test("an edit that was huge, with a limit on the way", arguments: huge)
  func edit(_ huge: Double) throws {
    let solver = Solver()
    let (width, gap) = (try solver.makeVariable(), try solver.makeVariable(lowerBound: 8))
    let x = try solver.makeVariables(3)
    try solver.edit(width, strength: .strong)
    try solver.add(x[0] == gap)
    try solver.add(x[1] == x[0] + 0.5 * width)
    try solver.add(x[2] == x[1] + gap)
    try solver.add((x[2] == 100).strength(.weak))
    func values(_ width: Double, _ variable: Variable) throws -> [Double] {
      try solver.suggest(width, for: variable)
      try solver.solve()
      return try solver.values(of: x)
    }
    let before = try values(37.5, width)
    _ = try values(huge, width)
    _ = try values(-huge, width)
    #expect(try values(37.5, width) == before)
  }

  /// A random system of short binary fractions whose every value some wish determines.
  private struct System {
    let rows: [CaseRow]
    let bounds: [(variable: String, bound: Double)]
    let names: [String]

    init(_ random: inout SeededGenerator) {
      names = (0..<random.int(3...12)).map { "x\($0)" }
      var rows: [CaseRow] = []
      for (place, name) in names.enumerated().dropFirst() {
        var terms = [CaseRow.Term(variable: name, coefficient: 1)]
        for other in random.sample(Array(names[..<place]), random.int(1...2)) {
          terms.append(
            CaseRow.Term(variable: other, coefficient: random.pick([-1, -1, -0.5, -2, 1])))
        }
        rows.append(
          CaseRow(
            id: "link\(place)", terms: terms, constant: random.double(-40...40) / 2,
            relation: random.pick([.equal, .equal, .equal, .greaterThanOrEqual]),
            priority: random.pick([1000, 1000, 750])))
      }
      for (place, name) in names.enumerated().dropFirst() {
        rows.append(
          CaseRow(
            id: "wish\(place)", terms: [CaseRow.Term(variable: name, coefficient: 1)],
            constant: random.double(-100...100), relation: .equal,
            priority: Float(10 + place)))
      }
      self.rows = rows
      bounds = names.dropFirst().filter { _ in random.chance(20) }.map { ($0, -1e6) }
    }

    /// A machine that holds the system.
    func machine() throws -> CaseMachine {
      var machine = CaseMachine()
      try machine.record(names.map { .variable($0) })
      try machine.record(bounds.map { .lowerBound(variable: $0.variable, $0.bound) })
      try machine.record(rows.map { .add($0) })
      return machine
    }
  }

  @Test("random drags through huge values end where a fresh solver is", arguments: UInt64(1)...120)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let system = System(&random)
    let isEdit = random.chance(50)
    let pin = CaseRow(
      id: "pin", terms: [CaseRow.Term(variable: "x0", coefficient: 1)], constant: 0,
      relation: .equal, priority: 900)
    func drag(_ machine: inout CaseMachine, _ value: Double) throws {
      try machine.record([
        isEdit ? .suggest(variable: "x0", value: value) : .constant(id: "pin", -value)
      ])
      try machine.solver.solve()
    }
    func start() throws -> CaseMachine {
      var machine = try system.machine()
      try machine.record([
        isEdit ? .edit(variable: "x0", priority: 900, weight: 1) : .add(pin)
      ])
      return machine
    }
    var lived = try start()
    try drag(&lived, random.double(-100...100))
    for power in Self.huge where random.chance(60) {
      for _ in 0..<random.int(1...3) {
        try drag(&lived, random.pick([power, -power, power / 2, 3 * power, -power / 4]))
      }
      let home = random.double(-1000...1000) / 2
      try drag(&lived, home)
      var fresh = try start()
      try drag(&fresh, home)
      let determined = try system.names.filter { name in
        guard let variable = fresh.variables[name] else { return false }
        return try fresh.solver.isUniquelyDetermined(variable)
      }
      let (got, want) = (try lived.values(), try fresh.values())
      for name in determined where got[name] != want[name] {
        Issue.record(
          """
          seed \(seed): after \(power) and back to \(home) by \(isEdit ? "edit" : "constant"), \
          \(name) is \(got[name] ?? .nan), fresh \(want[name] ?? .nan)
          \(RandomSystem(seed: seed, profile: .small, isRelaxed: false,
            batches: [system.rows.map { .add($0) }]).text)
          """)
        return
      }
    }
  }
}
