// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Runs a ``RandomSystem`` and compares the solver with the exact reference after every
/// batch: objectives level by level, never values where the optimum is not unique.
struct RandomSystemRunner {
  /// What sort of thing went wrong; a shrunk system must fail in the same way.
  enum FailureKind: String {
    case misuse, feasibility, objective, bound, explanation, atomicity, changes, residual, range
    case refusals, ambiguity, determination, internalError
  }

  /// The first difference from the reference.
  struct Failure: Error, CustomStringConvertible {
    var kind: FailureKind
    var batch: Int
    var message: String

    var description: String { "batch \(batch), \(kind): \(message)" }
  }

  /// How many batches were compared.
  private(set) var compared = 0

  private var machine = CaseMachine()
  private var live = LiveSystem()
  private var batch = 0

  /// Set when the reference says that a tolerance decides; nothing after it can be compared.
  private var isUndecided = false

  /// Runs `system` on a new solver and returns the number of batches compared.
  @discardableResult
  static func run(_ system: RandomSystem) throws -> Int {
    var runner = RandomSystemRunner()
    for (number, batch) in system.batches.enumerated() {
      runner.batch = number
      try runner.take(batch, isRelaxed: system.isRelaxed)
      if runner.isUndecided { return runner.compared }
    }
    try runner.checkRanges()
    return runner.compared
  }

  private func failure(_ kind: FailureKind, _ message: String) -> Failure {
    Failure(kind: kind, batch: batch, message: message)
  }

  private mutating func take(_ steps: [CaseStep], isRelaxed: Bool) throws {
    let anchors = try machine.values()
    let undetermined = machine.solver.undeterminedVariables()
    var next = live
    // Making variables can't be taken back, so that a refused batch leaves them.
    let made = steps.prefix { step in
      if case .variable = step { true } else { false }
    }
    try machine.record(Array(made))
    made.forEach { next.apply($0) }
    let before = machine
    let trace = try machine.snapshot()
    for step in steps.dropFirst(made.count) {
      let wanted = next.refusal(of: step)
      var got: RefusalKind?
      do { try machine.record([step]) } catch { got = error.kind }
      if got != wanted {
        throw failure(
          .misuse,
          "\(step): expected \(wanted.map(\.rawValue) ?? "no error"), got "
            + "\(got.map(\.rawValue) ?? "none")")
      }
      if wanted == nil { next.apply(step) }
    }
    if machine.solver.undeterminedVariables().filter({ undetermined.contains($0) }) != undetermined
    {
      throw failure(.ambiguity, "recording a batch changed what is ambiguous")
    }
    // An edit without a suggestion has no defined effect.
    isUndecided = next.edits.contains { $0.value == nil }
    if isUndecided { return }
    var reference = next.reference(anchors: anchors)
    if !isRelaxed {
      guard try solveStrictly(reference, next, before, trace) else {
        live.adoptVariables(of: next)
        compared += 1
        return
      }
    } else {
      try solveRelaxed(reference, next)
    }
    live = next
    let values = try machine.values()
    try checkBounds(values)
    do {
      try checkLevels(reference, live, values, anchors)
    } catch {
      reference = live.reference(anchors: anchors, holdingAt: values)
      guard (try? checkLevels(reference, live, values, anchors)) != nil else { throw error }
    }
    try checkChanges(anchors, values)
    try checkResiduals(values)
    if let flaw = try ambiguityFlaw(machine, live, reference) { throw failure(.ambiguity, flaw) }
    if let flaw = try determinationFlaw(machine) { throw failure(.determination, flaw) }
    compared += 1
  }
}

extension RandomSystemRunner {
  /// Calls `solve()`; true if it accepted the batch, as the reference says that it should.
  private mutating func solveStrictly(
    _ reference: ReferenceSolver, _ next: LiveSystem, _ before: CaseMachine,
    _ trace: CaseMachine.Snapshot
  ) throws -> Bool {
    var rejected: [StepRefusal.Clash]?
    do {
      try machine.solve(orRestore: before)
    } catch {
      guard error.kind == .unsatisfiable else { throw failure(.internalError, error.message) }
      rejected = error.clashes
    }
    let missed = reference.optimum(at: Strength.required.priority).double
    if (rejected == nil) != reference.isFeasible {
      isUndecided = missed > 0 && missed < 1e-6
      if isUndecided { return false }
      throw failure(
        .feasibility,
        "expected the batch to be \(reference.isFeasible ? "accepted" : "refused"); the required "
          + "rows are violated by \(missed) at best")
    }
    guard let rejected else { return true }
    try checkClashes(rejected, in: next)
    if try machine.snapshot() != trace {
      throw failure(.atomicity, "a refused batch changed something")
    }
    try machine.solver.solve()
    var after = try machine.snapshot()
    if !live.stays.isEmpty {
      // Solving holds the stays at the present values, so that they are no longer violated.
      after.residuals = trace.residuals
      after.violations = trace.violations
    }
    if after != trace { throw failure(.atomicity, "a refused batch left something pending") }
    return false
  }

