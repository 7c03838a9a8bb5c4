// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Random edits that build a tree from a bare root and then change it again and again.
///
/// What a tree is like is drawn first, so that some seeds have texts, some conflicts, some are
/// pinned down wholly; each edit is one that the tree accepts when it comes.
struct TreeEditGenerator {
  private var random: SplitMix
  private var model = TreeModel()
  private(set) var edits: [TreeEdit] = []

  private let hasTexts: Bool
  private let hasStacks: Bool
  private let hasMasks: Bool
  private let hasSafeAreas: Bool

  /// How many in a hundred rules are required though they need not hold, and how many parts of
  /// frames are left open.
  private let clashes: Int
  private let openness: Int
  private var nextView = 1
  private var nextGuide = 0
  private var nextRule = 0

  private init(seed: UInt64) {
    random = SplitMix(state: seed)
    hasTexts = Int.random(in: 0..<2, using: &random) == 0
    hasStacks = Int.random(in: 0..<2, using: &random) == 0
    hasMasks = Int.random(in: 0..<2, using: &random) == 0
    hasSafeAreas = Int.random(in: 0..<3, using: &random) == 0
    clashes = [0, 0, 10, 40][Int.random(in: 0..<4, using: &random)]
    openness = [0, 5, 20][Int.random(in: 0..<3, using: &random)]
  }

  /// The edits of a seed; they end with a check.
  static func edits(seed: UInt64, steps: Int = 24) -> [TreeEdit] {
    var generator = TreeEditGenerator(seed: seed)
    generator.say(.frame(0, generator.rootFrame()))
    for _ in 0..<Int.random(in: 1...7, using: &generator.random) { generator.addView() }
    for _ in 0..<Int.random(in: 0...3, using: &generator.random) { generator.addOddRule() }
    generator.say(.check)
    for _ in 0..<steps {
      for _ in 0..<[1, 1, 1, 2, 4][Int.random(in: 0..<5, using: &generator.random)] {
        generator.change()
      }
      generator.say(Bool.random(using: &generator.random) ? .layout : .check)
    }
    generator.say(.check)
    return generator.edits
  }
}

extension TreeEditGenerator {
  private mutating func say(_ edit: TreeEdit) {
    guard model.accepts(edit) else { return }
    edits.append(edit)
    model.apply(edit) { _ in (.zero, .zero) }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// A multiple of a half.
  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &random)) / 2
  }

  private mutating func rootFrame() -> Rect {
    Rect(x: 0, y: 0, width: number(100...400), height: number(100...400))
  }

  private mutating func smallFrame() -> Rect {
    Rect(x: number(0...60), y: number(0...60), width: number(0...90), height: number(0...90))
  }

  private mutating func insets() -> Insets {
    Insets(
      top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
  }

  private mutating func weakPriority() -> Float {
    pick([999.5, 999, 751, 750, 749, 500, 400.25, 300, 250, 249, 100, 49, 1])
  }

  private mutating func anyPriority() -> Float { chance(clashes) ? 1000 : weakPriority() }

  private mutating func content() -> TreeModel.Content {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      return .sized(chance(80) ? number(0...80) : nil, chance(80) ? number(0...50) : nil)
    case 2 where hasTexts, 3 where hasTexts: return .text(number(20...300))
    case 4 where hasStacks, 5 where hasStacks: return .stack(stack(TreeModel.Stack()))
    default: return .none
    }
  }

  /// A stack that differs from another by one thing or two.
  private mutating func stack(_ old: TreeModel.Stack) -> TreeModel.Stack {
    var stack = old
    switch Int.random(in: 0..<8, using: &random) {
    case 0: stack.axis = pick([.horizontal, .vertical])
    case 1: stack.distribution = pick(LayoutStackView.Distribution.allCases)
    case 2: stack.alignment = pick(LayoutStackView.Alignment.allCases)
    case 3: stack.spacing = number(0...12)
    case 4: stack.isMarginsRelative.toggle()
    case 5: stack.isBaselineRelative.toggle()
    case 6:
      if let view = stack.arranged.randomElement(using: &random) {
        stack.gaps[view] = chance(70) ? number(0...20) : nil
      }
    default:
      stack.arranged.shuffle(using: &random)
    }
    return stack
  }

  private mutating func anyView() -> Int { pick(model.attached) }

  private mutating func anyRule(_ isFit: (Int) -> Bool = { _ in true }) -> Int? {
    let fit = model.rules.keys.sorted().filter(isFit)
    return fit.randomElement(using: &random)
  }
}

