// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Fitting sizes of views with margins and safe areas in them, before a pass and after one.
@Suite("Insets within a fitting size")
struct FittingInsetTests {
  private let cell = LayoutView(label: "cell")
  private let content = LayoutView(label: "content")
  private let text = LayoutView(label: "text")

  init() {
    cell.addSubview(content)
    content.addSubview(text)
    content.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.measure { width in
      let width = min(width, 600)
      return Size(width: width, height: 20 * (600 / width).rounded(.up))
    }
    text.snp.makeConstraints { $0.edges.equalTo(content.layoutMarginsGuide) }
  }

  private func size(_ width: Double) -> Size {
    cell.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size is that of a pass at the width, and the same after it.
  private func expectFit(_ width: Double, height: Double) throws {
    let found = size(width)
    #expect(found == Size(width: width, height: height))
    cell.frame.size = found
    try cell.snp.layout()
    #expect(text.frame.height == 20 * (600 / text.frame.width).rounded(.up))
    #expect(size(width) == found)
  }

  @Test("margins that content preserves count before the first pass, and at once when they change")
  func preserved() throws {
    cell.layoutMargins = Insets(top: 16, left: 20, bottom: 16, right: 20)
    content.preservesSuperviewLayoutMargins = true
    // 280 and 360 wide: three lines and two.
    try expectFit(320, height: 92)
    try expectFit(400, height: 72)
    cell.layoutMargins = Insets(top: 30, left: 60, bottom: 30, right: 60)
    try expectFit(320, height: 120)
    #expect(size(400) == Size(width: 400, height: 120))
    #expect(size(720) == Size(width: 720, height: 80))
    #expect(content.layoutMargins.left == 60)
  }

  @Test("a stack view between preserved margins")
  func stack() throws {
    let stack = LayoutStackView(arrangedSubviews: [text])
    content.removeFromSuperview()
    cell.addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.removeConstraints()
    cell.layoutMargins = Insets(top: 16, left: 20, bottom: 16, right: 20)
    stack.preservesSuperviewLayoutMargins = true
    stack.isLayoutMarginsRelativeArrangement = true
    try expectFit(320, height: 92)
  }

  @Test("a safe area of the view, as far as it reaches into what is in it")
  func safeArea() throws {
    cell.snp.additionalSafeAreaInsets = Insets(top: 12, left: 0, bottom: 0, right: 0)
    content.snp.remakeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalToSuperview().offset(5)
    }
    // 5 above, 8 and 7 of the safe area at the top, two lines of 600 in 304 points, 8 at the bottom.
    try expectFit(320, height: 68)
  }

  @Test(
    "a pass within a measurement writes its own insets, and a size asked there does not go by them")
  func nested() throws {
    let (outer, host) = (LayoutView(label: "outer"), LayoutView(label: "host"))
    outer.layoutMargins = Insets(top: 20, left: 20, bottom: 20, right: 20)
    content.preservesSuperviewLayoutMargins = true
    content.removeFromSuperview()
    outer.addSubview(content)
    outer.addSubview(host)
    content.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    host.snp.makeConstraints { make in
      make.top.equalTo(content.snp.bottom)
      make.left.right.equalToSuperview()
    }
    func height() -> Double {
      content.systemLayoutSizeFitting(
        Size(width: 280, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let before = height()
    host.snp.measure { width in Size(width: width, height: height()) }
    let fitted = outer.systemLayoutSizeFitting(
      Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted.width == 320)
    #expect(height() == before)
  }

  @Test("a constraint of priority 0 lets no view take part that another has its baseline from")
  func unusedBaselines() throws {
    let (holder, label) = (FramedView(), LayoutView())
    let root = LayoutView()
    for view in [holder, label] { root.addSubview(view) }
    let bearer = SizedView(50, 50)
    holder.addSubview(bearer)
    holder.firstBearer = bearer
    holder.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.greaterThanOrEqualTo(5)
    }
    label.snp.makeConstraints { make in
      make.left.top.size.equalTo(1)
      make.firstBaseline.equalTo(holder).priority(0)
    }
    _ = root.systemLayoutSizeFitting(.zero)
    let fitting = try #require(root.fitting)
    holds(fitting.items.count == 3)
  }
}
