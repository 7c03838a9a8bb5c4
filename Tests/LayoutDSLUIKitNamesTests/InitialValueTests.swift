// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLUIKitNames
import Testing

// Operators that apps declare; they are told from the library's by the 1000 that they add.

private func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + amount + 1000)
}

private func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue - amount + 1000)
}

/// Values that properties have before they are assigned, and operators of an app's own.
@Suite("Initial values and an app's own operators")
struct InitialValueTests {
  private final class Card: UIView {
    private(set) var heightConstraint = NSLayoutConstraint()
    private(set) var columnWidth = NSLayoutDimension()
    private var edges: [NSLayoutXAxisAnchor] = [NSLayoutXAxisAnchor()]

    init() {
      super.init(frame: .null)
      snp.setLabel("card")
    }

    #if ViewCoding
    required init?(coder: LayoutCoder) { nil }
    #endif

    func fill() {
      edges = [leftAnchor]
      columnWidth = widthAnchor
      heightConstraint = heightAnchor.constraint(equalTo: columnWidth, multiplier: 0.5)
      heightConstraint.isActive = true
    }
  }

  @Test("a constraint without items is inert and says so, until the property has another")
  func placeholders() throws {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let card = Card()
    root.addSubview(card)
    card.heightConstraint.constant = 4
    card.heightConstraint.priority = .defaultHigh
    card.heightConstraint.isActive = true
    #expect(!card.heightConstraint.isActive && card.heightConstraint.firstItem == nil)
    #expect(
      card.heightConstraint.issue?.message == "a constraint made by LayoutConstraint() has no items"
    )
    let wrong = card.widthAnchor.constraint(equalTo: card.columnWidth)
    wrong.isActive = true
    #expect(!wrong.isActive && wrong.issue != nil && wrong.secondItem == nil)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    card.removeConstraint(wrong)
    try root.snp.layout()
  }

  @Test("a view made with the null rectangle is an empty view, and no mistake")
  func nullFrame() throws {
    let root = UIView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let card = Card()
    #expect(card.frame == .zero && card.snp.issues.isEmpty)
    root.addSubview(card)
    card.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(30)
    }
    card.fill()
    try root.snp.layout()
    #expect(card.frame == Rect(x: 0, y: 0, width: 30, height: 15))
    root.addSubview(UIView(frame: Rect(x: .nan, y: 0, width: 0, height: 0)))
    #expect(throws: LayoutError.self) { try root.snp.layout() }
  }

  @Test("an app's own operators for priorities are preferred")
  func operators() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(1999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(1251))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
  }
}
