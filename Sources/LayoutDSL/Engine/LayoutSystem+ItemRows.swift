// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of items: frames of views that no constraint places, and sizes of content.
extension LayoutSystem {
  /// Holds a view where its frame was last set, in the way its autoresizing mask says.
  func setFrame(_ place: Int32, of view: LayoutView, to frame: Rect, in outer: Size) {
    let rows = EngineItemRow.rows(of: view, at: frame, in: outer)
    guard isAt(place, view.itemState) else { return }
    setRow(0, of: place, to: rows.left)
    setRow(1, of: place, to: rows.top)
    setRow(2, of: place, to: rows.width)
    setRow(3, of: place, to: rows.height)
  }

  /// Holds a view at the extents of its content.
  func setContent(_ place: Int32, of view: LayoutView, to extent: (Axis) -> Double?) {
    for axis in Axis.allCases {
      let rows = EngineItemRow.rows(of: view, at: extent(axis), along: axis)
      guard isAt(place, view.itemState) else { return }
      setRow(2 * axis.rawValue, of: place, to: rows.most)
      setRow(2 * axis.rawValue + 1, of: place, to: rows.least)
    }
  }

  /// The extent at which the rows of an item hold its content, if they do.
  func contentExtent(at place: Int32, _ axis: Axis) -> Double? {
    guard items[place].role == .content else { return nil }
    let row = items.row(2 * axis.rawValue, of: place)
    return row.isWanted ? row.constant : nil
  }

  /// Brings the weights of a view's content in line with its place in a stack view.
  func updateWeights(of state: ItemState) {
    guard let view = state.view, let place = place(of: state), items[place].role == .content,
      items[place].hasRows
    else { return }
    for axis in Axis.allCases {
      let number = 2 * axis.rawValue + 1
      let row = items.row(number, of: place)
      let weight = view.resistanceWeight(along: axis)
      if row.isWanted, row.weight != weight {
        setRow(number, of: place, to: row.weighted(weight))
      }
    }
  }

  /// Brings a row of an item in line with what is wanted now.
  func setRow(_ number: Int, of place: Int32, to wish: EngineItemRow) {
    if !wish.isWanted, !items[place].hasRows { return }
    let row = renew(items.row(number, of: place), as: wish, of: place)
    items.setRow(number, of: place, to: row)
  }

  /// Brings a row about an item in line with what is wanted now, and returns that with its handle.
  ///
  /// Constants and priorities are changed in place. A row at priority 0 is no row, but it is
  /// remembered, so that it can come back.
  func renew(_ old: EngineItemRow, as new: EngineItemRow, of place: Int32) -> EngineItemRow {
    let isThere = new.isWanted && new.priority > 0
    if let handle = old.handle {
      if isThere, new.hasForm(of: old) {
        let isMoved = new.constant != old.constant
        let isRanked = new.priority != old.priority
        if isMoved { try? setConstant(-new.constant, of: handle) }
        if isRanked { try? setPriority(new.priority, of: handle) }
        if new.weight != old.weight { try? solver.setWeight(Double(new.weight), of: handle) }
        if isMoved || isRanked { counter.count(\.itemRowsWritten) }
        return new.with(handle)
      }
      removeRow(handle)
    }
    if !isThere { return new.with(nil) }
    counter.count(\.itemRowsWritten)
    return new.with(add(new, of: place))
  }

  private func add(_ row: EngineItemRow, of place: Int32) -> ConstraintHandle? {
    guard let state = items.state(at: place) else { return nil }
    var terms = ShortRow()
    terms.append(column(row.quantity, at: place), 1)
    if row.factor != 0, let superview = state.view?.parentView {
      terms.append(column(row.quantity.axis.extent, of: superview.itemState), -row.factor)
    }
    return try? book.add(
      terms, constant: -row.constant, row.relation, at: row.strength, of: .item(place))
  }
}
