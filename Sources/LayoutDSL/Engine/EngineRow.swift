// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the engine keeps at a constraint: its row, and what is left to do for it.
struct EngineRow {
  /// The identity of the solver of the engine that the constraint is in; 0 if it is in none.
  ///
  /// A constraint may still be listed in an engine whose tree it left: the lists are not
  /// searched, an engine passes over what is not its own.
  var solver: UInt64 = 0

  private var index: Int32 = -1
  private var generation: UInt32 = 0

  /// The part of the row's constant that is not the constraint's own: margins, baselines.
  var baseConstant = 0.0

  /// The direction that the row was written in.
  var direction = LayoutDirection.leftToRight

  /// What the next pass has to do for the constraint.
  var work = EngineWork()

  init(solver: UInt64 = 0) {
    self.solver = solver
  }

  /// The row, unless the constraint has none yet or is broken for this pass.
  var handle: ConstraintHandle? {
    get {
      index < 0
        ? nil : ConstraintHandle(solver: solver, index: index, generation: generation)
    }
    set {
      index = newValue?.index ?? -1
      generation = newValue?.generation ?? 0
    }
  }
}

/// What has changed about a constraint since its row was written.
struct EngineWork: OptionSet {
  var rawValue: UInt8

  /// Its items, their places in the tree, or their direction: the row is written anew.
  static let structure = EngineWork(rawValue: 1)

  /// Its constant.
  static let constant = EngineWork(rawValue: 2)

  /// A margin or a baseline that goes into the constant of its row.
  static let insets = EngineWork(rawValue: 4)

  /// Its priority.
  static let priority = EngineWork(rawValue: 8)
}
