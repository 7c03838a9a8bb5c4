// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A description in a box of its own: constraints that nobody writes any more have none.
final class ConstraintDraft {
  var chain: ConstraintDescription

  init(_ chain: ConstraintDescription) {
    self.chain = chain
  }
}
