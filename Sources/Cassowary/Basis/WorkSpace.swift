// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Scratch of the solves: sparse vectors and marks, all clean between operations.
///
/// A sparse vector is a dense array plus the list of places that may be non-zero; only those
/// are visited and cleared.
struct WorkSpace: ~Copyable {
  /// Marks a leader that is in ``queue``.
  var inQueue = FlatArray<Bool>()
  var queue = NodeQueue()

  /// A row written in the tight items: for each variable, the coefficient of its item.
  var alpha = FlatArray<Double>()
  var alphaSupport = FlatArray<Int32>()

  /// What a backward solve has yet to express, by variable.
  var open = FlatArray<Double>()
  /// The largest amount that went into it.
  var openSize = FlatArray<Double>()

  /// How fast each variable moves when one item is left, and which move.
  var direction = FlatArray<Double>()
  var directionSupport = FlatArray<Int32>()

  /// Slack rows whose residual has to be looked at.
  var touchedRows = FlatArray<Int32>()

  /// Variables whose lower bound has to be looked at.
  var touchedColumns = FlatArray<Int32>()

  /// Slack rows (or bounds, as items) whose residual contradicts their side.
  var contradictions = FlatArray<Item>()
  var boundQueued = FlatArray<Bool>()
  /// The contradictions that a dual round works off.
  var round = FlatArray<SolverCore.Contradiction>()

  /// Tight rows whose variable has to be computed anew; bounds of variables likewise.
  var dirtyRows = FlatArray<Int32>()
  var dirtyColumns = FlatArray<Int32>()

  /// Columns whose value changed in this solve, with the value before it.
  var changed = FlatArray<(column: Int32, before: Double)>()
  var changedMark = FlatArray<Bool>()

  /// Marks of the order's repair.
  var mark = FlatArray<UInt8>()
  /// What the order's repair has found on either side.
  var before = FlatArray<Int32>()
  var after = FlatArray<Int32>()
  /// While items are exchanged: variables that have none for the moment, so that they
  /// depend on nothing.
  var detached = FlatArray<Bool>()
  /// Variables at whose places the last exchange put another item.
  var moved = FlatArray<Int32>()

  /// What a search for a path has reached, and the items that it goes on from.
  var seen = FlatArray<Int32>()
  var frontier = FlatArray<Item>()
  /// Where a search came from: the item's code, or `unseen`.
  var origin = FlatArray<Int32>()
  static let unseen = Int32.min

  /// While a starting basis is made: rows that can determine a variable, variables that are
  /// left to their stays, and the points of a median.
  var crash = CrashQueue()
  var held = FlatArray<Bool>()
  var heldColumns = FlatArray<Int32>()
  /// Whether the order is made anew when the starting basis is done, and need not be kept until.
  var ordersLater = false
  var points = FlatArray<SolverCore.MedianPoint>()
  var slope = FlatArray<LexVector.Entry>()

  /// A heap of the ratios of an expression, while rows take over from one another.
  var ratios = FlatArray<SolverCore.Ratio>()

  /// The step of an exchange, kept to save allocations.
  var step = LexVector()

  /// The largest weight of any row: what rounding noise of multipliers scales with.
  var largestWeight = 0.0

  /// The paths of the dirty rows, while they are looked at.
  var paths = FlatArray<Int32>()
  /// The paths that the batch has gone beyond the end of.
  var leaps = FlatArray<Int32>()

  /// How many values had changed when it had: those of the paths.
  var leapCount = 0

  /// Whether the batch at hand was done by following paths.
  var hasFollowedPaths = false

  /// Whether a multiplier may be nothing but rounding, which could hide one that matters.
  var hasDoubts = false

  /// Whether no exchange has changed the multipliers since they were computed from scratch.
  var multipliersAreFresh = false

  /// Pivots and flips that this attempt may still make.
  var budget = 0

  /// The items looked through by steps of the round that had nothing to do.
  var idleCost = 0

  /// Where a member stands in the block at hand; -1 outside of it.
  var place = FlatArray<Int32>()

  /// Right side, solution and values of the block at hand.
  var right = FlatArray<Double>()
  var solution = FlatArray<Double>()
  var fresh = FlatArray<Double>()

  /// Whether the order's list is being swept, and how many marked leaders are ahead.
  var sweeping = false
  var sweepCount = 0

  /// The largest absolute value that a variable has had: what rounding noise scales with.
  var largestValue = 0.0

  /// How many values have changed since ``largestValue`` was last measured: it only grows in
  /// between.
  var valuesSinceMeasured = 0

  /// A variable whose row has no finite answer; raised with ``alarm``.
  var overflow: Int?

  /// Raised when the tight set turned out singular; the next solve makes it anew.
  var alarm = false

  /// Whether solves check every index, as the twins of the unchecked loops do.
  var isChecked = WorkSpace.checksIndices

  /// Columns whose item could not be left while rows contradicted.
  var postponed = FlatArray<Int32>()

  /// Columns whose multiplier may be out of its room.
  var candidates = CandidateQueue()

  #if InternalChecks
  private static let checksIndices = true
  #else
  private static let checksIndices = false
  #endif

  /// Makes the vectors of a block with `count` members zero.
  mutating func prepareBlock(_ count: Int) {
    right.removeAll()
    right.append(0, times: count)
    solution.removeAll()
    solution.append(0, times: count)
    fresh.removeAll()
    fresh.append(0, times: count)
  }

  /// Makes room for columns that were added since the last time.
  mutating func prepare(_ columnCount: Int) {
    let extra = columnCount - inQueue.count
    if extra <= 0 { return }
    inQueue.append(false, times: extra)
    alpha.append(0, times: extra)
    open.append(0, times: extra)
    openSize.append(0, times: extra)
    boundQueued.append(false, times: extra)
    changedMark.append(false, times: extra)
    mark.append(Mark.none, times: extra)
    detached.append(false, times: extra)
    place.append(-1, times: extra)
    held.append(false, times: extra)
    candidates.addColumns(extra)
  }

  /// Makes room for a direction; many systems never need one.
  @inline(__always)
  mutating func prepareDirection() {
    let extra = inQueue.count - direction.count
    if extra > 0 { direction.append(0, times: extra) }
  }

  /// Makes room for where a search came from.
  @inline(__always)
  mutating func prepareOrigins() {
    let extra = inQueue.count - origin.count
    if extra > 0 { origin.append(Self.unseen, times: extra) }
  }
}
