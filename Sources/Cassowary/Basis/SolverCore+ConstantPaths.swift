// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Changing constants of tight rows over and over, as a drag or a resize does.
extension SolverCore {
  /// How many constants may change at a time.
  private static let batchLimit = 4

  /// Bases taken from computed values before one is taken from a fresh solve again.
  private static let rebaseLimit = 64

  /// Lets the values follow the changed constants of the dirty rows along paths that have
  /// nothing to do with each other.
  ///
  /// Nothing is logged: a path ends where a row would change its side, so what was satisfied
  /// still is, and the batch cannot fail. Allocates nothing once the paths are there.
  ///
  /// - Returns: whether that is all. If not, there is no path yet and nothing was changed, or
  ///   the tight set has to change: the values have moved, and the dual method goes on from
  ///   there.
  /// - Complexity: O(values that move); if other values have changed since, O(rows that move)
  ///   more.
  mutating func followPaths() -> Bool {
    let count = work.dirtyRows.count
    // With a required row violated the batch might still be taken back.
    guard count > 0, count <= Self.batchLimit, suspects.isEmpty else { return false }
    work.paths.removeAll()
    for place in 0..<count {
      guard let path = preparePath(work.dirtyRows[place]) else { return false }
      work.paths.append(Int32(truncatingIfNeeded: path))
    }
    var isInside = true
    for place in 0..<count {
      let path = Int(work.paths[place])
      for other in 0..<place where !areApart(path, Int(work.paths[other])) { return false }
      if paths.headers[path].valueVersion != valueVersion {
        if paths.headers[path].rebases >= Self.rebaseLimit {
          paths.headers[path].rebases = 0
          return false
        }
        rebase(path)
      }
      let constant = problem.rows[Int(work.dirtyRows[place])].constant
      if constant < paths.headers[path].low || constant > paths.headers[path].high {
        isInside = false
      }
    }
    if !isInside {
      leap()
      return false
    }
    paths.followed.removeAll()
    for place in 0..<count {
      let row = Int(work.dirtyRows[place])
      follow(Int(work.paths[place]), to: problem.rows[row].constant)
      problem.rows[row].flags.remove(.dirty)
    }
    work.dirtyRows.removeAll()
    work.hasFollowedPaths = true
    return true
  }

  /// Moves the values along the paths of the dirty rows beyond where these end: what
  /// contradicts there is left to the dual method.
  private mutating func leap() {
    for place in work.paths.indices {
      let index = Int(work.paths[place])
      let row = Int(work.dirtyRows[place])
      let constant = problem.rows[row].constant
      let change = constant - paths.headers[index].constant
      if work.isChecked {
        moveBeyond(index, by: change, to: constant)
      } else {
        moveBeyondUnchecked(index, by: change, to: constant)
      }
      problem.rows[row].flags.remove(.dirty)
      paths.headers[index].reached = constant
    }
    work.leaps.removeAll()
    work.leaps.append(contentsOf: work.paths)
    work.leapCount = work.changed.count
    work.dirtyRows.removeAll()
  }

  /// Gives every value of a path its place and looks at the limits that this goes beyond.
  private mutating func moveBeyond(_ index: Int, by change: Double, to constant: Double) {
    for place in paths.lists[index].columns.indices {
      let column = Int(paths.lists[index].columns[place])
      let fresh = paths.lists[index].bases[place] + change * paths.lists[index].speeds[place]
      if !fresh.isFinite { noteOverflow(column) }
      recordValue(column, fresh)
    }
    for place in paths.lists[index].limits.indices
    where constant < paths.lists[index].lows[place] || constant > paths.lists[index].highs[place] {
      meet(paths.lists[index].limits[place])
    }
  }

  /// Has a row or bound looked at whose limit a path goes beyond.
  @inline(__always)
  mutating func meet(_ item: Item) {
    if item.isRow { touch(item.row) } else { queueBound(item.variable) }
  }

