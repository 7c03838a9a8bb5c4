// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Content and hooks that change the tree, end views and replace themselves while they are asked.
extension LifetimeAttackTests {
  /// What content does to the tree while it is measured.
  static let mischief: [@Sendable (_ root: LayoutView, _ view: LayoutView) -> Void] = [
    { _, view in view.removeFromSuperview() },
    { root, _ in for view in root.subviews { view.removeFromSuperview() } },
    { root, _ in root.subviews.last?.removeFromSuperview() },
    { root, _ in root.subviews.first?.removeFromSuperview() },
    { root, _ in
      let view = LayoutView()
      root.insertSubview(view, at: 0)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    },
    { root, view in
      for other in root.subviews where other !== view { root.addSubview(other) }
    },
    { root, view in view.snp.remakeConstraints { $0.center.equalTo(root) } },
    { root, _ in for view in root.subviews { view.snp.removeConstraints() } },
    { root, _ in LayoutConstraint.deactivate(root.constraints) },
    { root, _ in for view in root.subviews { view.frame.size.width += 1 } },
    { root, _ in for view in root.subviews { view.invalidateIntrinsicContentSize() } },
    { root, _ in for view in root.subviews { view.snp.measure(nil) } },
    { root, _ in root.layoutIfNeeded() },
    { root, _ in try? root.snp.layout() },
    { root, view in
      _ = root.systemLayoutSizeFitting(.zero)
      _ = view.systemLayoutSizeFitting(.zero)
    },
    { root, view in
      let outer = LayoutView()
      outer.addSubview(root)
      outer.layoutIfNeeded()
      view.removeFromSuperview()
    },
    { root, view in
      let other = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      other.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      other.layoutIfNeeded()
      root.insertSubview(view, at: 0)
    },
    { root, view in
      root.snp.pixelScale = (root.snp.pixelScale ?? 0) + 1
      view.layoutMargins.left += 1
      view.semanticContentAttribute = .forceRightToLeft
    },
    { root, _ in
      root.snp.additionalSafeAreaInsets.top += 1
      for view in root.subviews { view.preservesSuperviewLayoutMargins.toggle() }
    },
  ]

  /// When content is asked.
  enum Question: CaseIterable {
    case closure, size, update, layout, margins, fitting
  }

  @Test(
    "whoever is asked may change the tree", arguments: mischief.indices, Question.allCases)
  func change(number: Int, question: Question) {
    for isLast in [false, true] {
      let root = makeRoot()
      let asked = AskedView()
      var rest = 3
      func misbehave(_ root: LayoutView?, _ view: LayoutView?) {
        guard rest > 0, let root, let view else { return }
        rest -= 1
        Self.mischief[number](root, view)
      }
      let ask: (AskedView) -> Void = { [weak root] view in misbehave(root, view) }
      switch question {
      case .closure, .fitting:
        asked.snp.measure { [weak root, weak asked] width in
          misbehave(root, asked)
          return Size(width: 90, height: 900 / max(1, min(width, 90)))
        }
      case .size: asked.onSize = ask
      case .update: asked.onUpdate = ask
      case .layout: asked.onLayout = ask
      case .margins:
        asked.onMargins = ask
        asked.preservesSuperviewLayoutMargins = true
        _ = asked.layoutMarginsGuide
      }
      let stack = LayoutStackView()
      let text = AskedView()
      stack.addArrangedSubview(text)
      text.snp.measure { Size(width: 70, height: 700 / max(1, min($0, 70))) }
      let views = isLast ? [LayoutView(), stack, asked] : [asked, LayoutView(), stack]
      for view in views {
        root.addSubview(view)
        view.snp.makeConstraints { make in
          make.left.equalToSuperview().offset(3)
          make.right.lessThanOrEqualTo(root.layoutMarginsGuide)
          make.top.equalTo(root.safeAreaLayoutGuide).priority(800)
          make.width.equalTo(views[0]).priority(500)
        }
      }
      for step in 0..<4 {
        if question == .fitting {
          _ = root.systemLayoutSizeFitting(Size(width: 40, height: 0))
          _ = asked.systemLayoutSizeFitting(Size(width: 40, height: 0))
        }
        root.layoutIfNeeded()
        try? root.snp.layout()
        rest = 1
        root.frame.size.width = Double(60 + 20 * step)
        root.layoutMargins.left += 1
        asked.invalidateIntrinsicContentSize()
      }
      rest = 0
      root.layoutIfNeeded()
      // Whatever is left is what a fresh engine finds.
      let frames = root.subviews.map(\.frame)
      for view in root.subviews { #expect(view.superview === root) }
      #expect(frames.allSatisfy { $0.width.isFinite })
      _ = root.snp.textTree()
    }
  }

  @Test("content may drop the last reference to any view while it is measured")
  func lastReference() {
    let root = makeRoot()
    var others: [LayoutView] = (0..<4).map { _ in LayoutView() }
    weak let witness = others[0]
    let view = LayoutView()
    fill(view, in: root)
    for other in others { fill(other, in: root) }
    var isArmed = false
    view.snp.measure { width in
      if isArmed {
        for other in others { other.removeFromSuperview() }
        others = []
      }
      return Size(width: 300, height: width < 300 ? 20 : 10)
    }
    root.layoutIfNeeded()
    isArmed = true
    root.frame.size.width = 90
    layOut(root)
    #expect(witness == nil)
    #expect(root.subviews.count == 1 && view.frame.width == 80)
  }

  @Test("a closure that is replaced while it runs, and what it holds that acts as it ends")
  func closures() {
    let root = makeRoot()
    let view = LayoutView()
    fill(view, in: root)
    var ends = 0
    func arm() {
      let fuse = Fuse { [weak view] in
        ends += 1
        guard let view else { return }
        _ = view.intrinsicContentSize
        _ = view.contentHuggingPriority(for: .horizontal)
        view.setContentHuggingPriority(LayoutPriority(Float(100 + ends)), for: .vertical)
      }
      view.snp.measure { [weak view] _ in
        withExtendedLifetime(fuse) {}
        view?.snp.measure { _ in Size(width: 7, height: 7) }
        return Size(width: 5, height: 5)
      }
    }
    arm()
    root.layoutIfNeeded()
    arm()
    arm()
    root.layoutIfNeeded()
    #expect(ends == 3)
  }

  @Test("hooks may end the view whose hook it is, its superview and its tree")
  func hooks() {
    for part in 0..<3 {
      var root: LayoutView? = makeRoot()
      var middle: LayoutView? = LayoutView()
      weak var last: LayoutView?
      do {
        let view = AskedView()
        last = view
        if let root, let middle {
          fill(middle, in: root)
          fill(view, in: middle)
        }
        let drop: (AskedView) -> Void = { view in
          view.superview?.removeFromSuperview()
          view.removeFromSuperview()
          middle = nil
          root = nil
        }
        if part == 0 { view.onLayout = drop }
        if part == 1 { view.onUpdate = drop }
        if part == 2 { view.onMargins = drop }
      }
      last?.preservesSuperviewLayoutMargins = true
      _ = last?.layoutMarginsGuide
      root?.layoutMargins.left = 90
      middle?.preservesSuperviewLayoutMargins = true
      root?.layoutIfNeeded()
      middle = nil
      root = nil
      #expect(last == nil)
    }
  }
}
