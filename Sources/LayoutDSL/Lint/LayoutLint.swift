// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The checks of a tree that was laid out.
struct LayoutLint {
  /// The view to check, and all visible views among it and its descendants, parents before children.
  let top: LayoutView
  let shown: [LayoutView]

  /// The pixels per point in the tree; 0 if none are set.
  let pixelScale: Double

  init(_ top: LayoutView) {
    self.top = top
    pixelScale = top.rootView.pixelScale
    var shown: [LayoutView] = []
    var next = [top].filter(\.isVisible)
    while let view = next.popLast() {
      shown.append(view)
      next.append(contentsOf: view.storedSubviews.reversed().filter(\.isVisible))
    }
    self.shown = shown
  }
}

extension LayoutLint {
  func frames() -> [LayoutWarning] {
    let moved = offsets()
    let small = shown.compactMap(subpixelWarning)
    let clashing = self.clashing
    return shown(without: moved.flatMap(\.items)).compactMap { outsideWarning(for: $0, clashing) }
      + moved
      + shown(without: small.flatMap(\.items)).compactMap(missingSizeWarning) + small
  }

  /// The views in conflicts, by the axes of the constraints: the conflict explains where they are.
  private var clashing: [Axis: Set<ObjectIdentifier>] {
    var found: [Axis: Set<ObjectIdentifier>] = [:]
    for issue in top.snp.issues {
      guard case .conflict = issue.problem else { continue }
      for constraint in issue.constraints {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ] {
          guard let axis = attribute.axis, let item else { continue }
          found[axis, default: []].insert(ObjectIdentifier(item))
        }
      }
    }
    return found
  }

  private func shown(without items: [any LayoutItem]) -> [LayoutView] {
    let known = Set(items.map { ObjectIdentifier($0) })
    return shown.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Returns a warning about a view that extends over the edges of a superview that does not clip it.
  private func outsideWarning(
    for view: LayoutView, _ clashing: [Axis: Set<ObjectIdentifier>]
  ) -> LayoutWarning? {
    guard view !== top, let superview = view.parentView, !superview.itemState.hasScrollArea,
      !superview.clipsToBounds
    else { return nil }
    // Ornaments around the alignment rectangle, such as a shadow, may be outside.
    let frame = view.frame.intersection(view.alignmentRect(forFrame: view.frame))
    let room = superview.bounds
    let over: [(by: Double, side: String, axis: Axis)] = [
      (room.minX - frame.minX, "left", .horizontal), (room.minY - frame.minY, "top", .vertical),
      (frame.maxX - room.maxX, "right", .horizontal), (frame.maxY - room.maxY, "bottom", .vertical),
    ].filter { by, _, axis in
      by > LayoutTolerance.visible && clashing[axis]?.contains(ObjectIdentifier(view)) != true
    }
    if over.isEmpty || frame.width <= 0 || frame.height <= 0 || frame.abuts(room) {
      return nil
    }
    let sides = over.map { "\($0.by.layoutText) pt at the \($0.side)" }.joined(separator: " and ")
    let outer = superview.itemState.title
    return LayoutWarning(
      kind: .outsideSuperview, items: [view], constraints: [],
      message: "\(view.itemState.title) is outside of \(outer), by \(sides)",
      cure: "see snp.explanation(of:) for what puts it there, or set clipsToBounds of \(outer) "
        + "if it is meant")
  }

  /// Returns a warning about a visible view without width or height, whose subviews are then mostly outside of it.
  private func missingSizeWarning(for view: LayoutView) -> LayoutWarning? {
    let frame = view.frame
    let parent = view === top ? nil : view.parentView
    if let parent, parent.frame.width <= 0 || parent.frame.height <= 0 { return nil }
    if frame.width > 0 && frame.height > 0 || view.isMeantToBeEmpty || view.isSpacer { return nil }
    // A view whose content is 0, such as an empty text, needs no room.
    let content = view.intrinsicContentSize
    let sizes: [(extent: LayoutConstraint.Attribute, size: Double, content: Double)] = [
      (.width, frame.width, content.width), (.height, frame.height, content.height),
    ]
    let lacks = sizes.filter { $0.size <= 0 && $0.content != 0 }
    if lacks.isEmpty { return nil }
    let names = lacks.map { "\($0.extent)" }
    let none = view.itemState.references.first { $0.isZeroMultiple }
    return LayoutWarning(
      kind: .withoutSize, items: [view], constraints: none.map { [$0.object] } ?? [],
      message: "\(view.itemState.title) is shown and has no \(names.joined(separator: " and no "))",
      cure: cure(
        of: view, lacking: lacks.map(\.extent), isSqueezed: lacks.allSatisfy { $0.content > 0 },
        zero: none?.row.firstAttribute))
  }

  /// Returns what to do about a view without a size.
  ///
  /// - Parameter zero: The attribute that is constrained to 0 times another one.
  private func cure(
    of view: LayoutView, lacking attributes: [LayoutConstraint.Attribute], isSqueezed: Bool,
    zero: LayoutConstraint.Attribute?
  ) -> String {
    if let zero {
      return "its \(zero) is 0 times another; if that is not meant, 9 / 16 of whole numbers is 0: "
        + "write 9.0 / 16"
    }
    if view.storedTranslation {
      if view.isUnarrangedInStack {
        return "it is in a stack view that does not arrange it: call addArrangedSubview"
      }
      let isPlaced = view.itemState.references.contains { $0.row.firstAttribute.isLocation }
      return isPlaced
        ? "constraints place it, and its empty frame counts besides them, since "
          + "translatesAutoresizingMaskIntoConstraints is still true: set it to false"
        : "no constraint places it and its frame is empty: constrain it, or set its frame"
    }
    let extents = attributes.map { "\($0)" }.joined(separator: " and ")
    if isSqueezed {
      return "loosen what holds its \(extents), see snp.explanation(of:), or raise its compression "
        + "resistance above the priority of that, or set isHidden"
    }
    let isConstrained = view.itemState.hasMention { constraint in
      constraint.row.relation == .equal
        && constraint.sides.contains { $0 === view.itemState && attributes.contains($1) }
    }
    return isConstrained
      ? "see snp.explanation(of:) for what makes its \(extents) 0, or set isHidden"
      : "give it content or constrain its \(extents), or set isHidden"
  }
}

