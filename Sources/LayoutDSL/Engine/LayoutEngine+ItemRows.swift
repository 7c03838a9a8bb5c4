// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that the engine makes for items: frames of views that no constraint places, and
/// sizes of content.
extension LayoutEngine {
  /// Brings the rows of an item in line with its view.
  func refresh(_ place: Int32) {
    guard items[place].isStale, let state = items.state(at: place) else { return }
    items[place].isStale = false
    guard let view = state.view, !isDismissed else { return }
    let role: EngineItem.Role =
      view.storedTranslation ? .frame : .content
    if items[place].role != role {
      dropRows(place)
      items[place].role = role
    }
    if role == .frame { idle.append(place) }
    switch role {
    case .frame: refreshFrame(place, of: view)
    case .content: refreshContent(place, of: view)
    case .none: break
    }
  }

  /// Removes all rows of an item.
  func dropRows(_ place: Int32) {
    items[place].role = .none
    let first = items[place].firstRow
    if first < 0 { return }
    for number in 0..<4 { setRow(number, of: place, to: nil) }
    items[place].firstRow = -1
    itemRows.giveBack(first)
  }

  /// One of an item's rows; no row if the engine has none for it.
  func row(_ number: Int, of place: Int32) -> EngineItemRow {
    let first = items[place].firstRow
    return first < 0 ? EngineItemRow() : itemRows[first + Int32(truncatingIfNeeded: number)]
  }

  /// Makes room for four rows of an item unless there is.
  private func reserveRows(of place: Int32) {
    if items[place].firstRow >= 0 { return }
    items[place].firstRow = itemRows.takeFour()
  }

  /// Holds a view where its frame was last set, in the way its autoresizing mask says.
  ///
  /// A root has no place, its origin is given; only its size takes part.
  private func refreshFrame(_ place: Int32, of view: LayoutView) {
    guard view.parentView != nil else {
      let frame = finite(view.storedFrame, of: view)
      let insets = view.alignmentInsets
      setRow(
        2, of: place,
        to: EngineItemRow(.equal, constant: frame.width - insets.left - insets.right))
      setRow(
        3, of: place,
        to: EngineItemRow(.equal, constant: frame.height - insets.top - insets.bottom))
      return
    }
    let placement = view.currentPlacement
    let frame = finite(placement.frame, of: view)
    let (horizontal, vertical) = view.alignedAutoresizing(of: frame, in: placement.outer)
    let lines = [horizontal.origin, vertical.origin, horizontal.extent, vertical.extent]
    for (number, line) in lines.enumerated() {
      setRow(
        number, of: place,
        to: EngineItemRow(.equal, constant: line.constant, ofSuperview: line.factor))
    }
  }

  /// Holds a view at the size of its content.
  private func refreshContent(_ place: Int32, of view: LayoutView) {
    work.naturalMeasurements += 1
    let size = view.intrinsicContentSize
    // The view may have left when it was asked.
    guard items.state(at: place) === view.itemState else { return }
    let none = LayoutView.noIntrinsicMetric
    if size.width == none, size.height == none, items[place].firstRow < 0,
      view.content.measure == nil, !items[place].isMisfit
    {
      // Most views: there is no content, and there was none.
      items[place].isMeasured = false
      view.itemState.engineSlot.measurements = nil
      return
    }
    let natural = Measurement(size: size, view)
    note(natural, of: view.itemState)
    items[place].isMeasured = view.content.measure != nil
    if view.content.measure == nil {
      view.itemState.engineSlot.measurements = nil
    } else {
      let memo = MeasurementMemo(natural: natural)
      view.itemState.engineSlot.measurements = memo
      // A text that was wrapped will be wrapped again: measuring it now at the width that
      // it has saves the round that would find this out.
      let width = value(view.itemState, .width)
      if width > 0, width < natural.width, memo.measure(view, at: width) {
        work.measurements += 1
        guard items.state(at: place) === view.itemState else { return }
      }
      markUnmeasured(place)
    }
    setContent(place, of: view, to: view.itemState.engineSlot.measurements?.current ?? natural)
  }

