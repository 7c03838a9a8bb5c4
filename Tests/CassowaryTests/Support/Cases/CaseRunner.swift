// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Runs a case on a new solver and checks every expectation.
public struct CaseRunner {
  /// The solver under test.
  var machine = CaseMachine()

  /// What it is supposed to hold.
  var system = LiveSystem()

  /// The values before the last solve, at which stays hold their variables.
  var anchors: [String: Double] = [:]

  private let name: String
  private var failures: [CaseFailure] = []

  /// Whether solver and system have parted, so that nothing that follows means anything.
  private var isLost = false

  /// Runs `solverCase`.
  ///
  /// - Returns: everything that was not as expected; after a call that did not do what it
  ///   should the rest of the case is not run.
  public static func run(_ solverCase: SolverCase) -> [CaseFailure] {
    var runner = CaseRunner(name: solverCase.name)
    runner.run(solverCase.steps) { "\($0)" }
    return runner.failures
  }

  private init(name: String) { self.name = name }

  private mutating func run(_ steps: [CaseStep], place: (Int) -> String) {
    for (number, step) in steps.enumerated() where !isLost {
      if case .repeated(let times, let inner) = step {
        for pass in 0..<max(0, times) where !isLost {
          run(inner) { "\(place(number)) (pass \(pass), step \($0))" }
        }
        continue
      }
      do {
        if let message = try take(step) { fail(place(number), message) }
      } catch {
        isLost = true
        fail(place(number), "the solver refused to be read: \(error)")
      }
    }
  }

  private mutating func fail(_ step: String, _ message: String) {
    failures.append(CaseFailure(name: name, step: step, message: message))
  }

  /// Takes one step; a message if something is not as expected.
  private mutating func take(_ step: CaseStep) throws -> String? {
    switch step {
    case .expectValues(let wanted, let tolerance):
      return checkValues(wanted, tolerance, at: try machine.values())
    case .expectLevels(let wanted, let tolerance):
      return checkLevels(wanted, tolerance, at: try machine.values())
    case .expectRanges(let ranges, let tolerance):
      return checkRanges(ranges, tolerance, at: try machine.values())
    case .expectSatisfied(let ids, let tolerance):
      return checkHolds(ids, true, tolerance, at: try machine.values())
    case .expectViolated(let ids, let tolerance):
      return checkHolds(ids, false, tolerance, at: try machine.values())
    case .expectRefusal(let expected): return try checkRefusal(expected)
    default: return try perform(step)
    }
  }

  private mutating func perform(_ step: CaseStep) throws -> String? {
    // Only stays look back at earlier values.
    if !system.stays.isEmpty { anchors = try machine.values() }
    do {
      try machine.perform(step)
    } catch {
      isLost = true
      return "expected \(step) to be accepted, got \(error.kind): \(error.message)"
    }
    system.apply(step)
    return nil
  }

  /// Checks that a step is refused for the right reason and leaves no trace.
  private mutating func checkRefusal(_ expected: ExpectedRefusal) throws -> String? {
    let step = expected.step
    if let operation = expected.operation, operation != expected.stepOperation {
      return "expects \(operation) to be refused, but the step is \(expected.stepOperation)"
    }
    try machine.declare(step.mentioned)
    try machine.solver.solve()
    let before = try machine.snapshot()
    do {
      try machine.perform(step)
    } catch {
      if try machine.snapshot() != before {
        isLost = true
        return "the refused \(step) changed something"
      }
      // Nothing may be left pending either.
      try machine.solver.solve()
      if try machine.snapshot() != before {
        isLost = true
        return "the refused \(step) left a change behind"
      }
      guard error.kind == expected.kind else {
        return "expected \(step) to be refused as \(expected.kind), got \(error.kind): "
          + error.message
      }
      return error.kind == .unsatisfiable ? checkExplanations(error.clashes, expected) : nil
    }
    isLost = true
    return "expected \(step) to be refused as \(expected.kind); it was accepted"
  }
}
