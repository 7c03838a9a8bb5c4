// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which views a stack view arranges, and how they hang together.
struct StackPlan {
  private(set) var members: [StackMember] = []
  private(set) var visible: [StackArrangement.Entry] = []

  /// What the sizes and spaces of proportional filling come to, in units; 0 if there is no such row.
  private(set) var filling = 0.0

  /// The numbers of the visible ones among the members.
  private var places: [Int] = []

  private let extents: NaturalExtents

  init(_ view: LayoutView, _ arrangement: StackArrangement, _ extents: NaturalExtents) {
    self.extents = extents
    let count = arrangement.entries.count
    members.reserveCapacity(count)
    visible.reserveCapacity(count)
    places.reserveCapacity(count)
    for entry in arrangement.entries {
      guard let member = entry.state.view, member.parentView === view else { continue }
      var new = StackMember(entry.state)
      if member.isHidden {
        new.hide(behind: visible.last?.state)
      } else {
        visible.append(entry)
        places.append(members.count)
      }
      members.append(new)
    }
  }

  /// Says for each visible view what its rows are about.
  mutating func link(_ arrangement: StackArrangement) {
    switch arrangement.distribution {
    case .fill, .fillProportionally: linkSpaces(visible.count - 1, arrangement)
    // The last gap follows from the sum of all extents and spaces.
    case .fillEqually: linkSpaces(visible.count - 2, arrangement)
    case .equalSpacing: linkGaps(arrangement)
    case .equalCentering:
      linkSpaces(visible.count - 1, arrangement)
      linkDistances()
    }
    if visible.count < 2, arrangement.distribution == .fillEqually { return }
    switch arrangement.distribution {
    case .fillEqually: for place in places { members[place].share() }
    case .fillProportionally: linkProportions(arrangement)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  /// The first so many views have the space behind them.
  private mutating func linkSpaces(_ count: Int, _ arrangement: StackArrangement) {
    for number in 0..<max(0, count) {
      members[places[number]].leave(
        arrangement.spacing(after: visible[number]), before: visible[number + 1].state)
    }
  }

  /// Every gap is one unit; the last one follows from the others and their sum, without which all would
  /// depend on one another.
  ///
  /// That it is no smaller than any spacing follows, too. Where views have no room, this row keeps their
  /// extents when the sum is written anew.
  private mutating func linkGaps(_ arrangement: StackArrangement) {
    if visible.count < 3 { return }
    for number in visible.indices.dropLast(2) {
      members[places[number]].leave(before: visible[number + 1].state)
      members[places[number]].share()
    }
    let spacing = visible.dropLast().map { arrangement.spacing(after: $0) }.max() ?? 0
    members[places[visible.count - 2]].leave(spacing, before: visible[visible.count - 1].state)
  }

  /// Every distance of centers is one unit, as far as the spacing allows.
  private mutating func linkDistances() {
    if visible.count < 3 { return }
    for number in visible.indices.dropFirst() {
      members[places[number]].share(
        from: visible[number - 1].state, at: StackLowering.Priority.centering)
    }
  }

  /// Each view's extent is its part of all sizes and spaces, earlier views first.
  ///
  /// Views without a size of their own have no part; if none has one, all parts are the same.
  private mutating func linkProportions(_ arrangement: StackArrangement) {
    let sizes = visible.map { max(0, extents.extent(of: $0.state, arrangement.axis) ?? 0) }
    let spaces = visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
    let content = sizes.reduce(0, +)
    let total = content + spaces
    let isEven = !(content > 0) || !(total > 0) || !total.isFinite
    // About as many points of content as there are, so that views come to less than the unit; a power of
    // two, which most changes leave as it is, and the rows with it.
    let measure = isEven ? 1 : total.binade
    if !isEven { filling = total / measure } else if visible.count < 2 { return }
    for (number, place) in places.enumerated() {
      members[place].share(
        isEven ? -1 : -sizes[number] / measure,
        at: StackLowering.Priority.share(number, ofMember: place))
    }
  }
}
