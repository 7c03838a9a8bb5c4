// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What is printed of conflicts, whole.
@Suite("Messages of conflicts")
struct ConflictMessageTests {
  static let at = "App/Page.swift"
  let page = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 784))
  let a = LayoutView()
  let b = LayoutView()

  init() {
    for (view, label) in [(page, "page"), (a, "a"), (b, "b")] { view.snp.setLabel(label) }
    page.addSubview(a)
    page.addSubview(b)
  }

  private func messages(_ view: LayoutView? = nil) -> [String] {
    let view = view ?? page
    view.layoutIfNeeded()
    return view.snp.issues.map(\.description)
  }

  @Test("two widths")
  func twoWidths() {
    a.snp.makeConstraints { make in
      make.width.equalTo(120, fileID: Self.at, line: 2)
      make.width.equalTo(100, fileID: Self.at, line: 3)
    }
    #expect(
      messages() == [
        """
        "a" can't be both 120 and 100 wide
        these required constraints cannot all hold; weaken or remove one:
          <LayoutConstraint@Page.swift#2 a.width == 120> asks for 120, gets 120
          <LayoutConstraint@Page.swift#3 a.width == 100> asks for 100, gets 120 (broken)
        """
      ])
    a.snp.remakeConstraints { make in
      make.height.lessThanOrEqualTo(100, fileID: Self.at, line: 2)
      make.height.greaterThanOrEqualTo(200, fileID: Self.at, line: 3)
    }
    #expect(
      messages().first?.hasPrefix("\"a\" can't be at most 100 and at least 200 high\n") == true)
  }

  @Test("an edge that is held to the opposite one of the same view")
  func ownEdge() {
    a.snp.makeConstraints { make in
      make.leading.equalTo(a.snp.trailing, fileID: Self.at, line: 2).offset(8)
    }
    let headline = "\"a\" can't be -8 wide: its leading is held to its own trailing; "
    #expect(messages().first?.hasPrefix(headline) == true)
    #expect(messages().first?.contains("name the view beside it whose trailing was meant") == true)
    // Here it is the number.
    a.snp.remakeConstraints { $0.right.equalTo(a.snp.left).offset(-8) }
    #expect(messages().first?.contains("look at what makes the number") == true)
  }

  @Test("two places")
  func twoPlaces() {
    a.snp.makeConstraints { make in
      make.left.equalToSuperview(fileID: Self.at, line: 2).offset(10)
      make.left.equalToSuperview(fileID: Self.at, line: 3).offset(9)
    }
    #expect(
      messages() == [
        """
        the left of "a" can't be both 10 and 9 pt from the left of "page"
        these required constraints cannot all hold; weaken or remove one:
          <LayoutConstraint@Page.swift#2 a.left == page.left + 10> asks for 10, gets 10
          <LayoutConstraint@Page.swift#3 a.left == page.left + 9> asks for 9, gets 10 (broken)
        """
      ])
  }

  @Test("two widths that go by another view's are no places")
  func twoShares() {
    b.snp.makeConstraints { $0.width.equalTo(40) }
    a.snp.makeConstraints { make in
      make.width.equalTo(b).multipliedBy(0.5).offset(8)
      make.width.equalTo(b).multipliedBy(0.5).offset(16)
    }
    #expect(
      messages().first?.hasPrefix("the constraints of \"a\" contradict one another by 8 pt\n")
        == true)
  }

  @Test("a column that is too tall for its page, folded")
  func tooTall() {
    var above = page
    for number in 0..<20 {
      let row = LayoutView()
      page.addSubview(row)
      row.snp.setLabel("row \(number)")
      row.snp.makeConstraints { make in
        let line = UInt(10 + number)
        if number == 0 {
          make.top.equalToSuperview(fileID: Self.at, line: line)
        } else {
          make.top.equalTo(above.snp.bottom, fileID: Self.at, line: line)
        }
        make.height.equalTo(75.3, fileID: Self.at, line: line)
      }
      above = row
    }
    above.snp.makeConstraints { $0.bottom.equalToSuperview(fileID: Self.at, line: 99) }
    #expect(
      messages() == [
        """
        "page" is 722 pt too tall for 784
        these required constraints cannot all hold; weaken or remove one:
          <LayoutConstraint@Page.swift#10 "row 0".top == page.top> asks for 0, gets 0
          <LayoutConstraint@Page.swift#10 "row 0".height == 75.3> asks for 75.3, gets 75.3
          <LayoutConstraint@Page.swift#11 "row 1".top == "row 0".bottom> asks for 75.3, gets 75.3
          <LayoutConstraint@Page.swift#11 "row 1".height == 75.3> asks for 75.3, gets 75.3
          <LayoutConstraint@Page.swift#12 "row 2".top == "row 1".bottom> asks for 150.6, gets 150.6
          … 31 between …
          <LayoutConstraint@Page.swift#28 "row 18".top == "row 17".bottom> asks for 1355.4, gets 1355.4
          <LayoutConstraint@Page.swift#28 "row 18".height == 75.3> asks for 75.3, gets 75.3
          <LayoutConstraint@Page.swift#29 "row 19".top == "row 18".bottom> asks for 1430.7, gets 1430.7
          <LayoutConstraint@Page.swift#29 "row 19".height == 75.3> asks for 75.3, gets 75.3
          <LayoutConstraint@Page.swift#99 "row 19".bottom == page.bottom> asks for 784, gets 1506 (broken)
          with page.height == 784 (its frame)
        """
      ])
  }

  /// A short set is told without the rows that it does without, so that more may be missing.
  @Test(
    "how much is missing is told of many rows, and what is missing at least of few",
    arguments: [5, 8, 11, 12, 30])
  func fewRows(count: Int) {
    page.frame.size.height = 200
    var above = page.snp.top
    for number in 0..<count {
      let row = LayoutView()
      row.snp.setLabel("row \(number)")
      page.addSubview(row)
      row.snp.makeConstraints { make in
        make.top.equalTo(above).offset(8)
        make.height.equalTo(44)
        if number == count - 1 { make.bottom.equalToSuperview().offset(-8) }
      }
      above = row.snp.bottom
    }
    let missing = count * 52 + 8 - 200
    let told = messages().first?.split(separator: " ") ?? []
    if count >= 12 {
      #expect(
        told.starts(
          with: "\"page\" is \(missing) pt too tall for 200\n".split(separator: " ").dropLast()))
    } else {
      #expect(told.prefix(4).joined(separator: " ") == "\"page\" is at least")
      #expect(told.count > 4 && (Int(told[4]) ?? .max) <= missing)
    }
  }

  @Test("a view that clashes at any size is counted with the size that it must have, too")
  func requiredSizes() {
    var width: Constraint?
    a.snp.makeConstraints { make in
      make.left.equalTo(page, fileID: Self.at, line: 2)
      width = make.width.equalTo(64, fileID: Self.at, line: 3).constraint
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right, fileID: Self.at, line: 4).offset(10)
      make.right.equalTo(page, fileID: Self.at, line: 5)
      make.width.equalTo(400, fileID: Self.at, line: 6)
    }
    #expect(
      messages().first?.split(separator: "\n").first
        == "\"page\" is at least 90 pt too wide for 320, 154 with \"a\" 64 wide")
    // The width is no member of the set, and the view keeps it.
    width?.update(priority: 999)
    #expect(
      messages().first?.split(separator: "\n").first
        == "\"page\" is at least 90 pt too wide for 320")
  }

  @Test("edges that would cross")
  func crossed() {
    a.snp.makeConstraints { make in
      make.left.equalTo(b, fileID: Self.at, line: 2).offset(80)
      make.right.equalTo(b, fileID: Self.at, line: 3).offset(-40)
    }
    b.snp.makeConstraints { $0.width.equalTo(100, fileID: Self.at, line: 4) }
    #expect(
      messages().first?.hasPrefix("\"a\" would be -20 wide, its right edge before its left\n")
        == true)
    // With a size that is required it is too large, and with anything beside it.
    a.snp.makeConstraints { $0.width.equalTo(30, fileID: Self.at, line: 5) }
    #expect(messages().first?.hasPrefix("\"b\" is at least 20 pt too wide for 100") == true)
    b.snp.removeConstraints()
    a.snp.remakeConstraints { make in
      make.left.equalTo(b.snp.right, fileID: Self.at, line: 2)
      make.right.equalTo(b, fileID: Self.at, line: 3).offset(-40)
    }
    #expect(
      messages().first?.hasPrefix("\"a\" would be -40 wide, its right edge before its left\n")
        == true)
  }

  @Test("a view without room in a stack view is no view whose edges cross")
  func noRoomInStack() throws {
    let row = LayoutStackView(arrangedSubviews: [a, b])
    row.snp.setLabel("row")
    row.spacing = 20
    page.addSubview(row)
    row.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(40)
    }
    a.snp.makeConstraints { $0.width.equalTo(30) }
    #expect(messages().first?.hasPrefix("\"row\" is at least 10 pt too wide for 40\n") == true)
  }

  @Test("a flag that was forgotten: one report that says so first, and what it says cures it")
  func translation() throws {
    let title = LayoutView()
    title.snp.setLabel("title")
    a.addSubview(title)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    let constraints = [
      title.topAnchor.constraint(equalTo: a.topAnchor, constant: 16, fileID: Self.at, line: 2),
      title.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 16, fileID: Self.at, line: 3),
      title.widthAnchor.constraint(equalToConstant: 100, fileID: Self.at, line: 4),
      title.heightAnchor.constraint(equalToConstant: 20, fileID: Self.at, line: 5),
    ]
    LayoutConstraint.activate(constraints)
    #expect(
      messages() == [
        """
        translatesAutoresizingMaskIntoConstraints of "title" is still true, so that its frame is required \
        besides its constraints; set it to false
        these required constraints cannot all hold:
          <LayoutConstraint@Page.swift#2 title.top == a.top + 16> asks for 16, gets 0 (broken)
          <LayoutConstraint@Page.swift#3 title.left == a.left + 16> asks for 16, gets 0 (broken)
          <LayoutConstraint@Page.swift#4 title.width == 100> asks for 100, gets 0 (broken)
          <LayoutConstraint@Page.swift#5 title.height == 20> asks for 20, gets 0 (broken)
          with title.top == 0 (its frame)
          with title.left == 0 (its frame)
          with title.width == 0 (its frame)
          with title.height == 0 (its frame)
        """
      ])
    title.translatesAutoresizingMaskIntoConstraints = false
    #expect(messages() == [])
    expect(title, at: 16, 16, 100, 20)
  }

  @Test("a root whose frame was set without a height is to find it", arguments: Axis.allCases)
  func emptyRoot(axis: Axis) throws {
    let isVertical = axis == .vertical
    let card = LayoutView(
      label: "card",
      frame: Rect(x: 0, y: 0, width: isVertical ? 300 : 0, height: isVertical ? 0 : 300))
    let text = LayoutView(label: "text")
    card.addSubview(text)
    text.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
      if isVertical { make.height.equalTo(40) } else { make.width.equalTo(40) }
    }
    card.layoutIfNeeded()
    let (extent, other) = isVertical ? ("height", "width") : ("width", "height")
    let first = card.snp.issues.first?.description.split(separator: "\n").first
    #expect(
      first
        == """
        "card" is the root, and its frame has a \(extent) of 0; set one, or constrain its \(other) instead of \
        setting its frame, so that its \(extent) follows from its constraints
        """)
    card.snp.makeConstraints { make in
      if isVertical { make.width.equalTo(300) } else { make.height.equalTo(300) }
    }
    try card.snp.layout()
    #expect(isVertical ? card.frame.height == 56 : card.frame.width == 56)
  }

  @Test(
    "a conflict that stays is told as things are: with other values, names and places, and without them"
  )
  func lasting() throws {
    let box = LayoutView()
    let other = LayoutView()
    page.addSubview(other)
    page.addSubview(box)
    other.snp.makeConstraints { $0.edges.equalToSuperview() }
    var wish: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(20).priority(.high)
      make.width.lessThanOrEqualTo(page, fileID: Self.at, line: 2).offset(-300)
      make.width.greaterThanOrEqualTo(50, fileID: Self.at, line: 3)
      wish = make.bottom.equalTo(page).priority(.low).constraint
    }
    let row = try #require(box.constraints.first { $0.constant == 50 })
    func told() -> String { messages().joined(separator: "|") }
    let first = told()
    #expect(first.contains("LayoutView page[3]"))
    wish?.update(offset: 5)
    #expect(told() == first)
    row.identifier = "broad"
    wish?.update(offset: 6)
    let named = told()
    #expect(named.contains("LayoutConstraint:broad@"))
    other.removeFromSuperview()
    #expect(told() == named.replacing("page[3]", with: "page[2]"))
    box.snp.setLabel("box")
    wish?.update(offset: 7)
    #expect(told().contains("box.width") && !told().contains("page[2]"))
    page.frame.size.width = 500
    #expect(told() == "")
  }

  @Test("a conflict that stays is told with the line and the guide's name of now")
  func lastingLines() {
    let guide = LayoutGuide()
    page.addLayoutGuide(guide)
    guide.identifier = "left"
    let other = LayoutView()
    page.addSubview(other)
    guide.snp.makeConstraints { make in
      make.width.equalTo(20, fileID: Self.at, line: 2)
      make.width.equalTo(30, fileID: Self.at, line: 3)
    }
    a.snp.makeConstraints { make in
      make.width.equalTo(b, fileID: Self.at, line: 4)
      make.width.equalTo(b, fileID: Self.at, line: 5).offset(1)
    }
    let told = messages().joined(separator: "|")
    #expect(told.contains("left.width == 20") && told.contains("Page.swift#5"))
    guide.identifier = "right"
    for constraint in page.constraints where constraint.constant == 1 {
      constraint.location = SourceLocation(fileID: Self.at, line: 6)
    }
    other.snp.makeConstraints { $0.height.equalTo(5) }
    let now = messages().joined(separator: "|")
    #expect(now == told.replacing("left", with: "right").replacing("#5", with: "#6"))
  }

  @Test("a root of a width below 0")
  func negativeRoot() {
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    page.frame = Rect(x: 0, y: 0, width: -100, height: 50)
    #expect(
      messages() == [
        """
        "page" has a frame with a width of -100: no size is below 0; look at what set its frame, its bounds \
        or its init(frame:), and set a size of at least 0
        these required constraints cannot all hold:
          with page.width == -100 (its frame)
          with page.width >= 0
        """
      ])
  }

  @Test("rows of a stack view are told in words")
  func stackView() {
    let stack = LayoutStackView(arrangedSubviews: [a, b])
    stack.snp.setLabel("stack")
    stack.distribution = .fillEqually
    page.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    a.snp.makeConstraints { $0.width.equalTo(50, fileID: Self.at, line: 2) }
    b.snp.makeConstraints { $0.width.equalTo(60, fileID: Self.at, line: 3) }
    #expect(
      messages() == [
        """
        "a" can't be 50 and "b" 60 wide at once
        these required constraints cannot all hold; weaken or remove one:
          <LayoutConstraint@Page.swift#2 a.width == 50> asks for 50, gets 50
          <LayoutConstraint@Page.swift#3 b.width == 60> asks for 60, gets 50 (broken)
          with the stack view stack makes its views equally wide
        """
      ])
  }

  @Test("a row of views as wide as one that stands apart: its width is in most of the rows")
  func widthOfAHub() {
    var former: LayoutView?
    for _ in 0..<60 {
      let view = LayoutView()
      page.addSubview(view)
      view.snp.makeConstraints { make in
        if let former {
          make.left.equalTo(former.snp.right)
        } else {
          make.left.equalToSuperview()
        }
        make.width.equalTo(a)
      }
      former = view
    }
    former?.snp.makeConstraints { $0.right.lessThanOrEqualToSuperview() }
    a.snp.makeConstraints { $0.width.greaterThanOrEqualTo(10) }
    let found = messages()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\"page\" is 280 pt too wide for 320\n") == true)
  }

  @Test("a view whose size follows from that of its superview is told by its two sizes")
  func sizeOfASuperview() {
    func headline(_ make: (ConstraintMaker) -> Void) -> String? {
      a.snp.remakeConstraints(make)
      return messages().first.map { String($0.prefix { $0 != "\n" }) }
    }
    #expect(
      headline {
        $0.width.equalToSuperview().multipliedBy(0.25)
        $0.width.equalTo(120)
      } == "\"a\" can't be 120 wide: the other constraints ask for 80")
    #expect(
      headline {
        $0.width.lessThanOrEqualToSuperview().multipliedBy(0.25)
        $0.width.greaterThanOrEqualTo(120)
      } == "\"a\" can't be at least 120 wide: the other constraints ask for at most 80")
    #expect(
      headline {
        $0.width.equalToSuperview().offset(-40)
        $0.width.equalTo(290)
      } == "\"a\" can't be 290 wide: the other constraints ask for 280")
    #expect(
      headline {
        $0.centerX.equalToSuperview().multipliedBy(0.5)
        $0.left.equalToSuperview().offset(10)
        $0.width.equalTo(180)
      } == "\"a\" can't be 180 wide: the other constraints ask for 140")
    #expect(
      headline {
        $0.left.right.equalToSuperview()
        $0.width.equalTo(340)
      } == "\"page\" is 20 pt too wide for 320")
  }

  @Test("numbers that read alike are told in full, and a shortfall never as 0")
  func lastDigits() {
    a.snp.makeConstraints { make in
      make.width.equalTo(Float(0.1), fileID: Self.at, line: 2)
      make.width.equalTo(0.1, fileID: Self.at, line: 3)
    }
    #expect(
      messages() == [
        """
        "a" can't be both 0.10000000149011612 and 0.1 wide
        these required constraints cannot all hold; weaken or remove one:
          <LayoutConstraint@Page.swift#2 a.width == 0.1> asks for 0.1, gets 0.1
          <LayoutConstraint@Page.swift#3 a.width == 0.1> asks for 0.1, gets 0.10000000149011612 (broken)
        """
      ])
    a.snp.remakeConstraints { make in
      make.left.right.equalToSuperview()
      make.width.equalTo(320.0001)
    }
    let headline = "\"page\" is less than 0.001 pt too wide for 320\n"
    #expect(messages().first?.hasPrefix(headline) == true)
  }

  @Test("places and crossed edges that differ by less than a thousandth")
  func smallPlaces() {
    a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.top.equalToSuperview().offset(10.0002)
    }
    let both = "the top of \"a\" can't be both 10 and 10.0002 pt from the top of \"page\"\n"
    #expect(messages().first?.hasPrefix(both) == true)
    a.snp.remakeConstraints { make in
      make.left.equalToSuperview().offset(160)
      make.right.equalToSuperview().offset(-160.0002)
    }
    #expect(messages().first?.hasPrefix("\"a\" would be -0.0002") == true)
  }
}
