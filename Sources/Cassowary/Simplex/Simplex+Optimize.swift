// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The way from recorded changes to an optimum.
extension Simplex {
  /// What a solve is for.
  enum Aim {
    /// The optimum, whatever is violated there.
    case optimum
    /// The optimum, or if the required rows cannot all hold, to see that: the caller takes some of them out
    /// before it solves the same batch again, or takes the batch back.
    case optimumOrClash
  }

  /// Why what a solve is for was not found.
  enum Failure: Error {
    /// No attempt came to an optimum within its pivots, the last of them from a starting basis made from scratch: each
    /// went in a circle, met its limit or a singular basis.
    case pivotLimit(Int)
    /// A variable's value went beyond what a double can hold.
    case overflow(column: Int)
    /// A required row is violated though it can hold together with all others: its values cannot be
    /// computed well enough.
    case inaccurate(row: Int)
  }

  /// The pivots that the last attempt may make.
  ///
  /// Layout systems need fewer than two per row; Klee and Minty's cubes and their like, in
  /// the sizes where a layout could contain one, stay below fifty.
  var pivotLimit: Int { 2000 + 50 * (columnCount + matrix.rowCapacity) }

  /// The pivots that the attempt at hand may make: one in a few of these if another attempt can follow.
  private var attemptLimit: Int { duals.isLenient ? pivotLimit : pivotLimit / Self.firstShare }

  private static var firstShare: Int { 4 }

  /// Whether nothing was recorded but constants of tight rows.
  private var hasConstantsOnly: Bool {
    matrix.added.isEmpty && matrix.removed.isEmpty && !pending.changesStructure
      && duals.isBalanced && agenda.hasFewStaleRowsOnly
  }

