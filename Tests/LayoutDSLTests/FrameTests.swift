// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The idioms of SnapKit's readme, each with the frames that they come to.
@Suite("Frames")
struct FrameTests {
  let a = LayoutView()
  let b = LayoutView()
  let c = LayoutView()

  @Test("edges of the superview")
  func edges() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    expect(a, at: 0, 0, 320, 480)
  }

  @Test("edges inset by a number")
  func edgesInset() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    layOut(root)
    // 320 - 2·20, 480 - 2·20
    expect(a, at: 20, 20, 280, 440)
  }

  @Test("edges inset by insets")
  func edgesInsets() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.edges.equalTo(root).inset(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    layOut(root)
    // 320 - 2 - 4, 480 - 1 - 3
    expect(a, at: 2, 1, 314, 476)
  }

  @Test("the readme's box: fixed size in the middle")
  func box() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.width.height.equalTo(50)
      make.center.equalTo(root)
    }
    layOut(root)
    // (320 - 50)/2, (480 - 50)/2
    expect(a, at: 135, 215, 50, 50)
  }

  @Test("offsets from a sibling")
  func offsets() {
    let root = makeRoot(320, 480, a, b)
    a.snp.makeConstraints { make in
      make.top.left.equalToSuperview().offset(10)
      make.size.equalTo(Size(width: 100, height: 40))
    }
    b.snp.makeConstraints { make in
      make.top.equalTo(a.snp.bottom).offset(8)
      make.left.equalTo(a)
      make.right.equalToSuperview().offset(-10)
      make.height.equalTo(a).multipliedBy(2).offset(5)
    }
    layOut(root)
    expect(a, at: 10, 10, 100, 40)
    // top 10 + 40 + 8; width 320 - 10 - 10; height 2·40 + 5
    expect(b, at: 10, 58, 300, 85)
  }

  @Test("a point as target: left and top")
  func point() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.top.equalTo(Point(x: 7, y: 9))
      make.width.equalTo(10)
      make.height.equalTo(11)
    }
    layOut(root)
    expect(a, at: 7, 9, 10, 11)
  }

  @Test("centre with an offset")
  func centreOffset() {
    let root = makeRoot(200, 100, a)
    a.snp.makeConstraints { make in
      make.size.equalTo(20)
      make.centerX.equalToSuperview().offset(30)
      make.centerY.equalToSuperview().offset(-10)
    }
    layOut(root)
    // 100 + 30 - 10, 50 - 10 - 10
    expect(a, at: 120, 30, 20, 20)
  }

  @Test("a fraction of the superview, by multiplying and by dividing")
  func fractions() {
    let root = makeRoot(300, 120, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().dividedBy(3)
      make.height.equalToSuperview().multipliedBy(0.25)
    }
    layOut(root)
    expect(a, at: 0, 0, 100, 30)
  }

  @Test("a multiplier on a place is about the superview's own coordinates")
  func placeMultiplier() {
    let outer = LayoutView()
    let root = makeRoot(400, 400, outer)
    outer.addSubview(a)
    outer.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(100)
      make.size.equalTo(200)
    }
    a.snp.makeConstraints { make in
      make.centerX.equalTo(outer.snp.centerX).multipliedBy(1.5)
      make.bottom.equalTo(outer.snp.bottom).multipliedBy(0.5)
      make.size.equalTo(20)
    }
    layOut(root)
    // 1.5·100 - 10 and 0.5·200 - 20, wherever the outer view is
    expect(a, at: 140, 80, 20, 20)
  }

  @Test("aspect ratio")
  func aspect() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.width.equalTo(a.snp.height).multipliedBy(16.0 / 9)
    }
    layOut(root)
    // 320 · 9/16
    expect(a, at: 0, 0, 320, 180)
  }

  @Test("inequalities decided by priorities")
  func priorities() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.lessThanOrEqualTo(200)
      make.width.equalToSuperview().priority(.high)
      make.height.greaterThanOrEqualTo(40)
      make.height.equalTo(10).priority(.low)
    }
    layOut(root)
    // 320 is too much, 10 is too little
    expect(a, at: 0, 0, 200, 40)
  }

  @Test("the stronger of two wishes wins whole")
  func levels() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(1)
      make.width.equalTo(100).priority(.medium)
      make.width.equalTo(150).priority(.init(501))
      make.width.equalTo(90).priority(.medium)
    }
    layOut(root)
    expect(a, at: 0, 0, 150, 1)
  }

  @Test("an array of targets: as tall as the taller of two")
  func arrayTarget() {
    let root = makeRoot(300, 300, a, b, c)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(Size(width: 10, height: 30))
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 10, height: 70))
    }
    c.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(5)
      make.top.greaterThanOrEqualTo([a.snp.bottom, b.snp.bottom])
      make.top.equalToSuperview().priority(.low)
      make.height.equalTo(1)
    }
    layOut(root)
    expect(c, at: 0, 70, 5, 1)
  }

  @Test("update changes the constant in place")
  func update() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(10)
    }
    layOut(root)
    expect(a, at: 5, 5, 10, 10)
    a.snp.updateConstraints { $0.left.equalToSuperview().offset(25) }
    layOut(root)
    expect(a, at: 25, 5, 10, 10)
  }

  @Test("remake replaces everything")
  func remake() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    a.snp.remakeConstraints { make in
      make.right.bottom.equalToSuperview()
      make.size.equalTo(30)
    }
    layOut(root)
    // 100 - 30
    expect(a, at: 70, 70, 30, 30)
  }

  @Test("a kept constraint is deactivated and activated")
  func toggle() {
    let root = makeRoot(100, 100, a)
    var wide: Constraint?
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(1)
      make.width.equalTo(20).priority(.low)
      wide = make.width.equalTo(60).constraint
    }
    layOut(root)
    expect(a, at: 0, 0, 60, 1)
    wide?.deactivate()
    layOut(root)
    expect(a, at: 0, 0, 20, 1)
    wide?.activate()
    layOut(root)
    expect(a, at: 0, 0, 60, 1)
  }

  @Test("between views of different branches")
  func branches() {
    let left = LayoutView()
    let right = LayoutView()
    let root = makeRoot(400, 100, left, right)
    left.addSubview(a)
    right.addSubview(b)
    left.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(150)
    }
    right.snp.makeConstraints { make in
      make.left.equalTo(left.snp.right).offset(50)
      make.top.bottom.right.equalToSuperview()
    }
    a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.top.equalToSuperview().offset(5)
      make.size.equalTo(10)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right).offset(190)
      make.centerY.equalTo(a)
      make.size.equalTo(20)
    }
    layOut(root)
    // a.right is 30 in the root, so b.left is 220 there and 220 - 200 in its superview;
    // a's centre is 10 from the top
    expect(b, at: 20, 0, 20, 20)
  }

  @Test("the same names of different items need not be the same attribute")
  func mixedAxes() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(7)
      make.left.equalTo(a.snp.top)
      make.size.equalTo(10)
    }
    layOut(root)
    expect(a, at: 7, 7, 10, 10)
  }

  @Test("a root without a given size takes that of its content")
  func sizedRoot() {
    let root = makeRoot(0, 0, a)
    root.frame = Rect(x: 3, y: 4, width: 0, height: 0)
    root.snp.makeConstraints { $0.width.equalTo(200) }
    a.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(60)
    }
    layOut(root)
    // 60 + 2·10; the origin is the one that was given
    expect(root, at: 3, 4, 200, 80)
    expect(a, at: 10, 10, 180, 60)
  }

  @Test("a layout is asked for at any view of the tree")
  func anyView() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(1) }
    withExtendedLifetime(root) { layOut(a) }
    expect(a, at: 1, 1, 98, 98)
  }
}
