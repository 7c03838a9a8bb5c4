// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What an engine keeps at an item.
extension ItemState {
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
