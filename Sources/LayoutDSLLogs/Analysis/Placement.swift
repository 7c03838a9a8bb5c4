// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which views constraints of the app place.
struct Placement {
  private let conflict: LoggedConflict
  private let enclosure: Enclosure

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    enclosure = Enclosure(conflict)
  }

  /// Whether the app constrains the view itself, and not only what is in it.
  func isPlacedByApp(_ item: LoggedItem) -> Bool {
    if item.isPlacedBySystem { return false }
    let own = conflict.constraints.filter { constraint in
      constraint.origin.isApp
        && (constraint.first.item == item || constraint.second?.item == item)
    }
    if own.contains(where: { enclosure.isInside($0, item) }) { return false }
    return own.contains { $0.superview != item }
  }
}
