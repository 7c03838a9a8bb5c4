// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Recording changes of the problem. Nothing is solved here.
extension SolverCore {
  /// Adds a row of the cells that were written behind all others, from `start` on.
  ///
  /// `constant` and `weight` are the caller's, unscaled; `largest` is the size of the largest
  /// coefficient.
  ///
  /// - Precondition: every column occurs once, no coefficient is zero, all is finite.
  @inline(__always)
  mutating func addRow(
    from start: Int,
    largest: Double,
    constant: Double,
    relation: LinearRelation,
    strength: Strength,
    flags: Row.Flags = []
  ) -> Int {
    let scale = rowScale(largest: largest)
    if scale != 1 { scaleCells(from: start, by: Double(scale)) }
    let weight = strength.weight / Double(scale)
    clock += 1
    let record = Row(
      priority: strength.priority, weight: weight, constant: constant * Double(scale),
      scale: scale, generation: clock, relation: relation,
      flags: flags.union([.live, .new, .added]))
    let row = problem.addRow(record, from: start)
    work.largestWeight = max(work.largestWeight, weight)
    pending.newRows.append(Int32(truncatingIfNeeded: row))
    added.append(Int32(truncatingIfNeeded: row))
    statistics.constraints += 1
    return row
  }

  /// Adds a row of one variable with the coefficient 1.
  mutating func addRow(
    column: Int32, constant: Double, strength: Strength, flags: Row.Flags
  ) -> Int {
    let start = problem.cells.storage.count
    problem.addCell(column, 1)
    return addRow(
      from: start, largest: 1, constant: constant, relation: .equal, strength: strength,
      flags: flags)
  }

  /// Adds a row of terms that need no merging.
  mutating func addRow(
    _ terms: [(column: Int32, coefficient: Double)], constant: Double, relation: LinearRelation,
    strength: Strength
  ) -> Int {
    let start = problem.cells.storage.count
    var largest = 0.0
    for term in terms {
      problem.addCell(term.column, term.coefficient)
      largest = max(largest, abs(term.coefficient))
    }
    return addRow(
      from: start, largest: largest, constant: constant, relation: relation, strength: strength)
  }

  /// Multiplies the last cells by a power of two.
  @inline(never)
  private mutating func scaleCells(from start: Int, by scale: Double) {
    for place in start..<problem.cells.storage.count {
      problem.cells.storage[place].coefficient *= scale
    }
  }

  /// Marks a row as removed: it costs nothing from now on, and leaves with the batch.
  mutating func removeRow(_ row: Int) {
    if problem.rows[row].tight < 0 { recordGradient(of: row, times: -1) }
    problem.rows[row].flags.insert(.dead)
    pending.deadRows.append(Int32(truncatingIfNeeded: row))
    statistics.constraints -= 1
  }

  /// Changes the constant of a row; `constant` is the caller's, unscaled.
  mutating func setConstant(_ row: Int, _ constant: Double) {
    let scaled = constant * Double(problem.rows[row].scale)
    if scaled == problem.rows[row].constant { return }
    log.constants.append((Int32(truncatingIfNeeded: row), problem.rows[row].constant))
    problem.rows[row].constant = scaled
    let column = problem.rows[row].tight
    if column >= 0 {
      if problem.rows[row].relation != .equal && multipliers.isZero(Int(column)) {
        pending.idleRows.append(Int32(truncatingIfNeeded: row))
      }
      markDirty(row)
    } else if !problem.rows[row].flags.contains(.new) {
      touch(row)
    }
  }

  /// Changes the priority and the weight of a row; the weight is the caller's, unscaled.
  mutating func setStrength(_ row: Int, _ strength: Strength) {
    let record = problem.rows[row]
    let weight = strength.weight / Double(record.scale)
    if record.priority == strength.priority && record.weight == weight { return }
    log.strengths.append((Int32(truncatingIfNeeded: row), record.priority, record.weight))
    let slack = record.tight < 0 && !record.flags.contains(.new)
    if slack { recordGradient(of: row, times: -1) }
    problem.rows[row].priority = strength.priority
    problem.rows[row].weight = weight
    work.largestWeight = max(work.largestWeight, weight)
    if slack {
      recordGradient(of: row, times: 1)
      noteSuspect(row)
    } else if record.tight >= 0 {
      pending.repriced.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Changes the lower bound of a variable; -∞ for none.
  mutating func setLowerBound(_ column: Int, _ bound: Double) {
    if lowerBound[column] == bound { return }
    prepare()
    log.bounds.append((Int32(truncatingIfNeeded: column), lowerBound[column]))
    lowerBound[column] = bound
    work.largestValue = max(work.largestValue, bound == -.infinity ? 0 : abs(bound))
    if item[column].isBound {
      // The value follows a bound that rises; from one that falls it is set free.
      if bound > value[column] {
        work.dirtyColumns.append(Int32(truncatingIfNeeded: column))
      } else {
        keepParts()
        pending.hasFreedBound = true
        releaseMultiplier(column, of: .stay(column))
        setItem(column, .stay(column))
      }
    } else {
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// Records that a slack row's slope enters (1) or leaves (-1) the balance.
  mutating func recordGradient(of row: Int, times factor: Double) {
    let gradient = problem.rows[row].gradient
    guard gradient != 0 else { return }
    pending.gradients.append(
      .init(item: .row(row), priority: problem.rows[row].priority, amount: factor * gradient))
  }

  /// Puts a slack row on a side, keeping the old one in the log.
  mutating func setSide(_ row: Int, _ side: Int8) {
    if problem.rows[row].side == side { return }
    if !problem.rows[row].flags.contains(.added) {
      log.sides.append((Int32(truncatingIfNeeded: row), problem.rows[row].side))
    }
    problem.rows[row].side = side
    noteSuspect(row)
  }

  /// Remembers a required row that may be violated.
  mutating func noteSuspect(_ row: Int) {
    let record = problem.rows[row]
    guard record.isRequired, record.gradient != 0, !record.flags.contains(.suspect) else {
      return
    }
    problem.rows[row].flags.insert(.suspect)
    suspects.append(Int32(truncatingIfNeeded: row))
  }
}
