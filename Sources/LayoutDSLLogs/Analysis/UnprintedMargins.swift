// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The condition under which a set could hold, on margins that the log does not print.
struct UnprintedMargins: Sendable {
  /// The margins of the condition.
  let terms: [LoggedTerm]

  /// The required sum of the margins, in points; nil if they have different factors.
  let sum: Double?

  /// Whether the sum must be equal to, at least or at most ``sum``.
  let relation: LoggedRelation
}
