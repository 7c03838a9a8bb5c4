// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Who gives way: hugging, compression resistance and wishes of every strength.
@Suite("Layouts: priorities")
struct PriorityLayoutTests {
  private func makePair(_ width: Double, _ views: String) -> Sheet {
    let sheet = Sheet(width, 20, views)
    sheet.a.snp.makeConstraints { $0.left.top.equalToSuperview() }
    sheet.b.snp.makeConstraints { make in
      make.left.equalTo(sheet.a.snp.right).offset(10)
      make.top.right.equalToSuperview()
    }
    return sheet
  }

  @Test("room to spare: the one that hugs less stretches")
  func stretching() {
    let sheet = makePair(200, "a 50x20, b 60x20")
    sheet.b.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    sheet.shows(
      """
      a 0 0 130 20              // 200 - 10 - 60
      b 140 0 60 20
      """)
    sheet.a.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    sheet.shows(
      """
      a 0 0 50 20
      b 60 0 140 20             // 200 - 60
      """)
  }

  @Test("too little room: the one that resists less shrinks, down to nothing")
  func shrinking() {
    let sheet = makePair(100, "a 80x20, b 70x20")
    sheet.a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    sheet.shows(
      """
      a 0 0 20 20               // 100 - 10 - 70
      b 30 0 70 20
      """)
    sheet.resize(50, 20)
    sheet.shows(
      """
      a 0 0 0 20                // 50 - 10 - 70 < 0
      b 10 0 40 20
      """)
  }

  @Test("a strict hierarchy: many weak wishes do not outvote a strong one")
  func hierarchy() {
    let sheet = Sheet(100, 100, "a")
    sheet.a.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalTo(80).priority(500)
      for _ in 0..<20 { make.width.equalTo(10).priority(499) }
    }
    sheet.shows("a 0 0 80 100 // at 500, against twenty times 10 at 499")
  }

  @Test("a wish that cannot be met is met as far as possible")
  func asFarAsPossible() {
    let sheet = Sheet(100, 100, "a")
    sheet.a.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.lessThanOrEqualTo(70)
      make.width.equalTo(90).priority(.low)
    }
    sheet.shows("a 0 0 70 100 // 90 is wished for, 70 is the nearest")
  }

  @Test("of 750 and 749 the first holds, the second keeps what is left")
  func adjacent() {
    let sheet = Sheet(100, 100, "a, b")
    sheet.a.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(60).priority(750)
    }
    sheet.b.snp.makeConstraints { make in
      make.left.equalTo(sheet.a.snp.right)
      make.top.right.bottom.equalToSuperview()
      make.width.equalTo(60).priority(749)
    }
    sheet.shows(
      """
      a 0 0 60 100
      b 60 0 40 100             // 100 - 60
      """)
  }

  @Test("an optional constraint that becomes required, and back")
  func becomesRequired() {
    let sheet = Sheet(100, 100, "a 30x30")
    var width: Constraint?
    sheet.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      width = make.width.equalTo(50).priority(100).constraint
    }
    // Hugging at 250 beats 100.
    sheet.shows("a 0 0 30 30")
    width?.update(priority: .required)
    sheet.shows("a 0 0 50 30")
    width?.update(priority: 249)
    sheet.shows("a 0 0 30 30")
  }

  @Test("hugging and compression are told apart along each axis")
  func perAxis() {
    let sheet = Sheet(100, 100, "a 40x60")
    sheet.a.setContentHuggingPriority(LayoutPriority(800), for: .horizontal)
    sheet.a.setContentCompressionResistancePriority(LayoutPriority(100), for: .vertical)
    sheet.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(90).priority(.high)
      make.height.equalTo(20).priority(.medium)
    }
    sheet.shows("a 0 0 40 20 // 800 beats 750; 500 beats 100, 250 asks for at most 60")
  }

  @Test("a size along one axis only: the other is open to constraints")
  func oneAxis() {
    let sheet = Sheet(100, 100, "line -x2")
    sheet.line.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(10)
      make.centerY.equalToSuperview()
    }
    sheet.shows("line 10 49 80 2 // (100 - 2)/2")
  }

  @Test("a size that grows pushes its neighbour until that gives way")
  func pushing() {
    let sheet = makePair(150, "a 40x20, b 60x20")
    sheet.a.setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
    sheet.b.setContentCompressionResistancePriority(LayoutPriority(700), for: .horizontal)
    sheet.shows("b 50 0 100 20")
    (sheet.a as? SizedView)?.contentWidth = 100
    sheet.shows(
      """
      a 0 0 100 20
      b 110 0 40 20             // 150 - 110 < 60
      """)
  }

  @Test("required content is kept, and a wish for less is not")
  func requiredContent() {
    let sheet = Sheet(100, 100, "a 40x40")
    sheet.a.setContentCompressionResistancePriority(.required, for: .horizontal)
    sheet.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(10).priority(999)
    }
    sheet.shows("a 0 0 40 40")
  }
}
