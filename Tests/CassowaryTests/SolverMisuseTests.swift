// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Every misuse is a typed error that names its argument, and changes nothing.
@Suite("Misuse")
struct SolverMisuseTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable
  private let row: ConstraintHandle

  init() throws {
    x = try solver.makeVariable()
    y = try solver.makeVariable(lowerBound: 0)
    row = try solver.add((x + y == 10).labeled("sum"))
    try solver.add((x == 3).strength(.weak))
    try solver.edit(y, strength: .strong)
    try solver.suggest(4, for: y)
    try solver.solve()
  }

  /// Runs `call`, which must throw `misuse`, and checks that it left no trace.
  private func refuses(
    _ misuse: SolverMisuse, location: SourceLocation = #_sourceLocation,
    _ call: () throws -> Void
  ) throws {
    #expect(throws: misuse, sourceLocation: location) { try call() }
    try checkUntouched(location)
  }

  private func checkUntouched(_ location: SourceLocation) throws {
    try solver.solve()
    #expect(try solver.values(x, y) == [6, 4], sourceLocation: location)
    #expect(solver.changedVariables.isEmpty, sourceLocation: location)
    #expect(solver.statistics.variables == 2, sourceLocation: location)
    #expect(solver.statistics.constraints == 3, sourceLocation: location)
    #expect(try solver.constraint(for: row).label == "sum", sourceLocation: location)
  }

  @Test(
    "priorities outside (0, 1000]", arguments: [0, -1, 1000.5, .infinity, -.infinity] as [Float])
  func priority(_ priority: Float) throws {
    let strength = Strength(priority)
    try refuses(.priorityOutOfRange(priority)) { try solver.add((x == 1).strength(strength)) }
    try refuses(.priorityOutOfRange(priority)) { try solver.setPriority(priority, of: row) }
    try refuses(.priorityOutOfRange(priority)) { try solver.setStrength(strength, of: row) }
    try refuses(.priorityOutOfRange(priority)) { try solver.edit(x, strength: strength) }
    try refuses(.priorityOutOfRange(priority)) { try solver.addStay(x, strength: strength) }
  }

  @Test("weights that are not above zero", arguments: [0, -1, .infinity, -.infinity] as [Double])
  func weight(_ weight: Double) throws {
    let strength = Strength(500, weight: weight)
    try refuses(.weightNotPositive(weight)) { try solver.add((x == 1).strength(strength)) }
    try refuses(.weightNotPositive(weight)) { try solver.setWeight(weight, of: row) }
    try refuses(.weightNotPositive(weight)) { try solver.setStrength(strength, of: row) }
    try refuses(.weightNotPositive(weight)) { try solver.edit(x, strength: strength) }
    try refuses(.weightNotPositive(weight)) { try solver.addStay(x, strength: strength) }
  }

  @Test("undefined priority and weight")
  func undefined() throws {
    #expect(throws: SolverMisuse.self) { try solver.add((x == 1).priority(.nan)) }
    #expect(throws: SolverMisuse.self) { try solver.setPriority(.nan, of: row) }
    #expect(throws: SolverMisuse.self) { try solver.setWeight(.nan, of: row) }
    try checkUntouched(#_sourceLocation)
  }

  @Test("numbers that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ number: Double) throws {
    let calls: [() throws -> Void] = [
      { try solver.add(x == number) },
      { try solver.add(number * x <= 1) },
      { try solver.setConstant(number, of: row) },
      { try solver.suggest(number, for: y) },
      { try solver.setLowerBound(number, of: y) },
      { _ = try solver.makeVariable(lowerBound: number) },
    ]
    for call in calls {
      let error = #expect(throws: SolverMisuse.self) { try call() }
      guard case .notFinite(let argument, let value)? = error else {
        Issue.record("expected notFinite, got \(error as Any)")
        continue
      }
      #expect(!argument.isEmpty)
      #expect(value == number || value.isNaN && number.isNaN || value == -number)
      try checkUntouched(#_sourceLocation)
    }
  }

  @Test("coefficients of one variable that overflow when added up")
  func overflow() throws {
    let most = Double.greatestFiniteMagnitude
    #expect(throws: SolverMisuse.self) { try solver.add(most * x + most * x <= 1) }
    try checkUntouched(#_sourceLocation)
  }

  @Test("variables of another solver")
  func foreignVariable() throws {
    let foreign = try Solver().makeVariable()
    let misuse = SolverMisuse.foreignVariable(foreign)
    try refuses(misuse) { try solver.add(x + foreign == 1) }
    try refuses(misuse) { try solver.edit(foreign, strength: .weak) }
    try refuses(misuse) { try solver.suggest(1, for: foreign) }
    try refuses(misuse) { try solver.endEdit(foreign) }
    try refuses(misuse) { try solver.addStay(foreign) }
    try refuses(misuse) { try solver.remove(foreign) }
    try refuses(misuse) { try solver.setLowerBound(0, of: foreign) }
    try refuses(misuse) { _ = try solver.value(of: foreign) }
    try refuses(misuse) { _ = try solver.isUniquelyDetermined(foreign) }
    try refuses(misuse) { _ = try solver.determinants(of: x + foreign) }
  }

  @Test("a removed variable, also after its slot is used again")
  func removedVariable() throws {
    let gone = try solver.makeVariable()
    try solver.remove(gone)
    try refuses(.removedVariable(gone)) { _ = try solver.value(of: gone) }
    try refuses(.removedVariable(gone)) { _ = try solver.isUniquelyDetermined(gone) }
    try refuses(.removedVariable(gone)) { _ = try solver.determinants(of: gone) }
    try refuses(.removedVariable(gone)) { try solver.add(x + gone == 1) }
    try refuses(.removedVariable(gone)) { try solver.remove(gone) }
    let next = try solver.makeVariable()
    #expect(next != gone)
    #expect(throws: SolverMisuse.removedVariable(gone)) { try solver.value(of: gone) }
  }

  @Test("a variable in use")
  func variableInUse() throws {
    try refuses(.variableInUse(x, constraints: 2)) { try solver.remove(x) }
    let error = #expect(throws: SolverMisuse.self) { try solver.remove(y) }
    guard case .variableInUse(y, _)? = error else {
      Issue.record("expected variableInUse, got \(error as Any)")
      return
    }
    try checkUntouched(#_sourceLocation)
  }

  @Test("constraints of another solver")
  func foreignConstraint() throws {
    let other = Solver()
    let foreign = try other.add(try other.makeVariable() == 1)
    let misuse = SolverMisuse.foreignConstraint(foreign)
    try refuses(misuse) { try solver.remove(foreign) }
    try refuses(misuse) { try solver.setConstant(1, of: foreign) }
    try refuses(misuse) { try solver.setStrength(.weak, of: foreign) }
    try refuses(misuse) { try solver.setPriority(1, of: foreign) }
    try refuses(misuse) { try solver.setWeight(1, of: foreign) }
    try refuses(misuse) { _ = try solver.constraint(for: foreign) }
    try refuses(misuse) { _ = try solver.residual(of: foreign) }
    try refuses(misuse) { _ = try solver.multipliers(of: foreign) }
  }

  @Test("a removed constraint, also after its slot is used again")
  func removedConstraint() throws {
    let gone = try solver.add((x == 100).strength(.weak))
    try solver.remove(gone)
    try refuses(.removedConstraint(gone)) { try solver.remove(gone) }
    try refuses(.removedConstraint(gone)) { try solver.setConstant(1, of: gone) }
    try refuses(.removedConstraint(gone)) { _ = try solver.residual(of: gone) }
    try refuses(.removedConstraint(gone)) { _ = try solver.multipliers(of: gone) }
    let next = try solver.add((x == 100).strength(Strength(1)))
    #expect(next != gone)
    #expect(throws: SolverMisuse.removedConstraint(gone)) { try solver.remove(gone) }
  }

  @Test("edits out of order")
  func edits() throws {
    try refuses(.requiredEdit(x)) { try solver.edit(x, strength: .required) }
    try refuses(.duplicateEdit(y)) { try solver.edit(y, strength: .weak) }
    try refuses(.unknownEdit(x)) { try solver.suggest(1, for: x) }
    try refuses(.unknownEdit(x)) { try solver.endEdit(x) }
  }

  @Test("every misuse says what was wrong")
  func descriptions() {
    let misuses: [SolverMisuse] = [
      .notFinite(argument: "constant", value: .nan), .priorityOutOfRange(0),
      .weightNotPositive(0), .foreignVariable(x), .removedVariable(x),
      .variableInUse(x, constraints: 2), .foreignConstraint(row), .removedConstraint(row),
      .requiredEdit(x), .duplicateEdit(x), .unknownEdit(x),
    ]
    #expect(Set(misuses.map(\.description)).count == misuses.count)
    #expect(misuses[0].description.contains("constant is nan"))
  }
}
