// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Random first batches: all rows are new, and many batches are infeasible.
struct FirstBatches {
  /// The range of powers of ten of the coefficients, `-spread...spread`; 0 stands for the coefficients of layouts.
  let spread: Int

  private var coefficients: [Double] {
    switch spread {
    case 0: [1, -1, 1, -1, 0.5, 2, 1.0 / 3]
    case ..<4: [1, -1, 0.1, 10, -0.1, 100, 0.01, 1e-3, 1e3]
    default: [1, -1, 1e-4, 1e4, 1e-2, 1e2]
    }
  }

  /// Returns the calls of a seed.
  func calls(seed: UInt64) -> [SolverCall] {
    var numbers = RandomNumbers(seed: seed, family: 100 + UInt64(spread))
    let count = numbers.number(3...14)
    var calls: [SolverCall] = (0..<count).map { number in
      .variable(
        number, lowerBound: numbers.chance(0.3) ? Double(numbers.below(3)) : nil)
    }
    for row in 0..<count + numbers.below(2 * count) {
      var chosen: [Int] = []
      let terms = min(count, numbers.number(1...3))
      while chosen.count < terms {
        let variable = numbers.below(count)
        if !chosen.contains(variable) { chosen.append(variable) }
      }
      let content = NumberedRow(
        chosen.sorted().map { NumberedRow.Term($0, numbers.pick(coefficients)) },
        constant: Double(numbers.number(-100...99)),
        numbers.pick([LinearRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        numbers.chance(0.85) ? .required : .medium)
      calls.append(.add(row, content))
    }
    return calls + [.solve]
  }
}
