// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the engine knows of an item that takes part: its variables, and the rows that the
/// engine made for it.
struct EngineItem {
  let state: ItemState
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// What the rows say.
  var role = Role.none

  /// The rows of the item: for a frame left, top, width, height; for content width at most,
  /// width at least, height at most, height at least.
  var rows = (EngineItemRow(), EngineItemRow(), EngineItemRow(), EngineItemRow())

  /// Whether a value of the item changed since its frame was last assigned.
  var isTouched = false

  /// Whether the rows have to be looked at again.
  var isStale = false

  /// Whether the content has to be measured at the solved width.
  var isUnmeasured = false
}

extension EngineItem {
  /// What the engine's rows say of an item.
  enum Role {
    /// Nothing: a guide.
    case none

    /// Where the item is: its frame, as last set.
    case frame

    /// How large the item's content is.
    case content
  }

  func variable(_ quantity: Quantity) -> Variable {
    switch quantity {
    case .left: left
    case .top: top
    case .width: width
    case .height: height
    }
  }
}

extension EngineItem {
  /// The rows by number.
  subscript(number: Int) -> EngineItemRow {
    get {
      switch number {
      case 0: rows.0
      case 1: rows.1
      case 2: rows.2
      default: rows.3
      }
    }
    set {
      switch number {
      case 0: rows.0 = newValue
      case 1: rows.1 = newValue
      case 2: rows.2 = newValue
      default: rows.3 = newValue
      }
    }
  }

  /// What a row speaks of.
  func quantity(ofRow number: Int) -> Quantity {
    switch (role, number) {
    case (.content, 0), (.content, 1): .width
    case (.content, _): .height
    case (_, 0): .left
    case (_, 1): .top
    case (_, 2): .width
    default: .height
    }
  }
}
