// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Runs a case: every step is recorded and applied on its own, so that a failure surfaces
/// at the step that causes it, and every expectation is checked.
struct CaseRunner {
  /// The first thing in a case that was not as expected.
  struct Failure: Error, CustomStringConvertible {
    /// The name of the case.
    var name: String

    /// The number of the step, counted from 0.
    var step: Int

    /// What was expected and what was got.
    var message: String

    var description: String { "\(name), step \(step): \(message)" }
  }

  private var machine = CaseMachine()
  private var live = LiveSystem()

  /// The values before the last solve, at which stays hold their variables.
  private var anchors: [String: Double] = [:]

  /// Runs `solverCase` on a new solver.
  ///
  /// - Throws: the first ``Failure``.
  static func run(_ solverCase: SolverCase) throws {
    var runner = CaseRunner()
    for (number, step) in solverCase.steps.enumerated() {
      do {
        if let message = try runner.take(step) {
          throw Failure(name: solverCase.name, step: number, message: message)
        }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(name: solverCase.name, step: number, message: "unexpected error: \(error)")
      }
    }
  }

  /// Takes one step; a message if something is not as expected.
  private mutating func take(_ step: CaseStep) throws -> String? {
    switch step {
    case .repeated(let times, let steps):
      for _ in 0..<times {
        for inner in steps {
          if let message = try take(inner) { return message }
        }
      }
      return nil
    case .expectValues(let wanted, let tolerance):
      return checkValues(wanted, tolerance, at: try machine.values())
    case .expectLevels(let wanted, let tolerance):
      return checkLevels(wanted, tolerance, at: try machine.values())
    case .expectRanges(let ranges): return checkRanges(ranges, at: try machine.values())
    case .expectSatisfied(let ids):
      return checkHolds(ids, true, at: try machine.values())
    case .expectViolated(let ids):
      return checkHolds(ids, false, at: try machine.values())
    case .expectError(let expected): return try checkError(expected)
    default: return perform(step)
    }
  }

  private mutating func perform(_ step: CaseStep) -> String? {
    do {
      // Only stays look back at earlier values.
      if !live.stays.isEmpty { anchors = try machine.values() }
      try machine.perform(step)
      live.apply(step)
      return nil
    } catch {
      return "expected \(step) to be accepted, got \(error)"
    }
  }
}

extension CaseRunner {
  private static func isClose(_ got: Double, _ wanted: Double, _ tolerance: Double) -> Bool {
    (got - wanted).magnitude <= tolerance * max(1, wanted.magnitude)
  }

  private func checkValues(
    _ wanted: [String: Double], _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    for (name, value) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let got = values[name] else { return "no variable is called \(name)" }
      if !Self.isClose(got, value, tolerance) { return "expected \(name) = \(value), got \(got)" }
    }
    return nil
  }

  private func checkLevels(
    _ wanted: [CaseStep.LevelError], _ tolerance: Double, at values: [String: Double]
  ) -> String? {
    var want: [Float: Double] = [:]
    for level in wanted { want[level.priority] = level.error }
    let got = live.levelErrors(at: values, anchors: anchors)
    for priority in Set(want.keys).union(got.keys).sorted(by: >) {
      let (a, b) = (got[priority] ?? 0, want[priority] ?? 0)
      if !Self.isClose(a, b, tolerance) {
        return "expected the weighted error \(b) at priority \(priority), got \(a)"
      }
    }
    return nil
  }

  private func checkRanges(
    _ ranges: [String: CaseStep.Range], at values: [String: Double]
  ) -> String? {
    for (name, range) in ranges.sorted(by: { $0.key < $1.key }) {
      guard let got = values[name] else { return "no variable is called \(name)" }
      let least = range.least.map { $0 - 1e-6 * max(1, $0.magnitude) } ?? -.infinity
      let greatest = range.greatest.map { $0 + 1e-6 * max(1, $0.magnitude) } ?? .infinity
      if !(got >= least && got <= greatest) {
        return "expected \(name) between \(least) and \(greatest), got \(got)"
      }
    }
    return nil
  }

  private func checkHolds(
    _ ids: [String], _ holds: Bool, at values: [String: Double]
  ) -> String? {
    for id in ids {
      guard let row = live.row(id) else { return "no constraint is called \(id)" }
      let violation = row.violation(at: values)
      let isHeld = violation <= 1e-6 * row.magnitude(at: values)
      if isHeld != holds {
        return "expected \(id) to be \(holds ? "satisfied" : "violated"), violation \(violation)"
      }
    }
    return nil
  }

  /// Checks that a step is refused for the right reason and leaves no trace.
  private mutating func checkError(_ expected: CaseStep.ExpectedError) throws -> String? {
    let before = try machine.snapshot()
    do {
      try machine.perform(expected.step)
      return "expected \(expected.step) to be refused as \(expected.kind); it was accepted"
    } catch let refusal {
      guard refusal.kind == expected.kind else {
        return "expected \(expected.step) to be refused as \(expected.kind), got \(refusal)"
      }
      if try machine.snapshot() != before {
        return "the refused \(expected.step) changed something"
      }
      // Nothing may be left pending either.
      try machine.solver.solve()
      if try machine.snapshot() != before { return "the refused \(expected.step) left a change" }
      guard refusal.kind == .unsatisfiable else { return nil }
      return checkConflicts(refusal.conflicts, expected)
    }
  }

  private func checkConflicts(
    _ got: [CaseMachine.Clash], _ expected: CaseStep.ExpectedError
  ) -> String? {
    if got.isEmpty { return "the refused \(expected.step) was not explained" }
    var attempted = live
    attempted.apply(expected.step)
    for clash in got {
      if let listed = expected.conflicts, !listed.contains(where: { Set($0) == Set(clash.ids) }) {
        return "expected one of \(listed) as the explanation, got \(clash.ids)"
      }
      if let flaw = attempted.flaw(inConflict: clash.ids, bounded: clash.bounded) { return flaw }
    }
    return nil
  }
}
