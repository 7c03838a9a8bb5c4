// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows and variables that depend on the open tear.
extension Crash {
  /// Opens a tear at a variable, which counts as determined for now.
  mutating func openTear(_ column: Int) {
    tear.extend(columns: columnCount, rows: rowCount)
    tear.open(column, at: sequence.count)
    append(column)
  }

  /// Adds a variable's movement with the tear to the waiting rows that mention it; returns a row that closes the
  /// tear, or nil.
  mutating func addMovement(of column: Int, slope: Double, _ matrix: MatrixView) -> Int? {
    var closing: Int?
    for entry in matrix.entries(of: column) {
      let row = Int(entry.row)
      if !isWaiting(row) { continue }
      addSlope(matrix.coefficient(entry) * slope, to: row)
      if closesTear(row, matrix) { closing = row }
    }
    return closing
  }

  /// Whether a row has to determine the tear, because it is a required equation without an open variable.
  private func closesTear(_ row: Int, _ matrix: MatrixView) -> Bool {
    progress(row).openCount == 0 && matrix.rows[row].isRequiredEquation
      && determinesTear(row, matrix)
  }

  /// Whether the sum of a row moves enough with the tear to determine it: a row that hardly moves
  /// would spoil the value.
  func determinesTear(_ row: Int, _ matrix: MatrixView) -> Bool {
    abs(progress(row).slope) > Tolerance.substitution * matrix.largestCoefficient(row)
  }

  /// Collects the variables that depend on the tear and that the closing row is computed from: they become a block.
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
      if tear.hasDependent(column) { tear.addToBlock(column) }
    }
  }

  /// Orders the variables determined since the tear: those that do not depend on it, the leader of the block,
  /// and the rest.
  mutating func placeBlock(_ leader: Int32) {
    var columns = FlatArray<Int32>()
    for index in tear.start..<sequence.count {
      let column = sequence[index]
      if !tear.hasDependent(Int(column)) { columns.append(column) }
    }
    columns.append(leader)
    for index in tear.start..<sequence.count {
      let column = Int(sequence[index])
      if tear.hasDependent(column), !tear.block.contains(column) { columns.append(sequence[index]) }
    }
    resequence(columns)
  }

  /// Closes the tear, moving the sums of the rows that depend on it by a step.
  mutating func closeTear(by step: Double) {
    for index in tear.rows.indices { move(tear.rows[index], by: step) }
    tear.reset()
  }
}
