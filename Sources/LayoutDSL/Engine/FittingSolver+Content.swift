// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Content and how it is measured for a fitting size.
extension FittingSolver {
  /// A view's content and its rows: width at most, width at least, height at most, height at least.
  struct Content {
    let memo: MeasurementMemo
    var isMeasured: Bool
    var rows: [ConstraintHandle?] = [nil, nil, nil, nil]
    var extents: [Double?] = [nil, nil]
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
    for axis in [Axis.horizontal, .vertical] {
      let number = axis == .horizontal ? 0 : 1
      let extent = content.memo.current.extent(along: axis)
      let before = content.extents[number]
      if extent == before { continue }
      content.extents[number] = extent
      for row in content.rows[number * 2...number * 2 + 1] {
        guard let row else { continue }
        if let extent { try? solver.setConstant(-extent, of: row) } else { try? solver.remove(row) }
      }
      if extent != nil, before != nil { continue }
      var new: [ConstraintHandle?] = [nil, nil]
      if let extent {
        var form = LinearForm(constant: -extent)
        form.add(axis == .horizontal ? .width : .height, of: view.itemState, times: 1)
        new[0] = add(form, .lessThanOrEqual, at: view.usableHugging(along: axis))
        new[1] = add(form, .greaterThanOrEqual, at: view.usableResistance(along: axis))
      }
      content.rows.replaceSubrange(number * 2...number * 2 + 1, with: new)
    }
    rows.set(content, at: place)
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
      if content.memo.measure(view, at: value(.width, at: place)) { counter.count(\.measurements) }
      if content.memo.current == before { continue }
      isNew = true
      writeContent(place)
    }
    if isNew { refreshBaselinesAndStacks() }
    return isNew
  }
}
