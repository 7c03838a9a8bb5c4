// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What an engine keeps at an item.
extension ItemState {
  /// Takes a place in the engine with a solver.
  @inline(__always)
  func enter(_ solver: UInt64, at place: Int32) {
    engineSlot.enter(solver, at: place)
  }

  /// Takes no part in an engine any more.
  func leaveEngine() { engineSlot.leave() }

  /// Keeps what content measured, or forgets it.
  func keep(_ measurements: MeasurementMemo?) { engineSlot.keep(measurements) }

  /// Gives the rows to the engine with a solver; what another one kept of them means nothing to it.
  @inline(__always)
  func adoptRows(for solver: UInt64) {
    if table.solver != solver { table.enter(solver) }
  }

  /// Notes what an engine keeps of a row.
  @inline(__always)
  func keep(_ engine: EngineRow, of slot: Int32) { table.set(engine, for: slot) }
}

extension ConstraintReference {
  /// What an engine keeps of the row.
  var engineRow: EngineRow {
    @inline(__always) get { row.engine }
    @inline(__always) nonmutating set { first.keep(newValue, of: slot) }
  }
}
