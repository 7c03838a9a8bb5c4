// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Makes edits on one tree, and now and then compares it with a fresh one of the same model.
struct TreeEditRunner {
  /// Where the two differ.
  struct Difference: Error, CustomStringConvertible {
    enum Kind {
      case throwing, issues, ambiguity, frame, assigned, fitting, fromScratch, oneByOne
    }

    var kind: Kind
    var text: String
    var description: String { text }
  }

  /// How many values were compared in all.
  private(set) var compared = 0
  private var model = TreeModel()
  private let tree = ModelTree()

  /// Makes the edits, leaving out those that make no sense where they come.
  ///
  /// - Returns: How many numbers were found equal.
  @discardableResult
  static func run(_ edits: [TreeEdit]) throws(Difference) -> Int {
    var runner = TreeEditRunner()
    for (step, edit) in edits.enumerated() where runner.model.accepts(edit) {
      runner.tree.apply(edit, runner.model)
      runner.model.apply(edit, place: runner.tree.place)
      runner.tree.hookPlaces = [:]
      if edit != .check { continue }
      runner.model.settleContents(runner.tree.contentSize)
      do throws(Difference) {
        try runner.check()
      } catch {
        if runner.isSettledElsewhere() || runner.isSettledFromScratch(error.kind) { continue }
        var difference = error
        difference.text = "after edit \(step): \(error.text)"
        throw difference
      }
    }
    return runner.compared
  }

  /// The tree and the model that edits end with.
  static func made(_ edits: [TreeEdit]) -> (tree: ModelTree, model: TreeModel) {
    var runner = TreeEditRunner()
    for edit in edits where runner.model.accepts(edit) {
      runner.tree.apply(edit, runner.model)
      runner.model.apply(edit, place: runner.tree.place)
      runner.tree.hookPlaces = [:]
    }
    runner.model.settleContents(runner.tree.contentSize)
    return (runner.tree, runner.model)
  }
}

extension TreeEditRunner {
  private mutating func check() throws(Difference) {
    let before = model.attached.map { tree.views[$0]?.frame }
    let fresh = ModelTree(model)
    let thrown = lays(tree)
    if thrown, before != model.attached.map({ tree.views[$0]?.frame }) {
      throw Difference(kind: .assigned, text: "layout() threw and frames were assigned")
    }
    let freshThrown = lays(fresh)
    tree.root.layoutIfNeeded()
    fresh.root.layoutIfNeeded()
    let open = open(tree)
    let freshOpen = self.open(fresh)
    if hasRunAway { return }
    guard let issues = issues(tree), let freshIssues = self.issues(fresh) else { return }
    guard thrown == freshThrown else {
      throw Difference(
        kind: .throwing,
        text: "layout() \(thrown ? "throws" : "passes"), fresh it does not:"
          + " \((thrown ? tree : fresh).root.snp.issues)")
    }
    guard issues == freshIssues else {
      throw Difference(
        kind: .issues,
        text: "issues \(issues), fresh \(freshIssues): \(tree.root.snp.issues)"
          + " fresh \(fresh.root.snp.issues)")
    }
    guard open == freshOpen else {
      throw Difference(
        kind: .ambiguity,
        text: "open \(open.subtracting(freshOpen).sorted()) fresh is not, fresh open "
          + "\(freshOpen.subtracting(open).sorted()) is not\n\(texts(fresh))")
    }
    try compareFrames(fresh, open)
    try compareFittingSizes(fresh, open)
  }

