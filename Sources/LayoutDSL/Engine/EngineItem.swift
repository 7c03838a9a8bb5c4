// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What a system knows of an item that takes part, in numbers.
///
/// Its state, its variables and the rows that were made for it are in arrays beside.
struct EngineItem {
  /// Where the four rows are that were made for the item; -1 if there are none.
  private(set) var firstRow: Int32 = -1

  /// What the rows say.
  private(set) var role: Role

  /// Whether a value of the item changed since its frame was last assigned: asked for each item of a pass.
  private(set) var isTouched = false

  private var marks: Marks = []

  /// An item that has no rows yet.
  init(as role: Role = .none) { self.role = role }
}

extension EngineItem {
  /// What is to be done for an item, and properties that few items have.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// The rows have to be looked at again.
    static let stale = Marks(rawValue: 1)

    /// The content has to be measured at the solved width.
    static let unmeasured = Marks(rawValue: 2)

    /// The content is measured at widths at all.
    static let measured = Marks(rawValue: 4)

    /// The view has a number that is not finite.
    static let notFinite = Marks(rawValue: 8)

    /// The view is among those whose baselines are another view's.
    static let handsOnBaselines = Marks(rawValue: 16)

    /// It has to be seen whether anything mentions or places the item.
    static let idle = Marks(rawValue: 32)
  }

  /// Whether rows were made for the item.
  var hasRows: Bool { firstRow >= 0 }

  /// Whether the item has a mark.
  @inline(__always)
  func has(_ mark: Marks) -> Bool { marks.contains(mark) }

  /// Marks the item; false if it was.
  @inline(__always)
  mutating func mark(_ mark: Marks) -> Bool { marks.insert(mark).inserted }

  /// Takes a mark from the item; false if it had none.
  @inline(__always)
  mutating func unmark(_ mark: Marks) -> Bool { marks.remove(mark) != nil }

  /// Notes whether a value changed; false if that was known.
  @inline(__always)
  mutating func setTouched(_ isTouched: Bool) -> Bool {
    if self.isTouched == isTouched { return false }
    self.isTouched = isTouched
    return true
  }

  mutating func setRole(_ role: Role) { self.role = role }

  /// Notes where the rows are, or that there are none: -1.
  mutating func setFirstRow(_ place: Int32) { firstRow = place }

  /// Forgets that there is anything to do for the item.
  mutating func end() {
    isTouched = false
    marks.subtract([.stale, .unmeasured])
  }

  /// What the rows that were made for an item say of it.
  enum Role {
    /// Nothing: a guide.
    case none

    /// Where the item is: its frame, as last set. The rows are left, top, width, height.
    case frame

    /// How large the item's content is. The rows are width at most, width at least, height
    /// at most, height at least.
    case content
  }
}

extension RectVariables {
  func isWidth(_ column: Int32) -> Bool { columns[Int(Quantity.width.rawValue)] == column }
}
