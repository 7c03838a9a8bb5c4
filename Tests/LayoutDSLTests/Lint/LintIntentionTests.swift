// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("What lint takes for meant, and what its advice does")
struct LintIntentionTests {
  /// A view that shows a text, and asks for less room than that takes if it has a limit.
  private final class TextView: LayoutView {
    var needed = Size.zero
    var limit = Double.infinity

    convenience init(_ label: String, _ width: Double = 80, _ height: Double = 20) {
      self.init(label: label)
      needed = Size(width: width, height: height)
    }

    override var intrinsicContentSize: Size {
      Size(width: needed.width, height: min(needed.height, limit))
    }
    override var shownText: LayoutShownText? { LayoutShownText("text", size: needed) }
  }

  let root = LayoutView(label: "page", frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func kinds() -> [LayoutWarning.Kind] { root.snp.lint().map(\.kind) }
  private func lint() -> [String] { root.snp.lint().map(\.description) }

  @Test("a text that has the height that it asks for is cut off by its own limit of lines")
  func ownLimits() {
    let text = TextView("text", 80, 100)
    text.limit = 40
    root.addSubview(text)
    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(lint() == [])
    text.snp.makeConstraints { $0.height.equalTo(20) }
    #expect(kinds() == [.textDoesNotFit])
  }

  @Test("a text that was told to give way is cut off as it was told")
  func givingWay() {
    let (title, value) = (TextView("title", 300), TextView("value", 60))
    for view in [title, value] { root.addSubview(view) }
    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
    value.snp.makeConstraints { make in
      make.left.equalTo(title.snp.right)
      make.top.right.equalToSuperview()
    }
    title.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    #expect(lint() == [])
    title.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    value.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    #expect(kinds() == [.textDoesNotFit])
  }

  @Test("a text in a panel that is closed is not told, and one squeezed to nothing is told once")
  func squeezed() {
    let (panel, text) = (LayoutView(label: "panel"), TextView("text"))
    root.addSubview(panel)
    panel.addSubview(text)
    panel.clipsToBounds = true
    panel.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(0)
    }
    text.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.bottom.equalToSuperview().inset(12).priority(999)
    }
    #expect(lint() == [])
    root.addSubview(text)
    text.snp.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.bottom.equalTo(root.snp.top)
    }
    #expect(
      lint() == [
        "withoutSize: \"text\" is shown and has no height; loosen what holds its height, see "
          + "snp.explanation(of:), or raise its compression resistance above the priority of that, or set isHidden"
      ])
  }

  @Test("a view that constraints place, and whose mask still counts, is told to turn that off")
  func forgottenMask() throws {
    let view = TextView("view")
    root.addSubview(view)
    let places = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    LayoutConstraint.activate(places)
    try root.snp.layout()
    let warning = try #require(root.snp.lint().first)
    #expect(
      warning.cure
        == "constraints place it, and its empty frame counts besides them, since "
        + "translatesAutoresizingMaskIntoConstraints is still true: set it to false")
    // A size alone places nothing.
    LayoutConstraint.deactivate(places)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    try root.snp.layout()
    #expect(root.snp.lint().first?.cure.hasPrefix("no constraint places it") == true)
  }

  @Test("texts in a column that is too low are told to raise what settles their heights")
  func lowColumns() {
    let (first, last) = (TextView("first"), TextView("last"))
    for view in [first, last] { root.addSubview(view) }
    root.frame.size.height = 30
    first.snp.makeConstraints { $0.left.top.equalToSuperview() }
    last.snp.makeConstraints { make in
      make.left.bottom.equalToSuperview()
      make.top.equalTo(first.snp.bottom)
    }
    let heights = lint().filter { $0.hasPrefix("ambiguousTextHeight") }
    #expect(heights.count == 2)
    let cure =
      "raise the vertical compression resistance priority of the view that is to keep its height"
    #expect(heights.allSatisfy { $0.hasSuffix(cure) })
    first.setContentCompressionResistancePriority(LayoutPriority(751), for: .vertical)
    #expect(kinds() == [.textDoesNotFit])
  }

  @Test("a column that is too low says nothing of one beside it whose priorities are the same")
  func unlikeColumns() {
    for (room, resistance) in [(30.0, Float(250)), (100, 750)] {
      let column = LayoutView()
      root.addSubview(column)
      let texts = [TextView("first of \(room)"), TextView("last of \(room)")]
      for text in texts {
        column.addSubview(text)
        text.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .vertical)
        text.snp.makeConstraints { $0.left.right.equalToSuperview() }
      }
      column.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(room * 2)
        make.top.equalToSuperview()
        make.height.equalTo(room)
      }
      texts[0].snp.makeConstraints { $0.top.equalToSuperview() }
      texts[1].snp.makeConstraints { make in
        make.top.equalTo(texts[0].snp.bottom)
        make.bottom.equalToSuperview()
      }
    }
    let open = root.snp.lint().filter { $0.kind == .ambiguousTextHeight }
    #expect(open.count == 4)
    for warning in open {
      let isLow = warning.message.contains("of 30")
      #expect(warning.cure.contains(isLow ? "vertical compression resistance" : "vertical hugging"))
    }
  }

  @Test("texts that tie with a wish for less height are told to resist while they have it all")
  func collapsedSection() {
    let section = LayoutView()
    root.addSubview(section)
    let texts = [TextView("first"), TextView("last")]
    for text in texts {
      section.addSubview(text)
      text.snp.makeConstraints { $0.left.right.equalToSuperview() }
    }
    section.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(0)
    }
    texts[0].snp.makeConstraints { $0.top.equalToSuperview() }
    texts[1].snp.makeConstraints { make in
      make.top.equalTo(texts[0].snp.bottom)
      make.bottom.equalToSuperview().priority(.high)
    }
    let open = root.snp.lint().filter { $0.kind == .ambiguousTextHeight }
    #expect(open.count == 2)
    #expect(open.allSatisfy { $0.cure.contains("vertical compression resistance") })
    for text in texts {
      text.setContentCompressionResistancePriority(LayoutPriority(751), for: .vertical)
    }
    #expect(!kinds().contains(.ambiguousTextHeight))
  }

  @Test("a text that nobody can see lies over none")
  func transparent() {
    let (field, hint) = (TextView("field"), TextView("hint"))
    for view in [field, hint] {
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.top.equalToSuperview() }
    }
    #expect(kinds() == [.overlappingText])
    hint.alpha = 0
    #expect(lint() == [])
  }

  @Test("a text in a view that covers what is behind it may lie over others")
  func covering() {
    let (body, toast, note) = (TextView("body", 300, 400), LayoutView(), TextView("note"))
    root.addSubview(body)
    root.addSubview(toast)
    toast.addSubview(note)
    body.snp.makeConstraints { $0.left.top.equalToSuperview() }
    toast.snp.makeConstraints { $0.left.top.equalToSuperview().offset(40) }
    note.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    #expect(lint() == [])
    // It would cover nothing if it were transparent, or behind the text.
    toast.isOpaque = false
    #expect(kinds() == [.overlappingText])
    toast.isOpaque = true
    root.sendSubviewToBack(toast)
    #expect(kinds() == [.overlappingText])
    // In front again, in a view that lets through what is behind.
    let veil = LayoutView()
    root.addSubview(veil)
    veil.addSubview(toast)
    veil.snp.makeConstraints { $0.edges.equalToSuperview() }
    toast.snp.makeConstraints { $0.left.top.equalToSuperview().offset(40) }
    #expect(lint() == [])
    veil.alpha = 0.5
    #expect(kinds() == [.overlappingText])
    // What covers does so whatever is in it.
    veil.alpha = 1
    note.alpha = 0.5
    #expect(lint() == [])
  }

  @Test("a text that reaches out of its view, or stands in a stack view alone, lies over others")
  func notCovering() {
    let (body, box, note) = (TextView("body", 300, 400), LayoutView(), TextView("note"))
    root.addSubview(body)
    root.addSubview(box)
    box.addSubview(note)
    body.snp.makeConstraints { $0.left.top.equalToSuperview() }
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    note.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(kinds().contains(.overlappingText))
    let stack = LayoutStackView(arrangedSubviews: [note])
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(kinds() == [.overlappingText])
  }

  @Test("a text that its stack view does not arrange any more is told to be there still")
  func noLongerArranged() {
    let (first, last) = (TextView("first"), TextView("last"))
    let stack = LayoutStackView(arrangedSubviews: [first, last])
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    stack.removeArrangedSubview(first)
    #expect(
      lint() == [
        "overlappingText: the texts of \"first\" and \"last\" lie over one another; \"first\" is in a stack "
          + "view that does not arrange it: call removeFromSuperview() or addArrangedSubview"
      ])
  }

  @Test("what alignment rectangles leave outside of a view is meant to be there")
  func ornament() {
    final class Card: LayoutView {
      override var alignmentRectInsets: Insets { Insets(top: 2, left: 2, bottom: 6, right: 2) }
    }
    final class WideCard: LayoutView {
      override var alignmentRectInsets: Insets { Insets(top: -4, left: -4, bottom: -4, right: -4) }
    }
    let card = Card()
    root.addSubview(card)
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(lint() == [])
    #expect(card.frame.minX == -2)
    let wide = WideCard(frame: root.bounds)
    root.addSubview(wide)
    #expect(lint() == [])
    card.snp.updateConstraints { $0.left.equalToSuperview().offset(-5) }
    #expect(kinds() == [.outsideSuperview])
    #expect(lint().first?.contains("by 5 pt at the left;") == true)
  }

  @Test("a spacer in a row that is full has no width, and an empty text no size")
  func nothingToShow() {
    let (first, spacer, last) = (TextView("first"), LayoutView(), TextView("last"))
    let row = LayoutStackView(arrangedSubviews: [first, spacer, last])
    row.alignment = .center
    root.addSubview(row)
    row.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(160)
    }
    #expect(lint() == [])
    #expect(spacer.frame.size == .zero)
    spacer.snp.makeConstraints { $0.width.greaterThanOrEqualTo(8) }
    row.snp.updateConstraints { $0.width.equalTo(180) }
    #expect(lint() == [])
    // A line that nobody sees is written like this.
    spacer.snp.remakeConstraints { $0.width.equalTo(1) }
    #expect(kinds() == [.withoutSize])
    spacer.snp.removeConstraints()
    let empty = TextView("empty", 0, 0)
    root.addSubview(empty)
    empty.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
    #expect(lint() == [])
  }

  @Test("an offset to the outside, or where text runs from right to left, is told without a side")
  func offsetWords() {
    let card = LayoutView(label: "card")
    root.addSubview(card)
    root.clipsToBounds = true
    root.semanticContentAttribute = .forceRightToLeft
    card.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.trailing.equalToSuperview().offset(-16)
    }
    #expect(
      root.snp.lint().map { "\($0.message); \($0.cure)" } == [
        "opposite edges of \"card\" are moved by 16 pt the same way; inset(16) moves each edge inwards, "
          + "inset(-16) outwards"
      ])
  }

  @Test("a shadow may be moved against what it is the shadow of")
  func shadows() {
    let (shadow, card) = (LayoutView(), LayoutView())
    for view in [shadow, card] { root.addSubview(view) }
    card.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(100)
    }
    shadow.snp.makeConstraints { $0.edges.equalTo(card).offset(4) }
    #expect(lint() == [])
    root.clipsToBounds = true
    shadow.snp.remakeConstraints { $0.edges.equalTo(root.layoutMarginsGuide).offset(4) }
    #expect(kinds() == [.offsetForInset])
    shadow.snp.remakeConstraints { make in
      make.left.right.equalToSuperview().offset(4)
      make.top.bottom.equalToSuperview().offset(8)
    }
    #expect(
      root.snp.lint().map(\.cure) == [
        "inset(4) moves each edge inwards", "inset(8) moves each edge inwards",
      ])
  }

  @Test("a size that another one takes away for a while is no idle priority")
  func collapsing() {
    let panel = LayoutView()
    root.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(100).priority(999)
      make.height.equalTo(0)
    }
    #expect(lint() == [])
  }

  @Test("a view of a class of its own may have content later, others have none")
  func contentToCome() {
    final class Photo: LayoutView {}
    let (photo, plain) = (Photo(frame: .zero), LayoutView())
    for view in [photo, plain] {
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(50)
      }
    }
    photo.setContentHuggingPriority(.required, for: .horizontal)
    #expect(lint() == [])
    plain.setContentHuggingPriority(.required, for: .horizontal)
    #expect(kinds() == [.priorityWithoutEffect])
    photo.addSubview(plain)
    plain.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(kinds() == [.priorityWithoutEffect, .priorityWithoutEffect])
  }

  @Test("a sheet that waits where its superview ends is meant to be there")
  func waiting() {
    let sheet = LayoutView(label: "sheet")
    root.addSubview(sheet)
    var top: Constraint?
    sheet.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(200)
      top = make.top.equalTo(root.snp.bottom).constraint
    }
    #expect(lint() == [])
    top?.update(offset: -20)
    #expect(kinds() == [.outsideSuperview])
    top?.update(offset: -200)
    #expect(lint() == [])
  }

  @Test("what a conflict has moved out of a view is told by the conflict alone")
  func conflicts() {
    root.frame.size.height = 100
    var above = root.snp.top
    for number in 0..<6 {
      let row = LayoutView()
      root.addSubview(row)
      row.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(above)
        make.height.equalTo(44)
        if number == 5 { make.bottom.equalToSuperview() }
      }
      above = row.snp.bottom
    }
    #expect(lint() == [])
    #expect(root.snp.issues.count == 1)
    let free = LayoutView(label: "free")
    root.addSubview(free)
    free.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(300)
      make.top.equalToSuperview()
      make.size.equalTo(44)
    }
    #expect(kinds() == [.outsideSuperview])
    free.snp.makeConstraints { $0.height.equalTo(480) }
    #expect(
      root.snp.lint().map(\.message) == [
        #""free" is outside of "page", by 24 pt at the right"#
      ])
  }
}