  /// Whether safe areas below the root, or readable widths, have settled in another way than those of the fresh tree.
  ///
  /// They may settle in more than one way, and begin where they were: a new engine leaves what is not open there.
  /// What the tree has refused is left out for that: it would be tried once with other insets.
  private func isSettledElsewhere() -> Bool {
    if !hasInsetsOfFrames, !hasReadableGuides { return false }
    let open = open(tree)
    let refused = hasInsetsOfFrames ? tree.refusedRules : []
    for rule in refused { tree.handles[rule]?.deactivate() }
    defer { if !refused.isEmpty { tree.activateAnew(model.active) } }
    let before = model.attached.map { tree.views[$0]?.frame ?? .zero }
    let issues = issues(tree)
    tree.discardEngine()
    tree.root.layoutIfNeeded()
    // Where readable widths are the only choice, nothing may be broken or open that was not.
    if !hasInsetsOfFrames, issues != self.issues(tree) || open != self.open(tree) { return false }
    return zip(model.attached, before).allSatisfy { number, frame in
      if isRoundedAtOpenPlace(number, open) { return true }
      let after = tree.views[number]?.frame ?? .zero
      let pairs = [
        ("left", frame.minX, after.minX), ("top", frame.minY, after.minY),
        ("width", frame.width, after.width), ("height", frame.height, after.height),
      ]
      return pairs.allSatisfy { attribute, before, after in
        abs(before - after) <= 1e-9 * max(1, abs(after))
          || open.contains("v\(number).\(attribute)")
      }
    }
  }

  /// Whether something open decides what is measured or what insets are, and both trees come to the same
  /// once what was before is forgotten: what an open value was last may then decide what is broken, and
  /// what else is listed as open, but no value that is not listed.
  private func isSettledFromScratch(_ kind: Difference.Kind) -> Bool {
    guard [.throwing, .issues, .ambiguity].contains(kind) else { return false }
    guard hasInsetsOfFrames || hasFollowers, !open(tree).isEmpty else { return false }
    let fresh = ModelTree(model)
    for one in [tree, fresh] {
      do { try one.root.snp.layoutFromScratch() } catch { one.root.layoutIfNeeded() }
    }
    return issues(tree) == issues(fresh) && open(tree) == open(fresh)
      && model.attached.allSatisfy { number in
        guard let one = tree.views[number], let other = fresh.views[number] else { return true }
        return one.frame.isClose(to: other.frame)
      }
  }

  /// Whether something is measured at a width, or a readable width follows one.
  private var hasFollowers: Bool {
    hasReadableGuides
      || model.attached.contains { number in
        if case .text? = model.views[number]?.content { true } else { false }
      }
  }

  private var hasReadableGuides: Bool {
    model.attached.contains { model.mentioned.contains(.readable($0)) }
  }

  private func lays(_ tree: ModelTree) -> Bool {
    do {
      try tree.root.snp.layout()
      return false
    } catch {
      return true
    }
  }

  /// What is wrong, each conflict as what is refused, in alphabetical order; nil if rounds came to no end.
  ///
  /// The order of reports is not compared: it follows from the sets by which rows are refused, and an edited tree keeps
  /// a set that still clashes (record 0271).
  private func issues(_ tree: ModelTree) -> [String]? {
    var texts: [String] = []
    for issue in tree.root.snp.issues {
      switch issue.problem {
      case .conflict(let report):
        texts.append("refused \(report.refused?.label ?? "row")")
        texts += report.alsoBroken.map { "refused \($0.label ?? "row")" }
      case .unsettledMeasuring, .unsettledSafeArea: return nil
      case .rootWithoutSize: texts.append("no size")
      default: texts.append("\(issue.problem)")
      }
    }
    return texts.sorted()
  }

  /// What is open, as names of items and attributes.
  private func open(_ tree: ModelTree) -> Set<String> {
    var open = Set(
      tree.root.snp.ambiguities().map { ambiguity in
        "\(name(ambiguity.item)).\(ambiguity.attribute)"
      })
    open.formUnion(restingGuides(tree))
    open.formUnion(hiddenInStacks(tree))
    // What only its mask places is as open as its superview.
    for number in model.attached {
      guard let parent = model.parent(number), let view = tree.views[number] else { continue }
      let extents = [("width", "left"), ("height", "top")].filter { extent, _ in
        open.contains("v\(parent).\(extent)")
      }
      if extents.isEmpty || view.snp.explanation(of: .width) != nil { continue }
      for (extent, origin) in extents {
        open.insert("v\(number).\(extent)")
        open.insert("v\(number).\(origin)")
      }
    }
    return open
  }

