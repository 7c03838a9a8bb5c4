// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What is offered to settle what is open: constraints that a person would write.
@Suite("Remedies of ambiguities")
struct RemedyTests {
  let page = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let box = LayoutView()
  let other = LayoutView()

  init() {
    for (view, label) in [(page, "page"), (box, "box"), (other, "other")] {
      view.snp.setLabel(label)
    }
    page.addSubview(box)
  }

  private func open(_ view: LayoutView? = nil) -> [String] {
    page.layoutIfNeeded()
    return (view ?? page).snp.ambiguities().map(\.description)
  }

  @Test("a missing height: the bottom to the superview, as far as the top is from it")
  func missingHeight() {
    box.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(16)
    }
    #expect(
      open() == [
        "the height of \"page/box\" is ambiguous: it is 0, other values would do as well; "
          + "box.bottom == page.bottom - 16 would settle it"
      ])
    box.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-16) }
    #expect(open() == [])
    expect(box, at: 0, 16, 320, 448)
  }

  @Test("a missing edge where text runs from right to left: as the trailing one is held")
  func fromRightToLeft() {
    page.semanticContentAttribute = .forceRightToLeft
    box.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.trailing.equalToSuperview().offset(-16)
    }
    #expect(
      open() == [
        "the width of \"page/box\" is ambiguous: it is 0, other values would do as well; "
          + "box.right == page.right - 16 would settle it"
      ])
    box.snp.makeConstraints { $0.right.equalToSuperview().offset(-16) }
    #expect(open() == [])
    expect(box, at: 16, 0, 288, 480)
  }

  @Test("a missing edge where the other one is held by a neighbour: to the superview")
  func heldByNeighbour() {
    page.addSubview(other)
    box.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(100)
    }
    other.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(box.snp.bottom)
    }
    #expect(
      open() == [
        "the height of \"page/other\" is ambiguous: it is 0, other values would do as well; "
          + "other.bottom == page.bottom would settle it"
      ])
    other.snp.makeConstraints { $0.bottom.equalToSuperview() }
    #expect(open() == [])
    expect(other, at: 0, 100, 320, 380)
  }

  @Test("nothing tells a size: one to begin with, which the constraints allow, and never 0")
  func usualHeight() {
    let cell = LayoutView()
    cell.snp.setLabel("cell")
    cell.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    cell.snp.makeConstraints { $0.width.equalTo(320) }
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.lessThanOrEqualTo(30)
    }
    cell.layoutIfNeeded()
    #expect(
      open(cell) == [
        "the height of \"cell\" is ambiguous: it is 0, other values would do as well; "
          + "cell.height == 30 would settle it",
        "the height of \"cell/box\" is ambiguous: it is 0, other values would do as well; "
          + "cell.height == 30 would settle it",
      ])
    box.snp.makeConstraints { $0.height.equalTo(30) }
    cell.layoutIfNeeded()
    #expect(open(cell) == [])
  }

  @Test("a missing bottom of a self-sizing cell: the last of what is in it")
  func missingBottom() {
    let cell = LayoutView()
    cell.snp.setLabel("cell")
    cell.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    cell.addSubview(other)
    cell.snp.makeConstraints { $0.width.equalTo(320) }
    box.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(12)
      make.height.equalTo(20)
    }
    other.snp.makeConstraints { make in
      make.left.right.equalTo(box)
      make.top.equalTo(box.snp.bottom).offset(8)
      make.height.equalTo(30)
    }
    cell.layoutIfNeeded()
    #expect(
      open(cell) == [
        "the height of \"cell\" is ambiguous: it is 0, other values would do as well; "
          + "other.bottom == cell.bottom - 12 would settle it"
      ])
    other.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-12) }
    cell.layoutIfNeeded()
    #expect(open(cell) == [])
    #expect(cell.frame.height == 82)
  }

  @Test("an extent that is not 0 is kept")
  func kept() {
    page.addSubview(other)
    box.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
    page.layoutIfNeeded()
    box.snp.remakeConstraints { $0.left.top.bottom.equalToSuperview() }
    #expect(
      open() == [
        "the width of \"page/box\" is ambiguous: it is 100, other values would do as well; "
          + "box.width == 100 would settle it"
      ])
  }

  @Test(
    "a missing edge of the content of what is held at its far edge, or in its middle",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
  func missingEdgeOfContent(direction: LayoutDirection, isCentered: Bool) {
    page.semanticContentAttribute =
      direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    let text = SizedView(60, 20)
    text.snp.setLabel("text")
    box.addSubview(text)
    box.snp.makeConstraints { make in
      make.top.equalToSuperview()
      if isCentered { make.centerX.equalToSuperview() } else { make.trailing.equalToSuperview() }
    }
    text.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview().inset(8) }
    let remedy =
      direction == .leftToRight ? "text.right == box.right - 8" : "text.left == box.left + 8"
    page.layoutIfNeeded()
    let ofBox = page.snp.ambiguities().filter { $0.item === box }
    #expect(!ofBox.isEmpty && ofBox.allSatisfy { $0.remedy == remedy })
    text.snp.makeConstraints { $0.trailing.equalToSuperview().inset(8) }
    #expect(open() == [] && page.snp.issues.isEmpty)
    #expect(box.frame.width == 76)
  }

  @Test("a bottom that is an inequality, and one that is missing of a bar at the bottom")
  func bottomOfContent() {
    let text = SizedView(60, 20)
    text.snp.setLabel("text")
    box.addSubview(text)
    box.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    text.snp.makeConstraints { $0.left.right.top.equalToSuperview().inset(8) }
    let remedy = "; text.bottom == box.bottom - 8 would settle it"
    #expect(open().map { $0.hasSuffix(remedy) } == [true, true])
    box.snp.remakeConstraints { $0.left.right.top.equalToSuperview() }
    text.snp.makeConstraints { $0.bottom.lessThanOrEqualToSuperview().offset(-8) }
    #expect(open().map { $0.hasPrefix("the height of") && $0.hasSuffix(remedy) } == [true])
  }

  @Test("a place that follows from an open extent is settled with it", arguments: [true, false])
  func follower(isCentered: Bool) throws {
    // Nothing pulls at what its content makes it as wide as it is.
    let other = SizedView(40, 40)
    page.addSubview(other)
    other.snp.makeConstraints { $0.center.equalToSuperview() }
    box.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(18)
      make.width.greaterThanOrEqualTo(18)
      if isCentered {
        make.centerX.equalTo(other.snp.right)
      } else {
        make.right.equalTo(other)
      }
    }
    page.layoutIfNeeded()
    let open = page.snp.ambiguities()
    #expect(open.map(\.attribute) == [.left, .width])
    #expect(open.allSatisfy { $0.remedy == open[1].remedy && $0.remedy.hasPrefix("box.width == ") })
    #expect(open[0].value == box.frame.minX && open[1].value == box.frame.width)
  }

  @Test("an extent is kept where something in the item goes by it")
  func keptForContent() {
    let (text, background) = (SizedView(60, 20), LayoutView())
    for view in [background, text] { box.addSubview(view) }
    box.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
    background.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints { $0.left.top.equalToSuperview().inset(8) }
    page.layoutIfNeeded()
    box.snp.remakeConstraints { $0.left.top.bottom.equalToSuperview() }
    #expect(open().first?.hasSuffix("; box.width == 100 would settle it") == true)
  }

  @Test("what pulls from both sides at one priority is named, and the priority that decides it")
  func tie() throws {
    let at = "App/Page.swift"
    let title = SizedView(100, 20)
    title.snp.setLabel("title")
    page.addSubview(title)
    box.removeFromSuperview()
    title.snp.makeConstraints(fileID: at, line: 1) { make in
      make.left.top.equalToSuperview(fileID: at, line: 2)
      make.bottom.equalToSuperview(fileID: at, line: 3).offset(-5).priority(250)
    }
    let tie = """
      2 constraints of priority 250 pull against one another, and 251 for the one that is to win would decide it:
        <LayoutConstraint@Page.swift#3 title.bottom == page.bottom - 5 ^250>
        title.height <= 20 (its content) ^250
      """
    page.layoutIfNeeded()
    let height = title.frame.height == 20 ? "20" : "475"
    #expect(
      open() == [
        "the height of \"page/title\" is ambiguous: it is \(height), other values would do as well; "
          + tie
      ])
    let why = try #require(title.snp.explanation(of: .height))
    #expect(why.isAmbiguous)
    #expect(why.description.hasPrefix("title.height is \(height), and ambiguous: " + tie + "\n"))
    #expect(title.snp.explanation(of: .width)?.isAmbiguous == false)
    title.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
    #expect(open() == [])
    #expect(title.frame.height == 20)
    #expect(title.snp.explanation(of: .height)?.tie == nil)
  }

  @Test("a tie is not named for a part of the same frame that is open for another reason")
  func tieBeside() {
    let text = SizedView(60, 20)
    text.snp.setLabel("text")
    page.addSubview(text)
    box.removeFromSuperview()
    text.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
      make.width.equalTo(80).priority(250)
    }
    page.layoutIfNeeded()
    let open = page.snp.ambiguities()
    #expect(open.map(\.attribute) == [.left, .width])
    #expect(open.map { $0.tie == nil } == [true, false])
    #expect(text.snp.explanation(of: .left)?.tie == nil)
    text.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    page.layoutIfNeeded()
    #expect(page.snp.ambiguities().map(\.attribute) == [.left])
  }

  @Test("two labels that share too much room: both are named")
  func sharedRoom() {
    let labels = [SizedView(50, 20), SizedView(60, 20)]
    for (label, name) in zip(labels, ["one", "two"]) {
      page.addSubview(label)
      label.snp.setLabel(name)
      label.snp.makeConstraints { $0.top.equalToSuperview() }
    }
    labels[0].snp.makeConstraints { $0.left.equalToSuperview() }
    labels[1].snp.makeConstraints { make in
      make.left.equalTo(labels[0].snp.right)
      make.right.equalToSuperview()
    }
    let badge = SizedView(10, 10)
    page.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.centerX.equalTo(labels[1].snp.left)
    }
    let tie = """
      2 constraints of priority 250 pull against one another, and 251 for the one that is to win would decide it:
        one.width <= 50 (its content) ^250
        two.width <= 60 (its content) ^250
      """
    #expect(open().count == 4)
    #expect(open().allSatisfy { $0.hasSuffix(tie) })
  }

  @Test(
    "a tie next to what is required is decided from below",
    arguments: zip([999, 999.5] as [Float], ["998", "998.5"]))
  func tieBelowRequired(priority: Float, lower: String) throws {
    var loser: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100).priority(priority)
      loser = make.width.equalTo(200).priority(priority).constraint
    }
    #expect(
      open().map { $0.contains(", and \(lower) for the one that is to lose would") } == [true])
    loser?.update(priority: priority - 1)
    #expect(open() == [] && page.snp.issues.isEmpty)
    #expect(box.frame.width == 100)
  }

  @Test("what lies beyond the far edge leaves no room for it there: a size")
  func heldBeyond() {
    page.addSubview(other)
    box.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    other.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(box.snp.bottom)
      make.height.equalTo(44)
      make.bottom.lessThanOrEqualToSuperview()
    }
    #expect(open().first?.hasSuffix("box.height == 44 would settle it") == true)
    box.snp.makeConstraints { $0.height.equalTo(44) }
    #expect(open() == [] && page.snp.issues.isEmpty)
  }

  @Test("a limit of the item leaves no room for the edge of the superview")
  func limited() {
    box.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.top.bottom.equalToSuperview()
      make.width.lessThanOrEqualTo(100)
    }
    #expect(open().map { $0.hasSuffix("box.width == 44 would settle it") } == [true])
  }

  @Test("two plain views in a stack view")
  func plainInStack() {
    let stack = LayoutStackView(arrangedSubviews: [box, other])
    stack.snp.setLabel("stack")
    stack.spacing = 8
    page.addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(open().first?.hasSuffix("box.width == 44 would settle it") == true)
    box.snp.makeConstraints { $0.width.equalTo(44) }
    #expect(open() == [] && page.snp.issues.isEmpty)
  }

  /// A scroll view that fills the page, or is only as wide as it.
  private func makeScroll(isHigh: Bool) -> LayoutScrollView {
    let scroll = LayoutScrollView()
    scroll.snp.setLabel("scroll")
    page.addSubview(scroll)
    scroll.addSubview(box)
    scroll.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      if isHigh { make.bottom.equalToSuperview() }
    }
    return scroll
  }

  @Test("content that scrolls up and down is as wide as its scroll view")
  func scrolled() {
    let scroll = makeScroll(isHigh: true)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.height.equalTo(900)
    }
    let remedy = "scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width would settle it"
    #expect(open().map { $0.hasSuffix(remedy) } == [true, true])
    box.snp.makeConstraints { $0.width.equalTo(scroll.frameLayoutGuide).offset(-32) }
    #expect(open() == [] && page.snp.issues.isEmpty)
    #expect(scroll.contentSize == Size(width: 320, height: 932))
  }

  @Test("a scroll view is not as high as its content: its own edge is missing")
  func openScroll() {
    let scroll = makeScroll(isHigh: false)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.size.equalTo(100)
    }
    #expect(open().map { $0.hasSuffix("scroll.bottom == page.bottom would settle it") } == [true])
    scroll.snp.makeConstraints { $0.bottom.equalToSuperview() }
    #expect(open() == [])
  }

  @Test("what is held to the frame of a scroll view is none of its content")
  func header() {
    let scroll = makeScroll(isHigh: true)
    box.snp.makeConstraints { make in
      make.left.top.right.equalTo(scroll.frameLayoutGuide)
      make.height.equalTo(40)
    }
    #expect(open() == [])
  }

  @Test(
    "content is offered the width of the frame where it fits, and what is held to its guide as well"
  )
  func contentGuide() {
    let scroll = makeScroll(isHigh: true)
    box.snp.makeConstraints { make in
      make.edges.equalTo(scroll.contentLayoutGuide).inset(16)
      make.height.equalTo(90)
    }
    #expect(
      open().map {
        $0.hasSuffix("contentLayoutGuide.width == scroll.frameLayoutGuide.width would settle it")
      } == [true, true])
    box.snp.remakeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
      make.size.equalTo(Size(width: 500, height: 90))
    }
    scroll.addSubview(other)
    other.snp.makeConstraints { $0.left.top.equalToSuperview() }
    // The frame has 320.
    #expect(open().allSatisfy { !$0.contains("frameLayoutGuide.width would") })
  }

  @Test("what is offered fits where frames are rounded to pixels")
  func pixels() {
    page.snp.pixelScale = 1
    box.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.left.equalToSuperview().offset(10.3)
      make.right.lessThanOrEqualToSuperview().offset(-10.3)
    }
    #expect(
      open().map { $0.hasSuffix("box.right == page.right - 10.3 would settle it") } == [true])
  }

  @Test("content that is held at the margins of its scroll view")
  func marginContent() {
    let scroll = makeScroll(isHigh: true)
    box.snp.makeConstraints { make in
      make.edges.equalTo(scroll.layoutMarginsGuide)
      make.height.equalTo(900)
    }
    #expect(
      open().contains {
        $0.hasPrefix("the scrollable content size of \"page/scroll\" is ambiguous: its width")
      })
    box.snp.makeConstraints { $0.width.equalTo(100) }
    #expect(open() == [])
  }

  @Test("of three that share too much room one takes the rest, of too little each needs a priority")
  func threeRivals() {
    let labels = (0..<3).map { _ in SizedView(40, 20) }
    let stack = LayoutStackView(arrangedSubviews: labels)
    page.addSubview(stack)
    var width: Constraint?
    stack.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      width = make.width.equalTo(300).constraint
    }
    func isTold(_ decision: String) -> Bool {
      open().contains {
        $0.contains("3 constraints of priority \(decision) would decide it")
      }
    }
    #expect(isTold("250 pull against one another, and 249 for the one that is to stretch"))
    labels[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(open() == [])
    width?.update(offset: 100)
    #expect(
      isTold(
        "750 pull against one another, and a priority of its own for each, or more room,"))
    for (number, label) in labels.enumerated() {
      label.setContentCompressionResistancePriority(
        LayoutPriority(750 + Float(number)), for: .horizontal)
    }
    #expect(open() == [])
    width?.update(offset: 120)
    for label in labels {
      label.setContentCompressionResistancePriority(LayoutPriority(750), for: .horizontal)
    }
    #expect(open() == [])
  }

  @Test("what is open since a view left names the constraint that went with it")
  func departed() {
    let at = "App/Page.swift"
    page.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    box.snp.makeConstraints(fileID: at, line: 1) { make in
      make.left.equalTo(other.snp.right, fileID: at, line: 2).offset(8)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    #expect(open() == [])
    other.removeFromSuperview()
    #expect(
      open() == [
        """
        the left of "page/box" is ambiguous: it is 58, other values would do as well; \
        box.left == page.left + 58 would settle it
          <LayoutConstraint@Page.swift#2 box.left == other.right + 8> went when a view left the tree
        """
      ])
  }

  @Test("what went with a view that is back, or in another place, is named until it is said again")
  func departedAndBack() {
    let inner = LayoutView()
    page.addSubview(other)
    page.addSubview(inner)
    for view in [other, inner] {
      view.snp.makeConstraints { $0.left.top.size.equalToSuperview() }
    }
    func tie(_ offset: Double) {
      box.snp.makeConstraints { $0.left.equalTo(other.snp.left).offset(offset) }
    }
    func told() -> [Int] {
      page.layoutIfNeeded()
      return page.snp.ambiguities().filter { $0.item === box }.map(\.departed.count)
    }
    box.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    for parent in [page, inner, page] {
      tie(8)
      #expect(told() == [])
      other.removeFromSuperview()
      parent.addSubview(other)
      other.snp.makeConstraints { $0.left.top.size.equalToSuperview() }
      #expect(told() == [1])
    }
    tie(8)
    #expect(told() == [])
    other.removeFromSuperview()
    page.addSubview(other)
    other.snp.makeConstraints { $0.left.top.size.equalToSuperview() }
    other.snp.makeConstraints { $0.top.equalTo(box) }
    #expect(told() == [1])
    other.snp.makeConstraints { $0.left.equalTo(box).offset(-8) }
    #expect(told() == [])
  }

  @Test("an open edge in a scroll view is where its content is, however far that is scrolled")
  func scrolledAway() throws {
    let scroll = FramedScrollView(label: "scroll")
    page.addSubview(scroll)
    scroll.addSubview(other)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    let top = LayoutConstraint(
      item: other, attribute: .top, relatedBy: .greaterThanOrEqual,
      toItem: scroll.contentLayoutGuide, attribute: .top, multiplier: 1, constant: 150)
    top.isActive = true
    other.snp.makeConstraints { make in
      make.left.right.width.equalToSuperview()
      make.height.equalTo(20)
      make.bottom.lessThanOrEqualToSuperview()
    }
    scroll.contentLayoutGuide.snp.makeConstraints { $0.height.equalTo(1000) }
    box.removeFromSuperview()
    for (offset, ornament) in [(0.0, 0.0), (100, 0), (0, 7), (100, 7)] {
      scroll.contentOffset.y = offset
      scroll.ornament = Insets(top: ornament, left: 0, bottom: 0, right: 0)
      page.layoutIfNeeded()
      let before = other.frame.minY
      let open = page.snp.ambiguities()
      #expect(open.map(\.remedy) == ["other.top == scroll.top + \(Int(before))"])
      #expect(try page.writeRemedies()?.count == 1)
      page.layoutIfNeeded()
      #expect(other.frame.minY == before && page.snp.issues.isEmpty)
      other.snp.removeConstraints()
      other.snp.makeConstraints { make in
        make.left.right.width.equalToSuperview()
        make.height.equalTo(20)
        make.bottom.lessThanOrEqualToSuperview()
      }
      for constraint in scroll.constraints
      where constraint !== top && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
    }
  }

  @Test("every remedy is a constraint without a size of 0", arguments: LayoutCase.all)
  func neverZero(_ layout: LayoutCase) throws {
    let tree = try LayoutCaseTree(layout)
    tree.root.layoutIfNeeded()
    for ambiguity in tree.root.snp.ambiguities() where ambiguity.attribute.isSize {
      #expect(!ambiguity.remedy.hasSuffix("== 0"))
      #expect(ambiguity.remedy.contains(" == "))
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}

/// A scroll view with an ornament.
private final class FramedScrollView: LayoutScrollView {
  var ornament = Insets.zero { didSet { invalidateIntrinsicContentSize() } }
  override var alignmentRectInsets: Insets { ornament }
}