extension Rect {
  /// Whether the rectangle ends where another begins, like a sheet that waits to slide in.
  fileprivate func abuts(_ other: Rect) -> Bool {
    let gaps = [minX - other.maxX, other.minX - maxX, minY - other.maxY, other.minY - maxY]
    return gaps.contains { abs($0) <= LayoutTolerance.visible }
  }
}

extension LayoutView {
  /// Whether the view is visible if its superview is.
  fileprivate final var isVisible: Bool { !isHidden && alpha > 0 }

  /// Whether the view is only a spacer in a stack view, constrained by nothing but a minimum length along the axis.
  fileprivate final var isSpacer: Bool {
    guard hasFixedContent, storedSubviews.isEmpty, let arrangement = parentView?.arrangement else {
      return false
    }
    return arrangement.index(of: self) != nil
      && itemState.references.allSatisfy {
        $0.row.firstAttribute == arrangement.axis.extent.attribute
          && $0.row.relation == .greaterThanOrEqual
      }
  }

  /// Whether a constraint of the view itself asks for a size of 0, or the view is a stack view without visible arranged
  /// views.
  fileprivate final var isMeantToBeEmpty: Bool {
    if let arrangement {
      return arrangement.entries.allSatisfy { $0.state.view?.isHidden != false }
    }
    return itemState.references.contains(where: \.setsZeroExtent)
  }
}

extension ConstraintReference {
  /// Whether the constraint asks for a size that is 0 times another.
  fileprivate var isZeroMultiple: Bool {
    let row = row
    return row.firstAttribute.isDimension && row.relation == .equal && row.second != nil
      && multiplier == 0 && row.leftToRight == 0
  }

  /// Whether the constraint asks for a size of 0.
  var setsZeroExtent: Bool {
    let row = row
    return row.firstAttribute.isDimension && row.relation == .equal && row.second == nil
      && row.leftToRight == 0
  }
}

extension LayoutLint {
  /// Returns warnings about infinite content sizes, which count as none.
  func contents() -> [LayoutWarning] {
    shown.compactMap { view in
      if view.storedTranslation { return nil }
      let size = view.intrinsicContentSize
      let extents = [("width", size.width), ("height", size.height)]
        .filter { $0.1 == .infinity }.map(\.0)
      if extents.isEmpty { return nil }
      return LayoutWarning(
        kind: .infiniteContent, items: [view], constraints: [],
        message: "the content of \(view.itemState.title) measures an infinite "
          + "\(extents.joined(separator: " and ")), which counts as none",
        cure:
          "give back noIntrinsicMetric where there is none; the width proposed first is infinite")
    }
  }
}

extension ConstraintViewDSL {
  /// Returns what is odd about the view and its descendants without being an error: views outside of their superviews,
  /// without a size or smaller than a pixel, text that overlaps other text, is cut off or has no font, constraints and
  /// priorities without effect.
  ///
  /// ```swift
  /// for warning in root.snp.lint() { print(warning) }
  /// // offsetForInset: opposite edges of "card" are moved by 16 pt the same way; inset(16) moves each edge inwards
  /// //   <LayoutConstraint@Page.swift#31 card.left == page.left + 16>
  /// //   <LayoutConstraint@Page.swift#31 card.right == page.right + 16>
  /// ```
  ///
  /// The tree is laid out first if something changed, as by ``LayoutView/layoutIfNeeded()``. Views that are hidden or
  /// have an alpha of 0 are skipped with their subviews, but not their constraints, which still take part in layout.
  /// Lengths are in points; less than half a point counts as nothing.
  ///
  /// - Returns: The warnings, by kind in the order of ``LayoutWarning/Kind``, and parents before children.
  /// - Complexity: O(*n* log *n* + *d* + *k* log *k* + *p*) for *n* views, *d* the sum of the depths of those that show
  ///   text, each with up to eight that it lies over, *k* constraints and *p* pairs of texts that share a height, and
  ///   what ``ambiguities()`` takes.
  public func lint() -> [LayoutWarning] {
    view.layoutIfNeeded()
    let lint = LayoutLint(view)
    return lint.frames() + lint.texts() + lint.contents() + lint.constraints()
  }
}
