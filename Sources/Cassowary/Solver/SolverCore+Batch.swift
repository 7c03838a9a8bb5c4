// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Ending a batch: keeping it or taking it back.
extension SolverCore {
  /// The required rows that are violated, in slot order.
  mutating func violatedRequirements() -> [Int] {
    var kept: [Int32] = []
    var violated: [Int] = []
    for row in suspects {
      let record = problem.rows[Int(row)]
      guard record.flags.contains(.live), !record.flags.contains(.dead), record.isRequired,
        record.tight < 0, record.gradient != 0
      else {
        problem.rows[Int(row)].flags.remove(.suspect)
        continue
      }
      kept.append(row)
      let residual = residual(Int(row))
      if residual.value * record.gradient > feasibleWidth(residual.magnitude) * record.weight {
        violated.append(Int(row))
      }
    }
    suspects = kept
    return violated.sorted()
  }

  /// Makes the batch final: removed rows leave, the log is forgotten.
  mutating func commit() {
    if !work.hasFollowedPaths { pathChanges.removeAll(keepingCapacity: true) }
    work.hasFollowedPaths = false
    for row in pending.deadRows {
      problem.rows[Int(row)].flags.remove(.suspect)
      names[Int(row)] = nil
      problem.freeRow(Int(row))
    }
    suspects.removeAll { !problem.rows[Int($0)].flags.contains(.suspect) }
    for row in added { problem.rows[Int(row)].flags.remove(.added) }
    for column in removedColumns { freeColumn(Int(column)) }
    finishBatch()
    lastChanged.removeAll(keepingCapacity: true)
    for (column, before) in work.changed {
      work.changedMark[Int(column)] = false
      if value[Int(column)] != before { lastChanged.append(column) }
    }
    work.changed.removeAll(keepingCapacity: true)
  }

  /// Keeps what a batch changes in large pieces, before it does.
  ///
  /// - Complexity: O(1); what is changed afterwards is copied once, O(variables).
  mutating func keepParts() {
    if log.kept != nil { return }
    log.kept = UndoLog.Kept(
      order: order, leader: leader, blockIndex: blockIndex, blocks: blocks,
      freeBlocks: freeBlocks, multipliers: multipliers, suspects: suspects, paths: paths,
      pathChanges: pathChanges, lastChanged: lastChanged, tightVersion: tightVersion,
      valueVersion: valueVersion, multipliersAreFresh: work.multipliersAreFresh)
  }

  /// Takes the batch back: the core is, bit for bit, what it was after the last committed
  /// solve, but for variables made since, which stay, and for counts of work done.
  ///
  /// - Complexity: O(size of the system).
  mutating func rollBack() {
    resetWork()
    for (column, before) in work.changed {
      value[Int(column)] = before
      work.changedMark[Int(column)] = false
    }
    work.changed.removeAll(keepingCapacity: true)
    for (row, before) in log.constants.reversed() { problem.rows[Int(row)].constant = before }
    for (row, before) in log.sides.reversed() { problem.rows[Int(row)].side = before }
    for (row, priority, weight) in log.strengths.reversed() {
      problem.rows[Int(row)].priority = priority
      problem.rows[Int(row)].weight = weight
    }
    for (column, before) in log.bounds.reversed() { lowerBound[Int(column)] = before }
    for (column, before) in log.items.reversed() { item[Int(column)] = before }
    statistics.variables += removedColumns.count
    for row in pending.deadRows where !problem.rows[Int(row)].flags.contains(.added) {
      problem.rows[Int(row)].flags.remove(.dead)
      statistics.constraints += 1
    }
    for row in added.reversed() {
      if !problem.rows[Int(row)].flags.contains(.dead) { statistics.constraints -= 1 }
      names[Int(row)] = nil
      problem.freeRow(Int(row))
    }
    let kept = log.kept
    work.largestValue = log.largestValue
    work.largestWeight = log.largestWeight
    finishBatch()
    restoreItems()
    if let kept { restore(kept) }
    // Variables made in the batch may not have been brought to their bounds yet.
    for column in 0..<columnCount where isBelowBound(column) {
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// Makes rows and variables agree about the tight items.
  private mutating func restoreItems() {
    for row in problem.rows.indices {
      problem.rows[row].tight = -1
      problem.rows[row].flags.subtract([.new, .suspect])
    }
    for column in 0..<columnCount {
      if item[column].isRow {
        problem.rows[item[column].row].tight = Int32(truncatingIfNeeded: column)
        pivot[column] = problem.coefficient(item[column].row, column)
      } else {
        pivot[column] = 1
      }
    }
  }

  /// Puts back what was kept, and gives variables made since a place behind it.
  private mutating func restore(_ kept: UndoLog.Kept) {
    let known = kept.leader.count
    order = kept.order
    leader = kept.leader
    blockIndex = kept.blockIndex
    blocks = kept.blocks
    freeBlocks = kept.freeBlocks
    multipliers = kept.multipliers
    for column in known..<max(known, columnCount) {
      order.addElement()
      leader.append(Int32(truncatingIfNeeded: column))
      blockIndex.append(-1)
      multipliers.addColumn()
    }
    suspects = kept.suspects
    for row in suspects { problem.rows[Int(row)].flags.insert(.suspect) }
    paths = kept.paths
    pathChanges = kept.pathChanges
    lastChanged = kept.lastChanged
    tightVersion = kept.tightVersion
    valueVersion = kept.valueVersion
    work.multipliersAreFresh = kept.multipliersAreFresh
  }

  private mutating func finishBatch() {
    pending.removeAll()
    log.removeAll()
    log.largestValue = work.largestValue
    log.largestWeight = work.largestWeight
    added.removeAll(keepingCapacity: true)
    removedColumns.removeAll(keepingCapacity: true)
  }
}
