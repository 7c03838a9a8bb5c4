// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Content and how it is measured for a fitting size.
extension FittingSolver {
  /// A view's content, and how it is held along both axes, by their raw values.
  struct Content {
    let memo: MeasurementMemo
    let isMeasured: Bool
    var held = [Held(), Held()]

    /// An extent of content, and the rows that hold it from above and from below.
    struct Held {
      var extent: Double?
      var rows: [ConstraintHandle] = []
    }
  }

  /// What an item's content measures in this fitting; nil for items without content of their own.
  func measurement(of state: ItemState) -> Measurement? {
    let place = place(of: state)
    if rows.content(at: place) == nil { readContent(place) }
    return rows.content(at: place)?.memo.current
  }

  /// Asks a view for its natural size, unless a mask places it.
  func readContent(_ place: Int) {
    guard let view = rows[place].view else { return }
    if place > 0, view.storedTranslation { return }
    counter.count(\.naturalMeasurements)
    let natural = Measurement(size: view.intrinsicContentSize, view)
    let memo = MeasurementMemo(natural: natural)
    rows.set(Content(memo: memo, isMeasured: view.content.measure != nil), at: place)
  }

  /// Writes the size of an item's content into its rows.
  func writeContent(_ place: Int) {
    guard var content = rows.content(at: place), let view = rows[place].view else { return }
    for axis in Axis.allCases {
      let extent = content.memo.current.extent(along: axis)
      let before = content.held[axis.rawValue]
      if extent == before.extent { continue }
      var rows = before.rows
      if let extent, before.extent != nil {
        for row in rows { try? solver.setConstant(-extent, of: row) }
      } else {
        for row in rows { try? solver.remove(row) }
        rows = extent.map { hold(view, at: $0, along: axis) } ?? []
      }
      content.held[axis.rawValue] = Content.Held(extent: extent, rows: rows)
    }
    rows.set(content, at: place)
  }

  private func hold(
    _ view: LayoutView, at extent: Double, along axis: Axis
  ) -> [ConstraintHandle] {
    var form = LinearForm(constant: -extent)
    form.add(axis == .horizontal ? .width : .height, of: view.itemState, times: 1)
    return [
      add(form, .lessThanOrEqual, at: view.usableHugging(along: axis)),
      add(
        form, .greaterThanOrEqual, at: view.usableResistance(along: axis),
        weight: view.resistanceWeight(along: axis)),
    ].compactMap(\.self)
  }

  /// Gives all content its natural size.
  func restoreContents() {
    var isNew = false
    for place in 0..<rows.count {
      guard let memo = rows.content(at: place)?.memo, memo.current != memo.natural else { continue }
      memo.restore(memo.natural)
      writeContent(place)
      isNew = true
    }
    if isNew { refreshBaselinesAndStacks() }
  }

  /// Measures content at the widths that were found.
  ///
  /// - Returns: Whether something came out another way.
  func measure() -> Bool {
    var isNew = false
    for place in 0..<rows.count {
      guard let content = rows.content(at: place), content.isMeasured,
        let view = rows[place].view
      else { continue }
      let before = content.memo.current
      if content.memo.measure(view, at: rows.value(.width, at: place)) {
        counter.count(\.measurements)
      }
      if content.memo.current == before { continue }
      isNew = true
      writeContent(place)
    }
    if isNew { refreshBaselinesAndStacks() }
    return isNew
  }
}
