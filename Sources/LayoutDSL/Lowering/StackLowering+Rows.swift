// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows along and across the axis.
extension StackLowering {
  /// Adds the rows of the stack view itself: its ends, and its distribution's rows about all views together.
  mutating func addRows(along ruler: StackRuler) {
    guard let first = visible.first?.state, let last = visible.last?.state else {
      return add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    }
    add(.near, first, ruler.start(of: first).minus(ruler.canvasStart))
    add(.far, last, ruler.end(of: last).minus(ruler.canvasEnd))
    switch settings.distribution {
    case .fill:
      break
    case .fillEqually:
      addEqualExtents(ruler)
    case .fillProportionally:
      if proportionalTotal > 0 { add(.total, stack, ruler.canvasExtent, units: -proportionalTotal) }
    case .equalSpacing:
      addEqualGaps(ruler)
      add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    case .equalCentering:
      addEqualDistances(ruler)
      add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    }
  }

  /// Adds the rows of an arranged view along the axis.
  mutating func addRows(of member: StackMember, along ruler: StackRuler) {
    let item = member.state
    if member.isHidden {
      add(.hiddenExtent, item, ruler.extent(of: item), at: Priority.hiddenExtent)
      // A hidden view may have a required extent, but takes no room.
      let edge = member.followsHidden ? ruler.start(of:) : ruler.end(of:)
      let position = member.previous.map(edge) ?? ruler.canvasStart
      return add(
        .hiddenPosition, item, ruler.start(of: item).minus(position), at: Priority.hiddenPosition)
    }
    let isAtLeast =
      settings.distribution == .equalSpacing || settings.distribution == .equalCentering
    if let next = member.next, settings.distribution != .equalSpacing || !member.comparesWithUnit {
      // A gap equals the spacing, or is at least as wide.
      var form = gap(from: item, to: next, ruler)
      form.add(-member.space)
      add(.gap, item, form, isAtLeast ? .greaterThanOrEqual : .equal)
    }
    if !member.comparesWithUnit { return }
    let form =
      switch settings.distribution {
      case .fill, .fillEqually, .fillProportionally: ruler.extent(of: item)
      case .equalSpacing: member.next.map { gap(from: item, to: $0, ruler) } ?? LinearForm()
      case .equalCentering:
        ruler.center(of: item).minus(member.previous.map(ruler.center(of:)) ?? ruler.canvasStart)
      }
    add(
      .share, item, form, units: member.unitCoefficient,
      settings.distribution == .equalCentering ? .greaterThanOrEqual : .equal, at: member.priority)
    // The last distance has no such row: that it is at most the unit follows from the total.
    if settings.distribution == .equalCentering, member.next != nil {
      add(.even, item, form, units: member.unitCoefficient, at: Priority.evenness)
    }
  }

  /// Returns the distance between two neighbours' edges, or in a column with baseline spacing, their baselines.
  private func gap(from item: ItemState, to next: ItemState, _ ruler: StackRuler) -> LinearForm {
    guard arrangement.isBaselineColumn else {
      return ruler.start(of: next).minus(ruler.end(of: item))
    }
    return ruler.baseline(of: next, isFirst: true, measured)
      .minus(ruler.baseline(of: item, isFirst: false, measured))
  }

  /// Makes the units and the spaces fill the canvas; the rows of the views make each extent one unit.
  ///
  /// This replaces the row of the last gap, which would make every extent depend on every other (record 0310).
  private mutating func addEqualExtents(_ ruler: StackRuler) {
    if visible.count < 2 { return }
    var form = ruler.canvasExtent
    for entry in visible.dropLast() { form.add(-arrangement.spacing(after: entry)) }
    if arrangement.isBaselineColumn {
      // Distances between baselines differ from those between edges by the offsets of the baselines.
      for (entry, next) in zip(visible, visible.dropFirst()) {
        let edges = ruler.start(of: next.state).minus(ruler.end(of: entry.state))
        form.add(gap(from: entry.state, to: next.state, ruler).minus(edges), times: 1)
      }
    }
    add(.total, stack, form, units: -Double(visible.count))
  }

