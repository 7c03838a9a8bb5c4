// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The solution of a batch, from recorded changes to an optimum.
extension Simplex {
  /// The goal of a solve.
  enum Aim {
    /// The optimum, whatever is violated there.
    case optimum
    /// The optimum, or the detection that the required rows cannot all hold: the caller removes some of them
    /// before it solves the same batch again, or rolls the batch back.
    case optimumOrClash
  }

  /// Why a solve did not reach its goal.
  enum Failure: Error {
    /// No attempt found an optimum within its pivots, the last of them from a starting basis made from scratch: each
    /// went in a circle, or met its limit or a singular basis.
    case pivotLimit(Int)
    /// A variable's value went beyond what a double can hold.
    case overflow(column: Int)
    /// A required row is violated though it can hold together with all others: its values cannot be
    /// computed accurately enough.
    case inaccurate(row: Int)
  }

  /// The pivots that the last attempt may make.
  ///
  /// Layout systems need fewer than two per row; Klee and Minty's cubes and their like, in
  /// the sizes where a layout could contain one, stay below fifty.
  var pivotLimit: Int { 2000 + 50 * (columnCount + matrix.rowCapacity) }

  /// The pivots that the current attempt may make: a fraction of the limit if another attempt can follow.
  private var attemptLimit: Int { duals.isLenient ? pivotLimit : pivotLimit / Self.firstShare }

  private static var firstShare: Int { 4 }

  /// Whether only constants of tight rows were changed.
  private var hasConstantsOnly: Bool {
    matrix.added.isEmpty && matrix.removed.isEmpty && !pending.changesStructure
      && duals.isBalanced && agenda.hasFewStaleRowsOnly
  }

  /// Applies the recorded changes and finds the optimum of the new system.
  ///
  /// After a clash the batch is open: further changes can be recorded, and belong to it.
  ///
  /// - Returns: why that failed; nil if it did not.
  /// - Complexity: for layout systems, proportional to what the changes reach.
  mutating func optimize(_ aim: Aim = .optimum) -> Failure? {
    prepare()
    // Otherwise a drag that reports the same place twice would lose its ray.
    if isSolved { return nil }
    let isAgain = pending.isApplied
    pending.noteApplied(age: clock)
    if hasConstantsOnly {
      // While a required row is violated, the batch might still be rolled back.
      if duals.possiblyViolated.isEmpty,
        rays.choose(agenda, &basis, duals, matrix, values, &changed),
        rays.follow(matrix, &values, &agenda)
      {
        return nil
      }
    } else {
      basis.noteRowsChanged()
      rays.noteStructure()
    }
    rays.noteValues()
    duals.beginAttempt()
    let startsEmpty = basis.matching.tightCount == 0
    effort.begin(
      attemptLimit, from: work, clashWork: clashWork(aim),
      workLimit: startsEmpty ? nil : Self.workLimitShare * columnCount)
    releaseRows()
    makeStartingBasis()
    duals.balance(&basis, matrix)
    for index in pending.repricedRows.indices {
      let column = basis.matching.column(ofRow: Int(pending.repricedRows[index]))
      if column >= 0 { duals.check(column, basis.matching, matrix) }
    }
    pending.clearRows()
    if startsEmpty { revertWeighedRows() }
    if isAgain, isFarFromOptimum { rebuildBasis(aim) }
    return iterateToOptimum(aim)
  }

  /// Whether so many multipliers and values are out of their bounds, after a clash that involved many rows, that a new
  /// basis is cheaper.
  private var isFarFromOptimum: Bool {
    let belowBound = agenda.uncheckedColumns.indices.count {
      values.isBelowBound(agenda.uncheckedColumns[$0])
    }
    return duals.infeasibilities.count + belowBound
      > max(64, columnCount / Self.farFromOptimumShare)
  }

  private static var farFromOptimumShare: Int { 8 }

