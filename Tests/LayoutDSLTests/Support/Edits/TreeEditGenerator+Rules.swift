// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Views, guides and their rules.
extension TreeEditGenerator {
  mutating func addView() {
    var parent = chance(50) ? 0 : anyView()
    if isProportional, chance(40) {
      parent = pick(model.attached.filter { model.stack($0) != nil } + [parent])
    }
    let view = nextView
    nextView += 1
    say(.addView(view, content(), to: parent, at: Int.random(in: 0...4, using: &random)))
    if var stack = model.stack(parent), chance(80) {
      stack.arranged.append(view)
      say(.stack(parent, stack))
      if chance(60) { return }
    } else if hasMasks, chance(40) {
      say(.frame(view, smallFrame()))
      if chance(60) {
        say(.mask(view, LayoutView.AutoresizingMask(rawValue: .random(in: 0..<64, using: &random))))
      }
      return
    }
    place(.view(view))
  }

  /// Views in views, so that places far below are in question.
  mutating func addChain() {
    var parent = 0
    for _ in 0..<depth {
      let view = nextView
      nextView += 1
      say(.addView(view, .none, to: parent, at: 0))
      place(.view(view))
      parent = view
    }
    if depth > 0 { for _ in 0..<4 { addOddRule() } }
  }

  mutating func addGuide() {
    let guide = nextGuide
    nextGuide += 1
    say(.addGuide(guide, to: anyView()))
    place(.guide(guide))
  }

  /// Says where an item is, most often wholly.
  mutating func place(_ item: TreeModel.Item, isRemake: Bool = false) {
    let rules = rules(placing: item, .horizontal) + rules(placing: item, .vertical)
    if rules.isEmpty { return }
    let numbers = rules.map { _ in
      nextRule += 1
      return nextRule
    }
    say(isRemake ? .remake(item, numbers, rules) : .make(numbers, rules))
  }