  /// The path of a row for the present tight set, made now if it is the second time; nil if
  /// there is none yet.
  private mutating func preparePath(_ row: Int32) -> Int? {
    let column = problem.rows[Int(row)].tight
    guard column >= 0 else { return nil }
    guard let index = paths.index(of: row) else {
      listFollowed()
      paths.headers[paths.add(row)].triedVersion = structureVersion
      return nil
    }
    if paths.headers[index].tightVersion == tightVersion { return index }
    if paths.headers[index].triedVersion != structureVersion {
      paths.headers[index].triedVersion = structureVersion
      return nil
    }
    listFollowed()
    makePath(index, leaving: Int(column))
    return index
  }

  /// Whether the value at a place of a path was changed when the path was followed last.
  func hasFollowed(_ path: Int, _ place: Int) -> Bool {
    let change = paths.headers[path].previous - paths.headers[path].constant
    let before = paths.lists[path].bases[place] + change * paths.lists[path].speeds[place]
    return before != value[Int(paths.lists[path].columns[place])]
  }

  /// Writes down which values the last batch changed along paths, before the paths change.
  private mutating func listFollowed() {
    for place in paths.followed.indices {
      let path = Int(paths.followed[place])
      for place in paths.lists[path].columns.indices where hasFollowed(path, place) {
        lastChanged.append(paths.lists[path].columns[place])
      }
    }
    paths.followed.removeAll()
  }

  private mutating func makePath(_ index: Int, leaving column: Int) {
    // A constant that grows by one takes the rest of its row down by one.
    findDirection(leaving: column, step: -1)
    paths.lists[index].clear(columnCount: columnCount, rowCapacity: problem.rowCapacity)
    var largest = 0.0
    for place in work.directionSupport.indices {
      let column = Int(work.directionSupport[place])
      let speed = work.direction[column]
      paths.lists[index].setSpeed(column, speed)
      largest = max(largest, abs(speed))
    }
    for place in work.touchedRows.indices {
      let row = Int(work.touchedRows[place])
      let speed = speed(row)
      if speed != 0, !problem.rows[row].flags.contains(.dead) {
        paths.lists[index].setLimit(.row(row), speed, low: 0, high: 0)
      }
    }
    clearDirection()
    for place in paths.lists[index].columns.indices {
      let column = Int(paths.lists[index].columns[place])
      if lowerBound[column] > -.infinity {
        paths.lists[index].setLimit(
          .bound(column), paths.lists[index].speeds[place], low: 0, high: 0)
      }
    }
    paths.headers[index].tightVersion = tightVersion
    paths.headers[index].valueVersion = -1
    paths.headers[index].rebases = 0
    paths.headers[index].largestSpeed = largest
  }

  /// Takes the present values as a path's base and finds how far it may go from there.
  private mutating func rebase(_ index: Int) {
    var header = paths.headers[index]
    let row = Int(header.row)
    // The values belong to the constant before this change: what the row's residual lacks.
    header.constant = problem.rows[row].constant - residual(row).value
    header.reached = header.constant
    header.largestBase = 0
    for place in paths.lists[index].columns.indices {
      let present = value[Int(paths.lists[index].columns[place])]
      paths.lists[index].bases[place] = present
      header.largestBase = max(header.largestBase, abs(present))
    }
    for place in paths.lists[index].limits.indices {
      let speed = paths.lists[index].limitSpeeds[place]
      let (low, high) = interval(
        paths.lists[index].limits[place], speed, around: header.constant)
      paths.lists[index].lows[place] = low
      paths.lists[index].highs[place] = high
    }
    header.valueVersion = valueVersion
    header.rebases += 1
    paths.headers[index] = header
    narrow(index)
  }

  /// Between which constants of a path a row or bound stays on its side, from the present
  /// values, which belong to the constant `center`.
  func interval(_ item: Item, _ speed: Double, around center: Double) -> (Double, Double) {
    var low = -Double.infinity
    var high = Double.infinity
    if speed == 0 { return (low, high) }
    // The constant may change by t as long as the room + speed · t stays above zero.
    if item.isRow {
      let side = problem.rows[item.row].side
      let present = residual(item.row)
      let width = zeroWidth(present.magnitude)
      if side >= 0 {
        let limit = center - (present.value + width) / speed
        if speed > 0 { low = limit } else { high = limit }
      }
      if side <= 0 {
        let limit = center + (width - present.value) / speed
        if speed > 0 { high = min(high, limit) } else { low = max(low, limit) }
      }
    } else if !self.item[item.variable].isBound {
      let bound = lowerBound[item.variable]
      let present = value[item.variable]
      let limit = center - (present - bound + zeroWidth(max(abs(bound), abs(present)))) / speed
      if speed > 0 { low = limit } else { high = limit }
    }
    return (low, high)
  }

