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

  /// Items that may take no part any more, and views that take none since the last assignment.
  var idle: [Int32] = []
  var released: [ItemState] = []

  /// Items to be assigned a frame, and owners whose inset guides may have moved.
  var touched: [Int32] = []
  var movedMargins: [ItemState] = []

  /// Views with a safe area guide.
  var safeAreaOwners: [ItemState] = []

  /// What is broken, and by which rows, in the solver's numbers, that is.
  var broken: [BrokenRow] = []
  var brokenBy: [Int32: [BrokenRow]] = [:]

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
