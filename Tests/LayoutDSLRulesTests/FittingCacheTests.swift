// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The solver of a view's fitting sizes is kept, and knows when it is stale.
@Suite("Fitting sizes, asked again")
struct FittingCacheTests {
  /// A cell with an icon of 20, a title of 100 × 20 and a text of 400 × 15 that wraps, 10 around and
  /// between.
  final class Cell {
    let view = LayoutView()
    let icon = LayoutView()
    let title = SizedView(100, 20)
    let text = LayoutView()
    let stack = LayoutStackView()
    var size: Constraint?
    var textWidth = 400.0 { didSet { text.invalidateIntrinsicContentSize() } }

    init() {
      for part in [icon, title, text, stack] { view.addSubview(part) }
      icon.snp.makeConstraints { make in
        make.leading.top.equalToSuperview().inset(10)
        size = make.size.equalTo(20).constraint
      }
      title.snp.makeConstraints { make in
        make.leading.equalTo(icon.snp.trailing).offset(10)
        make.top.equalTo(view.snp.topMargin).offset(2)
        make.trailing.lessThanOrEqualToSuperview().inset(10)
      }
      text.snp.measure { [unowned self] width in
        Size(width: textWidth, height: 15 * max(1, (textWidth / width).rounded(.up)))
      }
      text.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(10)
        make.top.equalTo(title.snp.bottom).offset(10)
      }
      stack.addArrangedSubview(SizedView(5, 5))
      stack.addArrangedSubview(SizedView(5, 5))
      stack.axis = .vertical
      stack.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        make.top.equalTo(text.snp.bottom)
        make.bottom.equalToSuperview().inset(10)
      }
    }

    func height(_ width: Double) -> Double {
      view.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    /// The height on a solver of its own, after which the cell has a new one.
    func freshHeight(_ width: Double) -> Double {
      view.snp.discardFitting()
      return height(width)
    }
  }

  @Test("several widths lower the rows once, and a width that was asked for costs nothing")
  func widths() {
    let cell = Cell()
    // 10 + 20 + 10 + 15 · lines + 10 + 10; text of 400 in 380, 200 and 100.
    #expect(cell.height(420) == 75)
    let first = cell.view.snp.fittingWork
    #expect(cell.height(220) == 90)
    #expect(cell.height(120) == 120)
    let second = cell.view.snp.fittingWork
    #expect(second.constraintsLowered == first.constraintsLowered)
    #expect(second.stackRowsWritten == first.stackRowsWritten)
    #expect(second.itemsJoined == first.itemsJoined)
    #expect(second.naturalMeasurements == first.naturalMeasurements)
    // One for each width that is new, and two rounds each.
    #expect(second.measurements == first.measurements + 2)
    #expect(second.solves == first.solves + 4)
    #expect(cell.height(420) == 75)
    #expect(cell.height(120) == 120)
    #expect(cell.view.snp.fittingWork == second)
    #expect(
      cell.view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
        == Size(width: 420, height: 75))
    #expect(
      cell.view.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
        == Size(width: 420, height: 75))
    #expect(cell.view.snp.fittingWork.constraintsLowered == first.constraintsLowered)
  }

  @Test("the tree has no work, no frames and no issues from it")
  func noPass() {
    let cell = Cell()
    _ = cell.height(220)
    #expect(cell.view.snp.layoutWork.passes == 0)
    #expect(cell.view.snp.issues.isEmpty)
    #expect(cell.title.frame == .zero)
  }

  typealias Edit = (name: String, edit: (Cell, LayoutView) -> Void)

  static var edits: [Edit] {
    [
      ("constant", { cell, _ in cell.size?.update(offset: 40) }),
      ("priority", { cell, _ in cell.size?.update(priority: .low) }),
      ("deactivation", { cell, _ in cell.size?.deactivate() }),
      ("activation", { cell, _ in cell.title.snp.makeConstraints { $0.height.equalTo(33) } }),
      ("content", { cell, _ in cell.title.contentHeight = 31 }),
      ("text", { cell, _ in cell.textWidth = 900 }),
      ("closure", { cell, _ in cell.text.snp.measure { _ in Size(width: 3, height: 4) } }),
      (
        "margins",
        { cell, _ in cell.view.layoutMargins = Insets(top: 20, left: 20, bottom: 20, right: 20) }
      ),
      (
        "hugging",
        { cell, _ in
          cell.title.snp.makeConstraints { $0.height.equalTo(35).priority(200) }
          _ = cell.height(220)
          cell.title.setContentHuggingPriority(LayoutPriority(100), for: .vertical)
        }
      ),
      (
        "compression",
        { cell, _ in
          cell.title.snp.makeConstraints { $0.height.equalTo(5).priority(700) }
          _ = cell.height(220)
          cell.title.setContentCompressionResistancePriority(LayoutPriority(600), for: .vertical)
        }
      ),
      ("removal", { cell, _ in cell.icon.removeFromSuperview() }),
      (
        "addition",
        { cell, _ in
          let late = SizedView(10, 50)
          cell.text.addSubview(late)
          late.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      ),
      ("hiding", { cell, _ in cell.stack.arrangedSubviews[0].isHidden = true }),
      ("spacing", { cell, _ in cell.stack.spacing = 9 }),
      ("axis", { cell, _ in cell.stack.axis = .horizontal }),
      ("arranged", { cell, _ in cell.stack.addArrangedSubview(SizedView(5, 5)) }),
      (
        "custom spacing",
        { cell, _ in
          cell.stack.setCustomSpacing(3, after: cell.stack.arrangedSubviews[0])
        }
      ),
      (
        "mask",
        { cell, _ in
          cell.icon.snp.removeConstraints()
          cell.icon.translatesAutoresizingMaskIntoConstraints = true
          cell.title.snp.makeConstraints { $0.top.equalTo(cell.icon.snp.bottom).priority(900) }
          cell.title.snp.makeConstraints { $0.height.equalTo(cell.icon) }
          _ = cell.height(220)
          cell.icon.frame = Rect(x: 0, y: 0, width: 70, height: 60)
        }
      ),
      (
        "direction above",
        { cell, root in
          cell.text.snp.makeConstraints { make in
            make.bottom.equalTo(cell.text.snp.leading).offset(1)
          }
          _ = cell.height(220)
          root.semanticContentAttribute = .forceRightToLeft
        }
      ),
      (
        "safe area",
        { cell, root in
          cell.title.snp.makeConstraints { make in
            make.top.equalTo(cell.view.snp.safeAreaLayoutGuideTop)
          }
          layOutRecovering(root)
          _ = cell.height(220)
          root.snp.additionalSafeAreaInsets = Insets(top: 30, left: 30, bottom: 30, right: 30)
          layOutRecovering(root)
        }
      ),
      (
        "another tree",
        { cell, _ in
          let other = LayoutView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
          other.semanticContentAttribute = .forceRightToLeft
          other.addSubview(cell.view)
        }
      ),
    ]
  }

  private static func layOutRecovering(_ root: LayoutView) { root.layoutIfNeeded() }

  @Test("whatever changes is seen", arguments: 0..<21, [false, true])
  func invalidation(number: Int, isLaidOut: Bool) {
    let (name, edit) = Self.edits[number]
    let cell = Cell()
    let root = makeRoot(300, 300, cell.view)
    cell.view.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    if isLaidOut { root.layoutIfNeeded() }
    let before = cell.height(220)
    edit(cell, root)
    let after = cell.height(220)
    let fresh = cell.freshHeight(220)
    #expect(abs(after - fresh) < 1e-9, "\(name): \(after) is \(fresh) when asked afresh")
    let isNeutral = [
      "another tree", "deactivation", "priority", "constant", "axis", "removal", "mask",
      "direction above", "safe area", "closure",
    ].contains(name)
    if !isNeutral { #expect(after != before, "\(name)") }
  }

  @Test("changes elsewhere leave a cell's solver alone")
  func elsewhere() {
    let (one, two) = (Cell(), Cell())
    let root = makeRoot(300, 300, one.view, two.view)
    for cell in [one, two] {
      cell.view.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    }
    _ = (one.height(220), two.height(220))
    let before = one.view.snp.fittingWork
    two.textWidth = 700
    root.frame.size.width = 280
    one.view.snp.makeConstraints { $0.height.greaterThanOrEqualTo(root).dividedBy(100) }
    layOut(root)
    _ = (one.height(220), two.height(220))
    #expect(one.view.snp.fittingWork == before)
  }

  @Test("answers do not depend on earlier questions", arguments: 1...6)
  func history(seed: UInt64) {
    var random = SplitMix(state: seed)
    let cell = Cell()
    cell.stack.alignment = .center
    var log = "seed \(seed):"
    for _ in 0..<40 {
      let width = Double(Int.random(in: 50...600, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: cell.textWidth = Double(Int.random(in: 10...900, using: &random))
      case 1: cell.size?.update(offset: Double(Int.random(in: 0...60, using: &random)))
      case 2: cell.stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
      default: break
      }
      log += " \(width)"
      let got = cell.height(width)
      let other = Cell()
      other.textWidth = cell.textWidth
      other.size?.update(offset: cell.size?.layoutConstraints.first?.constant ?? 0)
      for (mine, theirs) in zip(other.stack.arrangedSubviews, cell.stack.arrangedSubviews) {
        mine.isHidden = theirs.isHidden
      }
      other.stack.alignment = .center
      let fresh = other.height(width)
      #expect(abs(got - fresh) < 1e-9, "\(log): \(got) is \(fresh) afresh")
      if got != fresh { return }
    }
  }

  @Test("a prototype that is never laid out does not pile up work")
  func prototype() {
    let cell = Cell()
    for number in 0..<200 {
      cell.size?.deactivate()
      cell.size?.activate()
      cell.textWidth = Double(100 + number)
      #expect(cell.height(120) == cell.freshHeight(120))
    }
    let root = makeRoot(300, 300, cell.view)
    cell.view.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    layOut(root)
    expect(cell.icon, at: 10, 10, 20, 20)
  }

  @Test("of many views that were asked the last ones keep their rows, and all keep their answers")
  func many() {
    let cells = (0..<1500).map { _ in Cell() }
    let root = LayoutView()
    for cell in cells { root.addSubview(cell.view) }
    let heights = cells.map { $0.height(120) }
    #expect(Set(heights) == [Cell().freshHeight(120)])
    let joined = cells[0].view.snp.fittingWork.itemsJoined
    #expect(joined == 7)
    for cell in cells {
      #expect(cell.height(120) == heights[0])
      #expect(cell.view.snp.fittingWork.itemsJoined == joined)
    }
    for cell in [cells[0], cells[1499]] {
      #expect(cell.height(300) == cell.freshHeight(300))
    }
    _ = cells[2].height(310)
    #expect(cells[2].view.snp.fittingWork.itemsJoined == 2 * joined)
    _ = cells[1498].height(310)
    #expect(cells[1498].view.snp.fittingWork.itemsJoined == joined)
    // A tree that has as many items itself keeps the rows of all.
    root.layoutIfNeeded()
    for cell in cells { _ = cell.height(130) }
    let written = cells.map { $0.view.snp.fittingWork.itemsJoined }
    for cell in cells { _ = cell.height(131) }
    #expect(cells.map { $0.view.snp.fittingWork.itemsJoined } == written)
  }

  @Test("views that were asked before they were filled count with what is in them")
  func filled() {
    let views = (0..<500).map { _ in LayoutView() }
    let root = LayoutView()
    for view in views { root.addSubview(view) }
    for view in views { #expect(view.systemLayoutSizeFitting(.zero) == .zero) }
    for view in views {
      for _ in 0..<30 { view.addSubview(SizedView(5, 5)) }
      for part in view.subviews { part.snp.makeConstraints { $0.edges.equalToSuperview() } }
      #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 5, height: 5))
    }
    for (view, isWrittenAnew) in [(views[0], true), (views[499], false)] {
      let before = view.snp.fittingWork.itemsJoined
      #expect(view.systemLayoutSizeFitting(Size(width: 9, height: 9)).width == 5)
      #expect(view.snp.fittingWork.itemsJoined - before == (isWrittenAnew ? 31 : 0))
    }
  }

  @Test("the solver ends with its view")
  func memory() {
    weak var view: LayoutView?
    weak var part: LayoutView?
    do {
      let cell = Cell()
      (view, part) = (cell.view, cell.text)
      _ = cell.height(100)
    }
    #expect(view == nil)
    #expect(part == nil)
  }

  /// A text that says where its last baseline is once it has been measured.
  final class Paragraph: LayoutView {
    private(set) var lines = 1.0

    convenience init(_ width: Double) {
      self.init(frame: .zero)
      snp.measure { [unowned self] proposed in
        lines = max(1, (width / proposed).rounded(.up))
        return Size(width: width, height: 15 * lines)
      }
    }

    override var firstBaselineOffsetFromTop: Double { 2 * lines }
  }

  @Test("baselines are those of the text as it is measured in this fitting")
  func baselines() {
    let (text, mark) = (Paragraph(400), LayoutView())
    let root = makeRoot(100, 100, text, mark)
    text.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    mark.snp.makeConstraints { make in
      make.top.equalTo(text.snp.firstBaseline)
      make.leading.equalToSuperview()
      make.size.equalTo(100)
      make.bottom.equalToSuperview()
    }
    func height(_ width: Double) -> Double {
      root.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // 400 in 100 are four lines, the baseline is at 8 and the mark 100 high.
    #expect(height(100) == 108)
    #expect(height(200) == 104)
    #expect(height(400) == 102)
    let work = root.snp.fittingWork
    #expect(height(100) == 108)
    #expect(root.snp.fittingWork == work)
  }

  @Test("stack views align to baselines and share in proportion as content is measured")
  func stacks() {
    let text = Paragraph(100)
    let stack = LayoutStackView(arrangedSubviews: [text, SizedView(10, 40)])
    stack.alignment = .firstBaseline
    // Two lines in 50: the baseline of the text is at 4, so the box ends at 44.
    let size = stack.systemLayoutSizeFitting(
      Size(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 60, height: 44))
  }

  /// Content that wants to know how large the view around it would like to be.
  final class Curious: LayoutView {
    override var intrinsicContentSize: Size { superview?.systemLayoutSizeFitting(.zero) ?? .zero }
  }

  @Test("content that asks for the size that is being found gets none")
  func recursion() {
    let view = Curious()
    let root = makeRoot(10, 10, view)
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
    #expect(root.systemLayoutSizeFitting(.zero) == Size(width: 8, height: 8))
  }

  @Test("what changed while a view was in no tree is seen when it is back")
  func changedOutside() {
    let (outer, view) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, outer)
    outer.addSubview(view)
    var width: Constraint?
    view.snp.makeConstraints { make in
      width = make.width.equalTo(40).constraint
      make.height.equalTo(10)
    }
    #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 40, height: 10))
    outer.removeFromSuperview()
    width?.update(offset: 20)
    root.addSubview(outer)
    #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 20, height: 10))
  }

  @Test("what joins with a stale size of its own makes the sizes above it stale")
  func joiningStale() {
    let (outer, inner, content) = (LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(300, 300, outer)
    inner.addSubview(content)
    for (view, parent) in [(outer, root), (content, inner)] {
      view.snp.makeConstraints { $0.edges.equalTo(parent) }
    }
    content.snp.makeConstraints { $0.size.equalTo(20) }
    // Asked and changed on its own: marks remain on both.
    #expect(inner.systemLayoutSizeFitting(.zero) == Size(width: 20, height: 20))
    content.isHidden = true
    outer.snp.remakeConstraints { $0.edges.equalToSuperview().priority(500) }
    #expect(outer.systemLayoutSizeFitting(.zero) == .zero)
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(outer.systemLayoutSizeFitting(.zero) == Size(width: 20, height: 20))
    content.snp.remakeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(30)
    }
    #expect(outer.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 30))
    #expect(inner.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 30))
  }
}
