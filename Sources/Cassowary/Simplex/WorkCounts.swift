// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Counts of the work done, the same on every machine.
struct WorkCounts: ~Copyable {
  private(set) var pivots = 0
  private(set) var flips = 0
  private(set) var rounds = 0
  private(set) var rebuilds = 0

  mutating func countPivot() { pivots += 1 }
  mutating func countFlip() { flips += 1 }
  mutating func countRound() { rounds += 1 }
  mutating func countRebuild() { rebuilds += 1 }
}
