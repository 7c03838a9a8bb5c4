// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A tree as values: what a fresh tree is made from, and what edits change.
///
/// Views, guides and rules have numbers for good; view 0 is the root. It knows what the tree does
/// to constraints when views move, and nothing of how layouts are found.
struct TreeModel {
  /// What a rule may mention.
  enum Item: Hashable, Sendable {
    case view(Int)
    case guide(Int)
    case margins(Int)
    case safeArea(Int)
    case readable(Int)
    case keyboard(Int)

    /// The content of a scroll view, and its frame.
    case content(Int)
    case frame(Int)
  }

  /// The right side of a rule; a superview counts with the attribute of the left side.
  enum Target: Hashable, Sendable {
    case none
    case superview
    case item(Item, String)
  }

  /// One constraint.
  struct Rule: Hashable, Sendable {
    var form = Form.block
    var owner: Item
    var attribute: String
    var relation = LayoutConstraint.Relation.equal
    var target = Target.none
    var multiplier = 1.0
    var constant = 0.0
    var isInset = false

    /// Insets by direction of text in place of the constant, which the attribute takes its side of.
    var insets: DirectionalInsets?
    var priority: Float = 1000
  }

  /// What a view shows.
  enum Content: Hashable, Sendable {
    case none
    case sized(Double?, Double?)
    case text(Double)
    case stack(Stack)
    case scroll(Scroll)
  }

  /// What a scroll view shows of its content, and the size that its content had last.
  struct Scroll: Hashable, Sendable {
    var offset = Point.zero
    var size = Size.zero
    var adjustment = LayoutScrollView.ContentInsetAdjustmentBehavior.automatic
  }

  /// An arrangement, and the arranged views with the space behind each.
  struct Stack: Hashable, Sendable {
    var axis = Axis.horizontal
    var distribution = LayoutStackView.Distribution.fill
    var alignment = LayoutStackView.Alignment.fill
    var spacing = 0.0
    var isMarginsRelative = false
    var isBaselineRelative = false
    var arranged: [Int] = []
    var gaps: [Int: Double] = [:]
  }

  struct View {
    var parent: Int?
    var children: [Int] = []
    var content = Content.none

    /// The frame of when it was last set, and the size that the superview had then.
    var frame = Rect.zero
    var outer = Size.zero
    var mask: LayoutView.AutoresizingMask = []
    var isPlacedByFrame = true
    var autoresizesSubviews = true
    var isHidden = false
    var direction = LayoutView.SemanticContentAttribute.unspecified
    var margins: Margins?
    var safeArea = Insets.zero
    var preservesMargins = false
    var heedsSafeArea = true
    var keyboardHeedsSafeArea = true
    var ornament = Insets.zero

    /// The views whose first and last baselines are the view's.
    var bearers: [Int?] = [nil, nil]
    var baselines = [0.0, 0.0]

    /// Horizontal, then vertical.
    var hugging: [Float] = [250, 250]
    var resistance: [Float] = [750, 750]
  }

  /// What a fitting size is asked for.
  struct Fit: Hashable, Sendable {
    var width = 0.0
    var height = 0.0
    var horizontal: Float = 50
    var vertical: Float = 50
  }

  enum Margins: Hashable, Sendable {
    case physical(Insets)
    case directional(DirectionalInsets)
  }

  var views: [Int: View] = [0: View()]

  /// The owner of each guide; nil while it has none.
  var guides: [Int: Int?] = [:]
  var rules: [Int: Rule] = [:]

  /// The active rules in the order of activation.
  var active: [Int] = []

  /// The margins and safe areas that have ever been mentioned, which then have guides.
  var mentioned: Set<Item> = []

  /// The views that were asked for a fitting size, and for which last.
  var fits: [Int: Fit] = [:]

  /// Pixels per point; 0 for none.
  var scale = 0.0
}

extension TreeModel {
  /// The views of the tree, parents before children.
  var attached: [Int] { subtree(0) }

  func subtree(_ top: Int) -> [Int] {
    var all = [top]
    var next = 0
    while next < all.count {
      all.append(contentsOf: views[all[next]]?.children ?? [])
      next += 1
    }
    return all
  }

  func parent(_ view: Int) -> Int? { views[view]?.parent }

  /// The view and those that it is in.
  func way(_ view: Int) -> [Int] {
    var way = [view]
    while let up = parent(way[way.count - 1]) { way.append(up) }
    return way
  }

  func isAttached(_ view: Int) -> Bool { way(view).last == 0 && views[view] != nil }

  /// The view in whose tree an item lives.
  func ownView(_ item: Item) -> Int? {
    switch item {
    case .view(let view), .margins(let view), .safeArea(let view), .readable(let view),
      .keyboard(let view):
      views[view] == nil ? nil : view
    case .content(let view), .frame(let view): scroll(view) == nil ? nil : view
    case .guide(let guide): guides[guide].flatMap { $0 }
    }
  }

  /// What stands on the right of a rule; nil if nothing does.
  func second(_ rule: Rule) -> Item? {
    switch rule.target {
    case .none: nil
    case .item(let item, _): item
    case .superview:
      switch rule.owner {
      case .view(let view): parent(view).map(Item.view)
      default: ownView(rule.owner).map(Item.view)
      }
    }
  }

  /// The view that lists a rule while it is active; nil if it cannot be activated.
  func host(_ rule: Rule) -> Int? {
    if second(rule) == nil, rule.target != .none { return nil }
    let owners = items(rule).map(ownView)
    guard let own = owners[0] else { return nil }
    var common = way(own)
    for other in owners.dropFirst() {
      guard let other else { return nil }
      let others = Set(way(other))
      common.removeAll { !others.contains($0) }
    }
    return common.first
  }

  /// The items that a rule mentions, its owner first.
  func items(_ rule: Rule) -> [Item] {
    var items = [rule.owner]
    if let second = second(rule) { items.append(second) }
    if case .distance(let first, let second) = rule.form {
      items += [first.item] + (second.map { [$0.item] } ?? [])
    }
    return items
  }

  /// Whether a rule mentions an item.
  func mentions(_ rule: Rule, _ item: Item) -> Bool { items(rule).contains(item) }

  func isActive(_ rule: Int) -> Bool { active.contains(rule) }

  /// The active rules that the blocks of an item made.
  func made(_ owner: Item) -> [Int] {
    active.filter { rules[$0]?.owner == owner && rules[$0]?.form == .block }
  }

  /// Whether a view may have ornament, and others that bear its baselines.
  func isFramed(_ view: Int) -> Bool {
    switch views[view]?.content {
    case .sized: true
    case Content.none?: view % 2 == 1
    default: false
    }
  }

  func stack(_ view: Int) -> Stack? {
    if case .stack(let stack)? = views[view]?.content { stack } else { nil }
  }

  func scroll(_ view: Int) -> Scroll? {
    if case .scroll(let scroll)? = views[view]?.content { scroll } else { nil }
  }
}

extension TreeModel {
  /// Takes out what frames decide about and what then decides about frames.
  ///
  /// Those are texts, safe areas, margins that are preserved, and readable widths. Where they come to no
  /// rest, no choice of constraints is the one.
  mutating func dropFeedback() {
    for (number, view) in views {
      if case .text = view.content { views[number]?.content = .none }
      views[number]?.safeArea = .zero
      views[number]?.preservesMargins = false
    }
    for (number, rule) in rules {
      guard case .item(.readable(let view), let attribute) = rule.target else { continue }
      rules[number]?.target = .item(.margins(view), attribute)
    }
    mentioned = mentioned.filter { if case .readable = $0 { false } else { true } }
  }
}