  /// A tight row of nearly dependent ones whose values rounding has spoiled.
  mutating func spoiledRow() -> Int? { basis.spoiledRow(matrix, values) }

  /// Continues with multipliers that are computed from scratch: small ones may have been lost beside large
  /// ones that are gone by now.
  ///
  /// - Complexity: O(size of the system) besides the pivots.
  mutating func resumeWithFreshMultipliers(_ aim: Aim) -> Failure? {
    if duals.isFresh { return nil }
    // A copy has begun no attempt yet, and queries of a solved system may have used up the last one.
    if effort.budget <= 0 {
      effort.begin(
        attemptLimit, from: work, clashWork: clashWork(aim),
        workLimit: Self.workLimitShare * columnCount)
    }
    duals.recompute(&basis, matrix)
    return iterateToOptimum(aim)
  }

  /// Continues from a basis made from scratch: of several optimal vertices, an edited system may be at one whose rows
  /// are nearly dependent, where a fresh one would not be.
  ///
  /// Does nothing if the values only followed rays, since the basis is that of the last batch.
  ///
  /// - Complexity: that of a first solve.
  mutating func optimizeFromScratch(_ aim: Aim) -> Failure? {
    if rays.isFollowing { return nil }
    rebuildBasis(aim)
    return iterateToOptimum(aim)
  }

  /// Iterates to the optimum from the present basis, and if that fails or takes too long, from a new one.
  private mutating func iterateToOptimum(_ aim: Aim) -> Failure? {
    if iterate(aim) { return nil }
    if exceedsWorkLimit, !isBroken, effort.budget > 0 {
      rebuildBasis(aim)
      if iterate(aim) { return nil }
    }
    if values.overflow >= 0 { return .overflow(column: values.overflow) }
    duals.beLenient()
    rebuildBasis(aim)
    if iterate(aim) { return nil }
    return values.overflow >= 0 ? .overflow(column: values.overflow) : .pivotLimit(pivotLimit)
  }

  /// The work per variable after which the attempt is given up: two or three times the cost of starting with
  /// an empty basis if much of a system changes, unless that has been found to cost more.
  private static var workLimitShare: Int { 96 }

  /// The work per variable after which bounds in a clash wait: where blocks are small, all
  /// exchanges together take less.
  private static var clashShare: Int { 64 }

  /// The work after which bounds in a clash wait; nil if they never do, because the solve does not end with a clash.
  private func clashWork(_ aim: Aim) -> Int? {
    aim == .optimumOrClash ? Self.clashShare * columnCount : nil
  }

  /// Whether the attempt has spent so much work that a new basis is likely to be cheaper: in a batch that
  /// moves a large part of the system, such as a window that gets twice as wide.
  var exceedsWorkLimit: Bool { work > effort.workLimit }

  /// The total work of solves and of changes of multipliers over many levels.
  var work: Int { basis.work &+ duals.multipliers.work / Self.multiplierShare }

  /// The number of multiplier amounts that take about as long as one element of a solve.
  private static var multiplierShare: Int { 2 }

  /// Whether the current attempt has failed.
  var isBroken: Bool { basis.isSingular || values.overflow >= 0 }

  /// Brings values up to date and collects what is infeasible.
  mutating func propagate() {
    basis.propagate(matrix, &values, &agenda)
    duals.collectInfeasible(&agenda, basis.matching, matrix, &values)
  }

