// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Finds the positions of constraint marks.
struct MarkPlacer {
  /// The views and guides of the tree.
  let scene: Scene

  /// The index of each view and guide among the items of the scene.
  let itemIndices: [ObjectIdentifier: Int]

  /// Prepares the marks of a scene.
  init(_ scene: Scene) {
    self.scene = scene
    itemIndices = scene.itemIndices()
  }

  /// Returns the mark of a constraint; nil if an item is not in the scene, or if it compares distances of anchors.
  func mark(of constraint: LayoutConstraint) -> ConstraintMark? {
    guard !constraint.isAboutDistances, let first = item(constraint.firstItem) else { return nil }
    let attribute = constraint.firstAttribute
    let isExtent = attribute == .width || attribute == .height
    let text = MarkText(constraint)
    guard constraint.secondAttribute != .notAnAttribute else {
      if isExtent {
        return ConstraintMark(figure: extent(of: first, attribute), text: text.ofConstant)
      }
      guard let outer = first.parent.map({ scene.items[$0] }) else { return nil }
      let origin: LayoutConstraint.Attribute = Self.axis(attribute) == .horizontal ? .left : .top
      return distance(first, attribute, outer, origin, text)
    }
    guard let second = item(constraint.secondItem) else { return nil }
    if isExtent {
      let figure = ConstraintMark.Figure.comparison(Self.middle(first), Self.middle(second))
      return ConstraintMark(figure: figure, text: text.ofComparison)
    }
    return distance(first, attribute, second, constraint.secondAttribute, text)
  }

  private func item(_ item: (any LayoutItem)?) -> SceneItem? {
    item.flatMap { itemIndices[ObjectIdentifier($0)] }.map { scene.items[$0] }
  }

  private static func middle(_ item: SceneItem) -> Point {
    Point(x: item.frame.midX, y: item.frame.midY)
  }

  private func extent(
    of item: SceneItem, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintMark.Figure {
    let rect = alignmentRect(of: item)
    return attribute == .width
      ? .extent(.horizontal, from: rect.minX, to: rect.maxX, cross: rect.midY)
      // Not in the middle, where the label of the width is.
      : .extent(
        .vertical, from: rect.minY, to: rect.maxY, cross: rect.minX + rect.width * 0.3)
  }

  private func distance(
    _ first: SceneItem, _ attribute: LayoutConstraint.Attribute, _ second: SceneItem,
    _ other: LayoutConstraint.Attribute, _ text: MarkText
  ) -> ConstraintMark? {
    let axis = Self.axis(attribute)
    let area = area(of: second, seenFrom: first)
    let own = alignmentRect(of: first)
    let end = position(of: attribute, first, own)
    let start = position(of: other, second, area)
    let (low, high) = Self.span(own, across: axis)
    let (otherLow, otherHigh) = Self.span(area, across: axis)
    if (end - start).magnitude < 0.5 {
      let figure = ConstraintMark.Figure.alignment(
        axis, at: end, from: min(low, otherLow), to: max(high, otherHigh))
      return ConstraintMark(figure: figure, text: text.ofAlignment)
    }
    // In the middle of the span that both items share, or of the first item's span if they share none.
    let (top, bottom) = (max(low, otherLow), min(high, otherHigh))
    let cross = top <= bottom ? (top + bottom) / 2 : (low + high) / 2
    return ConstraintMark(
      figure: .beam(axis, from: start, to: end, cross: cross), text: text.ofDistance)
  }

  /// Returns the rectangle that constraints of `item` with `other` refer to: the content if `other` scrolls it.
  private func area(of other: SceneItem, seenFrom item: SceneItem) -> Rect {
    if let scroll = other.view as? LayoutScrollView, let view = item.view, view !== scroll,
      view.isDescendant(of: scroll)
    {
      return Rect(origin: other.origin, size: scroll.contentSize)
    }
    return alignmentRect(of: other)
  }

  private func alignmentRect(of item: SceneItem) -> Rect {
    item.view?.alignmentRect(forFrame: item.frame) ?? item.frame
  }

  private static func span(_ rect: Rect, across axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Returns the axis of an attribute.
  private static func axis(_ attribute: LayoutConstraint.Attribute) -> Axis {
    switch attribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Returns the position of an attribute of an item with the given alignment rectangle.
  private func position(
    of attribute: LayoutConstraint.Attribute, _ item: SceneItem, _ rect: Rect
  ) -> Double {
    let view = item.view
    let margins = view?.layoutMargins ?? .zero
    let owner = view ?? (item.item as? LayoutGuide)?.owningView
    let isMirrored = owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (rect.minX + margins.left, rect.maxX - margins.right)
    let (top, bottom) = (rect.minY + margins.top, rect.maxY - margins.bottom)
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? rect.maxX : rect.minX
    case .trailing: isMirrored ? rect.minX : rect.maxX
    case .centerX: rect.midX
    case .leftMargin: left
    case .rightMargin: right
    case .leadingMargin: isMirrored ? right : left
    case .trailingMargin: isMirrored ? left : right
    case .centerXWithinMargins: (left + right) / 2
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .topMargin: top
    case .bottomMargin: bottom
    case .centerYWithinMargins: (top + bottom) / 2
    case .firstBaseline: rect.minY + (view?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline: rect.maxY - (view?.lastBaselineOffsetFromBottom ?? 0)
    case .width: rect.width
    case .height: rect.height
    case .notAnAttribute: 0
    }
  }
}
