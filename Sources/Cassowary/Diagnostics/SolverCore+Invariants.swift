// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if InternalChecks
extension SolverCore {
  /// Stops at the first invariant that does not hold.
  ///
  /// Costs a multiple of a solve; complexity promises are void while the trait is on.
  func checkInvariants() {
    checkTranspose()
    checkTightSet()
    checkSidesAndMultipliers()
    checkBalance()
    checkWorkSpace()
  }

  private func checkTranspose() {
    for row in problem.rows.indices where problem.rows[row].flags.contains(.live) {
      for (offset, place) in problem.cellRange(row).enumerated() {
        let cell = problem.cells.storage[place]
        let column = problem.columns[Int(cell.column)]
        precondition(cell.position < column.count, "a cell points beyond its column")
        let entry = problem.entries.storage[Int(column.start) + Int(cell.position)]
        precondition(
          Int(entry.row) == row && Int(entry.offset) == offset,
          "the columns are not the transpose of the rows")
        precondition(cell.coefficient != 0, "a row holds a zero")
      }
    }
  }

  private func checkTightSet() {
    for column in 0..<columnCount {
      let item = item[column]
      guard item.isRow else {
        precondition(item.variable == column, "a stay or bound stands at another's place")
        continue
      }
      precondition(Int(problem.rows[item.row].tight) == column, "the matching is not mutual")
      precondition(
        pivot[column] != 0 && pivot[column] == problem.coefficient(item.row, column),
        "a row stands at the place of a variable that it does not mention")
      let own = leader[column]
      for place in problem.cellRange(item.row) {
        let input = leader[Int(problem.cells.storage[place].column)]
        precondition(
          input == own || order.label[Int(input)] < order.label[Int(own)],
          "a variable comes before one that its row mentions")
      }
      let residual = residual(item.row)
      precondition(
        abs(residual.value) <= feasibleWidth(residual.magnitude), "a tight row is not tight")
    }
  }

  private func checkSidesAndMultipliers() {
    for row in problem.rows.indices where problem.rows[row].flags.contains(.live) {
      precondition(!contradicts(row), "a slack row's residual contradicts its side")
    }
    let waiting = Set(Array(work.touchedColumns))
    for column in 0..<columnCount {
      // A variable made in a batch that failed waits for the next solve to obey its bound.
      precondition(
        waiting.contains(Int32(column)) || !isBelowBound(column),
        "a variable lies below its lower bound")
      precondition(improvement(column) == nil, "a multiplier is out of its room")
    }
  }

  /// At every level, the slopes of the slack rows and the multipliers of the tight items
  /// must cancel in every column.
  private func checkBalance() {
    var levels = Set<Float>()
    for row in problem.rows.indices where problem.rows[row].flags.contains(.live) {
      levels.insert(problem.rows[row].priority)
    }
    for level in levels.sorted() {
      var sums = [Double](repeating: 0, count: columnCount)
      var sizes = [Double](repeating: 0, count: columnCount)
      func add(_ column: Int, _ amount: Double) {
        sums[column] += amount
        sizes[column] = max(sizes[column], abs(amount))
      }
      for row in problem.rows.indices where problem.rows[row].flags.contains(.live) {
        let record = problem.rows[row]
        let factor: Double
        if record.tight >= 0 {
          factor = -multipliers.value(Int(record.tight), level)
        } else {
          factor = record.priority == level ? record.gradient : 0
        }
        if factor == 0 { continue }
        for place in problem.cellRange(row) {
          let cell = problem.cells.storage[place]
          add(Int(cell.column), factor * cell.coefficient)
        }
      }
      for column in 0..<columnCount where !item[column].isRow {
        add(column, -multipliers.value(column, level))
      }
      for column in 0..<columnCount {
        precondition(
          abs(sums[column]) <= 1e-7 * max(1, sizes[column]),
          "slopes and multipliers do not balance")
      }
    }
  }

  private func checkWorkSpace() {
    precondition(work.leaps.isEmpty, "a path was left on the way")
    precondition(work.queue.isEmpty && work.candidates.isEmpty, "a queue is not empty")
    precondition(
      work.alphaSupport.isEmpty && work.directionSupport.isEmpty, "a vector is not clean")
    precondition(
      work.dirtyRows.isEmpty && work.touchedRows.isEmpty && work.contradictions.isEmpty,
      "work is left over")
    for column in 0..<columnCount {
      precondition(
        !work.inQueue[column] && work.open[column] == 0 && work.mark[column] == Mark.none
          && work.place[column] < 0
          && (column >= work.origin.count || work.origin[column] == WorkSpace.unseen)
          && !work.held[column] && !work.boundQueued[column],
        "work space is not clean")
    }
  }
}
#endif
