// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The parameters of the calls of a history.
public struct HistoryProfile: Sendable {
  /// The name for `--profile`.
  public let name: String

  /// The largest number of variables at the beginning.
  var variables = 200
  var coefficients: [Double] = [1, 1, 1, -1, -1, -1, 0.5, -0.5, 1.0 / 3, 2, -2]
  var constants: [Double] = [0, 0, 0, 8, -8, 10, -10, 20, 100, -100]

  /// The priorities of rows that are not required; if empty, any of a thousand.
  var priorities: [Float] = [750, 500, 250]
  var weights: [Double] = [1]

  /// The share of rows that are required.
  var required = 0.15
  var rowsPerVariable = 1.8
  var termCounts = [1, 2, 2, 2, 3, 3, 4]

  /// The share of rows that link a variable to its neighbour.
  var links = 0.2

  /// The share of variables with a lower bound.
  var bounds = 0.4

  /// The share of solves that are relaxed.
  var relaxed = 0.0

  /// The share of batches that add variables of their own, with rows that mention them.
  var additions = 0.01

  /// Whether the first batch contains as many rows as fit.
  var startsComplete = false

  private init(_ name: String, _ change: (inout HistoryProfile) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }

  private static func powers(_ exponents: ClosedRange<Int>) -> [Double] {
    exponents.flatMap { exponent in
      let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
      let size = exponent < 0 ? 1 / power : power
      return [size, -size, 2 * size, -3 * size]
    }
  }

  /// All profiles.
  public static let all: [HistoryProfile] = [
    HistoryProfile("layout"),
    HistoryProfile("weighted") {
      $0.coefficients += [0.1, 3, 7]
      $0.constants += [0.1, 33.3, 1234.5]
      $0.priorities = [750, 500, 250, 50]
      $0.weights = [1, 2, 0.1, 0.3, 1000, 1e-3]
      $0.required = 0.1
      $0.rowsPerVariable = 2
      $0.links = 0.3
    },
    HistoryProfile("degenerate") {
      $0.coefficients = [1, -1, 2, -2, 0.5, 3]
      $0.constants = [0]
      $0.priorities = [500, 500, 250]
      $0.required = 0.3
      $0.rowsPerVariable = 3
      $0.termCounts = [2, 2, 3, 3]
      $0.links = 0.3
      $0.bounds = 0.5
    },
    HistoryProfile("ones") {
      $0.coefficients = [1, -1]
      $0.constants = [0, 0, 0, 10, -10]
      $0.priorities = [500]
      $0.required = 0.2
      $0.rowsPerVariable = 2.5
      $0.termCounts = [1, 2, 2, 3]
      $0.links = 0.4
    },
    HistoryProfile("dense") {
      $0.variables = 40
      $0.priorities = [999, 750, 749.5, 500, 250, 1]
      $0.weights = [1, 2, 0.5, 10, 0.1, 1.0 / 3]
      $0.required = 0.05
      $0.rowsPerVariable = 3
      $0.termCounts = [3, 4, 5, 8]
      $0.links = 0.1
    },
    HistoryProfile("priorities") {
      $0.priorities = []
      $0.weights = [1, 1, 2, 0.25]
      $0.rowsPerVariable = 2.5
    },
    HistoryProfile("small") {
      $0.coefficients = powers(-3...0)
      $0.variables = 40
    },
    HistoryProfile("large") {
      $0.coefficients = powers(0...3)
      $0.constants += [1e4, -1e5, 1e6]
      $0.variables = 40
    },
    HistoryProfile("wide") {
      $0.coefficients = powers(-2...2)
      $0.variables = 20
    },
    HistoryProfile("clashes") {
      $0.required = 0.5
      $0.rowsPerVariable = 1.5
      $0.termCounts = [1, 2, 2, 3]
      $0.additions = 0.05
      $0.startsComplete = true
    },
    HistoryProfile("relaxed") {
      $0.required = 0.4
      $0.rowsPerVariable = 2
      $0.termCounts = [1, 2, 2, 3]
      $0.links = 0.3
      $0.relaxed = 1
      $0.startsComplete = true
    },
    HistoryProfile("mixed") {
      $0.required = 0.35
      $0.weights = [1, 1, 3, 0.5]
      $0.relaxed = 0.3
      $0.additions = 0.02
    },
  ]
}
