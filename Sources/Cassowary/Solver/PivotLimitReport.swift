// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the solver was doing when it reached its pivot limit.
public struct PivotLimitReport: Sendable, Hashable {
  /// Variables in the system.
  public let variables: Int

  /// Rows in the system.
  public let rows: Int

  /// Pivots made in this solve, all attempts together.
  public let pivots: Int

  /// The pivot limit of the last attempt; a singular basis may have ended the attempt earlier.
  public let limit: Int
}

extension PivotLimitReport: CustomStringConvertible {
  /// One sentence with all the numbers.
  public var description: String {
    "no optimum after \(pivots) pivots (limit \(limit)) over \(rows) rows and "
      + "\(variables) variables; the batch was taken back"
  }
}
