// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables that determine one another: a strongly connected part of the dependency graph.
///
/// The tight rows at the members' places mention each other's variables in a cycle, so that
/// they are solved together. Layouts have tiny blocks.
struct Block {
  /// The member variables; the first is the leader, which stands for the block in the order.
  var members: [Int32] = []

  /// The factors of the members' tight rows, made when first needed.
  var factors: SparseFactorization?
}
