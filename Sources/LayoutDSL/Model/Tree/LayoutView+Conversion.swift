// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Conversion of coordinates between views, by their current frames.
///
/// Both views should be in one tree; the roots of two trees are treated as the same.
extension LayoutView {
  /// Converts a point of this view to the coordinates of another view, or of the root if that is nil.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ point: Point, to view: LayoutView?) -> Point {
    point.moved(by: originInRoot).distance(from: view?.originInRoot ?? .zero)
  }

  /// Converts a point of another view, or of the root if that is nil, to this view's coordinates.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ point: Point, from view: LayoutView?) -> Point {
    point.moved(by: view?.originInRoot ?? .zero).distance(from: originInRoot)
  }

  /// Converts a rectangle of this view to the coordinates of another view, or of the root if that is nil.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ rect: Rect, to view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view, or of the root if that is nil, to this view's coordinates.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ rect: Rect, from view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The visible part of the bounds in the root's coordinates, clipped by the ancestors that scroll or clip.
  ///
  /// - Complexity: O(*d*) for a view at a depth of *d*.
  final var visibleFrame: Rect {
    var rect = bounds
    var view = self
    while let superview = view.parentView {
      rect = view.showsInSuperview(rect)
      view = superview
    }
    return rect
  }

  /// Returns the visible part of a rectangle of the view in the coordinates of its superview.
  final func showsInSuperview(_ rect: Rect) -> Rect {
    let step = stepFromSuperview
    let moved = rect.offsetBy(dx: step.x, dy: step.y)
    guard let superview = parentView, superview.clipsToBounds else { return moved }
    return moved.intersection(superview.bounds)
  }

  final func convert(locationInSuperview point: Point) -> Point {
    point.distance(from: stepFromSuperview)
  }

  /// The origin of the view's coordinates in those of its superview.
  private final var stepFromSuperview: Point {
    frame.origin.distance(from: itemState.scrollArea?.offset ?? storedBoundsOrigin)
  }

  /// The origin of the view's coordinates in those of the root: the view's top left corner, unless its bounds have
  /// another origin.
  private final var originInRoot: Point {
    var origin = Point.zero
    var view = self
    while let superview = view.parentView {
      origin = origin.moved(by: view.stepFromSuperview)
      view = superview
    }
    return origin
  }
}
