// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Insets of views that no pass has placed yet, that are not seen, or whose insets and frames swing.
@Suite("Insets where nothing is known, seen or settled")
struct InsetsOfNewViewsTests {
  /// A view that notes what it is told of the safe area above.
  private final class Told: LayoutView {
    var tops: [Double] = []
    override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
  }

  /// A view below a bar that nobody else knows of.
  private final class Lowered: LayoutView {
    override var safeAreaInsets: Insets { Insets(top: 60, left: 0, bottom: 0, right: 0) }
  }

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  let stack = LayoutStackView()

  init() {
    root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    stack.axis = .vertical
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
  }

  private func makeText(_ width: Double = 100, height: Double = 20) -> LayoutView {
    let text = LayoutView()
    text.snp.measure { _ in Size(width: width, height: height) }
    return text
  }

  /// A row whose text is held by its margins.
  private func makeRow(_ width: Double = 100, height: Double = 20) -> LayoutView {
    let (row, text) = (LayoutView(), makeText(width, height: height))
    row.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalTo(row.layoutMarginsGuide) }
    return row
  }

  @Test(
    "a new column has insets where it will be, not where nothing has been placed",
    arguments: [1, 15, 21])
  func newColumn(count: Int) throws {
    for _ in 0..<count { stack.addArrangedSubview(makeRow()) }
    try root.snp.layout()
    // The first reaches into the safe area, and has it on top of its margins.
    #expect(stack.frame == Rect(x: 0, y: 0, width: 390, height: Double(count) * 36 + 47))
    #expect(stack.arrangedSubviews.last?.safeAreaInsets.bottom == 0)
  }

  @Test("a column that grew row by row is where a new one is, and one from scratch")
  func grownColumn() throws {
    for _ in 0..<20 {
      stack.addArrangedSubview(makeRow())
      try root.snp.layout()
    }
    #expect(stack.frame.height == 767)
    try root.snp.layoutFromScratch()
    #expect(stack.frame.height == 767)
  }

  @Test(
    "a view that constraints are to place inherits no insets before they have; one with a frame does"
  )
  func beforeThePass() throws {
    let (placed, given) = (makeRow(), LayoutView(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(placed)
    root.addSubview(given)
    placed.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(placed.safeAreaInsets == .zero)
    #expect(given.safeAreaInsets.top == 47)
    try root.snp.layout()
    #expect(placed.safeAreaInsets.top == 47)
  }

  @Test("a sheet that waits below its superview has no insets of that, whatever it is as high as")
  func sheetBelow() throws {
    let sheet = makeRow()
    root.addSubview(sheet)
    sheet.snp.makeConstraints { $0.left.right.equalToSuperview() }
    let away = sheet.topAnchor.constraint(equalTo: root.bottomAnchor)
    let there = sheet.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    away.isActive = true
    try root.snp.layout()
    #expect(sheet.frame == Rect(x: 0, y: 844, width: 390, height: 36))
    away.isActive = false
    there.isActive = true
    try root.snp.layout()
    #expect(sheet.frame == Rect(x: 0, y: 774, width: 390, height: 70))
    there.isActive = false
    away.isActive = true
    try root.snp.layout()
    #expect(sheet.frame == Rect(x: 0, y: 844, width: 390, height: 36))
  }

  @Test("a view that sticks out of its superview has as much more of the safe area; beside it none")
  func sticksOut() throws {
    let view = LayoutView()
    root.addSubview(view)
    _ = view.safeAreaLayoutGuide
    view.snp.makeConstraints { $0.left.size.equalToSuperview() }
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    for (offset, inset) in [(-20.0, 67.0), (-843, 890), (-844, 0), (-900, 0), (40, 7), (0, 47)] {
      top.constant = offset
      try root.snp.layout()
      #expect(view.safeAreaInsets.top == inset)
    }
  }

  @Test(
    "a row that its stack view hides has no insets of that, and moves nothing",
    arguments: [true, false])
  func hiddenRow(isPreserving: Bool) throws {
    root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 20, bottom: 34, right: 20)
    let (row, last) = (makeRow(600), makeRow())
    row.preservesSuperviewLayoutMargins = isPreserving
    stack.addArrangedSubview(row)
    stack.addArrangedSubview(last)
    row.isHidden = true
    try root.snp.layout()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 390, height: 83))
    #expect(
      row.safeAreaInsets == .zero
        && row.layoutMargins == Insets(top: 8, left: 8, bottom: 8, right: 8))
    // A hidden view that is not arranged is laid out like any other.
    last.isHidden = true
    stack.isHidden = true
    try root.snp.layout()
    #expect(stack.safeAreaInsets.top == 47)
  }

  @Test("margins that are nothing are nothing to preserve, also in what sticks out")
  func nothingToPreserve() throws {
    let (outer, inner) = (LayoutView(), LayoutView())
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.insetsLayoutMarginsFromSafeArea = false
    inner.insetsLayoutMarginsFromSafeArea = false
    outer.layoutMargins = Insets(top: 0, left: 5, bottom: 0, right: 0)
    inner.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
    inner.preservesSuperviewLayoutMargins = true
    outer.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(100)
      make.size.equalTo(100)
    }
    inner.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(-10)
      make.size.equalTo(150)
    }
    try root.snp.layout()
    #expect(inner.layoutMargins == Insets(top: 1, left: 15, bottom: 1, right: 1))
  }

  @Test(
    "insets that swing from round to round come to rest where they lead to themselves",
    arguments: [
      (20.0, 20.0, 40.0, 2.0), (27, 5, 52, 15.5), (22, 5, 52, 15.5), (30, 5, 52, 15.5),
      (33, 12, 56, 14),
    ])
  func swinging(first: Double, second: Double, top: Double, inset: Double) throws {
    root.snp.additionalSafeAreaInsets = Insets(top: top, left: 0, bottom: 20, right: 0)
    stack.distribution = .fillEqually
    let row = makeRow(height: second)
    stack.addArrangedSubview(makeText(height: first))
    stack.addArrangedSubview(row)
    try root.snp.layout()
    // Each is as high as the second's text, 16 of margins and what of the safe area the first leaves.
    let height = second + 16 + inset
    #expect(row.frame == Rect(x: 0, y: height, width: 390, height: height))
    #expect(row.safeAreaInsets.top == inset && top - height == inset)
    try root.snp.layoutFromScratch()
    #expect(row.safeAreaInsets.top == inset)
  }

  @Test("what swings comes to rest, too, where the last round stood where insets begin")
  func swingingFromRest() throws {
    root.snp.additionalSafeAreaInsets = Insets(top: 36, left: 0, bottom: 20, right: 0)
    stack.distribution = .fillEqually
    let row = makeRow()
    stack.addArrangedSubview(makeText())
    stack.addArrangedSubview(row)
    for top in stride(from: 36.0, through: 60, by: 0.5) {
      root.snp.additionalSafeAreaInsets.top = top
      try root.snp.layout()
      #expect(row.safeAreaInsets.top == (top - 36) / 2)
    }
  }

  @Test(
    "insets that grow by half as much in each round come to rest where they lead to themselves",
    arguments: [325.0, 330, 334, 340])
  func comingCloser(content: Double) throws {
    root.frame = Rect(x: 0, y: 0, width: 667, height: 375)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 21, right: 0)
    let (card, list) = (LayoutView(), LayoutView())
    root.addSubview(card)
    card.addSubview(list)
    card.snp.makeConstraints { $0.center.equalToSuperview() }
    list.snp.makeConstraints { make in
      make.edges.equalTo(card.layoutMarginsGuide)
      make.size.equalTo(Size(width: 300, height: content))
    }
    // The card is as high as its content, 16 of margins and the inset, of which the center takes back half.
    let (inset, height) = (content - 317, 2 * content - 301)
    func expectAtRest() {
      #expect(card.safeAreaInsets.bottom == inset)
      #expect(
        card.frame == Rect(x: 175.5, y: (375 - height) / 2, width: 316, height: height))
    }
    try root.snp.layout()
    expectAtRest()
    try root.snp.layoutFromScratch()
    expectAtRest()
    // What asks for the height that there is takes part whenever it comes.
    card.snp.makeConstraints { $0.height.equalTo(height) }
    try root.snp.layout()
    expectAtRest()
  }

  @Test("a centered column within its margins comes to rest under a notch")
  func centeredColumn() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 300))
    root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 0, bottom: 0, right: 0)
    let column = LayoutStackView()
    column.axis = .vertical
    column.distribution = .fillEqually
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = .zero
    root.addSubview(column)
    column.snp.makeConstraints { $0.center.equalToSuperview() }
    for _ in 0..<4 { column.addArrangedSubview(makeText(height: 54)) }
    try root.snp.layout()
    // 216 points of texts, and 47 less what is above: (300 - 226) / 2.
    #expect(column.frame == Rect(x: 145, y: 37, width: 100, height: 226))
  }

  @Test(
    "what runs away from its own insets is reported, and is where those without sticking out leave it"
  )
  func runningAway() throws {
    // What sticks out beside it has what it has, and what says so itself.
    let (header, title, own, ownText) = (LayoutView(), makeText(), Lowered(), makeText())
    for (view, text) in [(header, title), (own as LayoutView, ownText)] {
      root.addSubview(view)
      view.addSubview(text)
      view.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(view === header ? -40 : 0)
        make.leading.equalToSuperview()
        make.size.equalTo(200)
      }
      text.snp.makeConstraints { $0.top.leading.equalTo(view.safeAreaLayoutGuide) }
    }
    // 800 points of text, 16 of margins and 47 on top: the column sticks out at the bottom, reaches into the safe
    // area there by what it sticks out, and sticks out by as much more.
    let (column, text, footer) = (LayoutView(), makeText(height: 800), LayoutView())
    root.addSubview(column)
    root.addSubview(footer)
    column.addSubview(text)
    column.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    text.snp.makeConstraints { $0.edges.equalTo(column.layoutMarginsGuide) }
    footer.snp.makeConstraints { make in
      make.top.equalTo(column.snp.bottom)
      make.leading.size.equalTo(10)
    }
    for height in [844.0, 800, 845] {
      root.frame.size.height = height
      root.layoutIfNeeded()
      let problems = root.snp.issues.map(\.problem)
      let areUnsettled = problems.map { if case .unsettledSafeArea = $0 { true } else { false } }
      #expect(areUnsettled == [true])
      #expect(column.frame == Rect(x: 0, y: 0, width: 390, height: 800 + 16 + 47 + 34))
      #expect(footer.frame.minY == column.frame.maxY)
      #expect(text.frame == Rect(x: 8, y: 55, width: 374, height: 800))
      #expect(title.frame.minY == 87 && ownText.frame.minY == 60)
    }
    #expect(throws: LayoutError.self) { try root.snp.layoutFromScratch() }
    root.frame.size.height = 897
    try root.snp.layout()
    // It just reaches the safe area, and has none there.
    #expect(column.frame.height == 863 && column.safeAreaInsets.bottom == 0)
  }

  @Test("a view of no size has the insets of where it is, and is told of them once")
  func noSize() throws {
    let (view, inner) = (Told(), LayoutView())
    root.addSubview(view)
    view.addSubview(inner)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(0)
    }
    inner.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.left.equalToSuperview()
      make.size.equalTo(5)
    }
    #expect(view.safeAreaInsets.top == 0)
    try root.snp.layout()
    #expect(view.safeAreaInsets.top == 47 && inner.frame.minY == 47)
    #expect(view.tops == [47])
  }

  @Test("a row that is shown again has its insets in the same pass, and is told")
  func shownAgain() throws {
    let (row, text) = (Told(), makeText())
    row.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalTo(row.layoutMarginsGuide) }
    stack.addArrangedSubview(row)
    for isHidden in [false, true, false] {
      row.isHidden = isHidden
      try root.snp.layout()
      #expect(stack.frame.height == (isHidden ? 0 : 83))
    }
    #expect(row.tops == [47, 0, 47])
  }
}
