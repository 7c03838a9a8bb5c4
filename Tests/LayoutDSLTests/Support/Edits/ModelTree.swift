// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Views, guides and constraints that stand for a ``TreeModel``.
final class ModelTree {
  var views: [Int: LayoutView] = [:]
  var guides: [Int: LayoutGuide] = [:]
  var handles: [Int: RuleHandle] = [:]

  /// The places of all views when a hook had made an edit, until the model knows of it.
  var hookPlaces: [Int: (Rect, Size)] = [:]

  let root = LayoutView()

  init() {
    root.snp.setLabel("v0")
    views[0] = root
  }

  /// Where a view is, and the size of its superview.
  func place(_ view: Int) -> (Rect, Size) {
    hookPlaces[view]
      ?? (views[view]?.frame ?? .zero, views[view]?.superview?.frame.size ?? .zero)
  }

  /// The size of a scroll view's content.
  func contentSize(_ view: Int) -> Size? { (views[view] as? LayoutScrollView)?.contentSize }

  /// The numbers of the rules that the last pass has left out.
  var refusedRules: [Int] {
    let labels = root.snp.issues.flatMap { issue -> [String?] in
      guard case .conflict(let report) = issue.problem else { return [] }
      return [report.refused?.label] + report.alsoBroken.map(\.label)
    }
    return labels.compactMap { label in label.flatMap { Int($0.dropFirst()) } }
  }

  /// Activates rules in an order, whether they are active or not.
  func activateAnew(_ rules: [Int]) {
    for rule in rules { handles[rule]?.deactivate() }
    for rule in rules { handles[rule]?.activate() }
  }

  func item(_ item: TreeModel.Item) -> (any LayoutItem)? {
    switch item {
    case .view(let view): views[view]
    case .guide(let guide): guides[guide]
    case .margins(let view): views[view]?.layoutMarginsGuide
    case .safeArea(let view): views[view]?.safeAreaLayoutGuide
    case .readable(let view): views[view]?.readableContentGuide
    case .keyboard(let view): views[view]?.keyboardLayoutGuide
    case .content(let view): (views[view] as? LayoutScrollView)?.contentLayoutGuide
    case .frame(let view): (views[view] as? LayoutScrollView)?.frameLayoutGuide
    }
  }
}

extension ModelTree {
  /// Forgets what was found so far, as a tree does that was part of another one; all views stay where they are.
  func discardEngine() {
    let outer = LayoutView()
    outer.addSubview(root)
    withExtendedLifetime(outer) { root.removeFromSuperview() }
  }

  /// The tree of a model, made at once.
  convenience init(_ model: TreeModel) {
    self.init()
    root.snp.pixelScale = model.scale
    let all = model.attached
    for number in all {
      guard let view = model.views[number] else { continue }
      if let parent = view.parent {
        add(number, view.content, to: parent, at: .max)
      }
    }
    for number in all {
      guard let view = model.views[number], let own = views[number] else { continue }
      configure(own, as: view)
      if let stack = model.stack(number) { arrange(number, stack) }
    }
    for number in all {
      guard let view = model.views[number] else { continue }
      setBearers(number, view.bearers[0], view.bearers[1])
      if model.mentioned.contains(.readable(number)) { _ = views[number]?.readableContentGuide }
    }
    for number in all { views[number]?.autoresizingMask = model.views[number]?.mask ?? [] }
    let attached = Set(all)
    for (guide, owner) in model.guides.sorted(by: { $0.key < $1.key }) {
      if let owner, attached.contains(owner) { addGuide(guide, to: owner) }
    }
    for number in model.active {
      guard let rule = model.rules[number], let own = model.ownView(rule.owner),
        attached.contains(own)
      else { continue }
      handles[number] = prepare(number, rule)
      handles[number]?.activate()
    }
    for number in all {
      views[number]?.translatesAutoresizingMaskIntoConstraints =
        model.views[number]?.isPlacedByFrame ?? true
    }
    // Children first: a frame counts with the size that the superview had when it was set.
    for number in all.reversed() {
      guard let view = model.views[number] else { continue }
      if let parent = view.parent, let outer = views[parent] {
        outer.frame = Rect(origin: .zero, size: view.outer)
      }
      views[number]?.frame = view.frame
    }
  }

  private func configure(_ own: LayoutView, as view: TreeModel.View) {
    own.isHidden = view.isHidden
    own.semanticContentAttribute = view.direction
    own.autoresizesSubviews = view.autoresizesSubviews
    own.snp.additionalSafeAreaInsets = view.safeArea
    own.preservesSuperviewLayoutMargins = view.preservesMargins
    own.insetsLayoutMarginsFromSafeArea = view.heedsSafeArea
    (own as? FramedView)?.ornament = view.ornament
    if !view.keyboardHeedsSafeArea { own.keyboardLayoutGuide.usesBottomSafeArea = false }
    if case .scroll(let scroll) = view.content, let own = own as? LayoutScrollView {
      own.contentSize = scroll.size
      own.contentOffset = scroll.offset
      own.contentInsetAdjustmentBehavior = scroll.adjustment
    }
    if view.baselines != [0, 0] {
      own.snp.setBaselineOffsets(first: view.baselines[0], last: view.baselines[1])
    }
    for (place, axis) in [Axis.horizontal, .vertical].enumerated() {
      own.setContentHuggingPriority(LayoutPriority(view.hugging[place]), for: axis)
      own.setContentCompressionResistancePriority(
        LayoutPriority(view.resistance[place]), for: axis)
    }
    if let margins = view.margins { own.set(margins) }
  }