  /// The quantities of what is open in views that stack views hide, which is not listed.
  private func hiddenInStacks(_ tree: ModelTree) -> Set<String> {
    func isHidden(_ number: Int) -> Bool {
      guard let view = tree.views[number], view.isHidden else { return false }
      return (view.superview as? LayoutStackView)?.arrangedSubviews.contains(view) == true
    }
    let hidden = model.attached.filter { model.way($0).contains(where: isHidden) }
    let views = hidden.filter { tree.views[$0]?.hasAmbiguousLayout == true }
    let guides = tree.guides.filter { number, guide in
      model.guides[number].flatMap(\.self).map(hidden.contains) == true && guide.hasAmbiguousLayout
    }
    let contents = hidden.filter { number in
      (tree.views[number] as? LayoutScrollView)?.contentLayoutGuide.hasAmbiguousLayout == true
    }
    let names =
      views.map { "v\($0)" } + guides.keys.map { "g\($0)" } + contents.map { "content of v\($0)" }
    return Set(
      names.flatMap { name in ["left", "top", "width", "height"].map { "\(name).\($0)" } })
  }

  /// The quantities of guides that are not listed as open, since no constraint that holds mentions the guide along the
  /// axis: it rests where it was.
  private func restingGuides(_ tree: ModelTree) -> Set<String> {
    let upright: Set<LayoutConstraint.Attribute> = [
      .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline,
    ]
    var resting: Set<String> = []
    let refused = tree.refusedRules.compactMap { tree.handles[$0] }.flatMap(\.layoutConstraints)
    let constraints = model.attached.compactMap { tree.views[$0] }.flatMap(\.constraints)
      .filter { constraint in !refused.contains { $0 === constraint } }
    for (number, guide) in tree.guides {
      guard let owner = model.guides[number] ?? nil, model.isAttached(owner),
        guide.hasAmbiguousLayout
      else { continue }
      let mentioned = constraints.flatMap { constraint in
        [
          constraint.firstItem === guide ? constraint.firstAttribute : nil,
          constraint.secondItem === guide ? constraint.secondAttribute : nil,
        ].compactMap { $0 }
      }
      if !mentioned.contains(where: { !upright.contains($0) }) {
        resting.formUnion(["g\(number).left", "g\(number).width"])
      }
      if !mentioned.contains(where: upright.contains) {
        resting.formUnion(["g\(number).top", "g\(number).height"])
      }
    }
    return resting
  }

  private func name(_ item: any LayoutItem) -> String {
    if let view = item as? LayoutView { return view.snp.label() ?? "" }
    guard let guide = item as? LayoutGuide else { return "" }
    if let scroll = guide.owningView as? LayoutScrollView, guide === scroll.contentLayoutGuide {
      return "content of \(scroll.snp.label() ?? "")"
    }
    return guide.snp.label() ?? ""
  }

  /// Whether rounds that came to no end have left something open at a number beside which those of the
  /// others have no digits left.
  private var hasRunAway: Bool {
    model.attached.contains { number in
      guard let frame = tree.views[number]?.frame else { return false }
      return [frame.minX, frame.minY, frame.width, frame.height].contains { abs($0) > 1e9 }
    }
  }

  /// Whether a view has safe areas or margins that follow frames.
  private var hasInsetsOfFrames: Bool {
    model.attached.contains { number in
      guard let view = model.views[number] else { return false }
      return view.safeArea != .zero || view.preservesMargins
    }
  }

