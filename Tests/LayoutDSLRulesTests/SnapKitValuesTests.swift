// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

private enum Spacing: Double {
  case small = 8
  case large = 24
}

extension Spacing: ConstraintOffsetTarget {}

private enum Border: Int, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintPriorityTarget {
  case thick = 3
}

/// A type of somebody's own, with SnapKit's requirements.
private struct Ratio: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  var wide = 16.0
  var high = 9.0

  var constraintMultiplierTargetValue: Double { wide / high }
  var constraintPriorityTargetValue: Float { 400 }
}

/// The setter that people add to constraints, whose multiplier cannot be changed.
extension LayoutConstraint {
  fileprivate func withMultiplier(_ multiplier: Double) -> LayoutConstraint {
    LayoutConstraint.deactivate([self])
    let new = LayoutConstraint(
      item: firstItem as Any, attribute: firstAttribute, relatedBy: relation,
      toItem: secondItem, attribute: secondAttribute, multiplier: multiplier, constant: constant)
    new.priority = priority
    new.identifier = identifier
    LayoutConstraint.activate([new])
    return new
  }
}

@Suite("SnapKit's values, conformances of one's own, items of any type")
struct SnapKitValuesTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let other = LayoutView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  @Test("what targets are worth, by SnapKit's names")
  func values() {
    #expect(48.constraintMultiplierTargetValue == 48)
    #expect((1.5 as Float).constraintMultiplierTargetValue == 1.5)
    #expect(750.constraintPriorityTargetValue == 750)
    #expect(ConstraintPriority.high.constraintPriorityTargetValue == 750)
    #expect(LayoutPriority.defaultLow.constraintPriorityTargetValue == 250)
    #expect((3 as UInt).constraintOffsetTargetValue == 3)
    #expect(Spacing.large.constraintOffsetTargetValue == 24)
    #expect(5.constraintInsetTargetValue == ConstraintInsets(top: 5, left: 5, bottom: 5, right: 5))
    let insets = ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.constraintInsetTargetValue == insets)
    let directional = ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.constraintDirectionalInsetTargetValue == directional)
    #expect(insets.constraintConstantTargetValueFor(layoutAttribute: .right) == -4)
    #expect(
      Size(width: 6, height: 7).constraintConstantTargetValueFor(layoutAttribute: .height) == 7)
  }

  @Test("an empty conformance is enough for numbers by name; other types say their value")
  func conformances() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalToSuperview().offset(Spacing.small)
      make.width.equalTo(Spacing.large)
      make.edges.equalToSuperview().inset(Border.thick).priority(Border.thick)
      make.top.equalToSuperview().offset(Border.thick)
      make.height.equalTo(Border.thick)
      make.width.equalTo(other.snp.height).multipliedBy(Ratio()).priority(Ratio())
    }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.constant) == [8, 24, 3, 3, -3, -3, 3, 3, 0])
    #expect(rows[2].priority == LayoutPriority(3))
    #expect(rows.last?.multiplier == 16.0 / 9 && rows.last?.priority == LayoutPriority(400))
  }

  @Test("where there is no number the compiler says what is missing")
  func messages() throws {
    let output = try Snippet.errors(
      """
      import LayoutDSL
      enum Name: String { case a }
      extension Name: ConstraintOffsetTarget {}
      struct Plain {}
      extension Plain: ConstraintInsetTarget {}
      """)
    #expect(output.count >= 2, "\(output)")
    #expect(
      output.contains { $0.contains("a ConstraintOffsetTarget needs a number as its raw value") })
    #expect(
      output.contains { $0.contains("a ConstraintInsetTarget needs a number as its raw value") })
  }

  @Test("a constraint copied with another multiplier")
  func multiplier() throws {
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.5, constant: 10)
    width.priority = .defaultHigh
    width.identifier = "half"
    let height = view.heightAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      width, height, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.snp.layout()
    #expect(view.frame == Rect(x: 0, y: 0, width: 170, height: 20))
    let quarter = width.withMultiplier(0.25)
    _ = height.withMultiplier(1)
    try root.snp.layout()
    #expect(view.frame == Rect(x: 0, y: 0, width: 90, height: 20))
    #expect(quarter.identifier == "half" && quarter.priority == .defaultHigh)
    #expect(!width.isActive && quarter.secondItem === root)
  }

  @Test("what is no item is a mistake at the other one")
  func noItems() {
    func make(_ item: Any, _ other: Any?) -> LayoutConstraint {
      LayoutConstraint(
        item: item, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right,
        multiplier: 1, constant: 0, fileID: "A/B.swift", line: 3)
    }
    let text = make(view, "text")
    #expect(
      text.issue?.description
        == "A/B.swift:3: the second item is a value of type String, no view or guide")
    text.isActive = true
    #expect(!text.isActive)
    let gone = LayoutConstraint(
      item: nil as LayoutView? as Any, attribute: .left, relatedBy: .equal, toItem: other,
      attribute: .left, multiplier: 1, constant: 0)
    #expect(gone.issue?.message == "the first item is nil, no view or guide")
    gone.isActive = true
    #expect(!gone.isActive)
    #expect(make(view as Any, nil as LayoutView? as Any).issue?.kind == .badAttributePairing)
    #expect(make(view as Any, other as Any).issue == nil)
    root.layoutIfNeeded()
    #expect(root.snp.issues.contains { $0.description.contains("the first item is nil") })
    #expect(root.snp.issues.contains { $0.description.contains("A/B.swift:3: the second item") })
  }
}

