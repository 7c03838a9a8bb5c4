// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Scratch of the solves: sparse vectors and marks, all clean between operations.
///
/// A sparse vector is a dense array plus the list of places that may be non-zero; only those
/// are visited and cleared.
struct WorkSpace {
  /// Marks a leader that is in ``queue``.
  var inQueue: [Bool] = []
  var queue = NodeQueue()

  /// A row written in the tight items: for each variable, the coefficient of its item.
  var alpha: [Double] = []
  var alphaSupport: [Int32] = []

  /// What a backward solve has yet to express, by variable.
  var open: [Double] = []
  /// The largest amount that went into it.
  var openSize: [Double] = []

  /// How fast each variable moves when one item is left, and which move.
  var direction: [Double] = []
  var directionSupport: [Int32] = []

  /// Slack rows whose residual has to be looked at.
  var touchedRows: [Int32] = []

  /// Variables whose lower bound has to be looked at.
  var touchedColumns: [Int32] = []

  /// Slack rows (or bounds, as items) whose residual contradicts their side.
  var contradictions: [Item] = []
  var boundQueued: [Bool] = []

  /// Tight rows whose variable has to be computed anew; bounds of variables likewise.
  var dirtyRows: [Int32] = []
  var dirtyColumns: [Int32] = []

  /// Columns whose value changed in this solve, with the value before it.
  var changed: [(column: Int32, before: Double)] = []
  var changedMark: [Bool] = []

  /// Marks of the order's repair.
  var mark: [UInt8] = []
  /// While items are exchanged: variables that have none for the moment, so that they
  /// depend on nothing.
  var detached: [Bool] = []
  /// Variables at whose places the last exchange put another item.
  var moved: [Int32] = []

  /// Where a search came from: the item's code, or `unseen`.
  var origin: [Int32] = []
  static let unseen = Int32.min

  /// While a starting basis is made: variables that it leaves to their stays.
  var held: [Bool] = []

  /// Ratios of the dual ratio test, kept to save allocations.
  var bestRatio = LexVector()
  var ratio = LexVector()
  var step = LexVector()

  /// The largest weight of any row: what rounding noise of multipliers scales with.
  var largestWeight = 0.0

  /// Whether the batch at hand was done by following paths.
  var hasFollowedPaths = false

  /// Whether no exchange has changed the multipliers since they were computed from scratch.
  var multipliersAreFresh = false

  /// Pivots and flips that this attempt may still make.
  var budget = 0

  /// Where a member stands in the block at hand; -1 outside of it.
  var place: [Int32] = []

  /// Whether the order's list is being swept, and how many marked leaders are ahead.
  var sweeping = false
  var sweepCount = 0

  /// The largest absolute value that a variable has had: what rounding noise scales with.
  var largestValue = 0.0

  /// A variable whose row has no finite answer; raised with ``alarm``.
  var overflow: Int?

  /// Raised when the tight set turned out singular; the next solve makes it anew.
  var alarm = false

  /// Columns whose multiplier may be out of its room.
  var candidates = CandidateQueue()

  mutating func addColumn() {
    inQueue.append(false)
    alpha.append(0)
    open.append(0)
    openSize.append(0)
    direction.append(0)
    boundQueued.append(false)
    changedMark.append(false)
    mark.append(Mark.none)
    detached.append(false)
    place.append(-1)
    held.append(false)
    origin.append(Self.unseen)
    candidates.addColumn()
  }
}
