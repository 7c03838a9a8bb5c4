// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A seeded random first batch: variables, bounds and rows that come in one, most of which cannot
/// hold together.
enum FirstBatch {
  /// How far apart coefficients are.
  enum Spread: String, CaseIterable, Codable, Sendable {
    /// As layouts write them.
    case layout

    /// From 1e-3 to 1e3 within one row.
    case thousands

    /// From 1e-4 to 1e4 within one row.
    case tenThousands

    fileprivate var coefficients: [Double] {
      switch self {
      case .layout: [1, -1, 1, -1, 0.5, 2, 1.0 / 3]
      case .thousands: [1, -1, 0.1, 10, -0.1, 100, 0.01, 1e-3, 1e3]
      case .tenThousands: [1, -1, 1e-4, 1e4, 1e-2, 1e2]
      }
    }
  }

  /// The system of a seed; its first batch is empty.
  static func system(_ spread: Spread, seed: UInt64) -> RandomSystem {
    var random = SeededGenerator(seed: seed)
    let names = (0..<random.int(3...14)).map { "x\($0)" }
    var steps: [CaseStep] = names.map { .variable($0) }
    for name in names where random.chance(30) {
      steps.append(.lowerBound(variable: name, random.double(0...2)))
    }
    for number in 0..<random.int(names.count...3 * names.count - 1) {
      let terms = random.sample(names, random.int(1...3)).map { name in
        CaseRow.Term(variable: name, coefficient: random.pick(spread.coefficients))
      }
      steps.append(
        .add(
          CaseRow(
            id: "c\(number)", terms: terms, constant: random.double(-100...99),
            relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: random.chance(85) ? 1000 : 500)))
    }
    return RandomSystem(seed: seed, profile: .medium, isRelaxed: false, batches: [[], steps])
  }

  /// Runs the systems of `seeds`, each within a minute, and holds what the solver says against
  /// the exact reference; returns the seeds that failed, each with the difference and the shrunk
  /// system.
  static func failures(_ spread: Spread, _ seeds: Range<UInt64>) -> [String] {
    let deadline = Deadline(seconds: 60)
    var failures: [String] = []
    for seed in seeds {
      let name = "spread \(spread), seed \(seed)"
      deadline.begin(name)
      let system = system(spread, seed: seed)
      do {
        try RandomSystemRunner.run(system)
      } catch let failure as RandomSystemRunner.Failure {
        deadline.begin("\(name): \(failure); shrinking", within: 90)
        let small = SystemShrinker.shrink(
          system, failingWith: failure.kind, within: .seconds(2))
        failures.append("\(name): \(failure)\nshrunk:\n\(small.text)")
      } catch {
        failures.append("\(name): \(error)")
      }
    }
    return failures
  }
}
