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
/// A constraint is `Σ aⱼ·xⱼ + c {<=, ==, >=} 0` over real numbers. The answer minimises,
/// lexicographically from the highest ``Strength/priority`` to the lowest, the sum of
/// weight times absolute violation at that priority. What nothing determines keeps the
/// value that it had.
///
/// Calls record; ``solve()`` applies everything recorded since the last one as one batch.
/// The same calls give the same bits on every machine.
///
/// The algorithm is a revised dual simplex method on the constraint hierarchy of Badros,
/// Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// ACM TOCHI 8(4), 2001, without their tableau: the solver keeps the set of constraints
/// that are tight, in an order in which each determines one variable.
///
/// A solver may be used from any thread, by one at a time.
public final class Solver {
  /// Tells this solver's handles from those of others.
  ///
  /// Never takes part in an ordering, and is never 0.
  package var identity: UInt64 { core.slots.identity }

  /// The state.
  ///
  /// The caller's code runs only while the core is read (`refusals`, `takeChangedColumns`), and must not change
  /// the solver there. So accesses never conflict, and none has to be checked for it.
  var core: SolverCore {
    @inline(__always) _read { yield unsafe state }
    @inline(__always) _modify { yield unsafe &state }
  }

  @exclusivity(unchecked)
  private var state: SolverCore

  /// Makes a solver without variables.
  public init() {
    unsafe state = SolverCore(identity: .random(in: 1 ... .max))
  }

  /// Counts of what the solver holds and of the work it has done.
  public var statistics: SolverStatistics { core.statistics }
}
