// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Writes the rows of a stack view.
///
/// Along the axis, the ends of the canvas are tied to the first and the last visible view. Across it, every view is
/// aligned and kept inside. Hidden views have no extent, are part of no gap, and stretch nothing.
///
/// Each arranged view has rows of its own, determined by its ``StackMember`` and the ``SharedSettings``. A few rows
/// remain for the stack view itself.
struct StackLowering {
  /// The settings on which the rows of all arranged views depend.
  struct SharedSettings: Equatable {
    let distribution: LayoutStackView.Distribution
    let alignment: LayoutStackView.Alignment
    let along: StackRuler
    let across: StackRuler

    /// Whether rows depend on baselines, which members do not record: such rows are rebuilt each time.
    let readsBaselines: Bool
  }

  let stack: ItemState
  let arrangement: StackArrangement
  let settings: SharedSettings

  /// The arranged views, hidden ones included, in their order.
  private(set) var members: [StackMember] = []

  private(set) var visible: [StackArrangement.Entry] = []

  /// The indices of the visible views among the members.
  private var visibleIndices: [Int] = []

  /// The sum of sizes and spaces in proportional filling, in units; 0 if there is no such row.
  private(set) var proportionalTotal = 0.0

  /// Returns the measured content of an item where the measurement of the last pass does not apply.
  let measured: (ItemState) -> Measurement?

  /// The rows collected so far.
  private var rows: [StackRow] = []

  /// Prepares the rows of `view`, which `arrangement` arranges.
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
    settings = SharedSettings(
      distribution: arrangement.distribution, alignment: arrangement.effectiveAlignment,
      along: StackRuler(of: view, arrangement, axis: arrangement.axis),
      across: StackRuler(of: view, arrangement, axis: cross),
      readsBaselines: arrangement.readsBaselines)
    findMembers(in: view)
    assignComparisons(extents)
  }

  /// Whether rows mention the unit.
  var needsUnit: Bool {
    switch settings.distribution {
    case .fill: false
    case .fillEqually: visible.count > 1
    case .fillProportionally: proportionalTotal > 0 || visible.count > 1
    case .equalSpacing, .equalCentering: visible.count > 2
    }
  }

  /// Returns the rows of the stack view itself.
  ///
  /// - Complexity: O(1), with equal spacing or filling O(*k*) for *k* arranged views.
  mutating func ownRows() -> [StackRow] {
    rows = []
    addRows(along: settings.along)
    add(.crossFit, stack, settings.across.extent(of: stack), at: Priority.fit)
    return rows
  }

  /// Returns the rows of an arranged view.
  mutating func rows(ofMember number: Int) -> [StackRow] {
    rows = []
    addRows(of: members[number], along: settings.along)
    addRows(of: members[number], across: settings.across)
    return rows
  }

  /// Adds `form + units · unit relation 0` for a view, or for the stack view itself.
  mutating func add(
    _ kind: StackRow.Kind, _ item: ItemState, _ form: LinearForm, units: Double = 0,
    _ relation: LayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    addCollected(kind, item, form.collected, units: units, relation, at: priority)
  }

  /// Adds the same for a form in which no quantity occurs twice.
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

/// The arranged views, and how their rows refer to one another.
extension StackLowering {
  /// Collects the arranged views that are subviews of the view, and which of them are visible.
  private mutating func findMembers(in view: LayoutView) {
    let count = arrangement.entries.count
    members.reserveCapacity(count)
    visible.reserveCapacity(count)
    visibleIndices.reserveCapacity(count)
    for entry in arrangement.entries {
      guard let member = entry.state.view, member.parentView === view else { continue }
      var new = StackMember(entry.state)
      if member.isHidden {
        new.hide(behind: members.last)
      } else {
        visible.append(entry)
        visibleIndices.append(members.count)
      }
      members.append(new)
    }
  }

  /// Sets for each visible view what its rows compare.
  private mutating func assignComparisons(_ extents: NaturalExtents) {
    switch arrangement.distribution {
    case .fill:
      assignSpaces(visible.count - 1)
    case .fillEqually:
      // The last gap follows from the sum of all extents and spaces.
      assignSpaces(visible.count - 2)
      if visible.count > 1 { for index in visibleIndices { members[index].compareWithUnit() } }
    case .fillProportionally:
      assignSpaces(visible.count - 1)
      assignProportions(extents)
    case .equalSpacing:
      assignGaps()
    case .equalCentering:
      assignSpaces(visible.count - 1)
      assignDistances()
    }
  }

