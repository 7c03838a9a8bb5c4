// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The views that the app's own constraints place.
struct Placement {
  private let placed: Set<LoggedItem>

  init(_ conflict: LoggedConflict) {
    let own = conflict.constraints.filter { $0.origin.isApp }
    var placed: Set<LoggedItem> = []
    for constraint in own {
      placed.formUnion(constraint.items.filter { $0 != constraint.superview })
    }
    self.placed = placed.subtracting(Enclosure(conflict).outerItems(of: own))
  }

  /// Whether the app constrains the view itself, and not only its subviews.
  func isPlacedByApp(_ item: LoggedItem) -> Bool {
    !SystemClasses.isOwned(item.className) && placed.contains(item)
  }
}
