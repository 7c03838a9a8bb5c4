// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// Returns warnings about views that show text.
  func texts() -> [LayoutWarning] {
    let texts = shown.compactMap { view -> ShownText? in
      guard let shown = view.shownText, !shown.text.isEmpty else { return nil }
      return (view, shown, view.visibleFrame)
    }
    return overlaps(of: texts) + texts.compactMap(cutOffWarning)
      + texts.compactMap(missingCharactersWarning)
      + ambiguousHeights()
  }

  /// A view that shows text, the text, and the visible part of its frame in root coordinates.
  private typealias ShownText = (view: LayoutView, shown: LayoutShownText, frame: Rect)

  /// How many texts below one text are reported as overlapping it.
  private static var mostOverlaps: Int { 8 }

  /// Returns warnings about texts that overlap, once for each pair, and up to ``mostOverlaps`` times for one text.
  private func overlaps(of texts: [ShownText]) -> [LayoutWarning] {
    let order = texts.indices.sorted {
      (texts[$0].frame.minY, $0) < (texts[$1].frame.minY, $1)
    }
    var pairs: [(Int, Int)] = []
    for (index, first) in order.enumerated() {
      let upper = texts[first].frame
      var count = 0
      for second in order[(index + 1)...] {
        let lower = texts[second].frame
        if lower.minY >= upper.maxY - LayoutTolerance.visible || count == Self.mostOverlaps {
          break
        }
        if min(lower.maxX, upper.maxX) - max(lower.minX, upper.minX) > LayoutTolerance.visible,
          min(lower.maxY, upper.maxY) - lower.minY > LayoutTolerance.visible
        {
          pairs.append((min(first, second), max(first, second)))
          count += 1
        }
      }
    }
    return pairs.sorted { $0 < $1 }.compactMap { first, second in
      let (one, other) = (texts[first].view, texts[second].view)
      if other.isCovered(from: one) { return nil }
      let stray = [one, other].first(where: \.isUnarrangedInStack)
      return LayoutWarning(
        kind: .overlappingText, items: [one, other], constraints: [],
        message:
          "the texts of \(one.itemState.title) and \(other.itemState.title) lie over one another",
        cure: stray.map {
          "\($0.itemState.title) is in a stack view that does not arrange it: call "
            + "removeFromSuperview() or addArrangedSubview"
        } ?? "put a constraint between them, or let them stand in a stack view")
    }
  }

  private func cutOffWarning(for text: ShownText) -> LayoutWarning? {
    let (view, needed, room) = (text.view, text.shown.size, text.view.bounds.size)
    let isTooWide =
      needed.width > room.width + LayoutTolerance.visible
      && !view.hasLowResistance(along: .horizontal)
    let isTooTall =
      needed.height > room.height + LayoutTolerance.visible
      && !view.hasLowResistance(along: .vertical)
      && !view.hasItsHeight
    if !isTooWide && !isTooTall || view.isCollapsed { return nil }
    let size = "\(needed.width.layoutText) x \(needed.height.layoutText)"
    let box = "\(room.width.layoutText) x \(room.height.layoutText)"
    let cure =
      isTooTall
      ? "let its height follow the text: allow it more lines, drop what fixes its height, or raise its "
        + "compression resistance"
      : "give it more width or more lines, or raise its compression resistance"
    return LayoutWarning(
      kind: .textDoesNotFit, items: [view], constraints: [],
      message: "the text of \(view.itemState.title) takes \(size) pt and has \(box) pt",
      cure: cure)
  }

  private func missingCharactersWarning(for text: ShownText) -> LayoutWarning? {
    let missing = text.shown.missing
    if missing.isEmpty { return nil }
    let listed = String(missing.prefix(8)).onOneLine
    let rest = missing.count - 8
    let more = rest > 0 ? " and \(rest) more character\(rest == 1 ? "" : "s")" : ""
    return LayoutWarning(
      kind: .missingCharacters, items: [text.view], constraints: [],
      message: "no font of \(text.view.itemState.title) has \"\(listed)\"\(more)",
      cure: "give its style a font that has them; a family that is not installed gives none")
  }

  /// Returns warnings about heights of text that constraints leave undetermined.
  private func ambiguousHeights() -> [LayoutWarning] {
    let texts = Set(shown.filter { $0.content.measure != nil || $0.shownText != nil })
    if texts.isEmpty { return [] }
    let ambiguities = top.snp.ambiguities()
    let hasOpenWidth = Set(
      ambiguities.lazy.filter { $0.attribute == .width }.map(\.item.itemState))
    // If one view of a tie is lower than its content, all of its rivals compete for height.
    let squeezes = Set(
      ambiguities.lazy.filter { $0.attribute == .height && $0.isTooLow }
        .flatMap { $0.tie?.rivals ?? [] })
    return ambiguities.compactMap { ambiguity in
      guard ambiguity.attribute == .height, let view = ambiguity.item.itemState.view,
        texts.contains(view)
      else { return nil }
      let natural = view.itemState.measurements?.natural.width ?? 0
      let isSqueezed =
        ambiguity.tie.flatMap { view.resists(at: $0.priority) }
        ?? (ambiguity.isTooLow
          || ambiguity.tie?.rivals.contains(where: squeezes.contains) == true)
      let isNarrow = natural.isFinite && view.frame.width < natural - LayoutTolerance.visible
      return LayoutWarning(
        kind: .ambiguousTextHeight, items: [view], constraints: [],
        message: "the height of the text of \(view.itemState.title) is ambiguous, now "
          + "\(ambiguity.value.layoutText) pt",
        cure: hasOpenWidth.contains(view.itemState)
          ? "its width is ambiguous, too, and the height goes by it: raise the horizontal "
            + "\(isNarrow ? "compression resistance" : "hugging") priority of the view that is to keep its width"
          : "raise the vertical \(isSqueezed ? "compression resistance" : "hugging") priority of the "
            + "view that is to keep its height")
    }
  }
}

