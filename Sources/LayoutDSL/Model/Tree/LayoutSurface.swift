// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The properties of UIView that do not affect layout: a tag, and those about drawing and touches.
///
/// They exist for code that sets them and for code that draws a tree; nothing here draws. The class also stores a
/// few rarely set properties of ``LayoutView`` that do affect layout, such as ``LayoutView/isHidden``.
open class LayoutSurface: CustomStringConvertible, CustomDebugStringConvertible {
  /// The properties that few views set; most views have no such object.
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

  /// The initialiser for ``LayoutView`` alone, whose own `init()` is not an override.
  ///
  /// It is public because a class with a hidden initialiser prevents its subclasses from inheriting any.
  public init(_surface: Void) {}

  /// A number that identifies the view; 0 by default.
  open var tag: Int {
    get { look?.tag ?? 0 }
    set { change(\.tag, to: newValue, from: 0) }
  }

  /// The opacity of the view, from 0 to 1; 1 by default.
  ///
  /// NaN counts as 0. A view with an alpha of 0 still takes part in layout. ``LayoutView/hitTest(_:with:)`` skips
  /// views below 0.01.
  open var alpha: Double {
    get { look?.alpha ?? 1 }
    set { change(\.alpha, to: min(max(0, newValue), 1), from: 1) }
  }

  /// Whether content outside the bounds is clipped; off by default, except for a ``LayoutScrollView``.
  open var clipsToBounds: Bool {
    get { look?.clipsToBounds ?? false }
    set { change(\.clipsToBounds, to: newValue, from: false) }
  }

  /// Whether ``LayoutView/hitTest(_:with:)`` finds the view and its descendants; on by default.
  open var isUserInteractionEnabled: Bool {
    get { look?.isUserInteractionEnabled ?? true }
    set { change(\.isUserInteractionEnabled, to: newValue, from: true) }
  }

  /// Whether the view covers the content behind it; on by default.
  open var isOpaque: Bool {
    get { look?.isOpaque ?? true }
    set { change(\.isOpaque, to: newValue, from: true) }
  }

  /// Draws the view; does nothing unless overridden.
  ///
  /// Layout never calls it. Code that draws a tree may call it with the bounds.
  open func draw(_ rect: Rect) {}

  /// Marks the view as needing display; does nothing unless overridden.
  open func setNeedsDisplay() {}

  /// Marks a part of the view as needing display; does nothing unless overridden.
  open func setNeedsDisplay(_ rect: Rect) {}

  /// The stored value of ``LayoutView/autoresizesSubviews``.
  final var storedAutoresizesSubviews: Bool {
    get { look?.autoresizesSubviews ?? true }
    set { change(\.autoresizesSubviews, to: newValue, from: true) }
  }

  final var storedBoundsOrigin: Point {
    get { look?.boundsOrigin ?? .zero }
    set { change(\.boundsOrigin, to: newValue, from: .zero) }
  }

  /// The stored value of ``LayoutView/isHidden``.
  final var storedHidden: Bool {
    get { look?.isHidden ?? false }
    set { change(\.isHidden, to: newValue, from: false) }
  }

  /// The pixels per point by which edges are rounded, 0 for no rounding; it applies at a root.
  final var pixelScale: Double {
    get { look?.pixelScale ?? 0 }
    set { change(\.pixelScale, to: newValue, from: 0) }
  }

  /// A description of the view, as `String(describing:)` returns it.
  open var description: String { "<\(type(of: self))>" }

  /// A description of the view for debugging: the ``description`` unless overridden.
  open var debugDescription: String { description }

  /// Changes a property, allocating storage only for a value other than `initial`.
  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Look, Value>, to value: Value, from initial: Value
  ) {
    if look == nil, value == initial { return }
    let look = look ?? Look()
    look[keyPath: property] = value
    self.look = look
  }
}
