// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The cause of a clash, in words.
struct ClashCause {
  /// What is wrong, in a sentence without its full stop: `"page" is 722 pt too tall for 784`.
  let headline: String

  /// The remedy, if there is an evident one; else a constraint is to be weakened or removed.
  var cure: String?

  /// The view whose frame is required though constraints place it.
  var translated: ItemState?

  /// Finds the cause of an irreducible set of rows, or of rows whose sum is known.
  init(_ rows: [ClashSum.Row], _ known: ClashSum? = nil) {
    if let cause = Self.translated(rows).map(Self.stillTranslated) ?? Self.emptyRoot(rows) {
      self = cause
      return
    }
    let sum = known ?? ClashSum(rows)
    let extents = sum?.extents ?? []
    let isOfTwo = rows.count == 2 && extents.count == 2
    let ofTwo = isOfTwo ? Self.negativeSize(extents) ?? Self.twoSizes(extents) : nil
    self =
      ofTwo ?? Self.incompatibleSizes(extents) ?? Self.tooSmall(extents, rows)
      ?? Self.tooLarge(extents, rows) ?? Self.crossed(extents) ?? Self.twoPositions(rows)
      ?? Self.contradiction(rows, sum)
  }

  private init(_ headline: String, cure: String? = nil, translated: ItemState? = nil) {
    (self.headline, self.cure, self.translated) = (headline, cure, translated)
  }
}

extension ClashCause {
  /// Returns a view whose frame is required though constraints of the set place it.
  private static func translated(_ rows: [ClashSum.Row]) -> ItemState? {
    for case .engine(let sentence) in rows.map(\.source) where sentence.reason == .frame {
      for case .constraint(let constraint) in rows.map(\.source)
      where constraint.places(sentence.state) {
        return sentence.state
      }
    }
    return nil
  }

  private static func stillTranslated(_ view: ItemState) -> ClashCause {
    ClashCause(
      "translatesAutoresizingMaskIntoConstraints of \(view.title) is still true, so that its frame is "
        + "required besides its constraints",
      cure: "set it to false", translated: view)
  }

  /// Describes a clash with a root whose frame was set with a width or a height of 0.
  private static func emptyRoot(_ rows: [ClashSum.Row]) -> ClashCause? {
    for case .engine(let sentence) in rows.map(\.source) where sentence.reason == .rootFrame {
      guard let cell = sentence.form.cells.first, cell.quantity.isExtent,
        sentence.form.constant == 0
      else { continue }
      let (extent, other): (Quantity, Quantity) =
        cell.quantity == .width ? (.width, .height) : (.height, .width)
      return ClashCause(
        "\(sentence.state.title) is the root, and its frame has a \(extent) of 0",
        cure:
          "set one, or constrain its \(other) instead of setting its frame, so that its \(extent) "
          + "follows from its constraints")
    }
    return nil
  }

  /// Describes a size below 0.
  ///
  /// - Parameter extents: The extents of two rows that mention nothing else.
  private static func negativeSize(_ extents: [ClashSum.Extent]) -> ClashCause? {
    guard let limit = extents.first(where: \.isLimit), limit.value < 0 else { return nil }
    let name = limit.item.title
    let size = limit.value.layoutText
    if case .constraint(let constraint) = limit.row.source, constraint.isHeldBehindOwnEdge,
      limit.item.view?.parentView != nil
    {
      let other = constraint.secondAttribute
      return ClashCause(
        "\(name) can't be \(size) \(limit.quantity.adjective): its \(constraint.firstAttribute) is held to its "
          + "own \(other)",
        cure: "name the view beside it whose \(other) was meant")
    }
    guard case .engine(let sentence) = limit.row.source, sentence.reason != .content else {
      return ClashCause(
        "\(name) can't be \(size) \(limit.quantity.adjective): no size is below 0",
        cure: "look at what makes the number of this constraint")
    }
    return ClashCause(
      "\(name) has a frame with a \(limit.quantity) of \(size): no size is below 0",
      cure:
        "look at what set its frame, its bounds or its init(frame:), and set a size of at least 0")
  }

  /// Describes two sizes for one view.
  ///
  /// - Parameter extents: The extents of two rows that mention nothing else.
  private static func twoSizes(_ extents: [ClashSum.Extent]) -> ClashCause? {
    guard extents[0].item === extents[1].item else { return nil }
    let wishes = [
      extents[0].wish(beside: extents[1].value), extents[1].wish(beside: extents[0].value),
    ]
    let both = extents.allSatisfy { $0.row.relation == .equal } ? "both " : ""
    return ClashCause(
      "\(extents[0].item.title) can't be \(both)\(wishes[0]) and \(wishes[1]) "
        + extents[0].quantity.adjective)
  }