  mutating func rules(
    placing item: TreeModel.Item, _ axis: Axis
  ) -> [TreeModel.Rule] {
    let isDirectional = chance(50)
    let near = axis == .vertical ? "top" : isDirectional ? "leading" : "left"
    let far = axis == .vertical ? "bottom" : isDirectional ? "trailing" : "right"
    let center = axis == .vertical ? "centerY" : "centerX"
    let extent = axis == .vertical ? "height" : "width"
    let base = TreeModel.Rule(owner: item, attribute: near, target: .superview)
    func rule(_ attribute: String, _ change: (inout TreeModel.Rule) -> Void) -> TreeModel.Rule {
      var rule = base
      rule.attribute = attribute
      change(&rule)
      return rule
    }
    var size = rule(extent) {
      $0.target = .none
      $0.constant = number(5...80)
    }
    if chance(20) {
      size = rule(extent) { $0.multiplier = pick([0.25, 0.5, 0.5, 1, 1.5]) }
    }
    if chance(30) { size.priority = weakPriority() }
    let sizes = chance(openness) ? [] : [size]
    let isSized = isSized(item) && chance(60)
    let outer = outer(of: item)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let edge = rule(near) { $0.constant = number(0...30) }
      return [edge] + (isSized ? [] : sizes)
    case 2:
      let inset = number(0...20)
      return [near, far].map { side in
        rule(side) {
          $0.constant = inset
          $0.isInset = true
        }
      }
    case 3:
      return [rule(center) { $0.constant = number(-20...20) }] + (isSized ? [] : sizes)
    case 4:
      guard let neighbour = neighbour(of: item) else { return [rule(near) { _ in }] + sizes }
      let edge = rule(near) {
        $0.target = .item(neighbour, far)
        $0.constant = number(0...12)
      }
      return [edge] + (isSized ? [] : sizes)
    case 5:
      guard let outer else { return sizes }
      let target = outer.1(near)
      let edge = rule(near) { $0.target = .item(outer.0, target) }
      let bound = rule(far) {
        $0.target = .item(outer.0, outer.1(far))
        $0.relation = .lessThanOrEqual
        $0.priority = chance(50) ? 1000 : weakPriority()
      }
      return [edge, bound] + sizes
    case 6:
      return [
        rule(near) {
          $0.relation = .greaterThanOrEqual
          $0.constant = number(0...20)
        },
        rule(far) {
          $0.relation = .lessThanOrEqual
          $0.constant = -number(0...20)
          $0.priority = anyPriority()
        },
        rule(center) {
          $0.priority = weakPriority()
          $0.constant = number(-80...80)
        },
      ] + sizes
    default:
      if chance(100 - openness) { return [rule(near) { $0.constant = number(0...9) }] + sizes }
      return chance(50) ? sizes : [rule(near) { _ in }]
    }
  }

  func isSized(_ item: TreeModel.Item) -> Bool {
    guard case .view(let view) = item else { return false }
    return model.views[view]?.content != TreeModel.Content.none
  }

  /// What is inside the superview's edges: its margins, as attributes or as a guide, or its safe
  /// area; and the names of its sides.
  mutating func outer(
    of item: TreeModel.Item
  ) -> (TreeModel.Item, (String) -> String)? {
    let base = TreeModel.Rule(owner: item, attribute: "left", target: .superview)
    guard case .view(let view)? = model.second(base) else { return nil }
    if hasSafeAreas, chance(50) { return (.safeArea(view), { $0 }) }
    if hasSafeAreas, chance(20) { return (.keyboard(view), { $0 }) }
    if hasReadable, chance(50) { return (.readable(view), { $0 }) }
    if model.scroll(view) != nil, chance(80) {
      return (chance(60) ? .content(view) : .frame(view), { $0 })
    }
    if chance(50) { return (.margins(view), { $0 }) }
    return (.view(view), { $0 + "Margin" })
  }

  mutating func neighbour(of item: TreeModel.Item) -> TreeModel.Item? {
    guard case .view(let view) = item, let parent = model.parent(view) else { return nil }
    let others = (model.views[parent]?.children ?? []).filter { $0 < view }
    let guides = model.guides.keys.sorted().filter { model.guides[$0] == parent }
    if chance(20), let guide = guides.randomElement(using: &random) { return .guide(guide) }
    return others.randomElement(using: &random).map { .view($0) }
  }

  /// A rule that anchors make.
  mutating func addAnchors() {
    let owner = TreeModel.Item.view(anyView())
    let horizontal = [["left", "right", "centerX"], ["leading", "trailing", "centerX"]]
    let upright = ["top", "bottom", "firstBaseline", "lastBaseline", "firstBaseline", "centerY"]
    let family = chance(60) ? upright : pick(horizontal)
    var rule = TreeModel.Rule(owner: owner, attribute: pick(family))
    rule.relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    rule.priority = anyPriority()
    let isDistance = chance(40)
    if isDistance {
      let isPair = chance(50)
      let first = anyPlace(family)
      rule.form = .distance(from: first, isPair ? anyPlace(family) : nil)
      rule.constant = number(-10...40)
      if isPair {
        let other = anyPlace(family)
        rule.target = .item(other.item, other.attribute)
        rule.multiplier = pick([0.5, 1, 1, 2])
      }
    } else {
      let gaps = pick([0.5, 1, 1, 2, 3])
      let other = anyPlace(family)
      rule.form = .gaps(gaps)
      rule.constant = 8 * gaps
      rule.target = .item(other.item, other.attribute)
    }
    nextRule += 1
    say(.make([nextRule], [rule]))
  }

  /// A rule that a visual format makes: one view behind or below another.
  mutating func addFormat() {
    let (owner, other) = (anyView(), anyView())
    if owner == other { return }
    let pairs = [("leading", "trailing"), ("left", "right"), ("top", "bottom")]
    let (near, far) = pick(pairs)
    var rule = TreeModel.Rule(owner: .view(owner), attribute: near)
    let isStandard = chance(30)
    rule.form = .format(isStandard: isStandard)
    rule.relation = isStandard ? .equal : pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    rule.constant = isStandard ? 8 : number(0...30)
    rule.target = .item(.view(other), far)
    rule.priority = anyPriority()
    nextRule += 1
    say(.make([nextRule], [rule]))
  }

  private mutating func anyPlace(_ attributes: [String]) -> TreeModel.Place {
    TreeModel.Place(item: .view(anyView()), attribute: pick(attributes))
  }

  /// A rule between any two items.
  mutating func addOddRule() {
    let owner = anyView()
    let rule = oddRule(owner)
    nextRule += 1
    say(.make([nextRule], [rule]))
  }

  mutating func oddRule(_ owner: Int) -> TreeModel.Rule {
    let families = [
      ["left", "right", "centerX", "leftMargin", "rightMargin"],
      [
        "leading", "trailing", "centerX", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      ],
      ["top", "bottom", "centerY", "topMargin", "firstBaseline", "lastBaseline"],
      ["width"], ["height"], hasTexts ? ["width"] : ["width", "height"],
    ]
    let family = pick(families)
    var rule = TreeModel.Rule(owner: .view(owner), attribute: pick(family))
    rule.relation = pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    rule.priority = anyPriority()
    rule.constant = number(-30...60)
    let isExtent = ["width", "height"].contains(rule.attribute)
    if isExtent, chance(50) {
      rule.constant = abs(rule.constant)
      return rule
    }
    let other = anyView()
    if other == owner {
      rule.target = isExtent ? .none : .superview
    } else {
      rule.target = .item(.view(other), pick(family))
      if chance(20) { rule.multiplier = pick([0.5, 2, 0.25, 1.5]) }
    }
    return rule
  }
}
