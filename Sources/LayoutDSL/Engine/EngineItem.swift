// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine knows of an item that takes part.
///
/// Its variables, and the rows that the engine made for it, are in arrays beside.
struct EngineItem {
  let state: ItemState

  /// What the rows say.
  var role = Role.none

  /// Whether a value of the item changed since its frame was last assigned.
  var isTouched = false

  /// Whether the rows have to be looked at again.
  var isStale = false

  /// Whether the content has to be measured at the solved width.
  var isUnmeasured = false

  /// Whether the view is among those whose baselines are another view's.
  var handsOnBaselines = false

  init(_ state: ItemState) {
    self.state = state
  }
}

extension EngineItem {
  /// What the engine's rows say of an item.
  enum Role {
    /// Nothing: a guide.
    case none

    /// Where the item is: its frame, as last set. The rows are left, top, width, height.
    case frame

    /// How large the item's content is. The rows are width at most, width at least, height
    /// at most, height at least.
    case content

    /// What a row speaks of.
    func quantity(ofRow number: Int) -> Quantity {
      if self == .content { return number < 2 ? .width : .height }
      return switch number {
      case 0: .left
      case 1: .top
      case 2: .width
      default: .height
      }
    }
  }
}
