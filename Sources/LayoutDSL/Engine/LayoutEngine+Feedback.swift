// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What goes by open values by way of content and insets.
///
/// Content is measured at a width, insets are read from frames, and both come back as constants of rows,
/// of which the solver does not know that they follow its values. Where the width, or the frame, is open
/// such a constant is as open: its row is **loosened** for the question what else is. Content is measured at other
/// widths that it may have, and is only loosened if it is another there.
extension LayoutEngine {
  /// The items whose constants were loosened already, those with insets by axis.
  private struct Loosened {
    var measured: Set<Int32> = []
    var insets: [Set<ObjectIdentifier>] = [[], []]

    /// Where other widths are tried.
    var trial: SimplexCopy?
  }

  /// How many texts are measured at other widths for one answer; those of further texts count as open.
  private static var measuredLimit: Int { 64 }

  /// The width at which texts are measured that may be as wide as they like, in points: more than any picture has.
  private static var widest: Double { 1e6 }

  /// Whether the last pass could have found another value, by column.
  ///
  /// - Complexity: O(*n*) for *n* items of the tree, once more for each turn in which content or insets of further
  ///   views are found to follow something open, and some five times for each text whose width is; O(1) if nothing has
  ///   changed since the last call.
  func openColumns() -> [Bool] {
    // Callers' code that runs within a pass may ask.
    let isSettled = pending.isEmpty && !pass.isUnderWay
    if isSettled, let known = issueList.openColumns { return known }
    let found = findOpenColumns(isSettled: isSettled)
    // What was measured may have changed the tree.
    if isSettled, pending.isEmpty { issueList.set(openColumns: found) }
    return found
  }

  private func findOpenColumns(isSettled: Bool) -> [Bool] {
    var isOpen = Array(repeating: false, count: items.columnCount)
    var loose: [ConstraintHandle] = []
    var loosened = Loosened()
    while true {
      for variable in solver.undeterminedVariables(loosening: loose)
      where item(of: variable) != nil {
        isOpen[Int(variable.index)] = true
      }
      let known = loose.count
      loosenContent(&isOpen, isSettled, &loosened, &loose)
      loosenInsets(isOpen, &loosened, &loose)
      if loose.count == known { return isOpen }
    }
  }

  /// Adds the rows that go by content whose width is open.
  private func loosenContent(
    _ isOpen: inout [Bool], _ isSettled: Bool, _ loosened: inout Loosened,
    _ loose: inout [ConstraintHandle]
  ) {
    for place in 0..<items.count where items[place].has(.measured) {
      guard let state = items.state(at: place), isOpen[Int(variable(.width, at: place).index)],
        loosened.measured.insert(place).inserted
      else { continue }
      if isSettled, loosened.measured.count <= Self.measuredLimit {
        let trial = loosened.trial.orMade(solver.makeTrial())
        if !goesByWidth(place, state, trial, &isOpen) { continue }
      }
      loose += [2, 3].compactMap { items.row($0, of: place).handle }
      loosenBaselines(of: state, &loose)
      for heir in items.heirs where heir.first === state || heir.last === state {
        loosenBaselines(of: heir.owner, &loose)
      }
      if let view = state.view { loosenStacks(above: view, along: .vertical, &loose) }
    }
  }

  /// Whether content measures another way at the least or the largest width that it may have, or between the least and
  /// the one at which it is on one line; what moves then is open.
  ///
  /// True as well where the trial cannot tell.
  private func goesByWidth(
    _ place: Int32, _ state: ItemState, _ trial: SimplexCopy, _ isOpen: inout [Bool]
  ) -> Bool {
    guard let view = state.view, let memo = state.measurements else { return true }
    let width = variable(.width, at: place)
    let ends = [0, Self.widest].compactMap { wish in
      defer { trial.end() }
      return trial.approach(wish, for: width)
    }
    guard let least = ends.first, let largest = ends.last, ends.count == 2,
      largest - least > LayoutTolerance.width
    else { return true }
    let rows = [2, 3].compactMap { items.row($0, of: place).handle }
    let middle = (least + min(largest, memo.natural.extent(along: .horizontal) ?? largest)) / 2
    var isOther = false
    for value in [least, middle, largest] where value >= least {
      pass.ask()
      let other = memo.measurement(of: view, at: value)
      pass.end()
      counter.count(\.measurements)
      guard isAt(place, state) else { return true }
      if other == memo.current { continue }
      isOther = true
      defer { trial.end() }
      guard trial.approach(value, for: width) != nil, let height = other.extent(along: .vertical),
        trial.solve(with: rows.map { ($0, -height) })
      else { continue }
      for column in isOpen.indices where isMoved(column, in: trial) { isOpen[column] = true }
    }
    return isOther
  }

  private func isMoved(_ column: Int, in trial: SimplexCopy) -> Bool {
    let change = trial.value(ofColumn: column) - solver.value(ofColumn: Int32(column))
    return abs(change) > LayoutTolerance.residual
  }