  /// Makes the units and the extents fill the canvas, and the unit, which every gap equals, at least the largest
  /// spacing.
  private mutating func addEqualGaps(_ ruler: StackRuler) {
    guard let spacing = visible.dropLast().map({ arrangement.spacing(after: $0) }).max() else {
      return
    }
    if visible.count == 2 {
      // A single gap is compared with the spacing itself.
      var form = gap(from: visible[0].state, to: visible[1].state, ruler)
      form.add(-spacing)
      return add(.gap, stack, form, .greaterThanOrEqual)
    }
    add(.gap, stack, LinearForm(constant: -spacing), units: 1, .greaterThanOrEqual)
    addCollected(.total, stack, allGaps(ruler), units: -Double(visible.count - 1))
  }

  /// Returns the sum of all gaps, each quantity once.
  private func allGaps(_ ruler: StackRuler) -> LinearForm {
    var all = LinearForm()
    if arrangement.isBaselineColumn {
      for (entry, next) in zip(visible, visible.dropFirst()) {
        all.add(gap(from: entry.state, to: next.state, ruler), times: 1)
      }
      return all.collected
    }
    all =
      ruler.start(of: visible[visible.count - 1].state).minus(ruler.end(of: visible[0].state))
      .collected
    for entry in visible.dropFirst().dropLast() {
      all.add(ruler.extent(of: entry.state), times: -1)
    }
    return all
  }

  /// Makes the distance between the outermost centers as many units as there are distances.
  private mutating func addEqualDistances(_ ruler: StackRuler) {
    guard visible.count > 2, let last = visible.last?.state else { return }
    let all = ruler.center(of: last).minus(ruler.center(of: visible[0].state))
    add(.total, stack, all, units: -Double(visible.count - 1), at: Priority.outerCenterDistance)
  }

  mutating func addRows(of member: StackMember, across ruler: StackRuler) {
    if member.isHidden {
      let position = ruler.start(of: member.state).minus(ruler.canvasStart)
      add(.crossPosition, member.state, position, at: Priority.hiddenPosition)
    } else {
      addAlignment(of: member.state, ruler)
    }
    add(.crossFit, member.state, ruler.extent(of: member.state), at: Priority.suppression)
  }

  /// Aligns a view across the axis and keeps it inside.
  private mutating func addAlignment(of item: ItemState, _ ruler: StackRuler) {
    let near = ruler.start(of: item).minus(ruler.canvasStart)
    let far = ruler.canvasEnd.minus(ruler.end(of: item))
    switch settings.alignment {
    case .fill:
      add(.crossNear, item, near)
      add(.crossFar, item, far)
    case .leading:
      add(.crossNear, item, near)
      add(.crossFar, item, far, .greaterThanOrEqual)
    case .trailing:
      add(.crossNear, item, near, .greaterThanOrEqual)
      add(.crossFar, item, far)
    case .center:
      add(.crossPosition, item, ruler.center(of: item).minus(ruler.canvasCenter))
      add(.crossNear, item, near, .greaterThanOrEqual)
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item, ruler, isFirst: settings.alignment == .firstBaseline)
      add(.crossNear, item, near, .greaterThanOrEqual)
      add(.crossFar, item, far, .greaterThanOrEqual)
      let pulled = settings.alignment == .firstBaseline ? near : far
      add(.crossBaselinePull, item, pulled, at: Priority.baselinePull)
    }
  }

  /// Aligns a baseline of a view with that of the first visible view.
  private mutating func addBaseline(of item: ItemState, _ ruler: StackRuler, isFirst: Bool) {
    guard let first = visible.first?.state, first !== item else { return }
    let mine = ruler.baseline(of: item, isFirst: isFirst, measured)
    add(.crossPosition, item, mine.minus(ruler.baseline(of: first, isFirst: isFirst, measured)))
  }
}
