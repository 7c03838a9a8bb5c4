// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Ways to find views: by tag, by position and by tree.
extension LayoutView {
  /// The root of the view's tree; nil for the root itself and for a view in no tree.
  ///
  /// Mirrors UIView's `window`: the root represents the window, whatever its class.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  public final var window: LayoutView? { parentView == nil ? nil : rootView }

  /// Returns the first view with a tag among this view and its descendants, in depth-first order.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func viewWithTag(_ tag: Int) -> LayoutView? {
    let views = depthFirstViews()
    for position in 0..<views.count where views[position].tag == tag { return views[position] }
    return nil
  }

  /// Returns the result of ``hitTest(_:with:)`` where that is not overridden.
  ///
  /// Views of the library's own classes are searched without recursion.
  final func topmostView(at point: Point, with event: LayoutEvent?) -> LayoutView? {
    guard takesTouch(at: point, with: event) else { return nil }
    var found = self
    var position = point
    search: while true {
      for view in found.storedSubviews.reversed() {
        let inner = view.convert(locationInSuperview: position)
        if view.passMarks.contains(.hasHooks) {
          if let hit = view.hitTest(inner, with: event) { return hit }
        } else if view.takesTouch(at: inner, with: event) {
          (found, position) = (view, inner)
          continue search
        }
      }
      return found
    }
  }

  private final func takesTouch(at point: Point, with event: LayoutEvent?) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && self.point(inside: point, with: event)
  }

  /// Returns the direction for an attribute on its own: left to right, unless the attribute forces the other.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    attribute.direction ?? .leftToRight
  }

  /// Returns the direction for an attribute of a view whose superview has a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
  ) -> LayoutDirection {
    attribute.direction ?? direction
  }
}

/// An event, as UIKit passes it to ``LayoutView/hitTest(_:with:)``; without a screen there are none.
public final class LayoutEvent {
  /// Makes an empty event.
  public init() {}
}
