// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Right to left")
struct RightToLeftTests {
  let a = LayoutView()
  let b = LayoutView()

  @Test("leading and trailing change sides, left and right do not")
  func sides() {
    let root = makeRoot(200, 100, a, b)
    root.semanticContentAttribute = .forceRightToLeft
    a.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.top.equalToSuperview()
      make.size.equalTo(30)
    }
    b.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.leading.equalTo(a.snp.trailing).offset(20)
      make.top.height.equalTo(a)
    }
    layOut(root)
    // 10 from the right: 200 - 10 - 30
    expect(a, at: 160, 0, 30, 30)
    // 20 to the left of it begins b, and ends 10 from the left: 160 - 20 - 10
    expect(b, at: 10, 0, 130, 30)
    root.semanticContentAttribute = .forceLeftToRight
    b.snp.remakeConstraints { make in
      make.right.equalToSuperview()
      make.leading.equalTo(a.snp.trailing).offset(20)
      make.top.height.equalTo(a)
    }
    layOut(root)
    expect(a, at: 10, 0, 30, 30)
    expect(b, at: 60, 0, 140, 30)
  }

  @Test("constant and multiplier are unchanged in mirrored coordinates")
  func multiplier() {
    let root = makeRoot(200, 100, a)
    root.semanticContentAttribute = .forceRightToLeft
    a.snp.makeConstraints { make in
      make.leading.equalTo(root.snp.trailing).multipliedBy(0.25).offset(10)
      make.top.equalToSuperview()
      make.size.equalTo(30)
    }
    layOut(root)
    // mirrored: trailing is 200, so leading is 60 from the right: 200 - 60 - 30
    expect(a, at: 110, 0, 30, 30)
  }

  @Test("insets by direction follow when it flips")
  func insets() {
    let root = makeRoot(200, 100, a)
    a.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    layOut(root)
    expect(a, at: 2, 1, 194, 96)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 4, 1, 194, 96)
  }

  @Test("physical insets on leading and trailing keep their physical sides")
  func physicalInsets() {
    let root = makeRoot(200, 100, a)
    root.semanticContentAttribute = .forceRightToLeft
    a.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    layOut(root)
    expect(a, at: 2, 1, 194, 96)
  }

  @Test("a view's own direction rules what it hosts")
  func nested() {
    let inner = LayoutView()
    let root = makeRoot(200, 100, inner)
    inner.semanticContentAttribute = .forceRightToLeft
    inner.addSubview(a)
    inner.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(20)
      make.size.equalTo(100)
    }
    a.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(5)
      make.size.equalTo(10)
    }
    layOut(root)
    expect(inner, at: 20, 20, 100, 100)
    // 100 - 5 - 10
    expect(a, at: 85, 5, 10, 10)
    inner.semanticContentAttribute = .unspecified
    layOut(root)
    expect(a, at: 5, 5, 10, 10)
  }

  @Test("directional margins change sides with the direction")
  func margins() {
    let root = makeRoot(100, 100, a)
    root.directionalLayoutMargins =
      DirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    a.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    layOut(root)
    expect(a, at: 30, 0, 60, 100)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 10, 0, 60, 100)
  }

  @Test("a constant becomes directional after the direction has changed")
  func directionalUpdate() {
    let root = makeRoot(100, 100, a)
    var left: Constraint?
    a.snp.makeConstraints { make in
      left = make.left.equalToSuperview().offset(5).constraint
      make.top.size.equalTo(10)
    }
    layOut(root)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    left?.update(inset: DirectionalInsets(top: 0, leading: 9, bottom: 0, trailing: 13))
    layOut(root)
    expect(a, at: 13, 10, 10, 10)
    left?.update(offset: 5)
    root.semanticContentAttribute = .unspecified
    layOut(root)
    left?.update(inset: DirectionalInsets(top: 0, leading: 9, bottom: 0, trailing: 13))
    layOut(root)
    expect(a, at: 9, 10, 10, 10)
  }
}
