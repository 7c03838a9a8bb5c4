// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The forward solve over plain addresses; ``propagate()`` has the checked twin.
///
/// Indices come from the tight set and the matrix, whose invariants the twin and
/// `InternalChecks` verify. The lists that are appended to are not among the addresses: no array
/// that is grows while they are in use.
extension SolverCore {
  /// Works off what is queued, then queues what contradicts.
  mutating func propagateUnchecked() {
    if !work.queue.isEmpty {
      // At once, where growing would touch fresh memory again and again.
      work.touchedRows.reserveCapacity(problem.rowCapacity)
      work.changed.reserveCapacity(columnCount)
      work.contradictions.reserveCapacity(problem.rowCapacity + columnCount)
      let at = unsafe Addresses(self)
      let crowded = max(32, columnCount / 64)
      while !work.queue.isEmpty {
        if work.queue.count > crowded {
          unsafe sweep(at)
          break
        }
        let next = work.queue.pop()
        unsafe at.inQueue[next] = false
        unsafe recompute(next, at)
      }
    }
    collectContradictions()
  }

  private mutating func sweep(_ at: Addresses) {
    var element = Int(work.queue.first)
    work.sweeping = true
    work.sweepCount = work.queue.count
    work.queue.removeAll()
    while work.sweepCount > 0 {
      if unsafe at.inQueue[element] {
        unsafe at.inQueue[element] = false
        work.sweepCount -= 1
        unsafe recompute(element, at)
      }
      element = unsafe Int(at.next[element])
    }
    work.sweeping = false
  }

  @inline(__always)
  private mutating func recompute(_ column: Int, _ at: Addresses) {
    statistics.valuesComputed += 1
    if unsafe at.blockIndex[column] >= 0 {
      recomputeBlock(column)
      return
    }
    let item = unsafe at.item[column]
    if item.isStay { return }
    let before = unsafe at.value[column]
    var fresh = unsafe at.lowerBound[column]
    if item.isRow {
      let row = unsafe at.rows + item.row
      var sum = unsafe row.pointee.constant
      var magnitude = abs(sum)
      var cell = unsafe at.cells + Int(row.pointee.start)
      let end = unsafe cell + Int(row.pointee.count)
      while unsafe cell < end {
        let input = unsafe Int(cell.pointee.column)
        if input != column {
          let product = unsafe cell.pointee.coefficient * at.value[input]
          sum += product
          magnitude = max(magnitude, abs(product))
        }
        unsafe cell += 1
      }
      let pivot = unsafe at.pivot[column]
      // Adding zero turns -0 into 0, so that equal values have equal bits.
      fresh = -sum / pivot + 0
      guard fresh.isFinite else {
        noteOverflow(column)
        return
      }
      if abs(fresh - before) <= Tolerance.spread * magnitude / abs(pivot) { return }
    }
    if fresh == before { return }
    if unsafe !at.changedMark[column] {
      unsafe at.changedMark[column] = true
      work.changed.append((Int32(truncatingIfNeeded: column), before))
    }
    unsafe at.value[column] = fresh
    work.largestValue = max(work.largestValue, abs(fresh))
    unsafe passOn(column, at)
    if unsafe at.lowerBound[column] > -.infinity { queueBound(column) }
  }

  @inline(__always)
  private mutating func passOn(_ column: Int, _ at: Addresses) {
    let own = Int32(truncatingIfNeeded: column)
    var entry = unsafe at.entries + Int(at.columns[column].start)
    let end = unsafe entry + Int(at.columns[column].count)
    while unsafe entry < end {
      let index = unsafe entry.pointee.row
      let row = unsafe at.rows + Int(index)
      let holder = unsafe row.pointee.tight
      if holder < 0 {
        if unsafe !row.pointee.flags.contains(.touched) {
          unsafe row.pointee.flags.insert(.touched)
          work.touchedRows.append(index)
        }
      } else {
        let leader = unsafe at.leader[Int(holder)]
        if unsafe leader != own && !at.inQueue[Int(leader)] {
          unsafe at.inQueue[Int(leader)] = true
          if work.sweeping {
            work.sweepCount += 1
          } else {
            work.queue.push(Int(leader), key: unsafe at.label[Int(leader)])
          }
        }
      }
      unsafe entry += 1
    }
  }

  /// Looks at the touched rows and queues those that contradict their side.
  private mutating func collectContradictions() {
    work.contradictions.reserveCapacity(work.contradictions.count + work.touchedRows.count)
    let at = unsafe Addresses(self)
    for place in work.touchedRows.indices {
      let index = work.touchedRows[place]
      let row = unsafe at.rows + Int(index)
      let flags = unsafe row.pointee.flags
      unsafe row.pointee.flags.remove(.touched)
      guard unsafe row.pointee.tight < 0, flags.contains(.live), !flags.contains(.dead),
        !flags.contains(.queued)
      else { continue }
      var sum = unsafe row.pointee.constant
      var magnitude = abs(sum)
      var cell = unsafe at.cells + Int(row.pointee.start)
      let end = unsafe cell + Int(row.pointee.count)
      while unsafe cell < end {
        let product = unsafe cell.pointee.coefficient * at.value[Int(cell.pointee.column)]
        sum += product
        magnitude = max(magnitude, abs(product))
        unsafe cell += 1
      }
      guard sum.isFinite else {
        noteOverflow(unsafe Int((at.cells + Int(row.pointee.start)).pointee.column))
        continue
      }
      let sign = sign(Residual(value: sum, magnitude: magnitude))
      if unsafe sign != 0 && sign != row.pointee.side {
        unsafe row.pointee.flags.insert(.queued)
        work.contradictions.append(.row(Int(index)))
      }
    }
    work.touchedRows.removeAll()
    for place in work.touchedColumns.indices { queueBound(Int(work.touchedColumns[place])) }
    work.touchedColumns.removeAll()
  }
}
