// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A seeded random system: variables, and batches of steps, each applied in one solve.
struct RandomSystem: Sendable {
  /// What the rows look like.
  enum Profile: String, CaseIterable, Sendable {
    case tiny, small, medium, layout, degenerate, chain, nearParallel
  }

  /// The seed that the system was made of.
  var seed: UInt64

  /// The profile that the seed chose.
  var profile: Profile

  /// Whether batches are applied by `solveRelaxed()` instead of `solve()`.
  var isRelaxed: Bool

  /// The steps; a step that makes no sense at its time is one that must be refused.
  var batches: [[CaseStep]]
}
