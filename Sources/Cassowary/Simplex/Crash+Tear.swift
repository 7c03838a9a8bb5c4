// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What hangs on the open tear.
extension Crash {
  /// Opens a tear at a variable, which is determined for now.
  mutating func openTear(_ column: Int) {
    tear.extend(columns: columnCount, rows: rowCount)
    tear.open(column, at: sequence.count)
    append(column)
  }

  /// Lets the waiting rows that mention a variable move with the tear as it does; one that closes the
  /// tear, nil if none does.
  mutating func cross(_ column: Int, slope: Double, _ matrix: MatrixView) -> Int? {
    var closing: Int?
    for entry in matrix.entries(of: column) {
      let row = Int(entry.row)
      if !isWaiting(row) { continue }
      incline(row, by: matrix.coefficient(entry) * slope)
      if closesTear(row, matrix) { closing = row }
    }
    return closing
  }

  /// Whether a row that is determined but for the tear determines the tear, and must.
  private func closesTear(_ row: Int, _ matrix: MatrixView) -> Bool {
    progress(row).openCount == 0 && matrix.rows[row].isRequiredEquation
      && determinesTear(row, matrix)
  }

  /// Whether the sum of a row moves enough with the tear to determine it: a row that hardly does
  /// would spoil the value.
  func determinesTear(_ row: Int, _ matrix: MatrixView) -> Bool {
    abs(progress(row).slope) > Tolerance.substitution * matrix.largestCoefficient(row)
  }

  /// Collects the variables that the closing row is computed from and that hang on the tear: they
  /// become a block.
  mutating func collectBlock(
    closedBy row: Int, _ matching: borrowing Matching, _ matrix: MatrixView
  ) {
    collect(row, matrix)
    var next = 0
    while next < tear.block.count {
      let column = tear.block[next]
      next += 1
      let element = matching.element(column)
      if column != tear.column, element.isRow { collect(element.row, matrix) }
    }
  }

  private mutating func collect(_ row: Int, _ matrix: MatrixView) {
    for cell in matrix.cells(of: row) {
      let column = Int(cell.column)
      if tear.isHanging(column) { tear.addToBlock(column) }
    }
  }

  /// Orders what was determined since the tear: what does not hang on it, the leader of the block,
  /// the rest.
  mutating func placeBlock(_ leader: Int32) {
    var columns = FlatArray<Int32>()
    for place in tear.start..<sequence.count {
      let column = sequence[place]
      if !tear.isHanging(Int(column)) { columns.append(column) }
    }
    columns.append(leader)
    for place in tear.start..<sequence.count {
      let column = Int(sequence[place])
      if tear.isHanging(column), !tear.block.contains(column) { columns.append(sequence[place]) }
    }
    resequence(columns)
  }

  /// Closes the tear: the sums of the rows that it crosses move along by a step.
  mutating func closeTear(by step: Double) {
    for place in tear.rows.indices { move(tear.rows[place], by: step) }
    tear.reset()
  }
}
