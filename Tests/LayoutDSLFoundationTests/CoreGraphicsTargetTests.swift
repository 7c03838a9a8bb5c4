// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLFoundation
import Testing

@Suite("CoreGraphics types as targets")
struct CoreGraphicsTargetTests {
  let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let other = LayoutView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func rows(_ block: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
    view.snp.prepareConstraints(block).flatMap(\.layoutConstraints)
  }

  @Test("an NSNumber is a metric of a visual format, and a factor")
  func boxedNumbers() throws {
    let metrics: [String: Any] = ["gap": NSNumber(value: 12), "side": NSNumber(value: 44.5)]
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[view(side)]-gap-[other]", metrics: metrics,
      views: ["view": view, "other": other] as [String: Any])
    #expect(made.map(\.constant) == [44.5, 12])
    let factors = rows { $0.height.equalTo(other).multipliedBy(NSNumber(value: 0.25)) }
    #expect(factors.map(\.multiplier) == [0.25])
  }

  @Test("a CGFloat stands wherever a number does")
  func numbers() {
    let length: CGFloat = 24
    let half: CGFloat = 0.5
    let priority: CGFloat = 600.5
    let made = rows { make in
      make.width.equalTo(length)
      make.left.greaterThanOrEqualTo(other).offset(length + 1)
      make.right.lessThanOrEqualToSuperview().inset(length)
      make.height.equalTo(other).multipliedBy(half).priority(priority)
      make.height.equalTo(other).dividedBy(half)
    }
    #expect(made.map(\.constant) == [24, 25, -24, 0, 0])
    #expect(made.map(\.multiplier) == [1, 1, 1, 0.5, 2])
    #expect(made.map(\.priority.rawValue) == [1000, 1000, 1000, 600.5, 1000])
  }

  @Test("points and sizes give each attribute its part")
  func pointsAndSizes() {
    let made = rows { make in
      make.left.top.equalTo(CGPoint(x: 3, y: 4))
      make.size.equalTo(CGSize(width: 50, height: 60))
    }
    #expect(made.map(\.constant) == [3, 4, 50, 60])
    #expect(made.map(\.firstAttribute) == [.left, .top, .width, .height])
  }

  @Test("insets of Foundation count inwards")
  func insets() {
    let insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let made = rows { make in
      make.edges.equalToSuperview().inset(insets)
      make.edges.equalTo(insets)
    }
    #expect(made.map(\.constant) == [2, 1, -4, -3, 2, 1, -4, -3])
  }

  @Test("a rectangle is a frame in the superview")
  func rectangle() throws {
    view.snp.makeConstraints { $0.edges.equalTo(CGRect(x: 8, y: 16, width: 40, height: 20)) }
    other.snp.makeConstraints { make in
      make.center.size.equalTo(CGRect(x: 8, y: 16, width: 40, height: 20))
    }
    try root.snp.layout()
    #expect(view.frame == Rect(x: 8, y: 16, width: 40, height: 20))
    #expect(other.frame == Rect(x: 8, y: 16, width: 40, height: 20))
  }

  @Test("a target known only later may be one of CoreGraphics")
  func mixed() {
    let targets: [any ConstraintRelatableTarget] = [CGFloat(10), 20, CGSize(width: 30, height: 0)]
    #expect(rows { $0.width.greaterThanOrEqualTo(targets) }.map(\.constant) == [10, 20, 30])
    let wide = targets.count > 2
    let gap: any ConstraintOffsetTarget = wide ? CGFloat(12) : 8
    #expect(rows { $0.left.equalTo(other).offset(gap) }.map(\.constant) == [12])
  }

  @Test("updates take them")
  func updates() {
    let made = view.snp.prepareConstraints { $0.left.equalTo(other) }[0]
    made.update(offset: CGFloat(5))
    #expect(made.layoutConstraints.map(\.constant) == [5])
    made.update(inset: CGFloat(6)).update(priority: CGFloat(300))
    #expect(made.layoutConstraints.map(\.constant) == [6])
    #expect(made.layoutConstraints.map(\.priority.rawValue) == [300])
  }

  @Test("numbers that are not finite are mistakes, as others are")
  func notFinite() {
    for target: any ConstraintRelatableTarget in [
      CGFloat.nan, CGPoint(x: CGFloat.infinity, y: 0), CGSize(width: CGFloat.nan, height: 0),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0),
    ] {
      let made = view.snp.prepareConstraints { $0.left.width.equalTo(target) }
      #expect(made.map { $0.issue?.kind } == [.notFinite])
    }
    #expect(LayoutView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).frame == .zero)
  }

  @Test("metrics of visual formats, constants of anchors and of the initialiser")
  func forms() throws {
    let gap: CGFloat = 12
    let format = try LayoutConstraint.constraints(
      withVisualFormat: "|-gap-[view(wide)]", metrics: ["gap": gap, "wide": 40],
      views: ["view": view])
    #expect(format.map(\.constant).sorted() == [12, 40])
    let anchored = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap)
    #expect(anchored.constant == 12)
    let made = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: gap)
    made.constant += gap
    #expect(made.constant == 24)
  }
}
