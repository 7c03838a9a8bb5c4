// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The way from recorded changes to an optimum.
extension Simplex {
  /// How an attempt ended.
  enum Outcome {
    case optimal
    /// The pivot limit was reached twice: once from where the solver stood, once from a
    /// starting basis made from scratch.
    case pivotLimit(Int)
    /// A variable's value went beyond what a double can hold.
    case overflow(Int)
  }

  /// The pivots that one attempt may make.
  ///
  /// Layout systems need fewer than two per row; Klee and Minty's cubes and their like, in
  /// the sizes where a layout could contain one, stay below fifty.
  var pivotLimit: Int { 2000 + 50 * (columnCount + matrix.rowCapacity) }

  /// Whether nothing was recorded but constants of tight rows.
  private var hasConstantsOnly: Bool {
    matrix.added.isEmpty && matrix.removed.isEmpty && !pending.changesStructure
      && duals.isBalanced && agenda.hasFewStaleRowsOnly
  }

  /// Applies the recorded changes and finds the optimum of the new system.
  ///
  /// - Complexity: in proportion to what the changes reach, for layout systems.
  mutating func optimize() -> Outcome {
    prepare()
    pending.noteSolved()
    if hasConstantsOnly {
      // With a required row violated the batch might still be taken back.
      if duals.possiblyViolated.isEmpty,
        rays.choose(agenda, &basis, duals, matrix, values, &changed),
        rays.follow(matrix, &values, &agenda) == .followed
      {
        return .optimal
      }
    } else {
      basis.noteRowsChanged()
      rays.noteStructure()
    }
    rays.noteValues()
    duals.forgetDoubts()
    // The first batch begins from nothing.
    let isFirst = basis.matching.tightCount == 0
    effort.begin(
      pivotLimit, patience: isFirst ? .max : work + Self.patienceShare * columnCount)
    releaseRows()
    makeStartingBasis()
    duals.balance(&basis, matrix)
    for place in pending.repricedRows.indices {
      let column = basis.matching.column(ofRow: Int(pending.repricedRows[place]))
      if column >= 0 { duals.check(column, basis.matching, matrix) }
    }
    pending.forgetRepriced()
    return goOn()
  }

  /// A tight row of nearly dependent ones, the values of which rounding has spoiled.
  mutating func spoiledRow() -> Int? { basis.spoiledRow(matrix, values) }

  /// Goes on from multipliers that are computed from scratch: small ones may have been lost in large
  /// ones that are gone by now.
  ///
  /// - Complexity: O(size of the system) besides the pivots.
  mutating func refine() -> Outcome {
    if duals.isFresh { return .optimal }
    duals.recompute(&basis, matrix)
    return goOn()
  }

  /// Iterates to the optimum from the basis at hand, and if that fails or takes too long, from a new one.
  private mutating func goOn() -> Outcome {
    if iterate() { return .optimal }
    if isLongWinded, !isBroken, effort.budget > 0 {
      rebuild()
      if iterate() { return .optimal }
    }
    if values.overflow >= 0 { return .overflow(values.overflow) }
    duals.beLenient()
    rebuild()
    if iterate() { return .optimal }
    if values.overflow >= 0 { return .overflow(values.overflow) }
    return .pivotLimit(pivotLimit)
  }

  /// What solves may go through for each variable before the attempt is given up: two or three times what
  /// beginning from nothing costs where much of a system changes.
  private static var patienceShare: Int { 96 }

  /// Whether the attempt has gone through so much that a new basis is likely to be cheaper: a batch that
  /// moves a large part of the system, as a window that gets twice as wide.
  var isLongWinded: Bool { work > effort.patience }

  /// What solves and changes of multipliers over many levels have gone through in all.
  private var work: Int { basis.work &+ duals.multipliers.work / Self.multiplierShare }

  /// So many amounts of multipliers take about as long as an element of a solve.
  private static var multiplierShare: Int { 2 }

  /// Whether the attempt at hand has failed.
  var isBroken: Bool { basis.isSingular || values.overflow >= 0 }

  /// Brings values up to date and collects what is infeasible.
  mutating func propagate() {
    basis.propagate(matrix, &values, &agenda)
    duals.collectInfeasible(&agenda, basis.matching, matrix, &values)
  }

  /// Dual rounds and primal pivots until neither finds anything; false if the limit or a singular
  /// basis ended it.
  private mutating func iterate() -> Bool {
    var rounds = 0
    while effort.budget > 0, !isBroken, !isLongWinded {
      propagate()
      if isBroken { return false }
      if !duals.infeasibilities.isEmpty { leaveInfeasibleElements() }
      if agenda.isFeasible && duals.infeasibilities.isEmpty {
        if !agenda.isSettled || checkPostponed() { continue }
        if duals.hasDoubts, !duals.isFresh, !isBroken {
          duals.recompute(&basis, matrix)
          continue
        }
        return !isBroken && effort.budget > 0
      }
      rounds += 1
      if rounds > 200 + columnCount / 4 {
        acceptSigns()
      } else {
        runDualRound()
      }
    }
    return false
  }

  /// Looks again at variables that could not be left while rows were infeasible; whether there
  /// were any.
  private mutating func checkPostponed() -> Bool {
    if effort.postponed.isEmpty { return false }
    for place in effort.postponed.indices {
      duals.check(Int(effort.postponed[place]), basis.matching, matrix)
    }
    effort.forgetPostponed()
    return true
  }

  /// Takes every infeasible row's residual as it is and leaves the rest to the primal method,
  /// which ends from any point.
  private mutating func acceptSigns() {
    effort.spend()
    let view = matrix.view
    while let row = agenda.popInfeasibleRow() {
      let sign = values.residual(row, view).sign
      if basis.matching.isTight(row) || sign == 0 { continue }
      duals.flip(row, to: sign, matrix)
      effort.spend()
    }
    duals.balance(&basis, matrix)
    // A violated bound has no cost to weigh: only a dual step brings it back.
    if !agenda.infeasibleColumns.isEmpty { runDualRound() }
  }

  /// Chooses the basis anew from nothing: every variable at its stay, every row new.
  ///
  /// The safety net for a basis that rounding has spoiled, and for one from which the way is long. Values go
  /// back to what they were before this solve, so that what nobody asks for stays where it was.
  private mutating func rebuild() {
    effort.countRebuild()
    basis.reset()
    crash.reset()
    pulls.removeAll()
    agenda.removeAll()
    values.restart()
    rays.forEachStepped { values.move($0, to: $1) }
    duals.clear()
    basis.clear()
    basis.renumber(matrix)
    for column in 0..<columnCount { agenda.noteUnchecked(column: column) }
    effort.begin(pivotLimit)
    crash.takeAll(matrix)
    makeStartingBasis()
    duals.balance(&basis, matrix)
  }
}
