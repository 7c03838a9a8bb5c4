// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it finds the item's variables.
struct EngineSlot {
  /// The item's place in the table of the engine that it is in.
  ///
  /// It is of no use to another engine: each checks that the place holds this very item.
  var index: Int32 = -1

  /// What the view's content measured; nil for items without a measuring closure.
  var measurements: MeasurementMemo?
}
