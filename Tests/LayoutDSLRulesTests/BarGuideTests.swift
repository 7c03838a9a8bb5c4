// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The guides over what the safe area leaves out at the top and at the bottom.
@Suite("Guides over bars and keyboards")
struct BarGuideTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let bar = LayoutView()

  init() {
    root.addSubview(view)
    root.addSubview(bar)
    root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 10, bottom: 34, right: 0)
  }

  @Test("above and below the safe area, from side to side")
  func bars() {
    view.snp.makeConstraints { make in
      make.left.right.equalTo(root.snp.topLayoutGuide)
      make.top.equalTo(root.snp.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(root.snp.bottomLayoutGuide.snp.top)
    }
    bar.snp.makeConstraints { $0.edges.equalTo(root.snp.bottomLayoutGuide) }
    layOut(root)
    // 480 - 47 - 34
    expect(view, at: 0, 47, 320, 399)
    expect(bar, at: 0, 446, 320, 34)
    expect(root.snp.topLayoutGuide, at: 0, 0, 320, 47)
    expect(root.snp.bottomLayoutGuide, at: 0, 446, 320, 34)
    #expect(root.layoutGuides.isEmpty)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    root.frame.size.height = 500
    layOut(root)
    expect(view, at: 0, 20, 320, 480)
    expect(bar, at: 0, 500, 320, 0)
    expect(root.snp.bottomLayoutGuide, at: 0, 500, 320, 0)
  }

  @Test("sizes and centres, and a guide of a view in between")
  func sizes() {
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(7) }
    view.addSubview(bar)
    bar.snp.makeConstraints { make in
      make.height.equalTo(view.snp.topLayoutGuide).multipliedBy(2)
      make.centerY.equalTo(view.snp.topLayoutGuide)
      make.leading.equalTo(view.snp.topLayoutGuide).offset(5)
      make.width.equalTo(view.snp.topLayoutGuide).dividedBy(2)
    }
    layOut(root)
    // Of 47 points 40 reach into the view: 80 high around 20; half of 306 wide.
    expect(bar, at: 5, -20, 153, 80)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(bar, at: 148, -20, 153, 80)
  }

  @Test("the keyboard's guide is at the bottom edge, below the safe area")
  func keyboard() {
    bar.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
      make.bottom.equalTo(root.keyboardLayoutGuide.snp.top)
    }
    layOut(root)
    // 480 - 34 - 50
    expect(bar, at: 0, 396, 320, 50)
    expect(root.keyboardLayoutGuide, at: 0, 446, 320, 34)
    root.snp.additionalSafeAreaInsets.bottom = 300
    layOut(root)
    expect(bar, at: 0, 130, 320, 50)
    let anchored = LayoutView()
    anchored.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(anchored)
    LayoutConstraint.activate([
      anchored.topAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: 10),
      anchored.heightAnchor.constraint(equalTo: root.keyboardLayoutGuide.heightAnchor),
      anchored.leftAnchor.constraint(equalTo: root.keyboardLayoutGuide.leftAnchor),
      anchored.widthAnchor.constraint(equalToConstant: 1),
    ])
    layOut(root)
    expect(anchored, at: 0, 190, 1, 300)
  }

  @Test("a keyboard's guide that does not use the safe area is the bottom edge")
  func withoutSafeArea() {
    let guide = root.keyboardLayoutGuide
    let behind = LayoutView()
    bar.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
      make.bottom.equalTo(guide.snp.top)
    }
    root.addSubview(behind)
    behind.snp.makeConstraints { make in
      make.edges.equalTo(guide)
    }
    layOut(root)
    guide.usesBottomSafeArea = false
    expect(guide, at: 0, 446, 320, 34)
    layOut(root)
    expect(bar, at: 0, 430, 320, 50)
    expect(behind, at: 0, 480, 320, 0)
    expect(guide, at: 0, 480, 320, 0)
    root.snp.additionalSafeAreaInsets.bottom = 10
    layOut(root)
    expect(bar, at: 0, 430, 320, 50)
    guide.usesBottomSafeArea = true
    layOut(root)
    expect(bar, at: 0, 420, 320, 50)
    expect(behind, at: 0, 470, 320, 10)
  }

  @Test("a fitting size goes by whether a keyboard's guide uses the safe area")
  func fittingWithoutSafeArea() {
    bar.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(50)
      make.bottom.equalTo(root.keyboardLayoutGuide.snp.top)
    }
    func height() -> Double { root.systemLayoutSizeFitting(Size(width: 320, height: 0)).height }
    #expect(height() == 84)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(height() == 50)
    root.keyboardLayoutGuide.usesBottomSafeArea = true
    #expect(height() == 84)
  }

  @Test("a guide is where the insets say before the first pass")
  func beforeThePass() {
    expect(root.keyboardLayoutGuide, at: 0, 446, 320, 34)
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    #expect(root.keyboardLayoutGuide !== root.snp.bottomLayoutGuide)
  }
}

@Suite("Views whose subviews do not follow their masks")
struct AutoresizesSubviewsTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = LayoutView(frame: Rect(x: 10, y: 10, width: 80, height: 80))

  init() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
  }

  @Test("masks alone")
  func masks() {
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    expect(view, at: 10, 10, 80, 80)
    root.autoresizesSubviews = true
    root.frame.size.width = 250
    // 80 and 50 more
    expect(view, at: 10, 10, 130, 80)
  }

  @Test("masks among constraints")
  func constrained() {
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.equalTo(view.snp.right)
      make.top.width.height.equalTo(5)
    }
    layOut(root)
    expect(other, at: 90, 5, 5, 5)
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    layOut(root)
    expect(view, at: 10, 10, 80, 80)
    expect(other, at: 90, 5, 5, 5)
    root.autoresizesSubviews = true
    root.frame.size.width = 240
    layOut(root)
    expect(view, at: 10, 10, 120, 80)
    expect(other, at: 130, 5, 5, 5)
  }
}
