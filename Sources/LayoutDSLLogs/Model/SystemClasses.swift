// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Classes of views that the system makes by itself.
enum SystemClasses {
  /// Whether a class is one that no app makes by itself.
  static func isPrivate(_ name: String) -> Bool {
    (name.hasPrefix("_") && !name.hasPrefix("_Tt")) || name.hasPrefix("UIKeyboard")
  }

  /// Whether UIKit places such views, so that their flag of translation must stay as it is.
  static func isPlaced(_ name: String) -> Bool { isPrivate(name) || containers.contains(name) }

  /// Views that apps put something into and must not place.
  private static let containers = [
    "UICollectionReusableView", "UICollectionViewCell", "UIDropShadowView",
    "UIInputSetContainerView", "UIInputSetHostView", "UILayoutContainerView", "UINavigationBar",
    "UINavigationTransitionView", "UITabBar", "UITableViewCell", "UITableViewCellContentView",
    "UITableViewHeaderFooterView", "UITextEffectsWindow", "UITransitionView",
    "UIViewControllerWrapperView", "UIWindow",
  ]
}
