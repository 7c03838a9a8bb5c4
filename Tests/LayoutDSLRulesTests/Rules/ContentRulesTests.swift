// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules about intrinsic sizes, and how often content is asked.
@Suite("UIKit's rules: content")
struct ContentRulesTests {
  @Test("a view has no intrinsic size, hugs at 250 and resists compression at 750 along both axes")
  func defaults() {
    let view = LayoutView()
    let none = LayoutView.noIntrinsicMetric
    #expect(none == -1)
    #expect(view.intrinsicContentSize == Size(width: none, height: none))
    for axis in [Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test(
    "an axis without an intrinsic metric asks for nothing", arguments: [Axis.horizontal, .vertical])
  func perAxis(axis: Axis) {
    let isWide = axis == .horizontal
    let view = SizedView(isWide ? 30 : nil, isWide ? nil : 30)
    let root = makeRoot(100, 100, view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(5).priority(1)
    }
    layOut(root)
    expect(view, at: 0, 0, isWide ? 30 : 5, isWide ? 5 : 30)
  }

  @Test("width and height are never below zero")
  func notNegative() {
    let view = LayoutView()
    let root = makeRoot(100, 100, view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(-10).priority(999)
      make.height.equalTo(20)
    }
    layOut(root)
    expect(view, at: 0, 0, 0, 20)
    view.snp.makeConstraints { $0.width.equalTo(-10) }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
  }

  @Test("content is asked anew when its size is invalidated, and not before")
  func invalidation() {
    let view = SizedView(30, 20)
    let root = makeRoot(100, 100, view)
    view.snp.makeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    #expect(view.questions == 1)
    root.frame.size.width = 200
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(5) }
    view.setContentHuggingPriority(.required, for: .horizontal)
    layOut(root)
    #expect(view.questions == 1)
    view.contentWidth = 40
    layOut(root)
    #expect(view.questions == 2)
    expect(view, at: 5, 0, 40, 20)
  }

  @Test("a closure is asked once for the natural size and once for every new width")
  func questions() {
    let text = SquareText(12)
    let root = makeRoot(50, 200, text)
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
    layOut(root)
    #expect(text.widths == [.infinity, 50])
    text.forgetWidths()
    for step in 1...8 {
      root.frame.size.width = 50 + Double(step)
      layOut(root)
    }
    #expect(text.widths == [51, 52, 53, 54, 55, 56, 57, 58])
    text.forgetWidths()
    // Of the last eight widths none is asked again; 50 is the ninth.
    for width in [55.0, 51, 58, 50] {
      root.frame.size.width = width
      layOut(root)
    }
    #expect(text.widths == [50])
  }

  @Test("a closure is not asked where its width stays: heights, places and priorities")
  func noQuestions() {
    let text = SquareText(12)
    let root = makeRoot(50, 200, text)
    text.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview()
    }
    layOut(root)
    text.forgetWidths()
    root.frame.size.height = 300
    text.snp.updateConstraints { $0.top.equalToSuperview().offset(9) }
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    layOut(root)
    text.isHidden = true
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    #expect(text.widths.isEmpty)
    expect(text, at: 0, 9, 50, 30)
  }

  @Test("of many texts only those whose width changes are asked")
  func many() {
    let root = makeRoot(100, 1000)
    var texts: [SquareText] = []
    for number in 0..<20 {
      let text = SquareText(30)
      root.addSubview(text)
      text.snp.makeConstraints { make in
        make.left.equalToSuperview()
        if let last = texts.last {
          make.top.equalTo(last.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
        if number.isMultiple(of: 2) {
          make.width.equalTo(60)
        } else {
          make.right.equalToSuperview()
        }
      }
      texts.append(text)
    }
    layOut(root)
    #expect(root.snp.layoutWork.naturalMeasurements == 20)
    #expect(root.snp.layoutWork.measurements == 20)
    root.frame.size.width = 150
    layOut(root)
    #expect(root.snp.layoutWork.measurements == 30)
    #expect(root.snp.layoutWork.naturalMeasurements == 20)
    // 30 letters in 6 a line, or 15 a line
    expect(texts[19], at: 0, 10 * 50 + 9 * 20, 150, 20)
  }

  @Test("after content that never settled the tree goes on as before")
  func afterUnsettled() {
    let text = LayoutView()
    let below = LayoutView()
    let root = makeRoot(100, 100, text, below)
    var isOdd = true
    var turn = 0.0
    text.snp.measure { _ in
      turn += 1
      return Size(width: 1000, height: isOdd ? 10 + turn : 10)
    }
    text.snp.contentCompressionResistanceHorizontalPriority = 1
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(text.snp.height)
    }
    below.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(text.snp.bottom)
      make.size.equalTo(5)
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    // The frames belong to one solution, whichever.
    #expect(below.frame.minY == text.frame.maxY)
    isOdd = false
    text.invalidateIntrinsicContentSize()
    layOut(root)
    expect(text, at: 0, 0, 10, 10)
    expect(below, at: 0, 10, 5, 5)
  }
}
