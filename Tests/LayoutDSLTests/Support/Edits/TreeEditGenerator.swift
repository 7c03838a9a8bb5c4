// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Random edits that build a tree from a bare root and then change it again and again.
///
/// What a tree is like is drawn first, so that some seeds have texts, some conflicts, some are
/// pinned down wholly; each edit is one that the tree accepts when it comes.
struct TreeEditGenerator {
  var random: SplitMix
  var model = TreeModel()
  var edits: [TreeEdit] = []

  let hasTexts: Bool
  let hasStacks: Bool
  let hasMasks: Bool
  let hasSafeAreas: Bool
  let hasOrnaments: Bool
  let hasPreserving: Bool
  let hasReadable: Bool
  let hasBearers: Bool
  let hasPixels: Bool
  let hasFits: Bool
  let hasHooks: Bool
  let hasScrolls: Bool
  let hasAnchors: Bool
  let hasEnds: Bool
  let hasToggles: Bool
  let isProportional: Bool

  /// How many views the tree is deep at first.
  let depth: Int

  /// How many in a hundred rules are required though they need not hold, and how many parts of
  /// frames are left open.
  let clashes: Int
  let openness: Int
  var nextView = 1
  var nextGuide = 0
  var nextRule = 0

  private init(seed: UInt64) {
    var random = SplitMix(state: seed)
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    hasTexts = oneIn(2)
    hasStacks = oneIn(2)
    hasMasks = oneIn(2)
    hasSafeAreas = oneIn(3)
    clashes = [0, 0, 10, 40][Int.random(in: 0..<4, using: &random)]
    hasOrnaments = oneIn(4)
    hasPreserving = oneIn(4)
    hasReadable = oneIn(5)
    hasBearers = oneIn(4)
    hasPixels = oneIn(4)
    hasFits = oneIn(3)
    isProportional = oneIn(4)
    depth = oneIn(6) ? Int.random(in: 18...40, using: &random) : 0
    openness = [0, 5, 20][Int.random(in: 0..<3, using: &random)]
    hasHooks = oneIn(3)
    hasScrolls = oneIn(3)
    hasAnchors = oneIn(2)
    hasEnds = oneIn(3)
    hasToggles = oneIn(3)
    self.random = random
  }

  /// The edits of a seed; they end with a check.
  static func edits(seed: UInt64, steps: Int) -> [TreeEdit] {
    var generator = TreeEditGenerator(seed: seed)
    generator.say(.frame(0, generator.rootFrame()))
    generator.addChain()
    for _ in 0..<Int.random(in: 1...7, using: &generator.random) { generator.addView() }
    for _ in 0..<Int.random(in: 0...3, using: &generator.random) { generator.addOddRule() }
    if generator.hasAnchors { for _ in 0..<3 { generator.addAnchors() } }
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
  mutating func say(_ edit: TreeEdit) {
    var edit = edit
    if hasHooks, chance(20) {
      let hooked = TreeEdit.within(anyView(), isLayout: chance(50), edit)
      if model.accepts(hooked) { edit = hooked }
    }
    guard model.accepts(edit) else { return }
    edits.append(edit)
    model.apply(edit) { _ in (.zero, .zero) }
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// A multiple of a half.
  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &random)) / 2
  }

  mutating func rootFrame() -> Rect {
    Rect(x: 0, y: 0, width: number(100...(hasReadable ? 1200 : 400)), height: number(100...400))
  }

  mutating func smallFrame() -> Rect {
    Rect(x: number(0...60), y: number(0...60), width: number(0...90), height: number(0...90))
  }

  mutating func insets() -> Insets {
    Insets(
      top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
  }

  mutating func weakPriority() -> Float {
    pick([999.5, 999, 751, 750, 749, 500, 400.25, 300, 250, 249, 100, 49, 1])
  }

  mutating func anyPriority() -> Float { chance(clashes) ? 1000 : weakPriority() }

  mutating func content() -> TreeModel.Content {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return .sized(chance(80) ? number(0...80) : nil, chance(80) ? number(0...50) : nil)
    case 1 where hasScrolls, 7 where hasScrolls: return .scroll(TreeModel.Scroll())
    case 2 where hasTexts, 3 where hasTexts: return .text(number(20...300))
    case 4 where hasStacks, 5 where hasStacks, 6 where isProportional:
      return .stack(stack(TreeModel.Stack()))
    case 1: return .sized(number(0...80), number(0...50))
    default: return .none
    }
  }

  /// A stack that differs from another by one thing or two.
  mutating func stack(_ old: TreeModel.Stack) -> TreeModel.Stack {
    var stack = old
    if isProportional, chance(50) { stack.distribution = .fillProportionally }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: stack.axis = pick([.horizontal, .vertical])
    case 1: stack.distribution = pick(LayoutStackView.Distribution.allCases)
    case 2: stack.alignment = pick(LayoutStackView.Alignment.allCases)
    case 3: stack.spacing = chance(80) ? number(0...12) : LayoutStackView.spacingUseSystem
    case 4: stack.isMarginsRelative.toggle()
    case 5: stack.isBaselineRelative.toggle()
    case 6:
      if let view = stack.arranged.randomElement(using: &random) {
        let gap = chance(80) ? number(0...20) : LayoutStackView.spacingUseSystem
        stack.gaps[view] = chance(70) ? gap : nil
      }
    default:
      stack.arranged.shuffle(using: &random)
    }
    return stack
  }

  /// A view that may be in no tree, or in another.
  mutating func anyParent() -> Int { chance(85) ? anyView() : pick(model.views.keys.sorted()) }

  mutating func anyView() -> Int { pick(model.attached) }

  mutating func anyRule(_ isFit: (Int) -> Bool = { _ in true }) -> Int? {
    let fit = model.rules.keys.sorted().filter(isFit)
    return fit.randomElement(using: &random)
  }
}
