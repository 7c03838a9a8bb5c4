// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Forward solves: values from the tight set, as a spreadsheet recalculates.
///
/// Each variable is computed afresh from its tight row, in order, starting at what changed;
/// where the value stays as it was the change spreads no further. Because values are always
/// evaluated and never accumulated they do not drift.
extension SolverCore {
  /// Marks a tight row's variable for recomputation.
  mutating func markDirty(_ row: Int) {
    guard !problem.rows[row].flags.contains(.dirty) else { return }
    problem.rows[row].flags.insert(.dirty)
    work.dirtyRows.append(Int32(truncatingIfNeeded: row))
  }

  /// Marks a slack row's residual to be looked at after the next propagation.
  mutating func touch(_ row: Int) {
    guard !problem.rows[row].flags.contains(.touched) else { return }
    problem.rows[row].flags.insert(.touched)
    work.touchedRows.append(Int32(truncatingIfNeeded: row))
  }

  /// Marks an item that has just become tight.
  mutating func markDirty(_ item: Item) {
    if item.isRow {
      markDirty(item.row)
    } else {
      work.dirtyColumns.append(Int32(truncatingIfNeeded: item.variable))
    }
  }

  /// Puts a leader on the way of the running solve.
  @inline(__always)
  mutating func visit(_ leader: Int, backward: Bool = false) {
    guard !work.inQueue[leader] else { return }
    work.inQueue[leader] = true
    if work.sweeping {
      work.sweepCount += 1
    } else {
      let label = order.label[leader]
      work.queue.push(leader, key: backward ? -label : label)
    }
  }

  /// Brings every value up to date with the tight set, then queues each slack row and
  /// bound that now contradicts its side.
  ///
  /// - Complexity: O(*k* log *k*) for *k* variables and rows that the change reaches; when
  ///   they are many the order is swept instead, O(*n* + *k*).
  mutating func propagate() {
    for place in work.dirtyRows.indices {
      let row = work.dirtyRows[place]
      problem.rows[Int(row)].flags.remove(.dirty)
      let column = problem.rows[Int(row)].tight
      if column >= 0 { visit(Int(leader[Int(column)])) } else { touch(Int(row)) }
    }
    work.dirtyRows.removeAll()
    for place in work.dirtyColumns.indices { visit(Int(leader[Int(work.dirtyColumns[place])])) }
    work.dirtyColumns.removeAll()

    if !work.isChecked {
      propagateUnchecked()
      return
    }
    let crowded = max(32, columnCount / 64)
    while !work.queue.isEmpty {
      if work.queue.count > crowded {
        sweep()
        break
      }
      let next = work.queue.pop()
      work.inQueue[next] = false
      recompute(next)
    }
    collectContradictions()
  }

  /// Visits what is queued, and what comes up on the way, along the order's list.
  private mutating func sweep() {
    var element = Int(work.queue.first)
    work.sweeping = true
    work.sweepCount = work.queue.count
    work.queue.removeAll()
    while work.sweepCount > 0 {
      if work.inQueue[element] {
        work.inQueue[element] = false
        work.sweepCount -= 1
        recompute(element)
      }
      element = Int(order.next[element])
    }
    work.sweeping = false
  }

  /// Computes the variable, or the variables of the block, that a leader stands for.
  private mutating func recompute(_ leader: Int) {
    statistics.valuesComputed += 1
    if blockIndex[leader] >= 0 {
      recomputeBlock(leader)
      return
    }
    let item = item[leader]
    if item.isStay { return }
    if item.isBound {
      setValue(leader, lowerBound[leader])
      return
    }
    let fresh = evaluate(leader, item.row, pivot: pivot[leader])
    guard fresh.isFinite else {
      noteOverflow(leader)
      return
    }
    setValue(leader, fresh)
  }

  /// The value that a tight row gives the variable at whose place it stands: the present one
  /// if it differs by nothing but rounding.
  @inline(__always)
  func evaluate(_ column: Int, _ row: Int, pivot: Double) -> Double {
    let record = problem.rows[row]
    var sum = record.constant
    var magnitude = abs(sum)
    for place in Int(record.start)..<Int(record.start) + Int(record.count) {
      let cell = problem.cells.storage[place]
      if Int(cell.column) == column { continue }
      let product = cell.coefficient * value[Int(cell.column)]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return evaluate(column, Residual(value: sum, magnitude: magnitude), pivot: pivot)
  }

  /// The value that a tight row gives the variable at whose place it stands, from the sum of all
  /// else in it.
  @inline(__always)
  func evaluate(_ column: Int, _ rest: Residual, pivot: Double) -> Double {
    // Adding zero turns -0 into 0, so that equal values have equal bits.
    let fresh = -rest.value / pivot + 0
    guard fresh.isFinite else { return fresh }
    let noise = Tolerance.spread * rest.magnitude / abs(pivot)
    return abs(fresh - value[column]) <= noise ? value[column] : fresh
  }

  /// Gives a variable its value and passes the news to the rows that mention it.
  mutating func setValue(_ column: Int, _ fresh: Double) {
    let before = value[column]
    // Adding zero turns -0 into 0, so that equal values have equal bits.
    let after = fresh + 0
    if after == before { return }
    recordValue(column, after)
    passOn(column)
    if lowerBound[column] > -.infinity { queueBound(column) }
  }

  /// Puts what depends on a variable on the way, and touches the slack rows that mention it.
  @inline(__always)
  mutating func passOn(_ column: Int) {
    let own = leader[column]
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      let holder = problem.rows[row].tight
      if holder < 0 {
        touch(row)
      } else if leader[Int(holder)] != own {
        visit(Int(leader[Int(holder)]))
      }
    }
  }

  /// Ends the solve: a variable has no finite value.
  mutating func noteOverflow(_ column: Int) {
    work.alarm = true
    work.overflow = column
  }

  /// Writes a value, remembering the one before this solve.
  @inline(__always)
  mutating func recordValue(_ column: Int, _ fresh: Double) {
    if !work.changedMark[column] {
      work.changedMark[column] = true
      work.changed.append((Int32(truncatingIfNeeded: column), value[column]))
    }
    value[column] = fresh
    work.largestValue = max(work.largestValue, abs(fresh))
  }

  /// Queues a variable's lower bound if the variable lies below it.
  mutating func queueBound(_ column: Int) {
    guard !work.boundQueued[column], isBelowBound(column) else { return }
    work.boundQueued[column] = true
    work.contradictions.append(.bound(column))
  }

  /// Looks at the touched rows and queues those that contradict their side.
  private mutating func collectContradictions() {
    for place in work.touchedRows.indices {
      let row = Int(work.touchedRows[place])
      problem.rows[row].flags.remove(.touched)
      if problem.rows[row].flags.contains(.queued) || !isSlack(row) { continue }
      let residual = residual(row)
      if !residual.value.isFinite {
        noteOverflow(Int(problem.cells.storage[Int(problem.rows[row].start)].column))
      } else if contradicts(row, residual) {
        problem.rows[row].flags.insert(.queued)
        work.contradictions.append(.row(row))
      }
    }
    work.touchedRows.removeAll()
    for place in work.touchedColumns.indices { queueBound(Int(work.touchedColumns[place])) }
    work.touchedColumns.removeAll()
  }
}