  private mutating func compareFrames(
    _ fresh: ModelTree, _ open: Set<String>
  ) throws(Difference) {
    for number in model.attached {
      guard let one = tree.views[number], let other = fresh.views[number] else { continue }
      if isRoundedAtOpenPlace(number, open) { continue }
      try compare("v\(number)", one.frame, other.frame, fresh, open)
      guard let one = tree.contentSize(number), let other = fresh.contentSize(number) else {
        continue
      }
      try compare(
        "content of v\(number)", Rect(origin: .zero, size: one), Rect(origin: .zero, size: other),
        fresh, open)
    }
    for (number, owner) in model.guides.sorted(by: { $0.key < $1.key }) {
      guard let owner, model.isAttached(owner), let one = tree.guides[number],
        let other = fresh.guides[number]
      else { continue }
      // A guide that no active rule mentions has no place.
      if !model.active.contains(where: {
        model.rules[$0].map { model.mentions($0, .guide(number)) } ?? false
      }) {
        continue
      }
      if isRoundedAtOpenPlace(owner, open) || model.scale > 0 && isOpen("g\(number)", open) {
        continue
      }
      try compare("g\(number)", one.layoutFrame, other.layoutFrame, fresh, open)
    }
  }

  /// Whether edges of a view are rounded to pixels at a place that is open: they are rounded where they are in the
  /// root.
  private func isRoundedAtOpenPlace(_ view: Int, _ open: Set<String>) -> Bool {
    model.scale > 0 && model.way(view).contains { isOpen("v\($0)", open) }
  }

  private func isOpen(_ name: String, _ open: Set<String>) -> Bool {
    ["left", "top", "width", "height"].contains { open.contains("\(name).\($0)") }
  }

  private mutating func compare(
    _ name: String, _ one: Rect, _ other: Rect, _ fresh: ModelTree, _ open: Set<String>
  ) throws(Difference) {
    let pairs = [
      ("left", one.minX, other.minX), ("top", one.minY, other.minY),
      ("width", one.width, other.width), ("height", one.height, other.height),
    ]
    for (attribute, edited, expected) in pairs where !open.contains("\(name).\(attribute)") {
      compared += 1
      if abs(edited - expected) <= 1e-9 * max(1, abs(expected)) { continue }
      throw Difference(
        kind: .frame,
        text: "\(name).\(attribute) is \(edited), fresh \(expected)\n\(texts(fresh))")
    }
  }

  /// Fitting sizes are a fresh tree's, and leave the tree as it is.
  private mutating func compareFittingSizes(
    _ fresh: ModelTree, _ open: Set<String>
  ) throws(Difference) {
    let before = model.attached.map { tree.views[$0]?.frame }
    for (view, fit) in model.fits.sorted(by: { $0.key < $1.key }) where model.isAttached(view) {
      // They go by insets of now, which may follow a frame that is open.
      if goesByOpenInsets(view, open) { continue }
      let (one, other) = (tree.size(of: view, fitting: fit), fresh.size(of: view, fitting: fit))
      compared += 2
      let zero = Point.zero
      if Rect(origin: zero, size: one).isClose(to: Rect(origin: zero, size: other)) { continue }
      throw Difference(
        kind: .fitting, text: "v\(view) fits \(one), fresh \(other)\n\(texts(fresh))")
    }
    tree.root.layoutIfNeeded()
    if before != model.attached.map({ tree.views[$0]?.frame }) {
      throw Difference(kind: .fitting, text: "asking for fitting sizes moved frames")
    }
  }

  /// Whether insets of a view, or of one in it, may follow a frame that is open.
  private func goesByOpenInsets(_ view: Int, _ open: Set<String>) -> Bool {
    let isReadable = model.mentioned.contains { if case .readable = $0 { true } else { false } }
    guard hasInsetsOfFrames || isReadable else { return false }
    return model.subtree(view).contains { inner in
      model.way(inner).contains { isOpen("v\($0)", open) }
    }
  }

  private func texts(_ fresh: ModelTree) -> String {
    "edited:\n\(tree.root.snp.textTree())fresh:\n\(fresh.root.snp.textTree())"
  }
}
