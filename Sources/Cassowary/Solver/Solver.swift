// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An incremental solver for linear constraints with strict priorities.
///
/// ```swift
/// let solver = Solver()
/// let left = try solver.makeVariable()
/// let width = try solver.makeVariable(lowerBound: 0)
/// try solver.add(left == 10)
/// try solver.add((left + width <= 100).labeled("fits"))
/// try solver.add((width == 120).strength(.weak))
/// try solver.solve()
/// try solver.value(of: width)   // 90
/// ```
///
/// A constraint is `Σ aⱼ·xⱼ + c {<=, ==, >=} 0` over real numbers. The answer minimises, lexicographically from the
/// highest ``Strength/priority`` to the lowest, the sum of weight times absolute violation at that priority. A variable
/// that nothing determines keeps its value; if it is at the limit of an inequality, it follows that limit when other
/// variables move.
///
/// Calls record; ``solve()`` applies everything recorded since the last one as one batch.
/// The same calls give the same bits on every machine.
///
/// The algorithm is a revised dual simplex method on the constraint hierarchy of Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001, without their tableau: the solver
/// keeps the set of constraints that are tight, in an order in which each determines one variable.
///
/// A solver may be used from any thread, by one at a time.
public final class Solver {
  /// The system as numbers, and the method that solves it.
  ///
  /// The caller's code runs only while this is read (`refusals`, `takeChangedColumns`), and must not change the solver
  /// then. Accesses therefore never conflict, and need no exclusivity checks.
  @safe @exclusivity(unchecked) var simplex = Simplex()

  /// The variables and their slots.
  @safe @exclusivity(unchecked) var slots: VariableSlots

  /// The rows of edits and stays.
  @safe @exclusivity(unchecked) var edits = EditStore()

  var merger = TermMerger()

  /// The names of rows in messages, where the caller gave any.
  private(set) var names: [Int: RowName] = [:]

  /// The pivots that had been made when the batch began.
  private var committedPivots = 0

  /// Makes a solver without variables.
  public init() { slots = VariableSlots(identity: .random(in: 1 ... .max)) }

  /// Distinguishes this solver's handles from those of others.
  ///
  /// It takes part in no ordering, and is never 0.
  package var identity: UInt64 { slots.identity }

  func setName(_ row: Int, _ name: RowName) { names[row] = name }

  /// Asks something of the simplex as the last solve left it: of this one, or of a copy while changes are pending.
  func withSolvedSimplex<Answer>(_ ask: (inout Simplex) -> Answer) -> Answer {
    if simplex.isSolved {
      simplex.prepare()
      return ask(&simplex)
    }
    let copy = SimplexCopy(of: simplex)
    return copy.with(ask)
  }

  // MARK: Batches

  /// Makes the batch final, and frees removed rows and variables.
  func commit() {
    for index in simplex.matrix.removed.indices { names[Int(simplex.matrix.removed[index])] = nil }
    for index in slots.removed.indices { simplex.freeColumn(slots.removed[index]) }
    edits.commit(simplex.matrix)
    simplex.commit()
    slots.commit()
    beginBatch()
  }

  /// Rolls the batch back.
  func rollBack() {
    for index in simplex.matrix.added.indices { names[Int(simplex.matrix.added[index])] = nil }
    simplex.rollBack()
    slots.rollBack()
    edits.rollBack()
    beginBatch()
  }

  private func beginBatch() {
    committedPivots = simplex.effort.pivots
    #if InternalChecks
    simplex.checkInvariants()
    #endif
  }

  /// The pivots of the batch at hand.
  var batchPivots: Int { simplex.effort.pivots - committedPivots }

  /// Counts of what the solver holds and of the work it has done.
  public var statistics: SolverStatistics {
    SolverStatistics(
      variables: slots.count, constraints: simplex.matrix.rowCount, pivots: simplex.effort.pivots,
      flips: simplex.effort.flips, rounds: simplex.effort.rounds,
      valuesComputed: simplex.basis.counts.values,
      itemsExpressed: simplex.basis.counts.elements,
      factorizations: simplex.basis.blocks.factorizationCount,
      rebuilds: simplex.effort.rebuilds)
  }
}

/// The name of a row in messages.
struct RowName {
  var label: String
  var fileID: String
  var line: UInt
}
