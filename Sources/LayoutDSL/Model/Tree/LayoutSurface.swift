// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What ``LayoutView`` has of UIView that layout does not depend on: a tag, and what a screen would
/// show and touches would find.
///
/// It is there for code that sets it and for what draws a tree; nothing here draws. Besides it stores a few
/// rarely set properties of ``LayoutView`` that layout does depend on, such as ``LayoutView/isHidden``.
open class LayoutSurface: CustomStringConvertible, CustomDebugStringConvertible {
  /// What few views say; most say nothing and have none.
  private final class Look {
    var tag = 0
    var alpha = 1.0
    var clipsToBounds = false
    var isUserInteractionEnabled = true
    var autoresizesSubviews = true
    var isOpaque = true
    var isHidden = false
    var boundsOrigin = Point.zero
    var pixelScale = 0.0
  }

  private var look: Look?

  /// For ``LayoutView`` alone, whose own `init()` is no override.
  ///
  /// It is public because a class that hides an initialiser keeps its subclasses from inheriting any.
  public init(_surface: Void) {}

  /// A number to find the view by; 0 at first.
  open var tag: Int {
    get { look?.tag ?? 0 }
    set { change(\.tag, to: newValue, from: 0) }
  }

  /// How opaque the view is, from 0 to 1; 1 at first.
  ///
  /// What is not a number counts as 0. A view at 0 takes its place all the same. ``LayoutView/hitTest(_:with:)`` passes over views below 0.01.
  open var alpha: Double {
    get { look?.alpha ?? 1 }
    set { change(\.alpha, to: min(max(0, newValue), 1), from: 1) }
  }

  /// Whether what lies outside of the bounds is not to be drawn; off at first, but of a ``LayoutScrollView``.
  open var clipsToBounds: Bool {
    get { look?.clipsToBounds ?? false }
    set { change(\.clipsToBounds, to: newValue, from: false) }
  }

  /// Whether ``LayoutView/hitTest(_:with:)`` finds the view and what is in it; on at first.
  open var isUserInteractionEnabled: Bool {
    get { look?.isUserInteractionEnabled ?? true }
    set { change(\.isUserInteractionEnabled, to: newValue, from: true) }
  }

  /// Whether the view covers what is behind it; on at first.
  open var isOpaque: Bool {
    get { look?.isOpaque ?? true }
    set { change(\.isOpaque, to: newValue, from: true) }
  }

  /// Draws the view; does nothing unless overridden.
  ///
  /// Layout never calls it. What draws a tree may, with the bounds.
  open func draw(_ rect: Rect) {}

  /// Says that the view would look different now; does nothing unless overridden.
  open func setNeedsDisplay() {}

  /// Says that a part of the view would look different now; does nothing unless overridden.
  open func setNeedsDisplay(_ rect: Rect) {}

  /// What ``LayoutView/autoresizesSubviews`` was set to.
  final var storedAutoresizesSubviews: Bool {
    get { look?.autoresizesSubviews ?? true }
    set { change(\.autoresizesSubviews, to: newValue, from: true) }
  }

  /// The origin that the bounds were given.
  final var storedBoundsOrigin: Point {
    get { look?.boundsOrigin ?? .zero }
    set { change(\.boundsOrigin, to: newValue, from: .zero) }
  }

  /// What ``LayoutView/isHidden`` was set to.
  final var storedHidden: Bool {
    get { look?.isHidden ?? false }
    set { change(\.isHidden, to: newValue, from: false) }
  }

  /// Pixels per point that edges are rounded to, 0 for none; it counts at a root.
  final var pixelScale: Double {
    get { look?.pixelScale ?? 0 }
    set { change(\.pixelScale, to: newValue, from: 0) }
  }

  /// What `String(describing:)` says of the view.
  open var description: String { "<\(type(of: self))>" }

  /// What a debugger says of the view: the ``description`` unless overridden.
  open var debugDescription: String { description }

  /// Changes a property, and makes room for it only if it is another than `initial`.
  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Look, Value>, to value: Value, from initial: Value
  ) {
    if look == nil, value == initial { return }
    let look = look ?? Look()
    look[keyPath: property] = value
    self.look = look
  }
}
