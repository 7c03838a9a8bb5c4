// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Tearing: the crash goes on with a variable as a parameter `t`, until a row closes the loop.
extension Simplex {
  /// Whether a row that is determined but for the tear determines the tear.
  func closesTear(_ row: Int) -> Bool {
    let progress = crash.progress(row)
    let record = matrix.row(row)
    return progress.openCount == 0 && record.isRequired && record.relation == .equal
      && determinesTear(row, progress.slope)
  }

  /// Whether the sum of a row moves enough with the tear to determine it: a row that hardly does
  /// would spoil the value.
  private func determinesTear(_ row: Int, _ slope: Double) -> Bool {
    abs(slope) > Tolerance.substitution * matrix.view.largestCoefficient(row)
  }

  /// Lets the rows decide that depend on the tear alone: by their median one of them determines it,
  /// else it stays where it is.
  mutating func closeTearBySoftRow() {
    let tear = crash.tear.column
    let present = values[tear]
    crash.median.begin(present: present)
    for place in crash.tear.rows.indices {
      let row = crash.tear.rows[place]
      let progress = crash.progress(row)
      if progress.openCount != 0 || !determinesTear(row, progress.slope) { continue }
      crash.median.add(
        row, matrix.row(row), coefficient: progress.slope, residual: progress.sum, at: present)
    }
    let choice = crash.median.choose(for: tear, lowerBound: values.lowerBound(tear))
    if choice.isRow {
      closeTear(by: choice.row)
    } else if choice.isBound {
      basis.matching.place(choice, at: tear, pivot: 1)
      endTear(by: values.lowerBound(tear) - present)
    } else {
      endTear(by: 0)
    }
  }

  /// Lets a row determine the tear: the variables that it is computed from become a block.
  mutating func closeTear(by row: Int) {
    let view = matrix.view
    let tear = crash.tear.column
    let slope = crash.progress(row).slope
    let step = -values.residual(row, view).value / slope
    crash.end(row)
    duals.assume(0, of: row, matrix)
    findBlock(of: row, view)
    // In the order of determination each of the block's rows determines its variable from those
    // before, the tear given; the closing row determines the tear.
    var members: [Int32] = []
    var rows: [Int32] = []
    for place in 0..<crash.tear.count {
      let column = crash.tear.hanging(place)
      if column == tear || !crash.tear.isInBlock(column) { continue }
      members.append(Int32(truncatingIfNeeded: column))
      rows.append(Int32(truncatingIfNeeded: basis.matching.element(column).row))
    }
    members.append(Int32(truncatingIfNeeded: tear))
    rows.append(Int32(truncatingIfNeeded: row))
    guard shiftRows(to: tear, closing: row, view) else {
      basis.noteSingular()
      endTear(by: 0)
      return
    }
    resequence(members)
    if members.count > 1 { makeBlock(members, rows) }
    endTear(by: step)
  }

  /// Collects the variables that the closing row is computed from and that hang on the tear.
  private mutating func findBlock(of row: Int, _ view: MatrixView) {
    func collect(_ row: Int, _ tear: inout Tear) {
      for index in view.cellRange(row) {
        let column = Int(view.cells[index].column)
        if tear.isHanging(column) { tear.addToBlock(column) }
      }
    }
    collect(row, &crash.tear)
    var next = 0
    while next < crash.tear.blockCount {
      let column = crash.tear.blockMember(next)
      next += 1
      let element = basis.matching.element(column)
      if column != crash.tear.column, element.isRow { collect(element.row, &crash.tear) }
    }
  }

  /// Puts the closing row with the earliest variable of the block that it mentions, the row that
  /// stood there with its earliest one, and so on until one stands with the tear; whether it did.
  private mutating func shiftRows(to tear: Int, closing row: Int, _ view: MatrixView) -> Bool {
    var row = row
    var previous = -1
    for _ in 0..<crash.tear.blockCount {
      var best = -1
      var pivot = 0.0
      for index in view.cellRange(row) {
        let cell = view.cells[index]
        let column = Int(cell.column)
        if column == previous || !crash.tear.isInBlock(column) { continue }
        if best < 0 || crash.tear.place(column) < crash.tear.place(best) {
          best = column
          pivot = cell.coefficient
        }
      }
      if best < 0 { return false }
      let displaced = basis.matching.element(best)
      basis.matching.place(.row(row), at: best, pivot: pivot)
      if best == tear { return true }
      row = displaced.row
      previous = best
    }
    return false
  }

  /// Orders what was determined since the tear: what does not hang on it, the leader of the block,
  /// the rest.
  private mutating func resequence(_ members: [Int32]) {
    var columns = FlatArray<Int32>()
    for place in crash.tear.start..<crash.sequence.count {
      let column = crash.sequence[place]
      if !crash.tear.isHanging(Int(column)) { columns.append(column) }
    }
    columns.append(members[0])
    for place in crash.tear.start..<crash.sequence.count {
      let column = Int(crash.sequence[place])
      if crash.tear.isHanging(column), !crash.tear.isInBlock(column) {
        columns.append(crash.sequence[place])
      }
    }
    crash.resequence(from: crash.tear.start, columns)
  }

  /// Makes a block of the members, whose rows in that order were the given ones before they were
  /// shifted.
  private mutating func makeBlock(_ members: [Int32], _ rows: [Int32]) {
    basis.scratch.begin(members)
    let pivotOrder = rows.map {
      Int32(truncatingIfNeeded: basis.scratch.place(basis.matching.column(ofRow: Int($0))))
    }
    basis.scratch.end(members)
    for member in members.dropFirst() { basis.order.unlink(Int(member)) }
    basis.blocks.make(members, pivotOrder: pivotOrder)
  }

  /// Gives everything that hangs on the tear its place.
  private mutating func endTear(by step: Double) {
    let view = matrix.view
    for place in 0..<crash.tear.count {
      let column = crash.tear.hanging(place)
      if step == 0 || !crash.tear.isInBlock(column) && column != crash.tear.column { continue }
      let fresh = values[column] + step * crash.tear.slope(column)
      values.set(column, Estimate(value: fresh, error: 0))
    }
    settleBlock(view)
    for place in 0..<crash.tear.count {
      let column = crash.tear.hanging(place)
      if values.hasLowerBound(column) { agenda.uncheckedColumns.insert(column) }
      let element = basis.matching.element(column)
      if crash.tear.isInBlock(column) || !element.isRow { continue }
      let pivot = basis.matching.pivot(column)
      if let fresh = values.evaluate(column, element.row, pivot: pivot, view) {
        values.set(column, fresh)
      }
    }
    for place in crash.tear.rows.indices { crash.closeTear(crash.tear.rows[place], by: step) }
    crash.tear.reset()
  }

  /// Finds the rounding of the block's values; where the two parts of a value have lost digits, a
  /// forward solve computes them anew.
  private mutating func settleBlock(_ view: MatrixView) {
    var error = 0.0
    for place in 0..<crash.tear.blockCount {
      let element = basis.matching.element(crash.tear.blockMember(place))
      if !element.isRow { continue }
      let residual = values.residual(element.row, view)
      let noise = Tolerance.spread * residual.magnitude
      error = max(error, noise, residual.error)
      if abs(residual.value) > noise { agenda.staleRows.insert(element.row) }
    }
    if error <= Tolerance.residual { return }
    for place in 0..<crash.tear.blockCount {
      let column = crash.tear.blockMember(place)
      values.set(column, Estimate(value: values[column], error: error))
    }
  }
}
