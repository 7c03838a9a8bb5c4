// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows that the engine makes for items, four for each that has any; see ``EngineItem/firstRow``.
struct ItemRows: ~Copyable {
  private var rows = OwnedList<EngineItemRow>()
  private var free: [Int32] = []

  /// No item has rows.
  init() {}

  /// A row by its place.
  subscript(place: Int32) -> EngineItemRow {
    get { rows[place] }
    set { rows[place] = newValue }
  }

  /// Makes room for four rows; the place of the first.
  mutating func takeFour() -> Int32 {
    if let first = free.popLast() { return first }
    for _ in 0..<4 { rows.append(EngineItemRow()) }
    return rows.count - 4
  }

  /// Takes the room of four rows back, which say nothing any more.
  mutating func giveBack(_ first: Int32) { free.append(first) }
}
