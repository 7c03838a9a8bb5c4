// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The choice of an element for an open variable, or for the tear: the median of all rows that
/// have no other open variable.
extension Crash {
  /// The element for an open variable taken from the queue; nil if the variable waits behind others, because it was put
  /// off before, because rows hold it from one side only, or because only weak rows hold it on one side while an
  /// inequality waits that could pull it away.
  ///
  /// - Parameter hasWaited: Whether the variable has waited already.
  mutating func choose(
    for column: Int, hasWaited: Bool, _ matching: borrowing Matching,
    _ matrix: borrowing Matrix, _ values: borrowing Values, _ pulls: borrowing Pulls
  ) -> BasisElement? {
    if !hasWaited, isPostponed(column) {
      postpone(column)
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
      } else if !startsEmpty, progress.openCount < 0, view.rows[row].isInForce,
        !matching.isTight(row)
      {
        median.add(
          row, view.rows[row], coefficient: view.coefficient(entry),
          residual: values.residual(row, view).value, at: present)
      }
    }
    if !hasWaited {
      if !median.isPinned(hasBound: values.hasLowerBound(column)) {
        queue.pushOneSided(column)
        return nil
      }
      if median.isWeaklyHeld, waitCount(column) > 0, couldBeDrawn(column, view) {
        postpone(column)
        return nil
      }
    }
    return median.choose(for: column, lowerBound: values.lowerBound(column))
  }

  /// Whether an inequality that waits for another variable could pull this one away from the weak rows that hold it.
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

  /// Moves the variable taken from the queue behind all others if it is a link of a chain that has to be determined
  /// from its low end (record 0403), and returns whether it is.
  mutating func postponeIfChainLink(
    _ column: Int, _ view: MatrixView, _ values: borrowing Values
  ) -> Bool {
    // A variable of many rows is no link, and would be examined each time one of them becomes ready.
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
        queue.pushChainLink(column)
        return true
      }
    }
    return false
  }

  private static var mostLinkEntries: Int { 8 }

  /// The element for the tear, chosen from the rows that depend only on the tear.
  mutating func chooseForTear(
    _ matrix: borrowing Matrix, _ values: borrowing Values
  ) -> BasisElement {
    let present = values[tear.column]
    median.begin(tear.column, present: present)
    for index in tear.rows.indices {
      let row = tear.rows[index]
      let progress = progress(row)
      if progress.openCount != 0 || !determinesTear(row, matrix.view) { continue }
      median.add(
        row, matrix.row(row), coefficient: progress.slope, residual: progress.sum, at: present)
    }
    return median.choose(for: tear.column, lowerBound: values.lowerBound(tear.column))
  }
}

extension Row {
  /// Whether the row, an inequality, limits a variable with a coefficient of this sign from below, not from above.
  @inline(__always)
  fileprivate func holdsAbove(_ coefficient: Double) -> Bool {
    (coefficient > 0) == (relation == .greaterThanOrEqual)
  }
}
