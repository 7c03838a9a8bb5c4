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
    let isSpread = [.equalSpacing, .equalCentering].contains(arrangement.distribution)
    var spaces = 0.0
    for (number, (entry, next)) in zip(visible, visible.dropFirst()).enumerated() {
      var form = gap(from: entry.state, to: next.state, ruler)
      form.constant -= arrangement.spacing(after: entry)
      spaces -= form.constant
      if arrangement.distribution == .fillEqually, number == visible.count - 2 {
        addTotal(ruler, spaces)
      } else {
        add(.gap, entry.state, form, isSpread ? .greaterThanOrEqual : .equal)
      }
    }
    switch arrangement.distribution {
    case .fill: return
    case .fillEqually: addEqualExtents(ruler)
    case .fillProportionally: addProportions(ruler)
    case .equalSpacing: addEqualGaps(ruler)
    case .equalCentering: addEqualDistances(ruler)
    }
    if isSpread { add(.fit, stack, ruler.extent(of: stack), at: Priority.fit) }
  }

  /// The distance between two neighbours: of their edges, or in a column of their baselines.
  private func gap(from item: ItemState, to next: ItemState, _ ruler: StackRuler) -> LinearForm {
    guard arrangement.isBaselineRelative, ruler.axis == .vertical else {
      return ruler.start(of: next).minus(ruler.end(of: item))
    }
    return ruler.baseline(of: next, isFirst: true, measured)
      .minus(ruler.baseline(of: item, isFirst: false, measured))
  }

  /// The extents and the spaces fill the canvas, said of the first extent, as all are equal.
  ///
  /// It stands for the last gap, and says the same once the extents are equal. By the gap alone every
  /// extent would depend on every other, and the solver would have one large block.
  private mutating func addTotal(_ ruler: StackRuler, _ spaces: Double) {
    guard let first = visible.first?.state else { return }
    var form = ruler.canvasExtent.minus(ruler.extent(of: first), times: Double(visible.count))
    form.constant -= spaces
    add(.total, stack, form)
  }

  private mutating func addEqualExtents(_ ruler: StackRuler) {
    for (entry, next) in zip(visible, visible.dropFirst()) {
      add(.share, next.state, ruler.extent(of: next.state).minus(ruler.extent(of: entry.state)))
    }
  }

  /// Each view's extent is its part of all sizes and spaces, earlier views first.
  ///
  /// Views without a size of their own have no part; if none has one, all parts are the same.
  private mutating func addProportions(_ ruler: StackRuler) {
    let sizes = visible.map { max(0, naturalExtent(of: $0.state, ruler.axis) ?? 0) }
    let spaces = visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
    let content = sizes.reduce(0, +)
    let total = content + spaces
    let isEven = !(content > 0) || !(total > 0) || !total.isFinite
    for (number, entry) in visible.enumerated() {
      let form =
        isEven
        ? ruler.extent(of: entry.state).minus(ruler.extent(of: visible[0].state))
        : ruler.extent(of: entry.state).minus(
          ruler.canvasExtent, times: sizes[number] / total)
      if form.collected.cells.isEmpty { continue }
      add(.share, entry.state, form, at: max(1, Priority.share - Float(number)))
    }
  }

  private mutating func addEqualGaps(_ ruler: StackRuler) {
    for number in visible.indices.dropFirst(2) {
      let last = gap(from: visible[number - 1].state, to: visible[number].state, ruler)
      let before = gap(from: visible[number - 2].state, to: visible[number - 1].state, ruler)
      add(.share, visible[number].state, last.minus(before))
    }
  }

  /// Every distance of centers is as the first one, as far as the spacing allows.
  ///
  /// A row below all others says what the first one comes to if all are equal. It wants what the others
  /// want; with it the solver begins there, instead of moving the views apart one by one.
  private mutating func addEqualDistances(_ ruler: StackRuler) {
    guard visible.count > 2, let last = visible.last?.state else { return }
    let start = ruler.center(of: visible[0].state)
    let first = ruler.center(of: visible[1].state).minus(start)
    for number in visible.indices.dropFirst(2) {
      let distance = ruler.center(of: visible[number].state)
        .minus(ruler.center(of: visible[number - 1].state))
      add(.share, visible[number].state, distance.minus(first), at: Priority.centering)
    }
    let all = ruler.center(of: last).minus(start)
    add(.total, stack, all.minus(first, times: Double(visible.count - 1)), at: Priority.hint)
  }
}
