// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What happens to a tree that is there.
extension TreeEditGenerator {
  mutating func change() {
    if chance(25), changeOther() { return }
    if hasScrolls, chance(15), scroll() { return }
    if hasAnchors, chance(15) { return chance(70) ? addAnchors() : addFormat() }
    if hasToggles, chance(15) { return toggle() }
    switch Int.random(in: 0..<40, using: &random) {
    case 0...4:
      if let rule = anyRule() { say(.constant(rule, number(-10...60))) }
    case 5:
      if let rule = anyRule() {
        say(
          chance(70)
            ? .inset(rule, number(0...30)) : .insets(rule, DirectionalInsets(insets())))
      }
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
      say(.insert(view, to: anyParent(), at: Int.random(in: 0...4, using: &random)))
    case 29:
      let view = anyView()
      say(hasEnds && chance(60) ? .discard(view) : .remove(view))
    case 30:
      say(.exchange(anyView(), anyView()))
    case 31:
      let margins = insets()
      say(
        .margins(
          anyView(),
          chance(50)
            ? .physical(margins)
            : .directional(DirectionalInsets(margins))))
    case 32:
      say(
        .direction(
          anyView(), pick([.unspecified, .forceRightToLeft, .forceLeftToRight, .playback])))
    case 33, 34: say(.hide(anyView(), chance(60)))
    case 35:
      if hasSafeAreas { say(.safeArea(chance(60) ? 0 : anyView(), insets())) }
    case 36:
      let view = anyView()
      if view != 0 { changeFrame(view) }
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
        if chance(20) { return rearrange(view, old) }
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

  /// A change that only some seeds make.
  private mutating func changeOther() -> Bool {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where hasOrnaments, 1 where hasOrnaments:
      say(.ornament(anyView(), chance(70) ? insets() : .zero))
    case 2 where hasPreserving, 3 where hasPreserving:
      say(chance(70) ? .preserve(anyView(), chance(70)) : .heed(anyView(), chance(30)))
    case 4 where hasBearers:
      let view = anyView()
      let below = model.subtree(view)
      func bearer(_ random: inout SplitMix) -> Int? { below.randomElement(using: &random) }
      say(
        .bearers(
          view, chance(70) ? bearer(&random) : nil, chance(70) ? bearer(&random) : nil))
    case 3 where hasAnchors, 2 where hasAnchors:
      say(.baselines(anyView(), number(0...30), number(0...30)))
    case 5 where hasPixels: say(.scale(pick([0, 1, 2, 3, 1.5])))
    case 6 where hasFits:
      let isHeld = chance(50)
      say(
        .fit(
          anyView(),
          TreeModel.Fit(
            width: chance(50) ? 0 : number(20...300), height: chance(80) ? 0 : number(20...200),
            horizontal: isHeld ? 1000 : 50, vertical: 50)))
    case 7:
      say(.front(anyView(), chance(50)))
    case 8 where hasEnds:
      say(chance(30) ? .layoutFromScratch : .layoutView(pick(model.views.keys.sorted())))
    case 9 where hasSafeAreas: say(.keyboard(anyView(), chance(50)))
    default: return false
    }
    return true
  }

  private mutating func changeFrame(_ view: Int) {
    let frame = smallFrame()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: say(.bounds(view, frame.size))
    case 1: say(.center(view, frame.origin))
    default: say(.frame(view, frame))
    }
  }

  /// Has frames or constraints place a view, or masks resize subviews or not.
  private mutating func toggle() {
    let view = anyView()
    say(chance(60) ? .translation(view, chance(50)) : .autoresizes(view, chance(50)))
  }

  /// A change of a scroll view; false if there is none.
  private mutating func scroll() -> Bool {
    let views = model.attached.filter { model.scroll($0) != nil }
    guard let view = views.randomElement(using: &random) else { return false }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: say(.contentSize(view, Size(width: number(0...300), height: number(0...300))))
    case 1: say(.adjust(view, pick([.automatic, .never, .never, .always])))
    default: say(.scroll(view, Point(x: number(-20...60), y: number(-20...60))))
    }
    return true
  }

  /// Takes some of the views that a stack view arranges out, and puts them back.
  private mutating func rearrange(_ view: Int, _ old: TreeModel.Stack) {
    let leaving = old.arranged.filter { _ in chance(50) }
    for child in leaving { say(.remove(child)) }
    for child in leaving {
      say(.insert(child, to: view, at: Int.random(in: 0...4, using: &random)))
    }
    say(.stack(view, old))
  }

  mutating func changeContent() {
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

extension DirectionalInsets {
  /// Insets whose leading side is the left one of others.
  fileprivate init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
