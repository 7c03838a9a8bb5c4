// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The names that SnapKit has deprecated and still has do what their successors do.
///
/// They are used by witnesses that are deprecated themselves, and reached through a protocol
/// that is not: no warning is loosened for anything else.
@Suite("SnapKit's deprecated spellings")
struct DeprecatedSpellingsTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let other = LayoutView()
  private let old: any OldWords = Spellings()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  @Test("baseline is the last baseline")
  func baseline() {
    let made = view.snp.prepareConstraints { old.baselines($0, other) }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.firstAttribute) == [.lastBaseline, .top, .lastBaseline])
    #expect(rows.allSatisfy { $0.secondAttribute == .lastBaseline })
  }

  @Test("priorities by name")
  func priorities() {
    let made = view.snp.prepareConstraints { old.priorities($0) }
    #expect(made.map { $0.layoutConstraints[0].priority.rawValue } == [1000, 750, 500, 250])
    let constraint = made[0]
    #expect(old.updatePriorities(of: constraint) == [1000, 750, 500, 250])
  }

  @Test("install, uninstall, updateOffset, updateInsets, updatePriority")
  func constraint() {
    let made = view.snp.prepareConstraints { $0.right.equalTo(other) }[0]
    old.install(made)
    #expect(made.isActive)
    old.update(made)
    #expect(made.layoutConstraints.map(\.constant) == [-4])
    #expect(made.layoutConstraints.map(\.priority.rawValue) == [30])
    old.uninstall(made)
    #expect(!made.isActive)
  }

  @Test("items and blocks with an underscore")
  func underscores() {
    let pairs = old.items(view)
    #expect(pairs.count == 26)
    for (place, pair) in pairs.enumerated() { #expect(pair.old == pair.new, "pair \(place)") }
    #expect(old.blocks(view, other) == [[1], [2], [3], [], []])
  }
}

/// What the spellings do, under names that are not deprecated.
private protocol OldWords {
  func baselines(_ make: ConstraintMaker, _ other: LayoutView)
  func priorities(_ make: ConstraintMaker)
  func updatePriorities(of constraint: Constraint) -> [Float]
  func install(_ constraint: Constraint)
  func uninstall(_ constraint: Constraint)
  func update(_ constraint: Constraint)
  func items(_ view: LayoutView) -> [(old: ConstraintItem, new: ConstraintItem)]
  func blocks(_ view: LayoutView, _ other: LayoutView) -> [[Double]]
}

private struct Spellings: OldWords {
  @available(*, deprecated)
  func baselines(_ make: ConstraintMaker, _ other: LayoutView) {
    make.baseline.equalTo(other.snp.baseline)
    let chain: ConstraintMakerPriortizable = make.top.baseline.equalTo(other.snp.baseline)
    chain.priority(.low)
  }

  @available(*, deprecated)
  func priorities(_ make: ConstraintMaker) {
    make.width.equalTo(1).priorityRequired()
    make.width.equalTo(1).priorityHigh()
    make.width.equalTo(1).priorityMedium()
    make.width.equalTo(1).priorityLow()
  }

  @available(*, deprecated)
  func updatePriorities(of constraint: Constraint) -> [Float] {
    let row = constraint.layoutConstraints[0]
    row.priority = LayoutPriority(rawValue: 1)
    var found: [Float] = []
    for update in [
      constraint.updatePriorityRequired, constraint.updatePriorityHigh,
      constraint.updatePriorityMedium, constraint.updatePriorityLow,
    ] {
      update()
      found.append(row.priority.rawValue)
    }
    return found
  }

  @available(*, deprecated)
  func install(_ constraint: Constraint) { constraint.install() }

  @available(*, deprecated)
  func uninstall(_ constraint: Constraint) { constraint.uninstall() }

  @available(*, deprecated)
  func update(_ constraint: Constraint) {
    constraint.updateOffset(amount: 9)
    constraint.updateInsets(amount: 4)
    constraint.updatePriority(amount: 30)
  }

  @available(*, deprecated)
  func items(_ view: LayoutView) -> [(old: ConstraintItem, new: ConstraintItem)] {
    [
      (view.snp_left, view.snp.left), (view.snp_top, view.snp.top),
      (view.snp_right, view.snp.right), (view.snp_bottom, view.snp.bottom),
      (view.snp_leading, view.snp.leading), (view.snp_trailing, view.snp.trailing),
      (view.snp_width, view.snp.width), (view.snp_height, view.snp.height),
      (view.snp_centerX, view.snp.centerX), (view.snp_centerY, view.snp.centerY),
      (view.snp_baseline, view.snp.lastBaseline),
      (view.snp_lastBaseline, view.snp.lastBaseline),
      (view.snp_firstBaseline, view.snp.firstBaseline),
      (view.snp_leftMargin, view.snp.leftMargin), (view.snp_topMargin, view.snp.topMargin),
      (view.snp_rightMargin, view.snp.rightMargin),
      (view.snp_bottomMargin, view.snp.bottomMargin),
      (view.snp_leadingMargin, view.snp.leadingMargin),
      (view.snp_trailingMargin, view.snp.trailingMargin),
      (view.snp_centerXWithinMargins, view.snp.centerXWithinMargins),
      (view.snp_centerYWithinMargins, view.snp.centerYWithinMargins),
      (view.snp_edges, view.snp.edges), (view.snp_size, view.snp.size),
      (view.snp_center, view.snp.center), (view.snp_margins, view.snp.margins),
      (view.snp_centerWithinMargins, view.snp.centerWithinMargins),
    ]
  }

  /// The constants that the tree has after each kind of block.
  @available(*, deprecated)
  func blocks(_ view: LayoutView, _ other: LayoutView) -> [[Double]] {
    var found: [[Double]] = []
    func note() { found.append(view.superview?.constraints.map(\.constant) ?? []) }
    view.snp_makeConstraints { $0.left.equalTo(other).offset(1) }
    note()
    view.snp_updateConstraints { $0.left.equalTo(other).offset(2) }
    note()
    view.snp_remakeConstraints { $0.top.equalTo(other).offset(3) }
    note()
    view.snp_removeConstraints()
    note()
    view.snp_prepareConstraints { $0.left.equalTo(other).offset(4) }
    note()
    return found
  }
}