/// Views, guides and their rules.
extension TreeEditGenerator {
  private mutating func addView() {
    let parent = chance(50) ? 0 : anyView()
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

  private mutating func addGuide() {
    let guide = nextGuide
    nextGuide += 1
    say(.addGuide(guide, to: anyView()))
    place(.guide(guide))
  }

  /// Says where an item is, most often wholly.
  private mutating func place(_ item: TreeModel.Item, isRemake: Bool = false) {
    let rules = rules(placing: item, .horizontal) + rules(placing: item, .vertical)
    if rules.isEmpty { return }
    let numbers = rules.map { _ in
      nextRule += 1
      return nextRule
    }
    say(isRemake ? .remake(item, numbers, rules) : .make(numbers, rules))
  }

  private mutating func rules(
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

  private func isSized(_ item: TreeModel.Item) -> Bool {
    guard case .view(let view) = item else { return false }
    return model.views[view]?.content != TreeModel.Content.none
  }

  /// What is inside the superview's edges: its margins, as attributes or as a guide, or its safe
  /// area; and the names of its sides.
  private mutating func outer(
    of item: TreeModel.Item
  ) -> (TreeModel.Item, (String) -> String)? {
    let base = TreeModel.Rule(owner: item, attribute: "left", target: .superview)
    guard case .view(let view)? = model.second(base) else { return nil }
    if hasSafeAreas, chance(50) { return (.safeArea(view), { $0 }) }
    if chance(50) { return (.margins(view), { $0 }) }
    return (.view(view), { $0 + "Margin" })
  }

  private mutating func neighbour(of item: TreeModel.Item) -> TreeModel.Item? {
    guard case .view(let view) = item, let parent = model.parent(view) else { return nil }
    let others = (model.views[parent]?.children ?? []).filter { $0 < view }
    let guides = model.guides.keys.sorted().filter { model.guides[$0] == parent }
    if chance(20), let guide = guides.randomElement(using: &random) { return .guide(guide) }
    return others.randomElement(using: &random).map { .view($0) }
  }

  /// A rule between any two items.
  private mutating func addOddRule() {
    let owner = anyView()
    let rule = oddRule(owner)
    nextRule += 1
    say(.make([nextRule], [rule]))
  }

  private mutating func oddRule(_ owner: Int) -> TreeModel.Rule {
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

/// What happens to a tree that is there.
extension TreeEditGenerator {
  private mutating func change() {
    switch Int.random(in: 0..<40, using: &random) {
    case 0...4:
      if let rule = anyRule() { say(.constant(rule, number(-10...60))) }
    case 5:
      if let rule = anyRule() { say(.inset(rule, number(0...30))) }
    case 6:
      if let rule = anyRule(model.isActive) { say(.updateConstraints(rule, number(-10...60))) }
    case 7, 8:
      if let rule = anyRule() { say(.priority(rule, chance(50) ? anyPriority() : 1000)) }
    case 9:
      if let rule = anyRule(model.isActive) {
        say(.multiplier(rule, pick([0.25, 0.5, 1, 1, 1.5, 2])))
      }
    case 10, 11:
      if let rule = anyRule(model.isActive) { say(.deactivate(rule)) }
    case 12, 13, 14:
      let model = model
      if let rule = anyRule({ !model.isActive($0) }) { say(.activate(rule)) }
    case 15:
      place(.view(anyView()), isRemake: true)
    case 16:
      if chance(30) { say(.removeRules(.view(anyView()))) } else { place(.view(anyView())) }
    case 17: addOddRule()
    case 18, 19: changeContent()
    case 20:
      if chance(50) {
        say(.hugging(anyView(), weakPriority(), pick([.horizontal, .vertical])))
      } else {
        say(.resistance(anyView(), weakPriority(), pick([.horizontal, .vertical])))
      }
    case 21, 22: say(.frame(0, rootFrame()))
    case 23, 24: addView()
    case 25: addGuide()
    case 26:
      if let guide = model.guides.keys.sorted().randomElement(using: &random) {
        say(chance(50) ? .removeGuide(guide) : .addGuide(guide, to: anyView()))
      }
    case 27, 28:
      let all = model.views.keys.sorted()
      let view = pick(all)
      say(.insert(view, to: anyView(), at: Int.random(in: 0...4, using: &random)))
    case 29:
      say(.remove(anyView()))
    case 30:
      say(.exchange(anyView(), anyView()))
    case 31:
      let margins = insets()
      say(
        .margins(
          anyView(),
          chance(50)
            ? .physical(margins)
            : .directional(
              DirectionalInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom,
                trailing: margins.right))))
    case 32:
      say(
        .direction(
          anyView(), pick([.unspecified, .forceRightToLeft, .forceLeftToRight, .playback])))
    case 33, 34: say(.hide(anyView(), chance(60)))
    case 35:
      if hasSafeAreas { say(.safeArea(chance(60) ? 0 : anyView(), insets())) }
    case 36:
      let view = anyView()
      if view != 0 { say(.frame(view, smallFrame())) }
    case 37:
      let view = anyView()
      if hasMasks {
        say(.mask(view, LayoutView.AutoresizingMask(rawValue: .random(in: 0..<64, using: &random))))
      }
    case 38:
      say(.baselines(anyView(), number(0...15), number(0...9)))
    default:
      let stacks = model.attached.filter { model.stack($0) != nil }
      if let view = stacks.randomElement(using: &random), let old = model.stack(view) {
        var new = stack(old)
        let children = model.views[view]?.children ?? []
        if chance(20), let child = children.randomElement(using: &random) {
          if let place = new.arranged.firstIndex(of: child) {
            new.arranged.remove(at: place)
            new.gaps[child] = nil
          } else {
            new.arranged.append(child)
          }
        }
        say(.stack(view, new))
      } else {
        say(.invalidate(anyView()))
      }
    }
  }

  private mutating func changeContent() {
    let view = pick(
      model.attached.filter { model.views[$0]?.content != TreeModel.Content.none } + [0])
    switch model.views[view]?.content {
    case .sized?:
      say(
        .content(
          view, .sized(chance(90) ? number(0...90) : nil, chance(90) ? number(0...50) : nil)))
    case .text?: say(.content(view, .text(number(10...400))))
    default: say(.invalidate(view))
    }
  }
}
