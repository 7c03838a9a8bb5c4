// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How views are found: by tag, by place, by tree.
extension LayoutView {
  /// The root of the tree that the view is in; nil for the root itself, and for a view that is in none.
  ///
  /// It mirrors UIView's `window`: the outermost view stands for it, whatever its class.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  public final var window: LayoutView? { parentView == nil ? nil : rootView }

  /// The first view with a tag among this one and all below, each before what is in it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func viewWithTag(_ tag: Int) -> LayoutView? {
    if self.tag == tag { return self }
    let views = branches()
    for place in 0..<views.count where views[place].tag == tag { return views[place] }
    return nil
  }

  /// What ``hitTest(_:with:)`` finds unless it is overridden.
  ///
  /// Views of the library's own classes are looked into without recursion.
  final func topmostView(at point: Point, with event: LayoutEvent?) -> LayoutView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var found = self
    var place = point
    search: while true {
      for view in found.children.reversed() {
        let inner = view.convert(placeInSuperview: place)
        if view.passMarks.contains(.hasHooks) {
          if let hit = view.hitTest(inner, with: event) { return hit }
        } else if view.takesTouch(at: inner, with: event) {
          (found, place) = (view, inner)
          continue search
        }
      }
      return found
    }
  }

  private final func takesTouch(at point: Point, with event: LayoutEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && self.point(inside: point, with: event)
  }

  /// The direction of a view with an attribute, where nothing else says one: left to right, unless the
  /// attribute forces the other.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    attribute.direction ?? .leftToRight
  }

  /// The direction of a view with an attribute in surroundings with a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
  ) -> LayoutDirection {
    attribute.direction ?? direction
  }
}

/// What UIKit hands to ``LayoutView/hitTest(_:with:)``: an event, of which there are none without a screen.
public final class LayoutEvent {
  /// Makes an event that says nothing.
  public init() {}
}