  /// Runs dual rounds and primal pivots until neither finds anything, or a clash ends the solve; returns false if the
  /// limit or a singular basis ended it.
  ///
  /// While rows are infeasible and elements out of their bounds, neither method is sure to make progress: leaving an
  /// element without regard to infeasible rows may put others out of their bounds, and a dual step does not repair
  /// them. After many rounds the primal method accepts the signs of all rows. The second attempt begins with all
  /// elements within their bounds instead. There the primal method leaves those that rounding or the choice of larger
  /// pivots has put out, once no row is infeasible.
  private mutating func iterate(_ aim: Aim) -> Bool {
    var rounds = 0
    var roundsBeforeLook = Self.roundsBeforeFirstLook
    var shifts = FlatArray<Shift>()
    defer { _ = takeBack(&shifts) }
    while effort.budget > 0, !isBroken, !exceedsWorkLimit {
      propagate()
      if isBroken { return false }
      if aim == .optimumOrClash, isClash() {
        if takeBack(&shifts) { continue }
        agenda.rescheduleInfeasible()
        return true
      }
      let isDualOnly = duals.isLenient && rounds <= roundLimit
      if !duals.infeasibilities.isEmpty, agenda.isFeasible || !isDualOnly {
        leaveInfeasibleElements(shifting: &shifts)
      }
      if agenda.isFeasible && duals.infeasibilities.isEmpty {
        if !agenda.isDone || checkPostponed() { continue }
        if duals.hasDoubts, !duals.isFresh, !isBroken {
          duals.recompute(&basis, matrix)
          continue
        }
        if isBroken || effort.budget <= 0 { return false }
        if takeBack(&shifts) { continue }
        effort.noteEnd(at: work)
        return true
      }
      rounds += 1
      if rounds > roundLimit {
        acceptSigns()
      } else if rounds > roundsBeforeLook, isAtOptionalRows {
        if !acceptOptionalRows() { roundsBeforeLook = 2 * rounds }
      } else {
        runDualRound(aim)
      }
    }
    return false
  }

  /// The number of dual rounds after which an attempt is left to the primal method.
  ///
  /// Layouts take a few, but one for each row where each is violated only by the one before it. Dense systems
  /// of 400 variables, which exchange a few elements per round, take two to seven per variable in a second attempt.
  private var roundLimit: Int { 200 + (duals.isLenient ? 16 * columnCount : columnCount / 4) }

  /// The number of dual rounds after which the solver tests whether the primal method would get further.
  private static var roundsBeforeFirstLook: Int { 12 }

  /// The number of infeasible rows per element out of its bounds for which a primal pivot is worthwhile.
  private static var rowsPerPivot: Int { 32 }

  /// Whether at least ``rowsPerPivot`` rows are infeasible, all optional, no element is out of its bounds, and no bound
  /// is infeasible except those that wait for a clash.
  private var isAtOptionalRows: Bool {
    agenda.infeasibleRows.count >= Self.rowsPerPivot && duals.infeasibilities.isEmpty
      && !duals.isLenient && !hasInfeasibleRequired
  }

  /// Leaves infeasible optional rows to the primal method if all move with a few values, and returns whether it does.
  ///
  /// Dual rounds find values that do not depend on one another in parallel. But if all these rows move with one value,
  /// as those of two columns of texts with a common edge, a round moves it from one row to the next, and all rows
  /// follow, while one primal pivot passes them all. Once flipped, the rows put few elements out of their bounds. If
  /// they put many out, the rows are flipped back: each such element would take at least one pivot.
  ///
  /// - Complexity: that of balancing the multipliers twice.
  private mutating func acceptOptionalRows() -> Bool {
    let count = agenda.infeasibleRows.count
    let flipped = flipInfeasibleRows()
    if duals.infeasibilities.count * Self.rowsPerPivot <= count {
      effort.liftWorkLimits()
      return true
    }
    for (row, sign) in flipped {
      duals.flipSign(row, to: sign, matrix)
      agenda.markUnchecked(row: row)
    }
    duals.balance(&basis, matrix)
    duals.clearInfeasibilities()
    return false
  }