  /// Writes the size of the content into the rows.
  func setContent(_ place: Int32, of view: LayoutView, to measurement: Measurement) {
    for axis in [Axis.horizontal, .vertical] {
      let extent = measurement.extent(along: axis)
      let hugging = view.usableHugging(along: axis)
      let resistance = view.usableResistance(along: axis)
      let first = axis == .horizontal ? 0 : 2
      setRow(
        first, of: place,
        to: extent.map { EngineItemRow(.lessThanOrEqual, constant: $0, at: hugging) })
      setRow(
        first + 1, of: place,
        to: extent.map { EngineItemRow(.greaterThanOrEqual, constant: $0, at: resistance) })
    }
  }

  /// Writes new hugging and compression resistance priorities into the rows.
  func updatePriorities(_ place: Int32, of view: LayoutView) {
    guard items[place].role == .content else { return }
    for number in 0..<4 {
      let axis: Axis = number < 2 ? .horizontal : .vertical
      var row = self.row(number, of: place)
      row.priority =
        number % 2 == 0
        ? view.usableHugging(along: axis) : view.usableResistance(along: axis)
      if row.isWanted { setRow(number, of: place, to: row) }
    }
  }

  /// Makes a row of an item say what `wish` says; nil removes it.
  ///
  /// Constants and priorities are changed in place. A row at priority 0 is no row, but it is
  /// remembered, so that it can come back.
  private func setRow(_ number: Int, of place: Int32, to wish: EngineItemRow?) {
    if wish == nil, items[place].firstRow < 0 { return }
    reserveRows(of: place)
    let index = items[place].firstRow + Int32(truncatingIfNeeded: number)
    let old = itemRows[index]
    var new = wish ?? EngineItemRow()
    if let handle = old.handle {
      if new.isWanted, new.priority > 0, new.hasForm(of: old) {
        new.handle = handle
        if new.constant != old.constant { try? solver.setConstant(-new.constant, of: handle) }
        if new.priority != old.priority { try? solver.setPriority(new.priority, of: handle) }
        if new.constant != old.constant || new.priority != old.priority {
          rowChanged(handle)
          work.itemRowsChanged += 1
        }
      } else {
        removeRow(handle)
      }
    }
    if new.isWanted, new.priority > 0, new.handle == nil {
      new.handle = add(new, number, of: place)
      if let handle = new.handle { rowOwners.give(handle, toItem: place) }
      work.itemRowsWritten += 1
    }
    itemRows[index] = new
  }

  private func add(_ row: EngineItemRow, _ number: Int, of place: Int32) -> ConstraintHandle? {
    guard let state = items.state(at: place) else { return nil }
    let quantity = items[place].role.quantity(ofRow: number)
    var terms = [Term(variable(quantity, at: place))]
    if row.factor != 0, let superview = state.view?.parentView {
      let extent: Quantity = quantity == .left || quantity == .width ? .width : .height
      terms.append(Term(variable(extent, of: superview.itemState), -row.factor))
    }
    return try? solver.add(
      LinearConstraint(
        LinearExpression(terms, constant: -row.constant), row.relation.linear,
        strength: Strength(row.priority)))
  }

  /// Takes a row out of the solver until the item is looked at again.
  func breakRow(_ number: Int, of place: Int32) {
    guard let handle = row(number, of: place).handle else { return }
    let index = items[place].firstRow + Int32(truncatingIfNeeded: number)
    removeRow(handle)
    itemRows[index].handle = nil
  }

  /// The frame with numbers that are not finite made 0, which is reported.
  private func finite(_ frame: Rect, of view: LayoutView) -> Rect {
    noteMisfit(!frame.isFinite, view.itemState)
    if frame.isFinite { return frame }
    func usable(_ number: Double) -> Double { number.isFinite ? number : 0 }
    return Rect(
      x: usable(frame.minX), y: usable(frame.minY), width: usable(frame.width),
      height: usable(frame.height))
  }
}
