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
/// Items take part from the moment that a row mentions them, or that constraints place
/// them, and until they leave the tree.
final class LayoutEngine {
  /// Passes that measuring content may take to settle.
  static let roundLimit = 4

  var solver = Solver()

  /// The items that take part; free places are nil and listed in ``freePlaces``.
  var items: [EngineItem?] = []
  var freePlaces: [Int32] = []

  /// Four variables for each place, in the order of ``Quantity``, and four rows.
  var itemVariables: [Variable] = []
  var itemRows: [EngineItemRow] = []

  /// Whose each variable and each row is, by the solver's index.
  var itemOfVariable: [Int32] = []
  var rowOwners: [RowOwner] = []

  /// The rows of stack views, by place.
  var stacks: [Int32: EngineStack] = [:]

  /// Variables of items that left; they are removed once no row mentions them.
  var departed: [Variable] = []

  var pending = PendingChanges()

  /// Whether a pass is under way; measuring content runs code that may ask for another.
  var isInPass = false

  /// Items to be assigned a frame, and owners whose inset guides may have moved.
  var touched: [Int32] = []
  var movedMargins: [ItemState] = []

  /// Views whose insets something goes by, and views that give insets to those below.
  var insetOwners: [ItemState] = []
  var insetSources: [ItemState] = []

  /// Views with a readable content guide.
  var readableOwners: [ItemState] = []

  /// How deep in the tree the highest view is whose insets the last round changed; 0 if it changed none.
  var settledDepth = 0

  /// How many owners there may be before those that left are struck off.
  var insetOwnerLimit = 16

  /// Views whose baselines are those of views in them.
  var baselineHeirs: [BaselineHeir] = []

  /// The alignment rectangle insets of the items that have any, by place.
  var alignments: [Int32: Insets] = [:]

  /// What is broken for this pass, to be tried again when something changes.
  var refusedConstraints: [LayoutConstraint] = []
  var refusedItems: [Int32] = []
  var refusedStacks: [ItemState] = []

  /// What is wrong, and as whose fault.
  var conflicts: [EngineIssue] = []
  var issues: [EngineIssue] = []

  /// Items with numbers that are not finite, and items with mistakes.
  var misfits: [ItemState] = []
  var flawed: [ItemState] = []

  /// What the solver refused though no number was wrong; the pass ends with it.
  var defect: String?

  var work = LayoutWork()

  /// Whose a row of the solver is.
  enum RowOwner {
    case nobody
    case constraint(LayoutConstraint)
    case item(Int32)
    case stack(Int32)
  }
}
