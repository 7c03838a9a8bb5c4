// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something wrong, as the engine keeps it: the words, and whom they are about.
///
/// It holds states, not items: the engine must not keep its tree alive.
struct EngineIssue {
  var problem: LayoutProblem
  var constraints: [LayoutConstraint] = []
  var items: [ItemState] = []

  /// Whether the size of the root takes part in a conflict.
  var isAboutRoot = false

  /// Whether it is about hooks that did not come to rest; the solver has no part in it.
  var isAboutHooks = false
}
