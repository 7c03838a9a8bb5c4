// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the engine knows of an item that takes part, in numbers.
///
/// Its state, and the rows that the engine made for it, are in arrays beside.
@safe
struct EngineItem {
  /// The variables, in the order of ``Quantity``.
  var variables: RectVariables

  /// The view, unless the item is a guide; it leaves the engine before it ends.
  var view: Unmanaged<LayoutView>?

  /// Where the four rows are that the engine has for the item; -1 if it has none.
  var firstRow: Int32 = -1

  /// What the rows say.
  var role = Role.none

  /// Whether a value of the item changed since its frame was last assigned.
  var isTouched = false

  /// Whether the rows have to be looked at again.
  var isStale = false

  /// Whether the view has a number that is not finite.
  var isMisfit = false

  /// Whether the content has to be measured at the solved width.
  var isUnmeasured = false

  /// Whether the content is measured at widths at all.
  var isMeasured = false

  /// Whether the view is among those whose baselines are another view's.
  var handsOnBaselines = false

  /// An item that has variables and no rows yet.
  init(_ variables: RectVariables, of view: Unmanaged<LayoutView>?) {
    self.variables = variables
    unsafe self.view = view
  }
}

extension EngineItem {
  /// Forgets the view, and that there is anything to do for it.
  mutating func end() {
    unsafe view = nil
    (isTouched, isStale, isUnmeasured) = (false, false, false)
  }

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

extension RectVariables {
  /// Whether a column holds the width.
  func isWidth(_ column: Int32) -> Bool { columns[Int(Quantity.width.rawValue)] == column }
}