  /// Calls `solveRelaxed()` and checks what it says about the required rows.
  private mutating func solveRelaxed(
    _ reference: ReferenceSolver, _ next: LiveSystem
  ) throws {
    let returned = try machine.solver.solveRelaxed()
    let violated = machine.solver.violations().filter { $0.strength.isRequired }.map(\.handle)
    if Set(returned) != Set(violated) {
      throw failure(.explanation, "returned and queried violations differ")
    }
    if reference.isFeasible != returned.isEmpty {
      let missed = reference.optimum(at: Strength.required.priority).double
      isUndecided = missed > 0 && missed < 1e-6
      if isUndecided { return }
      throw failure(
        .feasibility, "\(returned.count) required rows reported as violated, least error \(missed)")
    }
    let clashes = machine.named(try machine.solver.conflicts())
    if clashes.isEmpty != reference.isFeasible {
      throw failure(.explanation, "\(clashes.count) conflicts, feasible: \(reference.isFeasible)")
    }
    if !clashes.isEmpty { try checkClashes(clashes, in: next) }
    if let flaw = try refusalsFlaw(machine, next) { throw failure(.refusals, flaw) }
  }

  /// Every set irreducible, and nothing left that clashes without them.
  private func checkClashes(_ clashes: [StepRefusal.Clash], in system: LiveSystem) throws {
    if clashes.isEmpty { throw failure(.explanation, "nothing is named") }
    for clash in clashes {
      if let flaw = system.flaw(in: clash) {
        throw failure(.explanation, flaw)
      }
    }
    let named = Set(clashes.flatMap(\.ids))
    let rest = system.rows.filter { $0.isRequired && !named.contains($0.id) }.map(\.id)
    if !system.isFeasible(rest, bounded: system.variables) {
      throw failure(.explanation, "an independent clash is not named; got \(clashes)")
    }
  }

  private func checkBounds(_ values: [String: Double]) throws {
    for (name, bound) in live.lowerBounds.sorted(by: { $0.key < $1.key }) {
      let value = values[name] ?? .nan
      if !(value >= bound - 1e-9 * max(1, bound.magnitude)) {
        throw failure(.bound, "\(name) is \(value), below its bound \(bound)")
      }
    }
  }

  /// Every level of `system` at its optimum.
  func checkLevels(
    _ reference: ReferenceSolver, _ system: LiveSystem, _ values: [String: Double],
    _ anchors: [String: Double]
  ) throws {
    let rows = system.costedRows(anchors: anchors)
    let got = system.levelErrors(at: values, anchors: anchors)
    for priority in Set(rows.map(\.priority)).sorted(by: >) {
      let wanted = reference.optimum(at: priority).double
      let scale = rows.filter { $0.priority == priority }.reduce(0) {
        $0 + $1.weight * $1.magnitude(at: values)
      }
      let tolerance = 1e-6 * max(1, wanted) + 1e-9 * scale
      let error = got[priority]?.error ?? 0
      if !((error - wanted).magnitude <= tolerance) {
        throw failure(.objective, "expected the error \(wanted) at \(priority), got \(error)")
      }
    }
  }

  /// Exactly the variables whose bits changed are reported as changed.
  private func checkChanges(_ before: [String: Double], _ after: [String: Double]) throws {
    let reported = machine.solver.changedVariables
    let got = Set(machine.names.filter { reported.contains(machine.variables[$0] ?? reported[0]) })
    let wanted = Set(machine.names.filter { before[$0] ?? 0 != after[$0] })
    if got != wanted || reported.count != got.count {
      throw failure(
        .changes, "expected \(wanted.sorted()) to be reported as changed, got \(got.sorted())")
    }
  }

  private func checkResiduals(_ values: [String: Double]) throws {
    for row in live.rows {
      guard let handle = machine.handles[row.id] else { continue }
      let got = try machine.solver.residual(of: handle)
      let wanted = row.residual(at: values)
      if !((got - wanted).magnitude <= 1e-9 * row.magnitude(at: values)) {
        throw failure(.residual, "expected the residual \(wanted) of \(row.id), got \(got)")
      }
    }
  }

  /// At the end, every value lies where an optimum can be.
  private func checkRanges() throws {
    guard live.stays.isEmpty else { return }
    let values = try machine.values()
    var reference = live.reference(anchors: [:])
    for (number, name) in live.variables.enumerated() {
      let (least, greatest) = reference.range(of: number)
      let value = values[name] ?? .nan
      let slack = 1e-5 * max(1, value.magnitude)
      if value < (least?.double ?? -.infinity) - slack
        || value > (greatest?.double ?? .infinity) + slack
      {
        throw failure(
          .range, "\(name) is \(value), not in \(least as Any)...\(greatest as Any)")
      }
    }
  }
}
