// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension ModelTree {
  /// Makes an edit that the model accepts.
  func apply(_ edit: TreeEdit, _ model: TreeModel) {
    switch edit {
    case .addView(let view, let content, let parent, let index):
      add(view, content, to: parent, at: index)
      if case .stack(let stack) = content { arrange(view, stack) }
    case .insert(let view, let parent, let index):
      if let own = views[view] { views[parent]?.insertSubview(own, at: index) }
    case .exchange(let one, let other):
      guard let superview = views[one]?.superview, let first = views[one],
        let second = views[other],
        let place = superview.subviews.firstIndex(where: { $0 === first }),
        let end = superview.subviews.firstIndex(where: { $0 === second })
      else { return }
      superview.exchangeSubview(at: place, withSubviewAt: end)
    case .front(let view, let isFront):
      guard let own = views[view], let superview = own.superview else { return }
      isFront ? superview.bringSubviewToFront(own) : superview.sendSubviewToBack(own)
    case .remove(let view): views[view]?.removeFromSuperview()
    case .discard(let view): discard(view, model)
    case .addGuide(let guide, let owner): addGuide(guide, to: owner)
    case .removeGuide(let guide):
      if let own = guides[guide] { own.owningView?.removeLayoutGuide(own) }
    case .make(let numbers, let rules): make(numbers, rules, isRemake: false)
    case .remake(_, let numbers, let rules): make(numbers, rules, isRemake: true)
    case .removeRules(.view(let view)): views[view]?.snp.removeConstraints()
    case .removeRules(.guide(let guide)): guides[guide]?.snp.removeConstraints()
    case .removeRules: break
    case .activate(let rule): handles[rule]?.activate()
    case .deactivate(let rule): handles[rule]?.deactivate()
    case .constant(let rule, let value): handles[rule]?.update(offset: value)
    case .inset(let rule, let value): handles[rule]?.update(inset: value)
    case .insets(let rule, let insets): handles[rule]?.update(insets: insets)
    case .priority(let rule, let value):
      handles[rule]?.update(priority: value)
    case .multiplier(let rule, let value):
      guard var new = model.rules[rule] else { return }
      new.multiplier = value
      handles[rule]?.deactivate()
      make([rule], [new], isRemake: false)
    case .updateConstraints(let rule, let value):
      guard var new = model.rules[rule] else { return }
      new.constant = value
      new.isInset = false
      new.insets = nil
      update(rule, new)
    case .content(let view, let content): set(content, of: view)
    case .invalidate(let view): views[view]?.invalidateIntrinsicContentSize()
    case .baselines(let view, let first, let last):
      views[view]?.snp.setBaselineOffsets(first: first, last: last)
    case .hugging(let view, let value, let axis):
      views[view]?.setContentHuggingPriority(LayoutPriority(value), for: axis)
    case .resistance(let view, let value, let axis):
      views[view]?.setContentCompressionResistancePriority(LayoutPriority(value), for: axis)
    case .margins(let view, let margins): views[view]?.set(margins)
    case .safeArea(let view, let insets): views[view]?.snp.additionalSafeAreaInsets = insets
    case .preserve(let view, let isOn): views[view]?.preservesSuperviewLayoutMargins = isOn
    case .scroll(let view, let offset): (views[view] as? LayoutScrollView)?.contentOffset = offset
    case .contentSize(let view, let size): (views[view] as? LayoutScrollView)?.contentSize = size
    case .adjust(let view, let behavior):
      (views[view] as? LayoutScrollView)?.contentInsetAdjustmentBehavior = behavior
    case .keyboard(let view, let isOn): views[view]?.keyboardLayoutGuide.usesBottomSafeArea = isOn
    case .heed(let view, let isOn): views[view]?.insetsLayoutMarginsFromSafeArea = isOn
    case .ornament(let view, let insets): (views[view] as? FramedView)?.ornament = insets
    case .bearers(let view, let first, let last): setBearers(view, first, last)
    case .scale(let scale): root.snp.pixelScale = scale
    case .fit(let view, let fit): _ = size(of: view, fitting: fit)
    case .direction(let view, let value): views[view]?.semanticContentAttribute = value
    case .hide(let view, let isHidden): views[view]?.isHidden = isHidden
    case .frame(let view, let frame): views[view]?.frame = frame
    case .bounds(let view, let size): views[view]?.bounds.size = size
    case .center(let view, let center): views[view]?.center = center
    case .autoresizes(let view, let isOn): views[view]?.autoresizesSubviews = isOn
    case .mask(let view, let mask): views[view]?.autoresizingMask = mask
    case .translation(let view, let isOn):
      views[view]?.translatesAutoresizingMaskIntoConstraints = isOn
    case .stack(let view, let stack): arrange(view, stack)
    case .within(let view, let isLayout, let edit):
      apply(edit, model, within: views[view] as? FramedView, isLayout: isLayout)
    case .layout: root.layoutIfNeeded()
    case .layoutView(let view): views[view]?.layoutIfNeeded()
    case .layoutFromScratch: try? root.snp.layoutFromScratch()
    case .check: break
    }
  }

  /// Makes an edit when a hook of a view is called, in a pass of its own; at once if that does not come.
  private func apply(_ edit: TreeEdit, _ model: TreeModel, within host: FramedView?, isLayout: Bool)
  {
    var isMade = false
    let action = { [unowned self] in
      isMade = true
      apply(edit, model)
      // What the pass does then is none of the edit's.
      hookPlaces = views.keys.reduce(into: [:]) { $0[$1] = place($1) }
    }
    if isLayout {
      host?.onLayout = action
      host?.setNeedsLayout()
    } else {
      host?.onUpdate = action
      host?.setNeedsUpdateConstraints()
    }
    root.layoutIfNeeded()
    host?.onLayout = nil
    host?.onUpdate = nil
    if !isMade { apply(edit, model) }
  }

  /// The fitting size of a view.
  func size(of view: Int, fitting fit: TreeModel.Fit) -> Size {
    views[view]?.systemLayoutSizeFitting(
      Size(width: fit.width, height: fit.height),
      withHorizontalFittingPriority: LayoutPriority(fit.horizontal),
      verticalFittingPriority: LayoutPriority(fit.vertical)) ?? .zero
  }

  func set(_ content: TreeModel.Content, of view: Int) {
    switch content {
    case .sized(let width, let height):
      let own = views[view] as? FramedView
      if own?.contentWidth != width { own?.contentWidth = width }
      if own?.contentHeight != height { own?.contentHeight = height }
    case .text(let length): (views[view] as? WrappingView)?.length = length
    case .none, .stack, .scroll: break
    }
  }

  /// Takes a view out and forgets it and all that is in it, which is the end of them.
  private func discard(_ view: Int, _ model: TreeModel) {
    views[view]?.removeFromSuperview()
    let ending = model.subtree(view)
    for (other, own) in model.views where !ending.contains(other) {
      let bearers = own.bearers.map { $0.flatMap { ending.contains($0) ? nil : $0 } }
      if bearers != own.bearers { setBearers(other, bearers[0], bearers[1]) }
    }
    for (number, rule) in model.rules
    where model.items(rule).contains(where: { model.ownView($0).map(ending.contains) ?? false }) {
      handles[number] = nil
    }
    for view in ending { views[view] = nil }
  }

  private func make(_ numbers: [Int], _ rules: [TreeModel.Rule], isRemake: Bool) {
    if let rule = rules.first, let number = numbers.first, rule.form != .block {
      handles[number] = constraint(number, rule).map(RuleHandle.single)
      handles[number]?.activate()
      return
    }
    var new: [Constraint?] = []
    func block(_ make: ConstraintMaker) {
      for (number, rule) in zip(numbers, rules) { new.append(write(number, rule, make)) }
    }
    switch rules.first?.owner {
    case .view(let view)?:
      isRemake
        ? views[view]?.snp.remakeConstraints(block) : views[view]?.snp.makeConstraints(block)
    case .guide(let guide)?:
      isRemake
        ? guides[guide]?.snp.remakeConstraints(block) : guides[guide]?.snp.makeConstraints(block)
    default: break
    }
    for (number, constraint) in zip(numbers, new) {
      handles[number] = constraint.map(RuleHandle.chain)
    }
  }

  private func update(_ number: Int, _ rule: TreeModel.Rule) {
    var new: Constraint?
    func block(_ make: ConstraintMaker) { new = write(number, rule, make) }
    switch rule.owner {
    case .view(let view): views[view]?.snp.updateConstraints(block)
    case .guide(let guide): guides[guide]?.snp.updateConstraints(block)
    default: break
    }
    if let new { handles[number] = .chain(new) }
  }
}