  /// Adds the rows along an axis of stack views that go by the natural size of a view that they arrange, directly or in
  /// other stack views, or by its baselines.
  private func loosenStacks(
    above view: LayoutView, along axis: Axis, _ loose: inout [ConstraintHandle]
  ) {
    var next = view.parentView
    while let stack = next, let arrangement = stack.arrangement {
      let goesBySize = arrangement.distribution == .fillProportionally && arrangement.axis == axis
      let goesByBaselines =
        stack === view.parentView && axis == .vertical && arrangement.readsBaselines
      if goesBySize || goesByBaselines { loosenRows(ofStack: stack, along: axis, &loose) }
      next = stack.parentView
    }
  }

  private func loosenBaselines(of item: ItemState, _ loose: inout [ConstraintHandle]) {
    item.forEachMention {
      if $0.row.mentionsBaselines, let handle = row(of: $0) { loose.append(handle) }
    }
  }

  /// Adds the rows that go by insets which follow a frame that is open.
  private func loosenInsets(
    _ isOpen: [Bool], _ loosened: inout Loosened, _ loose: inout [ConstraintHandle]
  ) {
    let owners = insetViews[.source].isEmpty ? insetViews[.readable] : insetViews[.owner]
    for owner in owners {
      guard let view = owner.view, view.liveEngine === self else { continue }
      let key = ObjectIdentifier(owner)
      for axis in Axis.allCases where goByOpen(insetsOf: view, along: axis, isOpen) {
        if !loosened.insets[axis.rawValue].insert(key).inserted { continue }
        loosenInsets(of: view, along: axis, &loose)
      }
    }
  }

  /// Whether the insets of a view go by something along an axis that is open.
  private func goByOpen(insetsOf view: LayoutView, along axis: Axis, _ isOpen: [Bool]) -> Bool {
    let views = view.viewsBehindInsets
    let isReadable = view.insetState?.isListed(by: self, as: .readable) == true
    if isReadable, axis == .horizontal, let place = place(of: view.itemState),
      isOpen[Int(variable(.width, at: place).index)]
    {
      return true
    }
    return views.contains { above in
      items(of: above, around: view).contains { item in
        guard let place = place(of: item) else { return false }
        // Where a root is was given, and content has no place of its own.
        let hasPlace = item.view?.parentView != nil && above !== views.last
        return Quantity.allCases.contains {
          $0.axis == axis && ($0.isExtent || hasPlace)
            && isOpen[Int(variable($0, at: place).index)]
        }
      }
    }
  }

  /// A view that another one is in, and its content if it scrolls; or that one itself.
  private func items(of above: LayoutView, around view: LayoutView) -> [ItemState] {
    let (own, inner) = (above.itemState, above.innerItem)
    return above === view || inner === own ? [own] : [own, inner]
  }

  private func loosenInsets(
    of view: LayoutView, along axis: Axis, _ loose: inout [ConstraintHandle]
  ) {
    for item in view.ownItems where item.view != nil || item.isInsetGuide {
      item.forEachMention { mention in
        guard mention.row.firstAttribute.axis == axis, mention.goesByInsets(of: item),
          let handle = row(of: mention)
        else { return }
        loose.append(handle)
      }
    }
    if view.arrangement?.isMarginsRelative == true {
      loosenRows(ofStack: view, along: axis, &loose)
      // The margins are a part of the natural size.
      loosenStacks(above: view, along: axis, &loose)
    }
  }

  private func loosenRows(
    ofStack stack: LayoutView, along axis: Axis, _ loose: inout [ConstraintHandle]
  ) {
    guard let place = place(of: stack.itemState), let rows = items.stack(at: place) else { return }
    rows.forEachRow { row in
      guard row.row.form.cells.first?.quantity.axis == axis, let handle = row.handle else { return }
      loose.append(handle)
    }
  }
}

extension ConstraintReference {
  /// Whether insets of an item go into the constant of the row, not only those of another that it mentions.
  func goesByInsets(of item: ItemState) -> Bool {
    row.mentionsInsets && itemsOfInsets.contains { $0 === item }
  }

  /// The views whose insets go into the constant of the row.
  var viewsOfInsets: [LayoutView] { itemsOfInsets.compactMap(\.ownView) }

  private var itemsOfInsets: [ItemState] {
    places.filter { $0.attribute.isMargin || $0.item.isInsetGuide }.map(\.item)
  }
}

/// Rest for what goes round in circles.
extension LayoutEngine {
  /// Holds a view, and those that it is in, where they are, as far as nothing else says where.
  ///
  /// Insets that go by a place that is open, and that a constraint ties the view to, could otherwise move
  /// the view, and the view them, in every round; held, it is the other end of the constraint that moves.
  func holdFrames(of view: LayoutView) {
    for item in view.wayToRoot.lazy.flatMap({ self.items(of: $0, around: view) }) {
      guard let place = place(of: item), insetViews.hold(place) else { continue }
      for quantity in Quantity.allCases {
        let stay = try? solver.addStay(
          variable(quantity, at: place), strength: Strength(StackLowering.Priority.rest))
        if let stay { insetViews.keep(stay) }
      }
    }
  }

  /// Lets go of what was held while insets settled: as a rule nothing moves by that.
  ///
  /// - Returns: Whether there was something, and the solver has to run.
  func endHolding() -> Bool {
    let stays = insetViews.takeStays()
    for stay in stays { try? solver.remove(stay) }
    return !stays.isEmpty
  }
}