  /// A view that is not there stands for one elsewhere, which bears nothing, as the root does.
  func setBearers(_ number: Int, _ first: Int?, _ last: Int?) {
    guard let view = views[number] as? FramedView else { return }
    view.firstBearer = first.map { views[$0] ?? root }
    view.lastBearer = last.map { views[$0] ?? root }
  }

  func add(_ number: Int, _ content: TreeModel.Content, to parent: Int, at index: Int) {
    let view: LayoutView =
      switch content {
      case .none: number % 2 == 1 ? FramedView() : LayoutView()
      case .sized: FramedView()
      case .text: WrappingView()
      case .stack: LayoutStackView()
      case .scroll: LayoutScrollView()
      }
    view.snp.setLabel("v\(number)")
    views[number] = view
    views[parent]?.insertSubview(view, at: index)
    set(content, of: number)
  }

  func addGuide(_ number: Int, to owner: Int) {
    let guide = guides[number] ?? LayoutGuide()
    guide.snp.setLabel("g\(number)")
    guides[number] = guide
    views[owner]?.addLayoutGuide(guide)
  }

  /// Brings a stack view in line with its description, changing only what differs.
  func arrange(_ number: Int, _ stack: TreeModel.Stack) {
    guard let view = views[number] as? LayoutStackView else { return }
    view.axis = stack.axis
    view.distribution = stack.distribution
    view.alignment = stack.alignment
    view.spacing = stack.spacing
    view.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
    view.isBaselineRelativeArrangement = stack.isBaselineRelative
    let wanted = stack.arranged.compactMap { views[$0] }
    // A stack view places what comes in by constraints; here also what came in before.
    for view in wanted { view.translatesAutoresizingMaskIntoConstraints = false }
    for old in view.arrangedSubviews where !wanted.contains(where: { $0 === old }) {
      view.removeArrangedSubview(old)
    }
    for (place, new) in wanted.enumerated() {
      let arranged = view.arrangedSubviews
      if place >= arranged.count || arranged[place] !== new {
        view.insertArrangedSubview(new, at: place)
      }
    }
    for arranged in stack.arranged {
      guard let own = views[arranged] else { continue }
      let gap = stack.gaps[arranged] ?? LayoutStackView.spacingUseDefault
      if view.customSpacing(after: own) != gap { view.setCustomSpacing(gap, after: own) }
    }
  }

  /// The maker's block of a rule.
  func write(
    _ number: Int, _ rule: TreeModel.Rule, _ make: ConstraintMaker
  ) -> Constraint? {
    guard let left = make.attribute(named: rule.attribute) else { return nil }
    let chain: ConstraintMakerEditable
    let relation = rule.relation
    switch rule.target {
    case .none: chain = left.relate(relation, rule.constant)
    case .item(let other, let name):
      guard let target = place(name, of: other) else { return nil }
      chain = left.relate(relation, target)
    case .superview:
      chain =
        switch relation {
        case .equal: left.equalToSuperview()
        case .lessThanOrEqual: left.lessThanOrEqualToSuperview()
        case .greaterThanOrEqual: left.greaterThanOrEqualToSuperview()
        }
    }
    let moved: ConstraintMakerEditable =
      if let insets = rule.insets {
        chain.inset(insets)
      } else {
        rule.isInset ? chain.inset(rule.constant) : chain.offset(rule.constant)
      }
    return moved.multipliedBy(rule.multiplier)
      .priority(rule.priority).labeled("r\(number)").constraint
  }

  private func place(_ name: String, of item: TreeModel.Item) -> ConstraintItem? {
    switch item {
    case .view(let view): try? views[view]?.snp.item(named: name)
    case .guide, .margins, .safeArea, .readable, .keyboard, .content, .frame:
      (self.item(item) as? LayoutGuide).flatMap { try? $0.snp.item(named: name) }
    }
  }

  private func prepare(_ number: Int, _ rule: TreeModel.Rule) -> RuleHandle? {
    if rule.form != .block { return constraint(number, rule).map(RuleHandle.single) }
    return prepare([(number, rule)]).first.map(RuleHandle.chain)
  }

  private func prepare(_ rules: [(Int, TreeModel.Rule)]) -> [Constraint] {
    func block(_ make: ConstraintMaker) {
      for (number, rule) in rules { _ = write(number, rule, make) }
    }
    switch rules.first?.1.owner {
    case .view(let view)?: return views[view]?.snp.prepareConstraints(block) ?? []
    case .guide(let guide)?: return guides[guide]?.snp.prepareConstraints(block) ?? []
    default: return []
    }
  }
}

extension ConstraintMakerRelatable {
  fileprivate func relate(
    _ relation: LayoutConstraint.Relation, _ target: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    switch relation {
    case .equal: equalTo(target)
    case .lessThanOrEqual: lessThanOrEqualTo(target)
    case .greaterThanOrEqual: greaterThanOrEqualTo(target)
    }
  }
}

extension LayoutView {
  func set(_ margins: TreeModel.Margins) {
    switch margins {
    case .physical(let insets): layoutMargins = insets
    case .directional(let insets): directionalLayoutMargins = insets
    }
  }
}
