// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it finds the item's variables.
struct EngineSlot {
  var index: Int32 = -1
}

/// What the engine keeps at a constraint: where it finds the constraint's row.
struct EngineRow {
  var handle: Int32 = -1
}
