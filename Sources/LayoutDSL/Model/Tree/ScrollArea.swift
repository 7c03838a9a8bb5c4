// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The content area of a scroll view, and the part of it that shows.
///
/// The area begins at the origin that the bounds have when not scrolled. So it has extents but no position of its
/// own: the width and height of the ``content`` guide.
final class ScrollArea {
  /// The guide whose width and height are those of the area.
  let content: LayoutGuide

  /// The point of the area at the top left corner of the frame.
  private(set) var offset = Point.zero

  /// Whether a row of an engine or fitting size may depend on ``offset``.
  private var isOffsetRead = false

  /// The constraints whose rows engines have written with ``offset``; some may be inactive or rewritten by now.
  private var readers: [ConstraintReference] = []

  /// Whether a pass is about to set the size through the setter, which a class may override.
  private var expectsSetterCall = false

  /// Whether subviews inherit the scroll view's safe area.
  private(set) var hasSafeArea = false

  init() {
    content = LayoutGuide(kind: .content, identifier: "contentLayoutGuide")
    resize(.zero)
  }

  /// The size of the area, as last solved or set.
  var size: Size { content.layoutFrame.size }

  /// The area in the coordinates of the content.
  var rect: Rect { Rect(origin: .zero, size: size) }

  /// Sets the size until a pass finds another one.
  func resize(_ size: Size) { content.layoutFrame = Rect(origin: .zero, size: size) }

  /// Sets whether a pass calls the setter next.
  func setExpectsSetterCall(_ isExpected: Bool) { expectsSetterCall = isExpected }

  /// Returns whether a pass, not other code, called the setter: only the first call after an announcement is the
  /// pass's.
  func consumeExpectedSetterCall() -> Bool {
    defer { expectsSetterCall = false }
    return expectsSetterCall
  }

  /// Sets whether subviews inherit the safe area.
  func setSafeArea(_ hasSafeArea: Bool) { self.hasSafeArea = hasSafeArea }

  /// Scrolls to an offset.
  ///
  /// - Returns: Whether rows may depend on the offset.
  func scroll(to offset: Point) -> Bool {
    self.offset = offset
    defer { isOffsetRead = false }
    return isOffsetRead
  }

  /// Records a constraint whose row an engine has written with the offset.
  func addReader(_ reader: ConstraintReference) { readers.enqueue(reader) { !$0.isUsed } }

  /// Calls `body` with the constraints whose rows may depend on the offset.
  func forEachReader(_ body: (ConstraintReference) -> Void) {
    for reader in readers where reader.isUsed { body(reader) }
  }

  /// Returns the offset along the axis of a position, for a row that depends on it.
  func readOffset(along quantity: Quantity) -> Double {
    isOffsetRead = true
    return quantity == .left ? offset.x : offset.y
  }
}

extension ItemState {
  /// The content area; nil if the item is not a scroll view.
  var scrollArea: ScrollArea? { hasScrollArea ? view?.scrollArea : nil }

  /// The frame of a view, or of a guide that stores one: that of the last pass or one set since.
  var storedFrame: Rect { view?.storedFrame ?? guide?.layoutFrame ?? .zero }
}

extension LayoutView {
  /// The rectangle in the view's coordinates from which the guides of the view's insets are inset.
  final var guidedRect: Rect {
    guard itemState.hasScrollArea, let area = scrollArea else {
      return Rect(origin: .zero, size: bounds.size)
    }
    return area.size == .zero ? bounds : area.rect
  }

  /// Returns the safe area insets that a subview with a frame inherits from `outer`, those of this view.
  ///
  /// A scroll view applies its safe area to its content's insets instead of its subviews, unless that is turned off.
  /// In either case no subview inherits more than the scroll view has.
  final func safeArea(reaching frame: Rect, from outer: Insets, in size: Size) -> Insets {
    guard itemState.hasScrollArea, let area = scrollArea else {
      return outer.reaching(into: frame, of: size)
    }
    guard area.hasSafeArea else { return .zero }
    // A part of the frame outside the visible area counts as lying at its edge.
    let left = max(0, frame.minX - area.offset.x)
    let top = max(0, frame.minY - area.offset.y)
    let right = min(size.width, frame.maxX - area.offset.x)
    let bottom = min(size.height, frame.maxY - area.offset.y)
    return outer.reaching(
      into: Rect(x: left, y: top, width: right - left, height: bottom - top), of: size)
  }

  /// The item that subviews are placed in: the content of a scroll view, any other view itself.
  final var innerItem: ItemState {
    itemState.scrollArea?.content.itemState ?? itemState
  }
}
