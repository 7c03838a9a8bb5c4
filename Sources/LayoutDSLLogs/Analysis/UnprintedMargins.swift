// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What margins that no line tells must be for a set to hold.
struct UnprintedMargins: Sendable {
  /// The margins.
  let terms: [LoggedTerm]

  /// What they must add up to, in points; nothing where they count with different factors.
  let sum: Double?

  /// Whether they must add up to exactly ``sum``, or to at least or at most that.
  let relation: LoggedRelation
}
