// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that the engine makes for items: frames of views that no constraint places, and
/// sizes of content.
extension LayoutEngine {
  /// Brings the rows of an item in line with its view.
  func refresh(_ place: Int32) {
    guard items[place].has(.stale), let state = items.state(at: place) else { return }
    items.unmark(.stale, at: place)
    guard let view = state.view, !pass.isDismissed else { return }
    let role: EngineItem.Role = view.storedTranslation ? .frame : .content
    if items[place].role != role {
      dropRows(place)
      items.setRole(role, at: place)
    }
    if role == .frame {
      markIdle(place)
      refreshFrame(place, of: view)
    } else {
      refreshContent(place, of: view)
    }
  }

  /// Removes all rows of an item.
  func dropRows(_ place: Int32) {
    items.setRole(.none, at: place)
    if !items[place].hasRows { return }
    for number in 0..<4 { setRow(number, of: place, to: nil) }
    items.removeRows(of: place)
  }

  /// Holds a view where its frame was last set, in the way its autoresizing mask says.
  ///
  /// A root has no place, its origin is given; only its size takes part.
  private func refreshFrame(_ place: Int32, of view: LayoutView) {
    guard view.parentView != nil else {
      let frame = finite(view.storedFrame, of: view)
      let insets = view.alignmentInsets
      guard isAt(place, view) else { return }
      let size = frame.inset(by: insets).size
      setRow(2, of: place, to: EngineItemRow(.equal, constant: size.width))
      setRow(3, of: place, to: EngineItemRow(.equal, constant: size.height))
      return
    }
    let placement = view.currentPlacement
    let frame = finite(placement.frame, of: view)
    let (horizontal, vertical) = view.alignedAutoresizing(of: frame, in: placement.outer)
    guard isAt(place, view) else { return }
    let lines = [horizontal.origin, vertical.origin, horizontal.extent, vertical.extent]
    for (number, line) in lines.enumerated() {
      setRow(
        number, of: place,
        to: EngineItemRow(.equal, constant: line.constant, ofSuperview: line.factor))
    }
  }

  /// Holds a view at the size of its content.
  private func refreshContent(_ place: Int32, of view: LayoutView) {
    counter.count(\.naturalMeasurements)
    let size = view.intrinsicContentSize
    guard isAt(place, view) else { return }
    let none = LayoutView.noIntrinsicMetric
    if size.width == none, size.height == none, !items[place].hasRows,
      view.content.measure == nil, !items[place].has(.notFinite)
    {
      // Views that override hooks come here; most have no content, and had none.
      items.unmark(.measured, at: place)
      view.itemState.keep(nil)
      return
    }
    let natural = Measurement(size: size, view)
    guard isAt(place, view) else { return }
    noteNotFinite(natural.isBroken, view.itemState)
    if view.content.measure == nil {
      items.unmark(.measured, at: place)
      view.itemState.keep(nil)
    } else {
      items.mark(.measured, at: place)
      let memo = MeasurementMemo(natural: natural)
      view.itemState.keep(memo)
      // A text that was wrapped will be wrapped again: measuring it now at the width that
      // it has saves the round that would find this out.
      let width = value(view.itemState, .width)
      if width > 0, width < natural.width, memo.measure(view, at: width) {
        counter.count(\.measurements)
        guard isAt(place, view) else { return }
      }
      markUnmeasured(place)
    }
    setContent(place, of: view, to: view.itemState.measurements?.current ?? natural)
  }

  /// Whether a view is still at a place: when it was asked for something it may have left.
  func isAt(_ place: Int32, _ view: LayoutView) -> Bool {
    items.state(at: place) === view.itemState
  }

  /// Writes the size of the content into the rows.
  func setContent(_ place: Int32, of view: LayoutView, to measurement: Measurement) {
    for axis in [Axis.horizontal, .vertical] {
      let extent = measurement.extent(along: axis)
      let hugging = view.usableHugging(along: axis)
      let resistance = view.usableResistance(along: axis)
      guard isAt(place, view) else { return }
      let first = axis == .horizontal ? 0 : 2
      setRow(
        first, of: place,
        to: extent.map { EngineItemRow(.lessThanOrEqual, constant: $0, at: hugging) })
      setRow(
        first + 1, of: place,
        to: extent.map {
          EngineItemRow(
            .greaterThanOrEqual, constant: $0, at: resistance,
            weight: view.resistanceWeight(along: axis))
        })
    }
  }

