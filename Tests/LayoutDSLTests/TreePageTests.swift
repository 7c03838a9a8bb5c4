// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What the page on the tree says; its snippets themselves are run by `.ci/snippets`.
@Suite("The page of the tree")
struct TreePageTests {
  let card = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 120))
  let icon = LayoutView()
  let title = LayoutView()
  let badge = LayoutView()

  init() {
    card.snp.setLabel("card")
    icon.snp.setLabel("icon")
    title.snp.setLabel("title")
  }

  @Test("the hierarchy, and what leaves with a view")
  func hierarchy() {
    card.addSubview(icon)
    card.insertSubview(title, aboveSubview: icon)
    icon.snp.makeConstraints { make in
      make.leading.centerY.equalToSuperview()
      make.size.equalTo(40)
    }
    title.snp.makeConstraints { $0.leading.equalTo(icon.snp.trailing).offset(8) }
    icon.removeFromSuperview()
    // icon.constraints.count is 2: width and height are its own
    // card.constraints.count is 0: the others crossed the boundary
    #expect(icon.constraints.count == 2)
    #expect(card.constraints.isEmpty)
  }

  @Test("a root whose size constraints find")
  func root() throws {
    let page = LayoutView()
    page.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(title)
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.size.equalTo(Size(width: 200, height: 24))
    }
    try page.snp.layout()
    // page.frame is 0, 0, 232, 56
    expect(page, at: 0, 0, 232, 56)
  }

  @Test("content: text that is measured, and who gives way")
  func content() throws {
    for view in [title, badge] { card.addSubview(view) }
    badge.snp.measure { _ in Size(width: 60, height: 20) }
    title.snp.measure { width in
      let lines = (500 / min(width, 500)).rounded(.up)
      return Size(width: min(width, 500), height: 20 * lines)
    }
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    title.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.trailing.equalTo(badge.snp.leading).offset(-8)
    }
    badge.snp.makeConstraints { $0.trailing.top.equalToSuperview() }
    try card.snp.layout()
    // title.frame is 0, 0, 252, 40: 320 less the badge's 60 and 8, in two lines
    expect(title, at: 0, 0, 252, 40)
    let fitting = card.systemLayoutSizeFitting(
      Size(width: 168, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // fitting is 168 × 0: nothing joins the card's bottom to the title
    #expect(fitting == Size(width: 168, height: 0))
    title.snp.makeConstraints { $0.bottom.lessThanOrEqualToSuperview() }
    // The title gets 100 points: five lines.
    let higher = card.systemLayoutSizeFitting(
      Size(width: 168, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(higher == Size(width: 168, height: 100))
  }

  @Test("margins, safe areas and direction")
  func margins() throws {
    card.addSubview(title)
    card.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    card.directionalLayoutMargins = DirectionalInsets(
      top: 8, leading: 16, bottom: 8, trailing: 4)
    title.snp.makeConstraints { $0.edges.equalTo(card.layoutMarginsGuide) }
    try card.snp.layout()
    // title.frame is 16, 28, 300, 84
    card.semanticContentAttribute = .forceRightToLeft
    try card.snp.layout()
    // title.frame is 4, 28, 300, 84
    expect(title, at: 4, 28, 300, 84)
    card.semanticContentAttribute = .unspecified
    layOut(card)
    expect(title, at: 16, 28, 300, 84)
  }

  @Test("masks, beside constraints")
  func masks() throws {
    for view in [icon, title] { card.addSubview(view) }
    icon.frame = Rect(x: 280, y: 0, width: 40, height: 120)
    icon.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    title.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.trailing.equalTo(icon.snp.leading)
    }
    card.frame.size = Size(width: 400, height: 60)
    try card.snp.layout()
    // title.frame is 0, 0, 360, 60
    expect(title, at: 0, 0, 360, 60)
    expect(icon, at: 360, 0, 40, 60)
  }

  @Test("a view that nothing places is nowhere, and stays where it was if it was placed before")
  func unplaced() {
    title.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    layOut(card)
    expect(title, at: 0, 0, 0, 0)
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    layOut(card)
    title.snp.removeConstraints()
    layOut(card)
    expect(title, at: 10, 10, 300, 100)
  }

  @Test("hooks, and pixels")
  func hooks() throws {
    final class Columns: LayoutView {
      let columns = (0..<3).map { _ in LayoutView() }
      var gap = 0.0 { didSet { setNeedsUpdateConstraints() } }

      override func updateConstraints() {
        for (place, column) in columns.enumerated() {
          if column.superview == nil { addSubview(column) }
          column.snp.remakeConstraints { make in
            make.top.bottom.equalToSuperview()
            if place == 0 { make.leading.equalToSuperview() }
            if place > 0 {
              make.leading.equalTo(columns[place - 1].snp.trailing).offset(gap)
              make.width.equalTo(columns[0])
            }
            if place == 2 { make.trailing.equalToSuperview() }
          }
        }
        super.updateConstraints()
      }
    }
    let columns = Columns(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    columns.snp.pixelScale = 1
    try columns.snp.layout()
    // columns.columns.map(\.frame.width) is 33, 34, 33
    #expect(columns.columns.map(\.frame.width) == [33, 34, 33])
    columns.gap = 5
    layOut(columns)
    #expect(columns.columns.map(\.frame.width) == [30, 30, 30])
  }

  @Test("a subclass that overrides its margins")
  func overriding() throws {
    final class Panel: LayoutView {
      var isWide = false { didSet { invalidateIntrinsicContentSize() } }

      override var layoutMargins: Insets {
        get {
          var margins = super.layoutMargins
          if isWide { margins.left += 24 }
          return margins
        }
        set { super.layoutMargins = newValue }
      }
    }
    let panel = Panel()
    card.addSubview(panel)
    panel.addSubview(title)
    panel.snp.makeConstraints { $0.edges.equalToSuperview() }
    title.snp.makeConstraints { $0.edges.equalTo(panel.layoutMarginsGuide) }
    try card.snp.layout()
    // title.frame is 8, 8, 304, 104
    panel.isWide = true
    try card.snp.layout()
    // title.frame is 32, 8, 280, 104
    // 8 + 24; 304 - 24.
    expect(title, at: 32, 8, 280, 104)
  }

  @Test("stack views")
  func stacks() throws {
    for view in [icon, title, badge] {
      view.snp.makeConstraints { $0.size.equalTo(Size(width: 40, height: 20)) }
    }
    let row = LayoutStackView(arrangedSubviews: [icon, title, badge])
    row.distribution = .equalSpacing
    row.alignment = .top
    card.addSubview(row)
    row.snp.makeConstraints { $0.edges.equalToSuperview() }
    try card.snp.layout()
    // title.frame is 140, 0, 40, 20
    icon.isHidden = true
    try card.snp.layout()
    // title.frame is 0, 0, 40, 20
    expect(title, at: 0, 0, 40, 20)
    expect(badge, at: 280, 0, 40, 20)
    icon.isHidden = false
    layOut(card)
    expect(title, at: 140, 0, 40, 20)
  }

  @Test("a scroll view")
  func scrollView() throws {
    let scroll = LayoutScrollView()
    card.addSubview(scroll)
    scroll.addSubview(title)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(20)
      make.width.equalToSuperview().offset(-40)
      make.height.equalTo(300)
    }
    try card.snp.layout()
    // scroll.frame is 0, 0, 320, 120
    // scroll.contentSize is 320 × 340
    scroll.contentOffset.y = 100
    // title.frame is 20, 20, 280, 300, and title.convert(.zero, to: card) is 20, -80
    expect(scroll, at: 0, 0, 320, 120)
    // 320 - 40 + 2 * 20; 300 + 2 * 20.
    #expect(scroll.contentSize == Size(width: 320, height: 340))
    expect(title, at: 20, 20, 280, 300)
    #expect(title.convert(.zero, to: card) == Point(x: 20, y: -80))
  }

  @Test("snapshots, expectations and tasks")
  func snapshots() async throws {
    card.addSubview(title)
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    try card.snp.expect(
      """
      card  0 0 320 120
        title  10 10 300 100
      """)
    let before = card.snp.snapshot()
    card.frame.size.width = 420
    try card.snp.layout()
    let halfway = before.interpolated(to: card.snp.snapshot(), at: 0.5)
    #expect(halfway.entries.map(\.frame.width) == [370, 350])
    let widths = await withTaskGroup(of: Double.self) { group in
      for width in [100.0, 200, 300] {
        group.addTask {
          let root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: 10))
          let child = LayoutView()
          root.addSubview(child)
          child.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
          root.layoutIfNeeded()
          return child.frame.width
        }
      }
      return await group.reduce(0, +)
    }
    #expect(widths == 570)
  }
}
