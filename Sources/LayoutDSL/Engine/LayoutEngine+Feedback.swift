// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Values that depend on open values by way of content and insets.
///
/// Content is measured at a width and insets are read from frames. Both become constants of rows, and the solver does
/// not know that these follow its values. If the width or the frame is open, so is the constant: its row is
/// **loosened** when the solver looks for other open values. Content is measured at other widths that it may have, and
/// its rows are loosened only if it measures differently there.
extension LayoutEngine {
  /// The items whose constants are loosened already: those that are measured, and those with insets by axis.
  private struct Loosened {
    var measured: Set<Int32> = []
    var insets: [Set<ObjectIdentifier>] = [[], []]

    /// How many texts were measured at widths found by trial.
    var trialCount = 0

    /// The copy of the solver in which other widths are tried.
    var trial: SimplexCopy?
  }

  /// For how many texts that wrap the possible widths are found for one answer; the constants of further ones count as
  /// open.
  private static var trialLimit: Int { 64 }

  /// The width in points at which texts of unlimited width are measured: more than any picture has.
  private static var widest: Double { 1e6 }

  /// Returns for each column whether the last pass could have found another value.
  ///
  /// - Complexity: O(*n*) for *n* items of the tree, once more for each turn that finds content or insets of further
  ///   views to depend on open values, and some five times for each text of open width that wraps, at most 64 of them;
  ///   O(1) if nothing has changed since the last call.
  func openColumns() -> [Bool] {
    // Callers' code that runs within a pass may call this.
    let isSettled = pending.isEmpty && !pass.isUnderWay
    if isSettled, let known = issueList.openColumns { return known }
    let found = findOpenColumns(isSettled: isSettled)
    // Measuring closures may have changed the tree.
    if isSettled, pending.isEmpty { issueList.set(openColumns: found) }
    return found
  }

  private func findOpenColumns(isSettled: Bool) -> [Bool] {
    var isOpen = Array(repeating: false, count: items.columnCount)
    var loose: [ConstraintHandle] = []
    var loosened = Loosened()
    while true {
      for variable in solver.undeterminedVariables(loosening: loose)
      where index(of: variable) != nil {
        isOpen[Int(variable.index)] = true
      }
      let known = loose.count
      loosenContent(&isOpen, isSettled, &loosened, &loose)
      loosenInsets(isOpen, &loosened, &loose)
      if loose.count == known { return isOpen }
    }
  }

  /// Adds the rows that depend on content whose width is open.
  private func loosenContent(
    _ isOpen: inout [Bool], _ isSettled: Bool, _ loosened: inout Loosened,
    _ loose: inout [ConstraintHandle]
  ) {
    for index in 0..<items.count where items[index].has(.measured) {
      guard let state = items.state(at: index), isOpen[Int(variable(.width, at: index).index)],
        loosened.measured.insert(index).inserted
      else { continue }
      if isSettled, !wraps(index, state) { continue }
      if isSettled, loosened.trialCount < Self.trialLimit {
        loosened.trialCount += 1
        let trial = loosened.trial.getOrInsert(solver.makeTrial())
        if !dependsOnWidth(index, state, trial, &isOpen) { continue }
      }
      loose += [2, 3].compactMap { items.row($0, of: index).handle }
      loosenBaselines(of: state, &loose)
      for delegation in items.baselineDelegations
      where delegation.first === state || delegation.last === state {
        loosenBaselines(of: delegation.owner, &loose)
      }
      if let view = state.view { loosenStacks(above: view, along: .vertical, &loose) }
    }
  }

  /// Whether content measures differently at width 0, half of its natural width or unlimited width than it does now.
  ///
  /// Text on one line does not, and costs no trial.
  private func wraps(_ index: Int32, _ state: ItemState) -> Bool {
    guard let view = state.view, let memo = state.measurements else { return true }
    let half = (memo.natural.extent(along: .horizontal) ?? 0) / 2
    return [0, half, Self.widest].contains { width in
      measurement(of: view, memo, at: width) != memo.current || !isAt(index, state)
    }
  }

  /// Returns the measurement of content at a width, which calls the content's code.
  private func measurement(
    of view: LayoutView, _ memo: MeasurementMemo, at width: Double
  ) -> Measurement {
    pass.beginCallback()
    defer { pass.end() }
    counter.count(\.measurements)
    return memo.measurement(of: view, at: width)
  }

