// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Ending a batch: keeping it or taking it back.
extension SolverCore {
  /// The required rows that are violated, in slot order.
  mutating func violatedRequirements() -> [Int] {
    if suspects.isEmpty { return [] }
    var kept = 0
    var violated: [Int] = []
    for place in suspects.indices {
      let row = Int(suspects[place])
      let record = problem.rows[row]
      guard record.flags.contains(.live), !record.flags.contains(.dead), record.isRequired,
        record.tight < 0, record.gradient != 0
      else {
        problem.rows[row].flags.remove(.suspect)
        continue
      }
      suspects[kept] = Int32(truncatingIfNeeded: row)
      kept += 1
      let residual = residual(row)
      if residual.value * record.gradient > feasibleWidth(residual.magnitude) * record.weight {
        violated.append(row)
      }
    }
    suspects.truncate(to: kept)
    return violated.sorted()
  }

  /// Makes the batch final: removed rows leave, the log is forgotten.
  ///
  /// - Complexity: O(what the batch changed).
  mutating func commit() {
    if !work.hasFollowedPaths { paths.followed.removeAll() }
    work.hasFollowedPaths = false
    leadPathsOn()
    for place in pending.deadRows.indices {
      let row = Int(pending.deadRows[place])
      problem.rows[row].flags.remove(.suspect)
      names[row] = nil
      problem.freeRow(row)
    }
    var kept = 0
    for place in suspects.indices
    where problem.rows[Int(suspects[place])].flags.contains(.suspect) {
      suspects[kept] = suspects[place]
      kept += 1
    }
    suspects.truncate(to: kept)
    for place in added.indices { problem.rows[Int(added[place])].flags.remove(.added) }
    let isLarge = added.count > 1000 + columnCount / 2
    for place in removedColumns.indices { freeColumn(Int(removedColumns[place])) }
    work.valuesSinceMeasured += work.changed.count
    finishBatch()
    lastChanged.removeAll()
    for place in work.changed.indices {
      let (column, before) = work.changed[place]
      work.changedMark[Int(column)] = false
      if value[Int(column)] != before, columnGeneration[Int(column)] != 0 {
        lastChanged.append(column)
      }
    }
    work.changed.removeAll()
    if isLarge { releaseLists() }
  }

  /// Keeps the small parts that a batch changes, before it does.
  mutating func keepParts() {
    if log.kept != nil { return }
    paths.keep()
    log.kept = UndoLog.Kept(
      lastChangedCount: lastChanged.count, tightVersion: tightVersion,
      structureVersion: structureVersion,
      valueVersion: valueVersion, multipliersAreFresh: work.multipliersAreFresh)
  }

  /// Takes the batch back: the core is, bit for bit, what it was after the last committed
  /// solve, but for variables made since, which stay, and for counts of work done.
  ///
  /// - Complexity: O(size of the system).
  mutating func rollBack() {
    resetWork()
    work.leaps.removeAll()
    for place in work.changed.indices {
      let (column, before) = work.changed[place]
      value[Int(column)] = before
      work.changedMark[Int(column)] = false
    }
    work.changed.removeAll()
    undoNumbers()
    statistics.variables += removedColumns.count
    for place in pending.deadRows.indices {
      let row = Int(pending.deadRows[place])
      if problem.rows[row].flags.contains(.added) { continue }
      problem.rows[row].flags.remove(.dead)
      statistics.constraints += 1
    }
    for place in added.indices.reversed() {
      let row = Int(added[place])
      if !problem.rows[row].flags.contains(.dead) { statistics.constraints -= 1 }
      names[row] = nil
      problem.freeRow(row)
    }
    restoreItems()
    restoreStructure()
    work.largestValue = log.largestValue
    work.valuesSinceMeasured = log.valuesSinceMeasured
    work.largestWeight = log.largestWeight
    finishBatch()
    // Variables made in the batch may not have been brought to their bounds yet.
    for column in 0..<columnCount where isBelowBound(column) {
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// Writes logged numbers back, last change first.
  private mutating func undoNumbers() {
    for place in log.constants.indices.reversed() {
      problem.rows[Int(log.constants[place].row)].constant = log.constants[place].before
    }
    for place in log.sides.indices.reversed() {
      problem.rows[Int(log.sides[place].row)].side = log.sides[place].before
    }
    for place in log.strengths.indices.reversed() {
      let (row, priority, weight) = log.strengths[place]
      problem.rows[Int(row)].priority = priority
      problem.rows[Int(row)].weight = weight
    }
    for place in log.bounds.indices.reversed() {
      lowerBound[Int(log.bounds[place].column)] = log.bounds[place].before
    }
    for place in log.items.indices.reversed() {
      item[Int(log.items[place].column)] = log.items[place].before
    }
    for column in log.columnCount..<max(log.columnCount, columnCount) {
      item[column] = .stay(column)
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

  /// Puts order, blocks, multipliers and what was kept whole back; variables made since stand
  /// alone behind all others.
  private mutating func restoreStructure() {
    edits.goBack()
    order.goBack()
    multipliers.goBack()
    for place in log.leaders.indices.reversed() {
      let before = log.leaders[place]
      leader[Int(before.column)] = before.leader
      blockIndex[Int(before.column)] = before.block
    }
    for column in log.columnCount..<max(log.columnCount, columnCount) {
      leader[column] = Int32(truncatingIfNeeded: column)
      blockIndex[column] = -1
    }
    for (index, before) in log.blocks.reversed() { blocks[Int(index)] = before }
    blocks.removeLast(blocks.count - log.blockCount)
    suspects.removeAll()
    for place in log.suspects.indices {
      problem.rows[Int(log.suspects[place])].flags.insert(.suspect)
      suspects.append(log.suspects[place])
    }
    if let before = log.freeBlocks { freeBlocks = before }
    guard let kept = log.kept else { return }
    paths.goBack()
    lastChanged.truncate(to: kept.lastChangedCount)
    tightVersion = kept.tightVersion
    structureVersion = kept.structureVersion
    valueVersion = kept.valueVersion
    work.multipliersAreFresh = kept.multipliersAreFresh
  }

  /// Gives back what only a batch as large as the one at hand needs.
  private mutating func releaseLists() {
    pending.newRows.release()
    added.release()
    work.crash.release()
    work.changed.release()
    work.touchedRows.release()
    work.contradictions.release()
    work.round.release()
  }

  /// Makes the present what the next batch goes back to.
  private mutating func finishBatch() {
    pending.removeAll()
    log.removeAll()
    log.largestValue = work.largestValue
    log.valuesSinceMeasured = work.valuesSinceMeasured
    log.largestWeight = work.largestWeight
    log.columnCount = columnCount
    log.blockCount = blocks.count
    if !suspects.isEmpty { log.suspects.append(contentsOf: suspects) }
    edits.beginBatch()
    order.beginBatch()
    multipliers.beginBatch()
    added.removeAll()
    forgetRemovals()
  }
}
