// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension TreeModel {
  /// Whether an edit means something for the tree as it is.
  func accepts(_ edit: TreeEdit) -> Bool {
    func isView(_ view: Int) -> Bool { views[view] != nil }
    func areRules(_ numbers: [Int], _ new: [Rule]) -> Bool {
      guard let owner = new.first?.owner, numbers.count == new.count else { return false }
      return numbers.allSatisfy { rules[$0] == nil } && new.allSatisfy { $0.owner == owner }
        && new.allSatisfy { host($0) != nil }
        && (new.count == 1 || new.allSatisfy { $0.form == .block })
    }
    switch edit {
    case .addView(let view, _, let parent, _): return !isView(view) && isView(parent)
    case .insert(let view, let parent, _):
      return view != 0 && isView(view) && isView(parent) && !way(parent).contains(view)
    case .exchange(let one, let other):
      return one != other && isView(one) && isView(other) && parent(one) != nil
        && parent(one) == parent(other)
    case .remove(let view), .front(let view, _): return parent(view) != nil
    case .discard(let view): return view != 0 && isView(view)
    case .scroll(let view, _), .contentSize(let view, _), .adjust(let view, _):
      return scroll(view) != nil
    case .ornament(let view, _), .bearers(let view, _, _): return isFramed(view)
    case .fit(let view, _): return isAttached(view)
    case .addGuide(let guide, let owner): return guides[guide] == nil && isView(owner)
    case .removeGuide(let guide): return guides[guide].flatMap { $0 } != nil
    case .make(let numbers, let new): return areRules(numbers, new)
    case .remake(let owner, let numbers, let new):
      return areRules(numbers, new) && new.first?.owner == owner && new.first?.form == .block
    case .removeRules(let owner): return ownView(owner) != nil
    case .activate(let rule):
      return !isActive(rule) && rules[rule].flatMap { host($0) } != nil
    case .deactivate(let rule): return isActive(rule)
    case .constant(let rule, _), .priority(let rule, _): return rules[rule] != nil
    case .inset(let rule, _), .insets(let rule, _): return rules[rule]?.form == .block
    case .multiplier(let rule, _):
      switch rules[rule]?.form {
      case .gaps?, .format?: return false
      default: return isActive(rule)
      }
    case .updateConstraints(let rule, _):
      guard isActive(rule), let own = rules[rule], own.form == .block else { return false }
      return !active.contains { $0 != rule && rules[$0].map { isSimilar($0, own) } ?? false }
    case .content(let view, let content):
      switch (views[view]?.content, content) {
      case (.sized, .sized), (.text, .text): return true
      default: return false
      }
    case .stack(let view, let new):
      guard let old = stack(view) else { return false }
      return Set(old.arranged).isSubset(of: views[view]?.children ?? []) && !new.arranged.isEmpty
        || new.arranged.isEmpty
    case .translation(let view, _), .preserve(let view, _), .heed(let view, _),
      .keyboard(let view, _), .layoutView(let view):
      return isView(view)
    case .frame(let view, _), .bounds(let view, _), .center(let view, _), .autoresizes(let view, _),
      .mask(let view, _), .invalidate(let view),
      .baselines(let view, _, _), .hugging(let view, _, _), .resistance(let view, _, _),
      .margins(let view, _), .safeArea(let view, _), .direction(let view, _), .hide(let view, _):
      return isView(view)
    case .layout, .layoutFromScratch, .check, .scale: return true
    case .within(let view, _, let edit): return isAttached(view) && edit.isForHooks && accepts(edit)
    }
  }

  /// Whether `updateConstraints` would take one rule for the other.
  private func isSimilar(_ one: Rule, _ other: Rule) -> Bool {
    one.form == other.form && one.owner == other.owner && second(one) == second(other)
      && one.attribute == other.attribute
      && one.secondAttribute == other.secondAttribute && one.relation == other.relation
      && one.multiplier == other.multiplier && one.priority == other.priority
  }

  /// Makes an edit.
  ///
  /// - Parameter place: Where a view is now, and the size of its superview now; what a mask does
  ///   goes by that.
  mutating func apply(_ edit: TreeEdit, place: (Int) -> (Rect, Size)) {
    switch edit {
    case .addView(let view, let content, let parent, let index):
      views[view] = View(content: content)
      put(view, into: parent, at: index)
      settle(view, place)
    case .insert(let view, let parent, let index):
      if self.parent(view) == parent {
        views[parent]?.children.removeAll { $0 == view }
        insert(view, to: parent, at: index)
      } else {
        takeOut(view)
        put(view, into: parent, at: index)
        settle(view, place)
      }
    case .exchange(let one, let other):
      guard let parent = parent(one), var children = views[parent]?.children,
        let place = children.firstIndex(of: one), let second = children.firstIndex(of: other)
      else { return }
      children.swapAt(place, second)
      views[parent]?.children = children
    case .front(let view, let isFront):
      guard let parent = parent(view) else { return }
      views[parent]?.children.removeAll { $0 == view }
      insert(view, to: parent, at: isFront ? .max : 0)
    case .remove(let view): takeOut(view)
    case .discard(let view): discard(view)
    case .addGuide(let guide, let owner): guides[guide] = owner
    case .removeGuide(let guide):
      active = active.filter { rules[$0].map { !mentions($0, .guide(guide)) } ?? false }
      guides[guide] = .some(nil)
    case .make(let numbers, let new): add(numbers, new, place)
    case .remake(let owner, let numbers, let new):
      let old = Set(made(owner))
      active.removeAll(where: old.contains)
      add(numbers, new, place)
    case .removeRules(let owner):
      let old = Set(made(owner))
      active.removeAll(where: old.contains)
    case .activate(let rule): active.append(rule)
    case .deactivate(let rule): active.removeAll { $0 == rule }
    case .constant(let rule, let value), .updateConstraints(let rule, let value):
      rules[rule]?.constant = value
      rules[rule]?.isInset = false
      rules[rule]?.insets = nil
      if case .updateConstraints = edit, let owner = rules[rule]?.owner {
        placeByConstraints(owner, place)
      }
    case .inset(let rule, let value):
      rules[rule]?.constant = value
      rules[rule]?.isInset = true
      rules[rule]?.insets = nil
    case .insets(let rule, let insets):
      rules[rule]?.isInset = true
      rules[rule]?.insets = insets
    case .priority(let rule, let value): rules[rule]?.priority = value
    case .multiplier(let rule, let value):
      active.removeAll { $0 == rule }
      active.append(rule)
      rules[rule]?.multiplier = value
      if let rule = rules[rule], rule.form == .block { placeByConstraints(rule.owner, place) }
    case .content(let view, let content): views[view]?.content = content
    case .baselines(let view, let first, let last): views[view]?.baselines = [first, last]
    case .hugging(let view, let value, let axis):
      views[view]?.hugging[axis == .horizontal ? 0 : 1] = value
    case .resistance(let view, let value, let axis):
      views[view]?.resistance[axis == .horizontal ? 0 : 1] = value
    case .margins(let view, let margins): views[view]?.margins = margins
    case .safeArea(let view, let insets): views[view]?.safeArea = insets
    case .preserve(let view, let isOn): views[view]?.preservesMargins = isOn
    case .scroll(let view, let offset): change(view) { $0.offset = offset }
    case .contentSize(let view, let size): change(view) { $0.size = size }
    case .adjust(let view, let behavior): change(view) { $0.adjustment = behavior }
    case .keyboard(let view, let isOn): views[view]?.keyboardHeedsSafeArea = isOn
    case .heed(let view, let isOn): views[view]?.heedsSafeArea = isOn
    case .ornament(let view, let insets): views[view]?.ornament = insets
    case .bearers(let view, let first, let last): views[view]?.bearers = [first, last]
    case .scale(let value): scale = value
    case .fit(let view, let fit): fits[view] = fit
    case .direction(let view, let direction): views[view]?.direction = direction
    case .hide(let view, let isHidden): views[view]?.isHidden = isHidden
    case .frame(let view, _), .bounds(let view, _), .center(let view, _): settle(view, place)
    case .autoresizes(let view, let isOn):
      if views[view]?.autoresizesSubviews == isOn { return }
      views[view]?.autoresizesSubviews = isOn
      for child in views[view]?.children ?? [] where views[child]?.mask != [] {
        settle(child, place)
      }
    case .mask(let view, let mask):
      if views[view]?.mask == mask { return }
      views[view]?.mask = mask
      settle(view, place)
    case .translation(let view, let isOn):
      if views[view]?.isPlacedByFrame == isOn { return }
      views[view]?.isPlacedByFrame = isOn
      settle(view, place)
    case .stack(let view, let stack):
      views[view]?.content = .stack(stack)
      for arranged in stack.arranged { placeByConstraints(.view(arranged), place) }
    case .within(_, _, let edit): apply(edit, place: place)
    case .invalidate, .layout, .layoutView, .layoutFromScratch, .check: break
    }
  }

  /// The frame and the superview's size are from now on what they are now.
  private mutating func settle(_ view: Int, _ place: (Int) -> (Rect, Size)) {
    let (frame, outer) = place(view)
    views[view]?.frame = frame
    views[view]?.outer = outer
  }

  private mutating func add(
    _ numbers: [Int], _ new: [Rule], _ place: (Int) -> (Rect, Size)
  ) {
    for (number, rule) in zip(numbers, new) {
      rules[number] = rule
      active.append(number)
      mentioned.formUnion(items(rule))
      if rule.form == .block { placeByConstraints(rule.owner, place) }
    }
  }

  private mutating func placeByConstraints(_ item: Item, _ place: (Int) -> (Rect, Size)) {
    guard case .view(let view) = item, views[view]?.isPlacedByFrame == true else { return }
    views[view]?.isPlacedByFrame = false
    settle(view, place)
  }

  private mutating func insert(_ view: Int, to parent: Int, at index: Int) {
    let count = views[parent]?.children.count ?? 0
    views[parent]?.children.insert(view, at: min(max(0, index), count))
  }

  /// Takes a view out of its superview; what crosses the boundary is no longer active.
  private mutating func takeOut(_ view: Int) {
    guard let parent = parent(view) else { return }
    let inside = Set(subtree(view))
    func isInside(_ item: Item) -> Bool { ownView(item).map(inside.contains) ?? false }
    active = active.filter { number in
      guard let rule = rules[number] else { return false }
      let isTouching = items(rule).contains(where: isInside)
      return !isTouching || host(rule).map(inside.contains) ?? false
    }
    views[parent]?.children.removeAll { $0 == view }
    views[view]?.parent = nil
    if var stack = stack(parent) {
      stack.arranged.removeAll { $0 == view }
      stack.gaps[view] = nil
      views[parent]?.content = .stack(stack)
    }
  }

  /// Takes a view out and forgets it, all that is in it and the rules that mention that.
  private mutating func discard(_ view: Int) {
    takeOut(view)
    let ending = Set(subtree(view))
    func isEnding(_ item: Item) -> Bool { ownView(item).map(ending.contains) ?? false }
    rules = rules.filter { _, rule in !items(rule).contains(where: isEnding) }
    active.removeAll { rules[$0] == nil }
    for (guide, owner) in guides where owner.map(ending.contains) ?? false {
      guides[guide] = .some(nil)
    }
    for view in ending {
      views[view] = nil
      fits[view] = nil
    }
    for (view, own) in views {
      views[view]?.bearers = own.bearers.map { $0.flatMap { ending.contains($0) ? nil : $0 } }
    }
  }

  private mutating func change(_ view: Int, _ change: (inout Scroll) -> Void) {
    guard var scroll = scroll(view) else { return }
    change(&scroll)
    views[view]?.content = .scroll(scroll)
  }

  /// Takes over the sizes that the contents of scroll views have, which stay where no rule is about them.
  mutating func settleContents(_ size: (Int) -> Size?) {
    for view in views.keys { if let size = size(view) { change(view) { $0.size = size } } }
  }

  /// Puts a view into another; its constraints follow all that are there.
  private mutating func put(_ view: Int, into parent: Int, at index: Int) {
    insert(view, to: parent, at: index)
    views[view]?.parent = parent
    let inside = Set(subtree(view))
    let joining = active.filter { number in
      // The host is above the owner: what has none inside is passed over without looking for it.
      guard let rule = rules[number], let own = ownView(rule.owner), inside.contains(own) else {
        return false
      }
      return host(rule).map(inside.contains) ?? false
    }
    active.removeAll(where: joining.contains)
    active.append(contentsOf: joining)
  }
}

extension TreeModel.Rule {
  var secondAttribute: String? {
    switch target {
    case .none: nil
    case .superview: attribute
    case .item(_, let name): name
    }
  }
}

extension TreeEdit {
  /// Whether a hook may make the edit and the tree be what it would be otherwise.
  ///
  /// Frames that hooks set last where those set outside do not, and what a mask makes of a frame depends on
  /// the moment.
  fileprivate var isForHooks: Bool {
    switch self {
    case .frame, .bounds, .center, .mask, .autoresizes, .translation, .fit, .layout, .layoutView,
      .layoutFromScratch, .check,
      .within,
      .discard, .contentSize:
      false
    default: true
    }
  }
}