extension LayoutAmbiguity {
  /// Whether the item is a view that is lower than its content.
  fileprivate var isTooLow: Bool {
    guard let view = item.itemState.view else { return false }
    return view.frame.height < view.contentSize(at: view.bounds.width).height
      - LayoutTolerance.visible
  }
}

extension LayoutView {
  /// Whether the view's vertical compression resistance, and not its hugging, has a priority; nil if both or neither
  /// have it.
  fileprivate final func resists(at priority: Double) -> Bool? {
    let resists = Double(contentCompressionResistancePriority(for: .vertical).rawValue) == priority
    let hugs = Double(contentHuggingPriority(for: .vertical).rawValue) == priority
    return resists == hugs ? nil : resists
  }

  /// Whether the view is in a stack view that does not arrange it, as after `removeArrangedSubview`.
  final var isUnarrangedInStack: Bool {
    parentView?.arrangement.map { $0.index(of: self) == nil } == true
  }

  /// Whether an opaque ancestor of this view, which `view` is not in, lies behind all visible parts of this one: a
  /// toast over a page, or a bar over scrolling content, overlaps on purpose.
  fileprivate final func isCovered(from view: LayoutView) -> Bool {
    let shared = Set(sequence(first: view, next: \.parentView).map(ObjectIdentifier.init))
    var (rect, front) = (bounds, self)
    var isCovered = false
    while let next = front.parentView, !shared.contains(ObjectIdentifier(next)) {
      rect = front.showsInSuperview(rect)
      let room = next.bounds.insetBy(dx: -LayoutTolerance.visible, dy: -LayoutTolerance.visible)
      // Stack views draw nothing.
      if next.isOpaque, next.arrangement == nil, room.contains(rect) { isCovered = true }
      // Subviews of a translucent view show what is behind it.
      if next.alpha < 1 { isCovered = false }
      front = next
    }
    return isCovered
  }

  /// Whether the view's compression resistance is below the default, so that it may be smaller than its content.
  fileprivate final func hasLowResistance(along axis: Axis) -> Bool {
    contentCompressionResistancePriority(for: axis) < .defaultHigh
  }

  /// Whether the view has all the height that it requests: a limit of lines cuts off the rest on purpose.
  fileprivate final var hasItsHeight: Bool {
    let height = contentSize(at: bounds.width).height
    return height > 0 && height <= bounds.height + LayoutTolerance.visible
  }

  /// Whether the view or an ancestor has no extent, which has a warning of its own or is intended.
  fileprivate final var isCollapsed: Bool {
    sequence(first: self, next: \.parentView).contains {
      $0.frame.width <= 0 || $0.frame.height <= 0
    }
  }
}
