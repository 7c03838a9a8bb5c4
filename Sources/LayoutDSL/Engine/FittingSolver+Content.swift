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
    if contents[place] == nil { readContent(place) }
    return contents[place]?.memo.current
  }

  /// Asks a view for its natural size, unless a mask places it.
  func readContent(_ place: Int) {
    guard let view = items[place].view else { return }
    if place > 0, view.storedTranslation { return }
    work.naturalMeasurements += 1
    let natural = Measurement(size: view.intrinsicContentSize, view)
    contents[place] = Content(
      memo: MeasurementMemo(natural: natural), isMeasured: view.content.measure != nil)
  }

  /// Writes the size of an item's content into its rows.
  func writeContent(_ place: Int) {
    guard let content = contents[place], let view = items[place].view else { return }
    for axis in [Axis.horizontal, .vertical] {
      let number = axis == .horizontal ? 0 : 1
      let extent = content.memo.current.extent(along: axis)
      if extent == content.extents[number] { continue }
      contents[place]?.extents[number] = extent
      for row in content.rows[number * 2...number * 2 + 1] {
        guard let row else { continue }
        if let extent { try? solver.setConstant(-extent, of: row) } else { try? solver.remove(row) }
      }
      if extent != nil, content.extents[number] != nil { continue }
      var rows: [ConstraintHandle?] = [nil, nil]
      if let extent {
        var form = LinearForm(constant: -extent)
        form.add(axis == .horizontal ? .width : .height, of: view.itemState, times: 1)
        rows[0] = add(
          form, .lessThanOrEqual, at: view.usableHugging(along: axis))
        rows[1] = add(
          form, .greaterThanOrEqual,
          at: view.usableResistance(along: axis))
      }
      contents[place]?.rows.replaceSubrange(number * 2...number * 2 + 1, with: rows)
    }
  }

  /// Gives all content its natural size.
  func restoreContents() {
    var isNew = false
    for place in contents.indices {
      guard let memo = contents[place]?.memo, memo.current != memo.natural else { continue }
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
    for place in contents.indices {
      guard let content = contents[place], content.isMeasured, let view = items[place].view else {
        continue
      }
      let before = content.memo.current
      if content.memo.measure(view, at: value(.width, at: place)) { work.measurements += 1 }
      if content.memo.current == before { continue }
      isNew = true
      writeContent(place)
    }
    if isNew { refreshBaselinesAndStacks() }
    return isNew
  }
}