  /// Describes incompatible sizes of two views, neither of which is in the other, or width and height of one view.
  private static func incompatibleSizes(_ extents: [ClashSum.Extent]) -> ClashCause? {
    guard extents.count == 2, !extents.contains(where: \.isLeastSize) else { return nil }
    let (one, other) = (extents[0], extents[1])
    if one.item === other.item, one.quantity != other.quantity {
      return ClashCause(
        "\(one.item.title) can't be \(one.wish) \(one.quantity.adjective) and "
          + "\(other.wish) \(other.quantity.adjective) at once")
    }
    guard one.item !== other.item, one.quantity == other.quantity,
      !one.item.isIn(other.item), !other.item.isIn(one.item)
    else { return nil }
    return ClashCause(
      "\(one.item.title) can't be \(one.wish) and \(other.item.title) "
        + "\(other.wish) \(one.quantity.adjective) at once")
  }

  /// Describes content that takes less room than its view has.
  private static func tooSmall(
    _ extents: [ClashSum.Extent], _ rows: [ClashSum.Row]
  ) -> ClashCause? {
    let limits = extents.filter(\.isLimit)
    let outer = extents.filter { !$0.isLimit && !$0.isLeastSize }
    guard outer.count == 1, let outer = outer.first, let limit = limits.first,
      limits.allSatisfy({ $0.item.isIn(outer.item) && $0.quantity == outer.quantity })
    else { return nil }
    // With inequalities among the other rows the shortfall is a lower bound.
    let bounds = rows.count { $0.relation != .equal } - limits.count { $0.row.relation != .equal }
    let least = bounds > 0 ? "at least " : ""
    if limits.count == 1 {
      return sizeRequiredOtherwise(limit, least, limit.value + limit.shortfall)
    }
    // If inner sizes are shares of the outer one, the shortfalls differ: there is no single amount to report.
    if limits.contains(where: { abs($0.shortfall - outer.shortfall) > LayoutTolerance.shortfall }) {
      return nil
    }
    return ClashCause(
      "what is in \(outer.item.title) is \(least)\(outer.shortfall.amountText) pt too "
        + "\(outer.quantity.smallAdjective) for \(outer.value.layoutText)")
  }

  /// Describes a size that a view cannot have because other constraints require another.
  ///
  /// - Parameter bound: `at least ` or `at most ` if the other constraints leave room.
  private static func sizeRequiredOtherwise(
    _ extent: ClashSum.Extent, _ bound: String, _ other: Double
  ) -> ClashCause {
    ClashCause(
      "\(extent.item.title) can't be \(extent.wish(beside: other)) \(extent.quantity.adjective): the other "
        + "constraints ask for \(bound)\(other.layoutText(beside: extent.value))")
  }

  /// Describes content that takes more room than its view has.
  private static func tooLarge(
    _ extents: [ClashSum.Extent], _ rows: [ClashSum.Row]
  ) -> ClashCause? {
    let limits = extents.filter { $0.isLimit && $0.value > 0 }
    guard limits.count == 1, let limit = limits.first else { return nil }
    // If views clash even at a size of 0, the set does not contain the sizes that they must have.
    let least = extents.filter(\.isLeastSize)
    if least.count == 1, hasOnlyOwnEdges(least[0], rows) { return nil }
    let inner = extents.filter { !$0.isLimit }
    if inner.count == 1, least.isEmpty, inner[0].item.isIn(limit.item),
      sizeFollows(inner[0], from: limit, rows)
    {
      let bounds = rows.count { $0.relation != .equal } - (inner[0].row.relation != .equal ? 1 : 0)
      return sizeRequiredOtherwise(
        inner[0], bounds > 0 ? "at most " : "", inner[0].value - inner[0].shortfall)
    }
    let headline =
      "\(limit.item.title) is \(least.isEmpty ? "" : "at least ")\(limit.shortfall.amountText) pt too "
      + "\(limit.quantity.largeAdjective) for \(limit.value.layoutText)"
    return ClashCause(headline + (Self.withRequiredSizes(least, for: limit) ?? ""))
  }

  /// Whether the size of a view follows from that of an outer one: it is given two sizes, and nothing overflows.
  ///
  /// It does if all constraints between views are about extents, or if positions in the outer one make it a share.
  private static func sizeFollows(
    _ view: ClashSum.Extent, from outer: ClashSum.Extent, _ rows: [ClashSum.Row]
  ) -> Bool {
    let ties = rows.compactMap { row in
      if case .constraint(let tie) = row.source, tie.second != nil { tie } else { nil }
    }
    if ties.allSatisfy(\.firstAttribute.isDimension) { return !ties.isEmpty }
    return ties.allSatisfy { $0.first === view.item && $0.second === outer.item }
      && abs(view.shortfall - outer.shortfall) > LayoutTolerance.shortfall
  }

  /// Whether all rows besides one size are about the edges of a single view without a required size: its insets cross,
  /// but nothing is too large.
  private static func hasOnlyOwnEdges(_ view: ClashSum.Extent, _ rows: [ClashSum.Row]) -> Bool {
    if view.item.requiredExtent(view.quantity) != nil { return false }
    let others = rows.count { row in
      if case .constraint(let constraint) = row.source { return constraint.first !== view.item }
      return !row.source.isLeastSize
    }
    // The size that the insets cross in.
    return others == 1
  }

