// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Names that the system gives to views and guides that it makes by itself.
enum SystemClasses {
  /// Whether a class is one that no app makes by itself.
  static func isPrivate(_ name: String) -> Bool {
    (name.hasPrefix("_") && !name.hasPrefix("_Tt")) || inner.contains { name.hasPrefix($0) }
  }

  /// Whether UIKit places such views as a rule: their flag of translation stays as it is unless an app places one.
  static func isPlaced(_ name: String) -> Bool {
    isPrivate(name) || isOwned(name) || bars.contains(name)
  }

  /// Whether such views are cells, parts of these or windows, which no app may place.
  static func isOwned(_ name: String) -> Bool { owned.contains(name) || isCellContent(name) }

  /// Whether a guide's identifier is one that a bar gives.
  static func isBarGuide(_ identifier: String) -> Bool {
    barGuides.contains { identifier.hasPrefix($0) }
  }

  /// Whether a class is that of a table's content views.
  static func isCellContent(_ name: String) -> Bool {
    name.hasSuffix("TableViewCellContentView") || name.hasSuffix("HeaderFooterContentView")
  }

  private static let inner = [
    "UIDropShadowView", "UIInputSet", "UIKeyboard", "UILayoutContainerView",
    "UINavigationTransitionView", "UITextEffectsWindow", "UITransitionView",
    "UIViewControllerWrapperView",
  ]

  private static let owned = [
    "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell",
    "UITableViewHeaderFooterView", "UIWindow",
  ]

  private static let bars = ["UINavigationBar", "UITabBar"]

  private static let barGuides = ["TabBarGuide(", "TitleView(", "UINavigationBar"]
}
