// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which element the rows want for a variable that is open, or for the tear: the median of all that
/// have no other open variable.
extension Crash {
  /// The element for an open variable that was taken from the queue; nil if the rows hold it from one
  /// side only, so that it waits behind all others.
  ///
  /// - Parameter isLast: Whether it has waited behind all others.
  mutating func choose(
    for column: Int, isLast: Bool, _ matching: borrowing Matching,
    _ matrix: borrowing Matrix, _ values: borrowing Values
  ) -> BasisElement? {
    let view = matrix.view
    let present = values[column]
    median.begin(column, present: present)
    for index in view.entryRange(column) {
      let entry = view.entries[index]
      let row = Int(entry.row)
      let progress = progress(row)
      if progress.openCount == 1 {
        median.add(
          row, view.rows[row], coefficient: entry.coefficient, residual: progress.sum, at: 0)
      } else if !isFirst, progress.openCount < 0, view.rows[row].isLive, !matching.isTight(row) {
        median.add(
          row, view.rows[row], coefficient: entry.coefficient,
          residual: values.residual(row, view).value, at: present)
      }
    }
    if !isLast && !median.isPinned(hasBound: values.hasLowerBound(column)) {
      queue.pushLast(column)
      return nil
    }
    return median.choose(for: column, lowerBound: values.lowerBound(column))
  }

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
