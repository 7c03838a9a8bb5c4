// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The class names of views, and identifiers of guides, that the system creates.
enum SystemClasses {
  /// Whether a class is private to the system, so that apps create no instances.
  static func isPrivate(_ name: String) -> Bool {
    (name.hasPrefix("_") && !name.hasPrefix("_Tt")) || inner.contains { name.hasPrefix($0) }
  }

  /// Whether UIKit normally places views of a class, so that their translation flag stays unchanged.
  static func isPlaced(_ name: String) -> Bool {
    isPrivate(name) || isOwned(name) || bars.contains(name)
  }

  /// Whether views of a class are cells, parts of cells or windows, which apps must not place.
  static func isOwned(_ name: String) -> Bool { owned.contains(name) || isCellContent(name) }

  /// Whether a guide's identifier is that of a guide in a bar.
  static func isBarGuide(_ identifier: String) -> Bool {
    barGuides.contains { identifier.hasPrefix($0) }
  }

  /// Whether a class is that of content views in a table.
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
