// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which element the rows want for a variable that is open, or for the tear: the median of all that
/// have no other open variable.
extension Crash {
  /// The element for an open variable that was taken from the queue; nil if it waits behind others: it was put off before, rows
  /// hold it from one side only, or weak ones alone hold it from one while an inequality waits that could pull it away.
  ///
  /// - Parameter hasWaited: Whether it has waited.
  mutating func choose(
    for column: Int, hasWaited: Bool, _ matching: borrowing Matching,
    _ matrix: borrowing Matrix, _ values: borrowing Values, _ pulls: borrowing Pulls
  ) -> BasisElement? {
    if !hasWaited, isPutOff(column) {
      putOff(column)
      return nil
    }
    let view = matrix.view
    let present = values[column]
    median.begin(column, present: present)
    if !pulls.isEmpty { median.add(pulls, of: column) }
    for entry in view.entries(of: column) {
      let row = Int(entry.row)
      let progress = progress(row)
      if progress.openCount == 1 {
        median.add(
          row, view.rows[row], coefficient: view.coefficient(entry), residual: progress.sum, at: 0)
      } else if !isFirst, progress.openCount < 0, view.rows[row].isLive, !matching.isTight(row) {
        median.add(
          row, view.rows[row], coefficient: view.coefficient(entry),
          residual: values.residual(row, view).value, at: present)
      }
    }
    if !hasWaited {
      if !median.isPinned(hasBound: values.hasLowerBound(column)) {
        queue.pushLast(column)
        return nil
      }
      if median.isWeaklyHeld, waitCount(column) > 0, couldBeDrawn(column, view) {
        putOff(column)
        return nil
      }
    }
    return median.choose(for: column, lowerBound: values.lowerBound(column))
  }

  /// Whether an inequality that waits for another variable could draw one away from rows that hardly hold
  /// it.
  @inline(__always)
  private func couldBeDrawn(_ column: Int, _ view: MatrixView) -> Bool {
    for entry in view.entries(of: column) {
      let record = view.rows[Int(entry.row)]
      if progress(Int(entry.row)).openCount < 2 || record.relation == .equal { continue }
      let isUpward = record.holdsAbove(view.coefficient(entry))
      if median.isWeaklyHeld(against: isUpward, record.priority) { return true }
    }
    return false
  }

  /// Puts the variable that was taken from the queue behind all others if it is a link of a chain that is to be determined
  /// from its low end (record 0403); whether it does.
  mutating func putBehindChain(
    _ column: Int, _ view: MatrixView, _ values: borrowing Values
  ) -> Bool {
    // A variable of many rows is no link, and would be looked through each time that one of them becomes ready.
    if waitCount(column) == 0 || Int(view.columns[column].count) > Self.mostLinkEntries
      || !values.hasLowerBound(column)
    {
      return false
    }
    for entry in view.entries(of: column) {
      let (record, progress) = (view.rows[Int(entry.row)], self.progress(Int(entry.row)))
      if progress.openCount != 2 || record.relation == .equal { continue }
      let other = Int(progress.openColumns) ^ column
      if record.holdsAbove(view.coefficient(entry)), waitCount(other) > 1,
        values.hasLowerBound(other)
      {
        queue.pushBehindWeak(column)
        return true
      }
    }
    return false
  }

  private static var mostLinkEntries: Int { 8 }

  /// The element for the tear, of the rows that depend on it alone.
  mutating func chooseForTear(
    _ matrix: borrowing Matrix, _ values: borrowing Values
  ) -> BasisElement {
    let present = values[tear.column]
    median.begin(tear.column, present: present)
    for place in tear.rows.indices {
      let row = tear.rows[place]
      let progress = progress(row)
      if progress.openCount != 0 || !determinesTear(row, matrix.view) { continue }
      median.add(
        row, matrix.row(row), coefficient: progress.slope, residual: progress.sum, at: present)
    }
    return median.choose(for: tear.column, lowerBound: values.lowerBound(tear.column))
  }
}

extension Row {
  /// Whether the row, an inequality, holds a variable that it mentions with a coefficient above something, and not below.
  @inline(__always)
  fileprivate func holdsAbove(_ coefficient: Double) -> Bool {
    (coefficient > 0) == (relation == .greaterThanOrEqual)
  }
}