  /// Finds where the first limits of a path are.
  mutating func narrow(_ index: Int) {
    let (low, high) = work.isChecked ? narrowest(index) : narrowestUnchecked(index)
    paths.headers[index].low = low
    paths.headers[index].high = high
  }

  private func narrowest(_ index: Int) -> (low: Double, high: Double) {
    var low = -Double.infinity
    var high = Double.infinity
    for place in paths.lists[index].lows.indices {
      low = max(low, paths.lists[index].lows[place])
      high = min(high, paths.lists[index].highs[place])
    }
    return (low, high)
  }

  /// Moves the values along a path.
  ///
  /// Paths that it does not touch stay as good as they were.
  private mutating func follow(_ index: Int, to constant: Double) {
    let header = paths.headers[index]
    // A constant that was changed and changed back moves nothing.
    if constant == header.reached { return }
    paths.headers[index].previous = header.reached
    paths.headers[index].reached = constant
    let change = constant - header.constant
    if work.isChecked {
      move(index, by: change)
    } else {
      moveUnchecked(index, by: change)
    }
    work.largestValue = max(
      work.largestValue, header.largestBase + abs(change) * header.largestSpeed)
    work.valuesSinceMeasured += paths.lists[index].columns.count
    paths.followed.append(Int32(truncatingIfNeeded: index))
    let before = valueVersion
    valueVersion += 1
    paths.headers[index].valueVersion = valueVersion
    for other in paths.headers.indices
    where other != index && paths.headers[other].valueVersion == before
      && paths.headers[other].tightVersion == tightVersion
    {
      if areApart(index, other) { paths.headers[other].valueVersion = valueVersion }
    }
  }

  /// Gives every value of a path its place, `change` away from the base.
  private mutating func move(_ index: Int, by change: Double) {
    for place in paths.lists[index].columns.indices {
      let column = Int(paths.lists[index].columns[place])
      // Never -0, since the base is not: equal values have equal bits.
      value[column] =
        paths.lists[index].bases[place] + change * paths.lists[index].speeds[place]
    }
  }

  /// The same over plain addresses; ``move(_:by:)`` is the checked twin.
  private mutating func moveUnchecked(_ index: Int, by change: Double) {
    let count = paths.lists[index].columns.count
    let columns = unsafe paths.lists[index].columns.address
    let speeds = unsafe paths.lists[index].speeds.address
    let bases = unsafe paths.lists[index].bases.address
    let values = unsafe value.address
    var place = 0
    while place < count {
      let fresh = unsafe bases[place] + change * speeds[place]
      unsafe values[Int(columns[place])] = fresh
      place += 1
    }
  }

  /// Whether two paths move nothing that the other one looks at.
  private mutating func areApart(_ first: Int, _ second: Int) -> Bool {
    let otherRow = paths.headers[second].row
    for place in paths.lists[first].apart.indices {
      let known = paths.lists[first].apart[place]
      if known.row == otherRow, known.version == tightVersion { return known.isApart }
    }
    let isApart = computeApart(first, second)
    for place in paths.lists[first].apart.indices
    where paths.lists[first].apart[place].row == otherRow {
      paths.lists[first].apart[place] = (otherRow, tightVersion, isApart)
      return isApart
    }
    paths.lists[first].apart.append((otherRow, tightVersion, isApart))
    return isApart
  }

  private mutating func computeApart(_ first: Int, _ second: Int) -> Bool {
    for place in paths.lists[second].columns.indices {
      let column = Int(paths.lists[second].columns[place])
      if column < paths.lists[first].columnPlaces.count,
        paths.lists[first].columnPlaces[column] >= 0
      {
        return false
      }
    }
    for place in paths.lists[second].limits.indices {
      let item = paths.lists[second].limits[place]
      if item.isRow, item.row < paths.lists[first].rowPlaces.count,
        paths.lists[first].rowPlaces[item.row] >= 0
      {
        return false
      }
    }
    return true
  }
}
