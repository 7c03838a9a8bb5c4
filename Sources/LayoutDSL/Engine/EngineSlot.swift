// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it finds the item's variables.
struct EngineSlot {
  /// The item's place in the table of the engine that it is in. Of use to another engine it
  /// is not: every engine checks that the place holds this very item.
  var index: Int32 = -1

  /// What the view's content measured; nil for items without a measuring closure.
  var measurements: MeasurementMemo?
}
