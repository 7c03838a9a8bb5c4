// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The views that the app's own constraints place.
struct AppPlacedViews {
  private let items: Set<LoggedItem>

  init(_ conflict: LoggedConflict) {
    let appConstraints = conflict.constraints.filter { $0.origin.isApp }
    var placed: Set<LoggedItem> = []
    for constraint in appConstraints {
      placed.formUnion(constraint.items.filter { $0 != constraint.superview })
    }
    items = placed.subtracting(InferredHierarchy(conflict).containers(inferredFrom: appConstraints))
  }

  /// Whether the app constrains the view itself, and not only its subviews.
  func contains(_ item: LoggedItem) -> Bool {
    !SystemClasses.isOwned(item.className) && items.contains(item)
  }
}
