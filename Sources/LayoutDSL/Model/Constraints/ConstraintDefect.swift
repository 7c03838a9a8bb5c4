// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What is wrong with a constraint from its making on, and keeps it from being activated.
final class ConstraintDefect {
  let mistake: RecordedMistake

  /// Whether a constant that is a number mends it.
  let isMendable: Bool

  init(_ mistake: RecordedMistake, isMendable: Bool) {
    self.mistake = mistake
    self.isMendable = isMendable
  }
}
