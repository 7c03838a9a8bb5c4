// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Keeps the solver of one tree up to date and assigns frames.
///
/// The tree tells the engine of every change; the engine only writes down what is to be
/// done. A pass does it: constraints that changed become rows, or new numbers in their rows;
/// one batch is solved; content is measured at the widths found; frames whose numbers
/// changed are assigned. What did not change is not looked at.
///
/// Items take part while a row mentions them that is not their own, or constraints place them.
final class LayoutEngine {
  /// Passes that measuring content may take to settle.
  static let roundLimit = 4

  @safe @exclusivity(unchecked) var solver = Solver()

  /// The identity of the solver: what the engine keeps at items and constraints goes by it.
  @safe @exclusivity(unchecked) var identity: UInt64

  @safe @exclusivity(unchecked) var items = ItemTable()
  @safe @exclusivity(unchecked) var itemRows = ItemRows()

  @safe @exclusivity(unchecked) var origins = RootOrigins()
  @safe @exclusivity(unchecked) var rowOwners = RowOwners()

  /// The rows of stack views, by place.
  @safe @exclusivity(unchecked) var stacks: [Int32: EngineStack] = [:]

  /// Variables of items that left; they are removed once no row mentions them.
  @safe @exclusivity(unchecked) var departed: [Variable] = []

  @safe @exclusivity(unchecked) var pending = PendingChanges()

  /// The items whose rows are being looked at.
  @safe @exclusivity(unchecked) var staleItems: [Int32] = []

  /// Whether a pass is under way; measuring content runs code that may ask for another.
  @safe @exclusivity(unchecked) var isInPass = false

  /// Whether the tree has another engine, or none: it was put into another tree.
  ///
  /// What was called may do that to a pass that is under way. It then does nothing more: views may end and
  /// nobody tells this engine, and what it would note at them is another's.
  @safe @exclusivity(unchecked) var isDismissed = false

  /// Whether something left the tree since the pass under way began.
  @safe @exclusivity(unchecked) var hasLosses = false

  /// The terms of a long row that is being written; see ``RowWriter``.
  @safe @exclusivity(unchecked) var rowTerms: [Term] = []

  /// Whether a view of a class that may override hooks is in the tree, and what calling them takes.
  @safe @exclusivity(unchecked) var hasHooks = false
  @safe @exclusivity(unchecked) var hooks = HookState()

  @safe @exclusivity(unchecked) var roundedOrigins = RoundedOrigins()
  @safe @exclusivity(unchecked) var fittings = FittingMarks()

  /// Items that may take no part any more, and views that take none since the last assignment.
  @safe @exclusivity(unchecked) var idle: [Int32] = []
  @safe @exclusivity(unchecked) var released: [ItemState] = []

  /// Items to be assigned a frame, and owners whose inset guides may have moved.
  @safe @exclusivity(unchecked) var touched = OwnedList<Int32>()
  @safe @exclusivity(unchecked) var movedMargins: [ItemState] = []

  @safe @exclusivity(unchecked) var insetViews = InsetViews()

  /// The insets at the frames of the last pass, of views that are taken in.
  @safe @exclusivity(unchecked) var firstInsets = InsetMemo()

  /// Views whose baselines are those of views in them.
  @safe @exclusivity(unchecked) var baselineHeirs: [BaselineHeir] = []

  /// The alignment rectangle insets of the items that have any, by place.
  @safe @exclusivity(unchecked) var alignments: [Int32: Insets] = [:]

  @safe @exclusivity(unchecked) var departedTies = DepartedTies()

  /// What is broken, and by which rows of the solver.
  @safe @exclusivity(unchecked) var brokenRows = BrokenRows()

  /// What is wrong, and as whose fault.
  @safe @exclusivity(unchecked) var conflicts: [EngineIssue] = []
  @safe @exclusivity(unchecked) var issues: [EngineIssue] = []

  /// Items with numbers that are not finite, and items with mistakes, as they were met; some may be
  /// so no more, or listed twice.
  @safe @exclusivity(unchecked) var misfits: [ItemState] = []
  @safe @exclusivity(unchecked) var flawed: [ItemState] = []

  /// What the solver refused though no number was wrong; the pass ends with it.
  @safe @exclusivity(unchecked) var defect: String?

  @safe @exclusivity(unchecked) var work = LayoutWork()

  init() { identity = solver.identity }

  /// The solver met its pivot limit or refused a call, which is a defect: starts anew at the
  /// next change.
  func giveUp(_ account: String) {
    defect = nil
    solver = Solver()
    identity = solver.identity
    items = ItemTable()
    itemRows = ItemRows()
    rowOwners = RowOwners()
    stacks = [:]
    origins = RootOrigins()
    insetViews.end()
    insetViews = InsetViews()
    baselineHeirs = []
    alignments = [:]
    departed = []
    touched.removeAll()
    brokenRows.removeAll()
    idle = []
    released = []
    pending = PendingChanges()
    pending.isEmpty = true
    issues = [EngineIssue(problem: .solverGaveUp(account))]
  }
}
