// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A required row that is broken, and the set that it closes.
///
/// It is broken as long as the others of the set are in the solver as they were: they cannot
/// hold with it, and each of them comes before it.
final class BrokenRow {
  /// Whose the row is.
  enum Owner {
    case constraint(LayoutConstraint)
    case item(ItemState, Int)
    case stack(ItemState, StackRow.Key)
  }

  let owner: Owner

  /// The others of the set.
  let reasons: [ConstraintHandle]

  /// Who takes part, for messages.
  let clash: LayoutEngine.Clash

  /// The items that take part because the row mentions them: not the one that it was made for.
  let held: [Int32]

  /// The items whose places in the root the row mentions.
  let heldOrigins: [Int32]

  /// Whether one of the reasons has changed or is gone.
  var isUnfounded = false

  init(
    _ owner: Owner, reasons: [ConstraintHandle], _ clash: LayoutEngine.Clash, held: [Int32],
    heldOrigins: [Int32]
  ) {
    self.owner = owner
    self.reasons = reasons
    self.clash = clash
    self.held = held
    self.heldOrigins = heldOrigins
  }
}
