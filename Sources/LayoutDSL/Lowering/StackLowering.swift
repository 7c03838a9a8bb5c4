// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Writes the rows of a stack view.
///
/// Along the axis the ends of the canvas are tied to the first and the last view; across it every
/// view is aligned and inside. Hidden views have no extent, are in no gap, and stretch nothing.
struct StackLowering {
  /// The rows, in an order that the tree and the arrangement alone determine.
  private(set) var rows: [StackRow] = []

  let stack: ItemState
  let arrangement: StackArrangement
  let visible: [StackArrangement.Entry]

  /// The hidden views, each with the visible one before it.
  let hidden: [(state: ItemState, previous: ItemState?)]

  /// The sizes that views have of their own.
  let extents: NaturalExtents

  /// What content measures where the last pass does not count.
  let measured: (ItemState) -> Measurement?

  /// Writes the rows of `view` as `arrangement` says.
  init(
    _ view: LayoutView, _ arrangement: StackArrangement,
    _ extents: NaturalExtents,
    measured: @escaping (ItemState) -> Measurement? = { _ in nil }
  ) {
    stack = view.itemState
    self.arrangement = arrangement
    self.extents = extents
    self.measured = measured
    var visible: [StackArrangement.Entry] = []
    var hidden: [(state: ItemState, previous: ItemState?)] = []
    for entry in arrangement.entries {
      guard let member = entry.state.view, member.parentView === view else { continue }
      if member.isHidden {
        hidden.append((entry.state, visible.last?.state))
      } else {
        visible.append(entry)
      }
    }
    self.visible = visible
    self.hidden = hidden
    addRows(along: StackRuler(of: view, arrangement, axis: arrangement.axis))
    let cross: Axis = arrangement.axis == .horizontal ? .vertical : .horizontal
    addRows(across: StackRuler(of: view, arrangement, axis: cross))
  }

  /// Adds `form + units · unit relation 0` for a view, or for the stack view itself.
  mutating func add(
    _ kind: StackRow.Kind, _ item: ItemState, _ form: LinearForm, units: Double = 0,
    _ relation: LayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    rows.append(
      StackRow(
        key: StackRow.Key(kind: kind, item: ObjectIdentifier(item)), form: form.collected,
        units: units, relation: relation, priority: priority))
  }
}

extension StackLowering {
  /// UIKit's priorities, as far as they are known from what it logs.
  enum Priority {
    /// A hidden view's extent of zero: below required, so that a view with a size of its own can be
    /// hidden without a conflict.
    static let hiding: Float = 999.999

    /// The shares of proportional filling, one less for each view.
    static let share: Float = 999

    /// Equal distances of centers.
    static let centering: Float = 149

    /// The place of a hidden view.
    static let parking: Float = 50

    /// A stack view is no larger than it has to be.
    static let fit: Float = 49

    /// An arranged view without a size is not larger than it has to be.
    static let suppression: Float = 25

    /// Views on one baseline lie as far up, or down, as they can.
    static let pull: Float = 24

    /// What follows from other rows, said so that the solver begins with it.
    static let hint: Float = 0.001

    /// What is open stays where it is while insets that go by it settle.
    static let rest: Float = 0.0005
  }
}