  /// Writes new hugging and compression resistance priorities into the rows.
  func updatePriorities(_ place: Int32, of view: LayoutView) {
    guard items[place].role == .content else { return }
    for number in 0..<4 {
      let axis: Axis = number < 2 ? .horizontal : .vertical
      let row = items.row(number, of: place)
      let priority =
        number % 2 == 0
        ? view.usableHugging(along: axis) : view.usableResistance(along: axis)
      guard isAt(place, view) else { return }
      if row.isWanted { setRow(number, of: place, to: row.with(priority)) }
    }
  }

  /// Brings the weights of a view's content in line with its place in a stack view.
  func updateWeights(of state: ItemState) {
    guard let view = state.view, let place = place(of: state), items[place].role == .content,
      items[place].hasRows
    else { return }
    for (number, axis) in [(1, Axis.horizontal), (3, .vertical)] {
      let row = items.row(number, of: place)
      let weight = view.resistanceWeight(along: axis)
      if row.isWanted, row.weight != weight {
        setRow(number, of: place, to: row.weighted(weight))
      }
    }
  }

  /// Makes a row of an item say what `wish` says; nil removes it.
  ///
  /// Constants and priorities are changed in place. A row at priority 0 is no row, but it is
  /// remembered, so that it can come back.
  private func setRow(_ number: Int, of place: Int32, to wish: EngineItemRow?) {
    if wish == nil, !items[place].hasRows { return }
    let old = items.row(number, of: place)
    let new = wish ?? EngineItemRow()
    var kept: ConstraintHandle?
    if let handle = old.handle {
      if new.isWanted, new.priority > 0, new.hasForm(of: old) {
        kept = handle
        let isNew = rewrite(
          handle, constant: new.constant == old.constant ? nil : -new.constant,
          priority: new.priority == old.priority ? nil : new.priority)
        if new.weight != old.weight { try? solver.setWeight(Double(new.weight), of: handle) }
        if isNew { counter.count(\.itemRowsWritten) }
      } else {
        removeRow(handle)
      }
    }
    if new.isWanted, new.priority > 0, kept == nil {
      kept = add(new, number, of: place)
      counter.count(\.itemRowsWritten)
    }
    items.setRow(number, of: place, to: new.with(kept))
  }

  private func add(_ row: EngineItemRow, _ number: Int, of place: Int32) -> ConstraintHandle? {
    guard let state = items.state(at: place) else { return nil }
    let quantity = items[place].role.quantity(ofRow: number)
    var terms = ShortRow()
    terms.append(items.columns(at: place)[Int(quantity.rawValue)], 1)
    if row.factor != 0, let superview = state.view?.parentView {
      let extent: Quantity = quantity.axis == .horizontal ? .width : .height
      terms.append(column(extent, of: superview.itemState), -row.factor)
    }
    return try? book.add(
      terms, constant: -row.constant, row.relation, at: row.strength, of: .item(place))
  }

  /// Takes a row out of the solver until the item is looked at again.
  func breakRow(_ number: Int, of place: Int32) {
    let row = items.row(number, of: place)
    guard let handle = row.handle else { return }
    removeRow(handle)
    items.setRow(number, of: place, to: row.with(nil as ConstraintHandle?))
  }

  /// The frame with numbers that are not finite made 0, which is reported.
  private func finite(_ frame: Rect, of view: LayoutView) -> Rect {
    noteNotFinite(!frame.isFinite, view.itemState)
    if frame.isFinite { return frame }
    func usable(_ number: Double) -> Double { number.isFinite ? number : 0 }
    return Rect(
      x: usable(frame.minX), y: usable(frame.minY), width: usable(frame.width),
      height: usable(frame.height))
  }
}
