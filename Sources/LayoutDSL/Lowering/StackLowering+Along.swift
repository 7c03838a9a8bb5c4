// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows along the axis.
extension StackLowering {
  mutating func addRows(along ruler: StackRuler) {
    for view in hidden {
      add(.collapse, view.state, ruler.extent(of: view.state), at: Priority.hiding)
      let place = view.previous.map(ruler.end(of:)) ?? ruler.canvasStart
      add(.park, view.state, ruler.start(of: view.state).minus(place), at: Priority.parking)
    }
    guard let first = visible.first?.state, let last = visible.last?.state else {
      return add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    }
    add(.near, first, ruler.start(of: first).minus(ruler.canvasStart))
    add(.far, last, ruler.end(of: last).minus(ruler.canvasEnd))
    let gaps = zip(visible, visible.dropFirst()).map { entry, next in
      Gap(entry: entry, form: gap(from: entry.state, to: next.state, ruler))
    }
    switch arrangement.distribution {
    case .fill:
      addSpaces(gaps, .equal)
    case .fillEqually:
      addSpaces(gaps.dropLast(), .equal)
      addEqualExtents(ruler, gaps)
    case .fillProportionally:
      addSpaces(gaps, .equal)
      addProportions(ruler)
    case .equalSpacing:
      addEqualGaps(gaps)
      add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    case .equalCentering:
      addSpaces(gaps, .greaterThanOrEqual)
      addEqualDistances(ruler)
      add(.fit, stack, ruler.extent(of: stack), at: Priority.fit)
    }
  }

  /// What lies between a view and the next one.
  private struct Gap {
    let entry: StackArrangement.Entry
    let form: LinearForm
  }

  /// Gaps are as wide as the spacing says, or at least as wide.
  private mutating func addSpaces(
    _ gaps: some Sequence<Gap>, _ relation: LayoutConstraint.Relation
  ) {
    for gap in gaps {
      var form = gap.form
      form.constant -= arrangement.spacing(after: gap.entry)
      add(.gap, gap.entry.state, form, relation)
    }
  }

  /// Whether the spaces are between baselines.
  private func isBaselineColumn(_ ruler: StackRuler) -> Bool {
    arrangement.isBaselineRelative && ruler.axis == .vertical
  }

  /// The distance between two neighbours: of their edges, or in a column of their baselines.
  private func gap(from item: ItemState, to next: ItemState, _ ruler: StackRuler) -> LinearForm {
    guard isBaselineColumn(ruler) else {
      return ruler.start(of: next).minus(ruler.end(of: item))
    }
    return ruler.baseline(of: next, isFirst: true, measured)
      .minus(ruler.baseline(of: item, isFirst: false, measured))
  }

  /// Every extent is one unit, and the units and the spaces fill the canvas.
  ///
  /// That stands for the last gap, and says the same once the extents are equal. By the gap alone every
  /// extent would depend on every other, and the solver would have one large block.
  private mutating func addEqualExtents(_ ruler: StackRuler, _ gaps: [Gap]) {
    if visible.count < 2 { return }
    for entry in visible {
      add(.share, entry.state, ruler.extent(of: entry.state), units: -1)
    }
    var form = ruler.canvasExtent
    for gap in gaps { form.constant -= arrangement.spacing(after: gap.entry) }
    if isBaselineColumn(ruler) {
      // The distances of baselines differ from those of the edges by where the baselines lie.
      for (gap, next) in zip(gaps, visible.dropFirst()) {
        let edges = ruler.start(of: next.state).minus(ruler.end(of: gap.entry.state))
        form.add(gap.form.minus(edges), times: 1)
      }
    }
    add(.total, stack, form, units: -Double(visible.count))
  }

  /// Each view's extent is its part of all sizes and spaces, earlier views first.
  ///
  /// Views without a size of their own have no part; if none has one, all parts are the same.
  private mutating func addProportions(_ ruler: StackRuler) {
    let sizes = visible.map { max(0, extents.extent(of: $0.state, ruler.axis) ?? 0) }
    let spaces = visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
    let content = sizes.reduce(0, +)
    let total = content + spaces
    let isEven = !(content > 0) || !(total > 0) || !total.isFinite
    // About as many points of content as there are, so that views come to less than the unit; a power of
    // two, which most changes leave as it is, and the rows with it.
    let measure = isEven ? 1 : total.binade
    if !isEven {
      add(.total, stack, ruler.canvasExtent, units: -total / measure)
    } else if visible.count < 2 {
      return
    }
    for (number, entry) in visible.enumerated() {
      add(
        .share, entry.state, ruler.extent(of: entry.state),
        units: isEven ? -1 : -sizes[number] / measure,
        at: max(1, Priority.share - Float(number)))
    }
  }

  /// Every gap is one unit, which is no less than any spacing, and the units and the extents fill the
  /// canvas.
  ///
  /// The last gap follows from the others and that sum, without which all would depend on one another.
  private mutating func addEqualGaps(_ gaps: [Gap]) {
    guard let spacing = gaps.map({ arrangement.spacing(after: $0.entry) }).max() else { return }
    add(.gap, stack, LinearForm(constant: -spacing), units: 1, .greaterThanOrEqual)
    for gap in gaps.dropLast() { add(.share, gap.entry.state, gap.form, units: -1) }
    var all = LinearForm()
    for gap in gaps { all.add(gap.form, times: 1) }
    add(.total, stack, all, units: -Double(gaps.count))
  }

  /// Every distance of centers is as the first one, the unit, as far as the spacing allows.
  ///
  /// A row below all others says what the first one comes to if all are equal. It wants what the others
  /// want; with it the solver begins there, instead of moving the views apart one by one.
  private mutating func addEqualDistances(_ ruler: StackRuler) {
    guard visible.count > 2, let last = visible.last?.state else { return }
    let start = ruler.center(of: visible[0].state)
    let first = ruler.center(of: visible[1].state).minus(start)
    add(.first, stack, first, units: -1)
    for number in visible.indices.dropFirst(2) {
      let distance = ruler.center(of: visible[number].state)
        .minus(ruler.center(of: visible[number - 1].state))
      add(.share, visible[number].state, distance, units: -1, at: Priority.centering)
    }
    let all = ruler.center(of: last).minus(start)
    add(.total, stack, all, units: -Double(visible.count - 1), at: Priority.hint)
  }
}
