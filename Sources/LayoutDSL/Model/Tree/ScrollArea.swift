// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a scroll view has beside its frame: the area of its content, and the part of it that shows.
///
/// The area begins where the bounds of the scroll view would begin if it were not scrolled, so it has
/// extents but no place of its own: the width and height of the ``content`` guide.
final class ScrollArea {
  /// The guide whose width and height are those of the area.
  let content: LayoutGuide

  /// The point of the area that is in the top left corner of the frame.
  private(set) var offset = Point.zero

  /// Whether a row of an engine or a fitting size may have been written with ``offset``.
  private var isOffsetRead = false

  /// Constraints that engines have written with ``offset``; some may be gone, or be written otherwise by now.
  private var readers: [ConstraintReference] = []

  /// Whether a pass is about to say the size through the setter, which a class may override.
  private var isAnnounced = false

  /// Whether subviews have what of the scroll view's safe area reaches into them.
  private(set) var hasSafeArea = false

  init() {
    content = LayoutGuide(kind: .content, identifier: "contentLayoutGuide")
    resize(.zero)
  }

  /// The extent of the area, as last solved or set.
  var size: Size { content.layoutFrame.size }

  /// The area in the coordinates of the scroll view's content.
  var rect: Rect { Rect(origin: .zero, size: size) }

  /// Sets the extent until a pass finds another one.
  func resize(_ size: Size) { content.layoutFrame = Rect(origin: .zero, size: size) }

  /// Notes that a pass says the size next, or has said it.
  func announce(_ isAnnounced: Bool) { self.isAnnounced = isAnnounced }

  /// Whether it is the pass that calls the setter, and not somebody else; the first call is the pass's own.
  func takeAnnouncement() -> Bool {
    defer { isAnnounced = false }
    return isAnnounced
  }

  /// Lets subviews have a safe area, or not.
  func setSafeArea(_ hasSafeArea: Bool) { self.hasSafeArea = hasSafeArea }

  /// Scrolls.
  ///
  /// - Returns: Whether rows may depend on the offset.
  func scroll(to offset: Point) -> Bool {
    self.offset = offset
    defer { isOffsetRead = false }
    return isOffsetRead
  }

  /// Notes that an engine has written the row of a constraint with the offset.
  func note(reader: ConstraintReference) { readers.note(reader) { !$0.isUsed } }

  /// Calls `body` with the constraints whose rows may be written with the offset.
  func forEachReader(_ body: (ConstraintReference) -> Void) {
    for reader in readers where reader.isUsed { body(reader) }
  }

  /// The offset along a quantity of places, for a row that is written with it.
  func readOffset(along quantity: Quantity) -> Double {
    isOffsetRead = true
    return quantity == .left ? offset.x : offset.y
  }
}

extension ItemState {
  /// The area of the content, if the item is a scroll view.
  var scrollArea: ScrollArea? { hasScrollArea ? view?.scrollArea : nil }

  /// The frame of the last pass, or what was set since: of a view, or of a guide that keeps one.
  var storedFrame: Rect { view?.storedFrame ?? guide?.layoutFrame ?? .zero }
}

extension LayoutView {
  /// The rectangle that the guides of the view's insets keep inside of, in the view's coordinates.
  final var guidedRect: Rect {
    guard itemState.hasScrollArea, let area = scrollArea else {
      return Rect(origin: .zero, size: bounds.size)
    }
    return area.size == .zero ? bounds : area.rect
  }

  /// The insets of the safe area that a subview with this frame inherits from `outer`, those of this view.
  ///
  /// A scroll view passes over its safe area by adjusting its content's insets, unless it was told not to;
  /// no subview of one has more than the scroll view has.
  final func safeArea(reaching frame: Rect, from outer: Insets, in size: Size) -> Insets {
    guard itemState.hasScrollArea, let area = scrollArea else {
      return outer.reaching(into: frame, of: size)
    }
    guard area.hasSafeArea else { return .zero }
    // What lies out of sight is not further in than the edge.
    let left = max(0, frame.minX - area.offset.x)
    let top = max(0, frame.minY - area.offset.y)
    let right = min(size.width, frame.maxX - area.offset.x)
    let bottom = min(size.height, frame.maxY - area.offset.y)
    return outer.reaching(
      into: Rect(x: left, y: top, width: right - left, height: bottom - top), of: size)
  }

  /// The item in whose extent subviews lie: the content of a scroll view, any other view itself.
  final var innerItem: ItemState {
    itemState.scrollArea?.content.itemState ?? itemState
  }
}