  /// Gives the first `count` visible views a row about the space behind them.
  private mutating func assignSpaces(_ count: Int) {
    for number in 0..<max(0, count) {
      members[visibleIndices[number]].setGap(
        arrangement.spacing(after: visible[number]), before: visible[number + 1].state)
    }
  }

  /// Makes every gap but the last one unit; the last one follows from the others and their sum, and with a row of its
  /// own all would depend on one another.
  ///
  /// That the last gap is no smaller than any spacing follows, too, but is written all the same (record 0310).
  private mutating func assignGaps() {
    if visible.count < 3 { return }
    for number in visible.indices.dropLast(2) {
      members[visibleIndices[number]].setGap(before: visible[number + 1].state)
      members[visibleIndices[number]].compareWithUnit()
    }
    let spacing = visible.dropLast().map { arrangement.spacing(after: $0) }.max() ?? 0
    members[visibleIndices[visible.count - 2]].setGap(
      spacing, before: visible[visible.count - 1].state)
  }

  /// Makes every distance of centers one unit, as far as the spacing allows.
  private mutating func assignDistances() {
    if visible.count < 3 { return }
    for number in visible.indices.dropFirst() {
      members[visibleIndices[number]].compareWithUnit(
        from: visible[number - 1].state, at: Priority.centering)
    }
  }

  /// Makes each view's extent its share of all sizes and spaces, with higher priorities for earlier views.
  ///
  /// Views without a natural size have no share; if none has one, all shares are equal.
  private mutating func assignProportions(_ extents: NaturalExtents) {
    let sizes = visible.map { max(0, extents.extent(of: $0.state, arrangement.axis) ?? 0) }
    let spaces = visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
    let content = sizes.reduce(0, +)
    let total = content + spaces
    let isEven = !(content > 0) || !(total > 0) || !total.isFinite
    // A power of two of the order of the total: views are fractions of the unit, and most changes leave the measure,
    // and so the rows, as they are.
    let measure = isEven ? 1 : total.binade
    if !isEven { proportionalTotal = total / measure } else if visible.count < 2 { return }
    for (number, index) in visibleIndices.enumerated() {
      members[index].compareWithUnit(
        isEven ? -1 : -sizes[number] / measure, at: Priority.share(number, ofMember: index))
    }
  }
}

extension StackArrangement {
  /// The alignment for the axis: in columns, baselines count as leading and trailing.
  var effectiveAlignment: LayoutStackView.Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case .fill, .leading, .center, .trailing: return alignment
    }
  }

  /// Whether the spaces are measured between baselines.
  var isBaselineColumn: Bool { isBaselineRelative && axis == .vertical }
}

extension StackLowering {
  /// UIKit's priorities, as far as its logs show them.
  enum Priority {
    /// A hidden view's extent of zero: below required, so that a view with a size of its own can be
    /// hidden without a conflict.
    static let hiddenExtent: Float = 999.999

    /// Returns the priority of a view's share in proportional filling.
    ///
    /// It is one less for each view. Behind the first 241 it decreases more slowly, so that all stay above the
    /// resistance of content.
    ///
    /// - Parameters:
    ///   - number: The number of the view among the visible ones.
    ///   - member: The number among all, which counts behind the first 241, so that hiding a view changes no other's.
    static func share(_ number: Int, ofMember member: Int) -> Float {
      number <= 240 ? 999 - Float(number) : max(751, 759 - Float(member - 240) / 8192)
    }

    /// Distances of centers are at least the unit.
    static let centering: Float = 149

    /// Distances of centers equal the unit.
    static let evenness: Float = 148

    /// The distance between the outermost centers is as many units as there are distances.
    static let outerCenterDistance: Float = 147

    /// A hidden view lies at the end of the visible view before it.
    static let hiddenPosition: Float = 50

    /// A stack view is no larger than necessary.
    static let fit: Float = 49

    /// An arranged view without a size is no larger than necessary.
    static let suppression: Float = 25

    /// Views aligned by a baseline lie as far up, or down, as possible.
    static let baselinePull: Float = 24
  }
}