  /// Returns whether content measures differently at the least or the largest width that it may have, or between the
  /// least and its one-line width; columns that move then are marked as open.
  ///
  /// True as well if the trial fails.
  private func dependsOnWidth(
    _ index: Int32, _ state: ItemState, _ trial: SimplexCopy, _ isOpen: inout [Bool]
  ) -> Bool {
    guard let view = state.view, let memo = state.measurements else { return true }
    let width = variable(.width, at: index)
    let ends = [0, Self.widest].compactMap { wish in
      defer { trial.end() }
      return trial.approach(wish, for: width)
    }
    guard let least = ends.first, let largest = ends.last, ends.count == 2,
      largest - least > LayoutTolerance.width
    else { return true }
    let rows = [2, 3].compactMap { items.row($0, of: index).handle }
    let middle = (least + min(largest, memo.natural.extent(along: .horizontal) ?? largest)) / 2
    var isOther = false
    for value in [least, middle, largest] where value >= least {
      let other = measurement(of: view, memo, at: value)
      guard isAt(index, state) else { return true }
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

  /// Adds the rows along an axis of the stack views that depend on the natural size of a view that they arrange,
  /// directly or in nested stack views, or on its baselines.
  private func loosenStacks(
    above view: LayoutView, along axis: Axis, _ loose: inout [ConstraintHandle]
  ) {
    var next = view.parentView
    while let stack = next, let arrangement = stack.arrangement {
      let dependsOnSize =
        arrangement.distribution == .fillProportionally && arrangement.axis == axis
      let dependsOnBaselines =
        stack === view.parentView && axis == .vertical && arrangement.readsBaselines
      if dependsOnSize || dependsOnBaselines { loosenRows(ofStack: stack, along: axis, &loose) }
      next = stack.parentView
    }
  }

  private func loosenBaselines(of item: ItemState, _ loose: inout [ConstraintHandle]) {
    item.forEachMention {
      if $0.row.mentionsBaselines, let handle = row(of: $0) { loose.append(handle) }
    }
  }

  /// Adds the rows that depend on the insets of open frames.
  private func loosenInsets(
    _ isOpen: [Bool], _ loosened: inout Loosened, _ loose: inout [ConstraintHandle]
  ) {
    for owner in insetViews.followers {
      guard let view = owner.view, view.liveEngine === self else { continue }
      let key = ObjectIdentifier(owner)
      for axis in Axis.allCases where insetsDependOnOpenValue(of: view, along: axis, isOpen) {
        if !loosened.insets[axis.rawValue].insert(key).inserted { continue }
        loosenInsets(of: view, along: axis, &loose)
      }
    }
  }

  private func insetsDependOnOpenValue(of view: LayoutView, along axis: Axis, _ isOpen: [Bool])
    -> Bool
  {
    let views = view.viewsAffectingInsets
    let isReadable = view.insetState?.isRegistered(by: self, as: .readable) == true
    if isReadable, axis == .horizontal, let index = index(of: view.itemState),
      isOpen[Int(variable(.width, at: index).index)]
    {
      return true
    }
    return views.contains { above in
      items(of: above, around: view).contains { item in
        guard let index = index(of: item) else { return false }
        // A root's position is given, content has none of its own, and only the size of the last view counts.
        let hasOrigin = item.view?.parentView != nil && above !== views.last
        return Quantity.allCases.contains {
          $0.axis == axis && ($0.isExtent || hasOrigin)
            && isOpen[Int(variable($0, at: index).index)]
        }
      }
    }
  }

  /// Returns an ancestor of a view and, if it scrolls, its content; the view alone if both are the same.
  private func items(of above: LayoutView, around view: LayoutView) -> [ItemState] {
    let (own, inner) = (above.itemState, above.innerItem)
    return above === view || inner === own ? [own] : [own, inner]
  }

  private func loosenInsets(
    of view: LayoutView, along axis: Axis, _ loose: inout [ConstraintHandle]
  ) {
    for item in view.ownItems where item.view != nil || item.isInsetGuide {
      item.forEachMention { mention in
        guard mention.row.firstAttribute.axis == axis, mention.usesInsets(of: item),
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
    guard let index = index(of: stack.itemState), let rows = items.stack(at: index) else { return }
    rows.forEachRow { row in
      guard row.row.form.cells.first?.quantity.axis == axis, let handle = row.handle else { return }
      loose.append(handle)
    }
  }
}

extension ConstraintReference {
  /// Whether insets of this item are in the constant of the row, not only those of another item that it mentions.
  func usesInsets(of item: ItemState) -> Bool {
    row.mentionsInsets && itemsOfInsets.contains { $0 === item }
  }

  var viewsOfInsets: [LayoutView] { itemsOfInsets.compactMap(\.ownView) }

  private var itemsOfInsets: [ItemState] {
    sides.filter { $0.attribute.isMargin || $0.item.isInsetGuide }.map(\.item)
  }
}

/// Stays that end cycles between insets and frames.
extension LayoutEngine {
  /// The priority of stays, below any constraint of an app.
  private static var keptValue: Float { 0.0005 }

  /// Adds stays that hold a view and its ancestors where nothing else determines them.
  ///
  /// If a constraint ties a view to insets that depend on the view's open position, each round could move both. With
  /// the stays, the other end of the constraint moves instead.
  func holdFrames(of view: LayoutView) {
    for item in view.selfAndAncestors.lazy.flatMap({ self.items(of: $0, around: view) }) {
      guard let index = index(of: item), insetViews.hold(index) else { continue }
      for quantity in Quantity.allCases {
        let stay = try? solver.addStay(
          variable(quantity, at: index), strength: Strength(Self.keptValue))
        if let stay { insetViews.keep(stay) }
      }
    }
  }

  /// Removes the stays that were added while insets settled, which rarely moves anything.
  ///
  /// - Returns: Whether there were any, so that the solver has to run.
  func endHolding() -> Bool {
    let stays = insetViews.takeStays()
    for stay in stays { try? solver.remove(stay) }
    return !stays.isEmpty
  }
}