@Suite("Masonry's switches and setters")
struct MasonrySetterTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = LayoutView()

  init() {
    root.addSubview(view)
  }

  private func texts() -> [String] {
    (root.constraints + view.constraints).map { "\($0.firstAttribute) \($0.constant)" }
  }

  @Test("updateExisting and removeExisting of a maker")
  func switches() throws {
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    view.snp.makeConstraints { make in
      make.updateExisting = true
      make.left.equalToSuperview().offset(5)
    }
    #expect(texts() == ["left 5.0", "top 0.0", "width 10.0", "height 10.0"])
    view.snp.makeConstraints { make in
      make.removeExisting = true
      make.edges.equalToSuperview().inset(1)
    }
    #expect(texts() == ["left 1.0", "top 1.0", "right -1.0", "bottom -1.0"])
    [view].snp.makeConstraints { make in
      make.updateExisting = true
      make.top.equalToSuperview().offset(2)
    }
    view.snp.updateConstraints { make in
      make.updateExisting = false
      make.width.equalTo(3).priority(.low)
      make.width.equalTo(4).priority(.low)
    }
    #expect(
      texts() == ["left 1.0", "top 2.0", "right -1.0", "bottom -1.0", "width 3.0", "width 4.0"])
    let kept = view.snp.prepareConstraints { make in
      make.removeExisting = true
      make.width.equalTo(5)
    }
    #expect(kept.count == 1 && texts().count == 6)
  }

  @Test("a value's kind says which constants it sets")
  func valueOffsets() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalToSuperview().valueOffset(3)
      make.size.equalToSuperview().valueOffset(Size(width: 4, height: 5))
      make.center.equalToSuperview().valueOffset(Point(x: 6, y: 7))
      make.edges.equalToSuperview().valueOffset(Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(
      made.flatMap(\.layoutConstraints).map(\.constant) == [3, 4, 5, 6, 7, 2, 1, -4, -3])
  }

  @Test("setters of a constraint")
  func setters() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalToSuperview()
      make.edges.equalToSuperview()
      make.edges.equalToSuperview()
      make.size.equalToSuperview()
      make.center.equalToSuperview()
    }
    made[0].setOffset(9)
    made[1].setInset(2)
    made[2].setInsets(Insets(top: 1, left: 2, bottom: 3, right: 4))
    made[3].setSizeOffset(Size(width: 5, height: 6))
    made[4].setCenterOffset(Point(x: 7, y: 8))
    #expect(
      made.map { $0.layoutConstraints.map(\.constant) } == [
        [9], [2, 2, -2, -2], [2, 1, -4, -3], [5, 6], [7, 8],
      ])
    made[0].setOffset(Double.nan)
    #expect(made[0].issue?.kind == .notFinite && made[0].layoutConstraints[0].constant == 9)
  }
}
