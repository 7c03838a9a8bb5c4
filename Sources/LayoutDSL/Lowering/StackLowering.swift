// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Writes the rows of a stack view.
///
/// Along the axis the ends of the canvas are tied to the first and the last view; across it every
/// view is aligned and inside. Hidden views have no extent, are in no gap, and stretch nothing.
///
/// Each arranged view has rows of its own, which its ``StackMember`` and the ``Basics`` determine; what
/// is left are a few rows of the stack view itself.
struct StackLowering {
  /// What the rows of all arranged views go by.
  struct Basics: Equatable {
    let distribution: LayoutStackView.Distribution
    let alignment: LayoutStackView.Alignment
    let along: StackRuler
    let across: StackRuler

    /// Whether rows go by baselines, about which members say nothing: they are put together each time.
    let readsBaselines: Bool
  }

  let stack: ItemState
  let arrangement: StackArrangement
  let basics: Basics

  /// The arranged views, hidden ones included, in their order.
  let members: [StackMember]

  let visible: [StackArrangement.Entry]

  /// What the sizes and spaces of proportional filling come to, in units; 0 if there is no such row.
  let filling: Double

  /// What content measures where the last pass does not count.
  let measured: (ItemState) -> Measurement?

  /// The rows that are being put together.
  private var rows: [StackRow] = []

  /// Looks at `view`, which is to be arranged as `arrangement` says.
  ///
  /// - Complexity: O(*k*) for *k* arranged views.
  init(
    _ view: LayoutView, _ arrangement: StackArrangement,
    _ extents: NaturalExtents,
    measured: @escaping (ItemState) -> Measurement? = { _ in nil }
  ) {
    stack = view.itemState
    self.arrangement = arrangement
    self.measured = measured
    let cross: Axis = arrangement.axis == .horizontal ? .vertical : .horizontal
    let alignment = arrangement.effectiveAlignment
    basics = Basics(
      distribution: arrangement.distribution, alignment: alignment,
      along: StackRuler(of: view, arrangement, axis: arrangement.axis),
      across: StackRuler(of: view, arrangement, axis: cross),
      readsBaselines: alignment == .firstBaseline || alignment == .lastBaseline
        || arrangement.isBaselineColumn)
    var plan = StackPlan(view, arrangement, extents)
    plan.link(arrangement)
    (members, visible, filling) = (plan.members, plan.visible, plan.filling)
  }

  /// Whether rows mention the unit.
  var needsUnit: Bool {
    switch basics.distribution {
    case .fill: false
    case .fillEqually: visible.count > 1
    case .fillProportionally: filling > 0 || visible.count > 1
    case .equalSpacing, .equalCentering: visible.count > 2
    }
  }

  /// The rows of the stack view itself.
  ///
  /// - Complexity: O(1), with equal spacing or filling O(*k*) for *k* arranged views.
  mutating func ownRows() -> [StackRow] {
    rows = []
    addRows(along: basics.along)
    add(.crossFit, stack, basics.across.extent(of: stack), at: Priority.fit)
    return rows
  }

  /// The rows of an arranged view.
  mutating func rows(ofMember number: Int) -> [StackRow] {
    rows = []
    addRows(of: members[number], along: basics.along)
    addRows(of: members[number], across: basics.across)
    return rows
  }

  /// All rows, those of the stack view itself first.
  mutating func allRows() -> [StackRow] {
    ownRows() + members.indices.flatMap { rows(ofMember: $0) }
  }

  /// Adds `form + units · unit relation 0` for a view, or for the stack view itself.
  mutating func add(
    _ kind: StackRow.Kind, _ item: ItemState, _ form: LinearForm, units: Double = 0,
    _ relation: LayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    addCollected(kind, item, form.collected, units: units, relation, at: priority)
  }

  /// The same for a form in which no quantity occurs twice.
  mutating func addCollected(
    _ kind: StackRow.Kind, _ item: ItemState, _ form: LinearForm, units: Double = 0,
    _ relation: LayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    rows.append(
      StackRow(
        key: StackRow.Key(kind: kind, item: ObjectIdentifier(item)), form: form, units: units,
        relation: relation, priority: priority))
  }
}

extension StackArrangement {
  /// The alignment for the axis: columns have no baselines to align.
  var effectiveAlignment: LayoutStackView.Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case .fill, .leading, .center, .trailing: return alignment
    }
  }

  /// Whether the spaces are between baselines.
  var isBaselineColumn: Bool { isBaselineRelative && axis == .vertical }
}

extension StackLowering {
  /// UIKit's priorities, as far as they are known from what it logs.
  enum Priority {
    /// A hidden view's extent of zero: below required, so that a view with a size of its own can be
    /// hidden without a conflict.
    static let hiding: Float = 999.999

    /// The share of a view in proportional filling: one less for each view, and behind the first 240 a little
    /// less, so that all are above the resistance of content.
    ///
    /// - Parameters:
    ///   - number: The number of the view among the visible ones.
    ///   - member: The number among all, which decides behind the first 240: hiding a view changes it for no other.
    static func share(_ number: Int, ofMember member: Int) -> Float {
      number <= 240 ? 999 - Float(number) : max(751, 759 - Float(member - 240) / 8192)
    }

    /// Distances of centers are no less than their unit.
    static let centering: Float = 149

    /// They are the unit, too.
    static let evenness: Float = 148

    /// The outermost one is as many units as there are distances.
    static let evenTotal: Float = 147

    /// The place of a hidden view.
    static let parking: Float = 50

    /// A stack view is no larger than it has to be.
    static let fit: Float = 49

    /// An arranged view without a size is not larger than it has to be.
    static let suppression: Float = 25

    /// Views on one baseline lie as far up, or down, as they can.
    static let pull: Float = 24

    /// What is open stays where it is while insets that go by it settle.
    static let rest: Float = 0.0005
  }
}
