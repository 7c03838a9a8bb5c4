// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules about layout margins, each as a test of its name.
@Suite("UIKit's rules: margins")
struct MarginRulesTests {
  let outer = LayoutView()
  let inner = LayoutView()

  private func makeTree(_ width: Double = 100, _ height: Double = 100) -> LayoutView {
    let root = makeRoot(width, height, outer)
    outer.addSubview(inner)
    inner.snp.setLabel("inner")
    inner.snp.makeConstraints { $0.edges.equalTo(outer.snp.margins) }
    return root
  }

  @Test("margins are 8 on every side")
  func eightPoints() {
    let root = makeTree()
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    #expect(outer.layoutMargins == Insets(top: 8, left: 8, bottom: 8, right: 8))
    expect(inner, at: 8, 8, 84, 84)
  }

  @Test("setting leading and trailing margins sets left and right, and the other way around")
  func synchronised() {
    let view = LayoutView()
    view.directionalLayoutMargins =
      DirectionalInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == Insets(top: 1, left: 20, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == Insets(top: 1, left: 4, bottom: 3, right: 20))
    view.layoutMargins = Insets(top: 0, left: 5, bottom: 0, right: 6)
    #expect(view.directionalLayoutMargins.leading == 6)
    view.semanticContentAttribute = .unspecified
    #expect(view.directionalLayoutMargins.leading == 5)
  }

  @Test("margins are inset from the safe area, and not where that is turned off")
  func insetFromSafeArea() {
    let root = makeTree()
    #expect(outer.insetsLayoutMarginsFromSafeArea)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 10, right: 0)
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    // 20 + 8, 10 + 8
    expect(inner, at: 8, 28, 84, 54)
    #expect(outer.layoutMargins == Insets(top: 28, left: 8, bottom: 18, right: 8))
    outer.insetsLayoutMarginsFromSafeArea = false
    layOut(root)
    expect(inner, at: 8, 8, 84, 84)
    outer.insetsLayoutMarginsFromSafeArea = true
    outer.layoutMargins = .zero
    layOut(root)
    expect(inner, at: 0, 20, 100, 70)
    root.snp.additionalSafeAreaInsets = .zero
    layOut(root)
    expect(inner, at: 0, 0, 100, 100)
  }

  @Test("margins of a view that is partly in the safe area get what is left of the insets")
  func partlyInSafeArea() {
    let root = makeTree()
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(15) }
    layOut(root)
    // 20 - 15 + 8; the view is 70 high
    expect(inner, at: 8, 13, 54, 49)
    outer.snp.updateConstraints { $0.edges.equalToSuperview().inset(30) }
    layOut(root)
    expect(inner, at: 8, 8, 24, 24)
  }

  @Test("a view that preserves its superview's margins has at least what of them reaches into it")
  func preservesSuperview() {
    let root = makeTree()
    #expect(!outer.preservesSuperviewLayoutMargins)
    root.layoutMargins = Insets(top: 0, left: 20, bottom: 0, right: 20)
    outer.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.left.equalToSuperview()
      make.right.equalToSuperview().inset(15)
    }
    layOut(root)
    expect(inner, at: 8, 8, 69, 84)
    outer.preservesSuperviewLayoutMargins = true
    layOut(root)
    // left: 20 - 0; right: 20 - 15 is less than 8. 85 - 20 - 8
    expect(inner, at: 20, 8, 57, 84)
    #expect(outer.layoutMargins == Insets(top: 8, left: 20, bottom: 8, right: 8))
    root.layoutMargins.left = 30
    layOut(root)
    expect(inner, at: 30, 8, 47, 84)
    outer.snp.updateConstraints { $0.left.equalToSuperview().offset(25) }
    layOut(root)
    // 30 - 25 is less than 8; the view is 60 wide
    expect(inner, at: 8, 8, 44, 84)
    outer.preservesSuperviewLayoutMargins = false
    layOut(root)
    expect(inner, at: 8, 8, 44, 84)
  }

  @Test("preserved margins go down more than one view, and follow the direction")
  func preservesFurther() {
    let leaf = LayoutView()
    let root = makeTree()
    root.directionalLayoutMargins =
      DirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    for view in [outer, inner] { view.preservesSuperviewLayoutMargins = true }
    inner.addSubview(leaf)
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    inner.snp.remakeConstraints { $0.edges.equalToSuperview() }
    leaf.snp.makeConstraints { $0.edges.equalTo(inner.layoutMarginsGuide) }
    layOut(root)
    expect(leaf, at: 30, 8, 60, 84)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(leaf, at: 10, 8, 60, 84)
  }

  @Test("a view is told of other margins and insets, when they are set and after a pass")
  func hooks() {
    final class Told: LayoutView {
      var margins: [Double] = []
      var areas: [Double] = []
      override func layoutMarginsDidChange() { margins.append(layoutMargins.top) }
      override func safeAreaInsetsDidChange() { areas.append(safeAreaInsets.top) }
    }
    let view = Told()
    let root = makeRoot(100, 100, view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.layoutMargins = Insets(top: 5, left: 0, bottom: 0, right: 0)
    view.layoutMargins = Insets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.margins == [5])
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    _ = view.safeAreaLayoutGuide
    layOut(root)
    layOut(root)
    #expect(view.areas == [20])
    #expect(view.margins == [5, 25])
    view.snp.updateConstraints { $0.edges.equalToSuperview().inset(4) }
    layOut(root)
    #expect(view.areas == [20, 16])
    #expect(view.margins == [5, 25, 21])
    view.snp.additionalSafeAreaInsets = Insets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(view.areas == [20, 16, 17])
    #expect(view.margins == [5, 25, 21, 22])
    layOut(root)
    #expect(view.areas.count == 3)
  }

  @Test("a stack view between margins heeds the safe area")
  func stackView() {
    let stack = LayoutStackView(arrangedSubviews: [SizedView(10, 10)])
    let root = makeRoot(100, 100, stack)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 30, right: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    layOut(root)
    // A bar at the bottom: 8 + 10 + 8 + 30 high
    expect(stack, at: 0, 44, 100, 56)
    expect(stack.arrangedSubviews[0], at: 8, 8, 84, 10)
  }

  @Test("a tree without insets to give reads none: a pass does what it did before")
  func costsNothing() {
    let root = makeTree()
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    #expect(root.snp.layoutWork.solves == 1)
    root.frame.size.width = 120
    layOut(root)
    #expect(root.snp.layoutWork.solves == 2)
    #expect(root.snp.layoutWork.constantsChanged == 0)
    expect(inner, at: 8, 8, 104, 84)
  }

  @Test("a view that left and came back has the margins that it was given meanwhile")
  func backAgain() {
    let root = makeTree()
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    outer.removeFromSuperview()
    outer.layoutMargins = .zero
    root.addSubview(outer)
    outer.snp.remakeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    expect(inner, at: 0, 0, 100, 100)
  }
}
