// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Places of one view in the coordinates of another, by their frames of now.
///
/// Both are to be in one tree; the roots of two trees are taken for one.
extension LayoutView {
  /// Where a point of this view is in another view, in the root if there is none named.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ point: Point, to view: LayoutView?) -> Point {
    point.moved(by: originInRoot).distance(from: view?.originInRoot ?? .zero)
  }

  /// Where a point of another view, of the root if there is none named, is in this one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ point: Point, from view: LayoutView?) -> Point {
    point.moved(by: view?.originInRoot ?? .zero).distance(from: originInRoot)
  }

  /// Where a rectangle of this view is in another view, in the root if there is none named.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ rect: Rect, to view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where a rectangle of another view, of the root if there is none named, is in this one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper view.
  public final func convert(_ rect: Rect, from view: LayoutView?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// What of the bounds is seen, in the coordinates of the root: views that scroll or clip cut off what is in
  /// them.
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

  /// What of a rectangle of the view is seen, in the coordinates of its superview.
  final func showsInSuperview(_ rect: Rect) -> Rect {
    let step = stepFromSuperview
    let moved = rect.offsetBy(dx: step.x, dy: step.y)
    guard let superview = parentView, superview.clipsToBounds else { return moved }
    return moved.intersection(superview.bounds)
  }

  /// Where a point of the superview is in this view.
  final func convert(placeInSuperview point: Point) -> Point {
    point.distance(from: stepFromSuperview)
  }

  /// The origin of the view's coordinates in its superview's.
  private final var stepFromSuperview: Point {
    frame.origin.distance(from: itemState.scrollArea?.offset ?? storedBoundsOrigin)
  }

  /// The origin of the view's coordinates in the root's: its top left corner, unless its bounds begin
  /// elsewhere.
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