  /// Applies the recorded changes and finds the optimum of the new system.
  ///
  /// After a clash the batch is open: further changes can be recorded, and belong to it.
  ///
  /// - Returns: why that failed; nil if it did not.
  /// - Complexity: in proportion to what the changes reach, for layout systems.
  mutating func optimize(_ aim: Aim = .optimum) -> Failure? {
    prepare()
    let isAgain = pending.isApplied
    pending.noteApplied(age: clock)
    if hasConstantsOnly {
      // With a required row violated the batch might still be taken back.
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
    // The first batch begins from nothing.
    let isFirst = basis.matching.tightCount == 0
    effort.begin(
      attemptLimit, from: work, clashWork: clashWork(aim),
      patience: isFirst ? nil : Self.patienceShare * columnCount)
    releaseRows()
    makeStartingBasis()
    duals.balance(&basis, matrix)
    for place in pending.repricedRows.indices {
      let column = basis.matching.column(ofRow: Int(pending.repricedRows[place]))
      if column >= 0 { duals.check(column, basis.matching, matrix) }
    }
    pending.forgetRows()
    if isFirst { turnBackWeighed() }
    if isAgain, isFarOff { rebuild(aim) }
    return goOn(aim)
  }

  /// Whether so many multipliers and values are out of their bounds, after a clash that went along many rows, that a new
  /// basis is cheaper.
  private var isFarOff: Bool {
    let belowBound = agenda.uncheckedColumns.indices.count {
      values.isBelowBound(agenda.uncheckedColumns[$0])
    }
    return duals.infeasibilities.count + belowBound > max(64, columnCount / Self.farOffShare)
  }

  private static var farOffShare: Int { 8 }

  /// A tight row of nearly dependent ones, the values of which rounding has spoiled.
  mutating func spoiledRow() -> Int? { basis.spoiledRow(matrix, values) }

  /// Goes on from multipliers that are computed from scratch: small ones may have been lost in large
  /// ones that are gone by now.
  ///
  /// - Complexity: O(size of the system) besides the pivots.
  mutating func refine(_ aim: Aim) -> Failure? {
    if duals.isFresh { return nil }
    duals.recompute(&basis, matrix)
    return goOn(aim)
  }

  /// Goes on from a basis that is made from nothing: of several optimal vertices an edited system may be at one whose rows
  /// are nearly dependent, where a fresh one would not be.
  ///
  /// Does nothing where the values only followed rays: the basis is that of the last batch.
  ///
  /// - Complexity: that of a first solve.
  mutating func optimizeAnew(_ aim: Aim) -> Failure? {
    if rays.isFollowing { return nil }
    rebuild(aim)
    return goOn(aim)
  }

  /// Iterates to the optimum from the basis at hand, and if that fails or takes too long, from a new one.
  private mutating func goOn(_ aim: Aim) -> Failure? {
    if iterate(aim) { return nil }
    if isLongWinded, !isBroken, effort.budget > 0 {
      rebuild(aim)
      if iterate(aim) { return nil }
    }
    if values.overflow >= 0 { return .overflow(column: values.overflow) }
    duals.beLenient()
    rebuild(aim)
    if iterate(aim) { return nil }
    return values.overflow >= 0 ? .overflow(column: values.overflow) : .pivotLimit(pivotLimit)
  }

  /// What solves may go through for each variable before the attempt is given up: two or three times what
  /// beginning from nothing costs where much of a system changes, unless it has been seen to cost more.
  private static var patienceShare: Int { 96 }

  /// What solves may go through for each variable before bounds in a clash wait: where blocks are small all
  /// exchanges together take less.
  private static var clashShare: Int { 64 }

  /// What solves may go through before bounds in a clash wait; nil where they never do, since a clash is not what the
  /// solve ends with.
  private func clashWork(_ aim: Aim) -> Int? {
    aim == .optimumOrClash ? Self.clashShare * columnCount : nil
  }

  /// Whether the attempt has gone through so much that a new basis is likely to be cheaper: a batch that
  /// moves a large part of the system, as a window that gets twice as wide.
  var isLongWinded: Bool { work > effort.patience }

  /// What solves and changes of multipliers over many levels have gone through in all.
  var work: Int { basis.work &+ duals.multipliers.work / Self.multiplierShare }

  /// So many amounts of multipliers take about as long as an element of a solve.
  private static var multiplierShare: Int { 2 }

  /// Whether the attempt at hand has failed.
  var isBroken: Bool { basis.isSingular || values.overflow >= 0 }

  /// Brings values up to date and collects what is infeasible.
  mutating func propagate() {
    basis.propagate(matrix, &values, &agenda)
    duals.collectInfeasible(&agenda, basis.matching, matrix, &values)
  }

  /// Dual rounds and primal pivots until neither finds anything, or a clash is what the solve was for; false if
  /// the limit or a singular basis ended it.
  ///
  /// Where rows are infeasible and elements out of their bounds neither method is sure to come closer: an element left
  /// while infeasible rows take no part may put others out of their bounds, and a dual step does not mend them. After
  /// many rounds the primal method takes all rows as they are. The second attempt begins with all elements within their
  /// bounds instead. The primal method leaves those that rounding or the choice of larger pivots has put out, once no row is
  /// infeasible.
  private mutating func iterate(_ aim: Aim) -> Bool {
    var rounds = 0
    var roundsBeforeLook = Self.roundsBeforeFirstLook
    var shifts = FlatArray<Shift>()
    defer { _ = takeBack(&shifts) }
    while effort.budget > 0, !isBroken, !isLongWinded {
      propagate()
      if isBroken { return false }
      if aim == .optimumOrClash, isClash() {
        if takeBack(&shifts) { continue }
        agenda.takeBackInfeasible()
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

  /// After so many dual rounds an attempt is left to the primal method.
  ///
  /// Layouts take a few, but one for each row where each is violated only by the one before it. Dense systems
  /// of 400 variables, which exchange a few elements in a round, take two to seven for each variable in a second attempt.
  private var roundLimit: Int { 200 + (duals.isLenient ? 16 * columnCount : columnCount / 4) }

  /// After so many dual rounds it is looked whether the primal method would come further.
  private static var roundsBeforeFirstLook: Int { 12 }

  /// So many rows for each element that they put out of its bounds are worth a primal pivot.
  private static var rowsPerPivot: Int { 32 }

  /// Whether at least ``rowsPerPivot`` rows are infeasible, all optional, no element is out of its bounds, and no bound is
  /// infeasible but those that wait for a clash.
  private var isAtOptionalRows: Bool {
    agenda.infeasibleRows.count >= Self.rowsPerPivot && duals.infeasibilities.isEmpty
      && !duals.isLenient && !hasInfeasibleRequired
  }

  /// Leaves infeasible rows, all of them optional, to the primal method if they all move with a few values; whether it does.
  ///
  /// Dual rounds find values that do not depend on one another side by side. But where all these rows move with one value, as
  /// those of two columns of texts with a common edge, a round moves it from one row to the next, and all rows follow; one
  /// primal pivot passes them all. Turned over they put few elements out of their bounds. Where they put many out, the rows are
  /// turned back: each such element would take at least one pivot.
  ///
  /// - Complexity: that of balancing the multipliers twice.
  private mutating func acceptOptionalRows() -> Bool {
    let count = agenda.infeasibleRows.count
    let turned = turnInfeasibleRows()
    if duals.infeasibilities.count * Self.rowsPerPivot <= count {
      effort.keepPatience()
      return true
    }
    for (row, sign) in turned {
      duals.flip(row, to: sign, matrix)
      agenda.noteUnchecked(row: row)
    }
    duals.balance(&basis, matrix)
    duals.forgetInfeasibilities()
    return false
  }

  /// Whether required rows are violated, and nothing that is infeasible could change that.
  ///
  /// Bounds that take part in the clash may wait: where they hold, required rows are violated by no less.
  ///
  /// - Complexity: O(what is infeasible) if there are any.
  private mutating func isClash() -> Bool {
    if violatedRows().isEmpty || hasInfeasibleRequired { return false }
    _ = checkPostponed()
    if duals.isInfeasible(at: Strength.required.priority, basis.matching, matrix) { return false }
    if !duals.hasDoubts || duals.isFresh { return true }
    duals.recompute(&basis, matrix)
    return !isBroken
      && !duals.isInfeasible(at: Strength.required.priority, basis.matching, matrix)
  }

  /// Whether the residual of a required row, or of a bound that does not wait, contradicts the sign that it is
  /// taken to have.
  var hasInfeasibleRequired: Bool {
    let view = matrix.view
    return agenda.infeasibleColumns.indices.contains {
      !waitsForClash(agenda.infeasibleColumns[$0])
    }
      || agenda.infeasibleRows.indices.contains { view.rows[agenda.infeasibleRows[$0]].isRequired }
  }

  /// Whether the lower bound of a variable may wait until a clash is mended: the variable stands with a row that is part
  /// of the clash.
  func waitsForClash(_ column: Int) -> Bool {
    let element = basis.matching.element(column)
    return effort.letsBoundsWait(at: work) && element.isRow && isInClash(element.row, column)
  }

  /// Whether a row that is tight, with a column, is part of Farkas' certificate: it is required and has a multiplier at the
  /// required level.
  func isInClash(_ row: Int, _ column: Int) -> Bool {
    matrix.row(row).isRequired && hasRequiredMultiplier(column)
  }

  /// Whether the element that stands with a variable has a multiplier at the required level.
  func hasRequiredMultiplier(_ column: Int) -> Bool {
    duals.multipliers.head(column).priority >= Strength.required.priority
  }

  /// Looks again at variables that could not be left while rows were infeasible; whether there
  /// were any.
  private mutating func checkPostponed() -> Bool {
    if effort.postponed.isEmpty { return false }
    for place in effort.postponed.indices {
      duals.check(Int(effort.postponed[place]), basis.matching, matrix)
    }
    effort.takePostponed()
    return true
  }

  /// Takes every infeasible row's residual as it is and leaves the rest to the primal method,
  /// which ends from any point.
  private mutating func acceptSigns() {
    effort.spend()
    _ = turnInfeasibleRows()
    // A violated bound has no cost to weigh: only a dual step brings it back.
    if !agenda.infeasibleColumns.isEmpty { runDualRound(.optimum) }
  }

  /// Takes the residuals of infeasible rows as they are.
  ///
  /// - Returns: The rows that were turned over, each with its sign before.
  private mutating func turnInfeasibleRows() -> [(row: Int, sign: Int8)] {
    effort.letAnyLevelCome()
    let view = matrix.view
    var turned: [(row: Int, sign: Int8)] = []
    while let row = agenda.popInfeasibleRow() {
      let sign = values.residual(row, view).sign
      if basis.matching.isTight(row) || sign == 0 { continue }
      turned.append((row, duals.sign(row)))
      duals.flip(row, to: sign, matrix)
      effort.spend()
    }
    duals.balance(&basis, matrix)
    return turned
  }

  /// Chooses the basis anew from nothing: every variable at its stay, every row new.
  ///
  /// The safety net for a basis that rounding has spoiled, and for one from which the way is long. Values go
  /// back to what they were before the batch, so that what nobody asks for stays where it was.
  private mutating func rebuild(_ aim: Aim) {
    effort.countRebuild()
    basis.reset()
    crash.reset()
    pulls.removeAll()
    agenda.removeAll()
    values.restart()
    rays.forEachStepped { values.move($0, to: $1) }
    duals.clear()
    basis.clear()
    for column in 0..<columnCount { agenda.noteUnchecked(column: column) }
    effort.begin(attemptLimit, from: work, clashWork: clashWork(aim))
    crash.takeAll(matrix)
    makeStartingBasis()
    duals.balance(&basis, matrix)
    turnBackWeighed()
  }
}