  /// Whether required rows are violated, and nothing infeasible could change that.
  ///
  /// Bounds that take part in the clash may wait: enforcing them would not reduce the violation of required rows.
  ///
  /// - Complexity: O(infeasible rows and bounds) if there are any violated rows.
  private mutating func isClash() -> Bool {
    if violatedRows().isEmpty || hasInfeasibleRequired { return false }
    _ = checkPostponed()
    if duals.isInfeasible(at: Strength.required.priority, basis.matching, matrix) { return false }
    if !duals.hasDoubts || duals.isFresh { return true }
    duals.recompute(&basis, matrix)
    return !isBroken
      && !duals.isInfeasible(at: Strength.required.priority, basis.matching, matrix)
  }

  /// Whether the residual of a required row, or of a bound that does not wait, contradicts its assumed sign.
  var hasInfeasibleRequired: Bool {
    let view = matrix.view
    return agenda.infeasibleColumns.indices.contains {
      !waitsForClash(agenda.infeasibleColumns[$0])
    }
      || agenda.infeasibleRows.indices.contains { view.rows[agenda.infeasibleRows[$0]].isRequired }
  }

  /// Whether the lower bound of a variable may wait until a clash is resolved: the variable is matched with a row of
  /// the clash.
  func waitsForClash(_ column: Int) -> Bool {
    let element = basis.matching.element(column)
    return effort.defersClashBounds(at: work) && element.isRow && isInClash(element.row, column)
  }

  /// Whether a tight row, matched with a column, is part of Farkas' certificate: it is required and has a multiplier at
  /// the required level.
  func isInClash(_ row: Int, _ column: Int) -> Bool {
    matrix.row(row).isRequired && hasRequiredMultiplier(column)
  }

  /// Whether the element matched with a variable has a multiplier at the required level.
  func hasRequiredMultiplier(_ column: Int) -> Bool {
    duals.multipliers.head(column).priority >= Strength.required.priority
  }

  /// Checks again the variables whose elements could not be left while rows were infeasible; returns whether there
  /// were any.
  private mutating func checkPostponed() -> Bool {
    if effort.postponed.isEmpty { return false }
    for index in effort.postponed.indices {
      duals.check(Int(effort.postponed[index]), basis.matching, matrix)
    }
    effort.takePostponed()
    return true
  }

  /// Accepts the sign of every infeasible row's residual and leaves the rest to the primal method,
  /// which terminates from any point.
  private mutating func acceptSigns() {
    effort.spend()
    _ = flipInfeasibleRows()
    // A violated bound has no finite cost: only a dual step can repair it.
    if !agenda.infeasibleColumns.isEmpty { runDualRound(.optimum) }
  }

  /// Accepts the signs of the residuals of infeasible rows.
  ///
  /// - Returns: The rows that were flipped, each with its sign before.
  private mutating func flipInfeasibleRows() -> [(row: Int, sign: Int8)] {
    effort.resetLevelOrder()
    let view = matrix.view
    var flipped: [(row: Int, sign: Int8)] = []
    while let row = agenda.popInfeasibleRow() {
      let sign = values.residual(row, view).sign
      if basis.matching.isTight(row) || sign == 0 { continue }
      flipped.append((row, duals.sign(row)))
      duals.flipSign(row, to: sign, matrix)
      effort.spend()
    }
    duals.balance(&basis, matrix)
    return flipped
  }

  /// Chooses a new basis from scratch: every variable at its stay, every row new.
  ///
  /// It is the safety net for a basis that rounding has spoiled, or that is far from the optimum. Values return to
  /// those before the batch, so that values that nothing determines stay as they were.
  private mutating func rebuildBasis(_ aim: Aim) {
    effort.countRebuild()
    basis.reset()
    crash.reset()
    pulls.removeAll()
    agenda.removeAll()
    values.restart()
    rays.forEachStepped { values.move($0, to: $1) }
    duals.clear()
    basis.clear()
    for column in 0..<columnCount { agenda.markUnchecked(column: column) }
    effort.begin(attemptLimit, from: work, clashWork: clashWork(aim))
    crash.takeAll(matrix)
    makeStartingBasis()
    duals.balance(&basis, matrix)
    revertWeighedRows()
  }
}