  /// Returns by how much content is too large with the required sizes of those views that the set only bounds by 0; nil
  /// if there are no such sizes.
  private static func withRequiredSizes(
    _ least: [ClashSum.Extent], for limit: ClashSum.Extent
  ) -> String? {
    let sizes = least.compactMap { extent in
      extent.item.requiredExtent(extent.quantity).map { (extent: extent, size: $0) }
    }
    guard let first = sizes.first else { return nil }
    let more = sizes.reduce(0) { $0 + $1.size * limit.shortfall / $1.extent.shortfall }
    let whose =
      sizes.count == 1
      ? "\(first.extent.item.title) \(first.size.layoutText) \(first.extent.quantity.adjective)"
      : "the \(sizes.count) sizes that other constraints require"
    let bound = sizes.count < least.count ? "at least " : ""
    return ", \(bound)\((limit.shortfall + more).layoutText) with \(whose)"
  }

  /// Describes edges of a view in the wrong order.
  private static func crossed(_ extents: [ClashSum.Extent]) -> ClashCause? {
    let least = extents.filter(\.isLeastSize)
    guard least.count == 1, let least = least.first else { return nil }
    let edges =
      least.quantity == .width ? "its right edge before its left" : "its bottom edge above its top"
    let size = (-least.shortfall).layoutText(beside: 0)
    return ClashCause(
      "\(least.item.title) would be \(size) \(least.quantity.adjective), \(edges)")
  }

  /// Describes two positions for one edge.
  private static func twoPositions(_ rows: [ClashSum.Row]) -> ClashCause? {
    guard rows.count == 2, case .constraint(let one) = rows[0].source,
      case .constraint(let other) = rows[1].source, one.first === other.first,
      one.firstAttribute.isLocation, one.firstAttribute == other.firstAttribute,
      one.secondAttribute == other.secondAttribute, let second = one.second,
      second === other.second, one.relation == .equal, other.relation == .equal,
      one.multiplier == 1, other.multiplier == 1, one.origins == nil, other.origins == nil
    else { return nil }
    let (constant, rival) = (one.grownConstant, other.grownConstant)
    return ClashCause(
      "the \(one.firstAttribute) of \(one.first.title) can't be both \(constant.layoutText(beside: rival)) "
        + "and \(rival.layoutText(beside: constant)) pt from the \(one.secondAttribute) of \(second.title)"
    )
  }

  private static func contradiction(_ rows: [ClashSum.Row], _ sum: ClashSum?) -> ClashCause {
    var names = rows.compactMap { row in
      if case .constraint(let constraint) = row.source { constraint.first.title } else { nil }
    }
    .unique()
    if names.count > 3 { names[2...] = ["\(names.count - 2) more"] }
    let all =
      names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
    let who = names.isEmpty ? "what the views themselves ask for" : "the constraints of \(all)"
    let amount = sum.map { " by \($0.shortfall.amountText) pt" } ?? ""
    return ClashCause("\(who) contradict one another\(amount)")
  }
}

extension LayoutConstraint {
  /// Whether the constraint puts an item's near edge at or behind its own far edge, as if that were another's.
  fileprivate var isHeldBehindOwnEdge: Bool {
    let pairs: [(Attribute, Attribute)] = [(.left, .right), (.leading, .trailing), (.top, .bottom)]
    return second === first && constant >= 0
      && pairs.contains { $0 == (firstAttribute, secondAttribute) }
  }

  /// Whether the constraint places a view, rather than another item relative to it.
  fileprivate func places(_ view: ItemState) -> Bool {
    first === view || second === view && first === view.parent
  }
}

extension ClashSum.Extent {
  /// The required size in words: `at least 120`.
  fileprivate var wish: String { row.relation.bound + value.layoutText }

  /// Returns the same with enough digits to tell the size apart from another.
  fileprivate func wish(beside other: Double) -> String {
    row.relation.bound + value.layoutText(beside: other)
  }

  /// Whether the row is only the lower bound 0 of a size.
  fileprivate var isLeastSize: Bool { row.source.isLeastSize }
}

extension ItemState {
  /// Returns the largest width or height that required constraints without a second item demand; nil if there are none.
  func requiredExtent(_ quantity: Quantity) -> Double? {
    var largest: Double?
    forEachRow { constraint in
      let row = constraint.row
      if !row.hasTarget, row.firstAttribute == quantity.attribute, row.priority >= 1000,
        row.relation != .lessThanOrEqual, row.leftToRight > 0
      {
        largest = max(largest ?? 0, row.leftToRight)
      }
    }
    return largest
  }

  /// Whether the item is a descendant of another one.
  fileprivate func isIn(_ other: ItemState) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0 === other }
  }
}

extension Double {
  /// The shortfall as headlines print it.
  fileprivate var amountText: String { layoutText == "0" ? "less than 0.001" : layoutText }
}

extension Quantity {
  /// The adjective after an extent: 120 wide.
  fileprivate var adjective: String { self == .width ? "wide" : "high" }

  /// The adjective for an extent that is too large.
  fileprivate var largeAdjective: String { self == .width ? "wide" : "tall" }

  /// The adjective for an extent that is too small.
  fileprivate var smallAdjective: String { self == .width ? "narrow" : "low" }
}
