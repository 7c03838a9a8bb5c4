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
      let change = problem.rows[row].constant - paths.headers[index].constant
      for place in paths.lists[index].columns.indices {
        let column = Int(paths.lists[index].columns[place])
        let fresh = paths.lists[index].bases[place] + change * paths.lists[index].speeds[place]
        if !fresh.isFinite { noteOverflow(column) }
        recordValue(column, fresh)
        if lowerBound[column] > -.infinity { queueBound(column) }
      }
      for place in paths.lists[index].rows.indices { touch(Int(paths.lists[index].rows[place])) }
      problem.rows[row].flags.remove(.dirty)
    }
    work.dirtyRows.removeAll()
  }

  /// The path of a row for the present tight set, made now if it is the second time; nil if
  /// there is none yet.
  private mutating func preparePath(_ row: Int32) -> Int? {
    let column = problem.rows[Int(row)].tight
    guard column >= 0 else { return nil }
    guard let index = paths.index(of: row) else {
      listFollowed()
      paths.headers[paths.add(row)].triedVersion = tightVersion
      return nil
    }
    if paths.headers[index].tightVersion == tightVersion { return index }
    if paths.headers[index].triedVersion != tightVersion {
      paths.headers[index].triedVersion = tightVersion
      return nil
    }
    listFollowed()
    makePath(index, leaving: Int(column))
    return index
  }

  /// Writes down which values the last batch changed along paths, before the paths change.
  private mutating func listFollowed() {
    for place in paths.followed.indices {
      lastChanged.append(contentsOf: paths.lists[Int(paths.followed[place])].columns)
    }
    paths.followed.removeAll()
  }

  private mutating func makePath(_ index: Int, leaving column: Int) {
    // A constant that grows by one takes the rest of its row down by one.
    findDirection(leaving: column, step: -1)
    paths.lists[index].columns.removeAll()
    paths.lists[index].speeds.removeAll()
    paths.lists[index].rows.removeAll()
    paths.lists[index].rowSpeeds.removeAll()
    var largest = 0.0
    for place in work.directionSupport.indices {
      let column = work.directionSupport[place]
      let speed = work.direction[Int(column)]
      paths.lists[index].columns.append(column)
      paths.lists[index].speeds.append(speed)
      largest = max(largest, abs(speed))
    }
    for place in work.touchedRows.indices {
      let row = work.touchedRows[place]
      let speed = speed(Int(row))
      if speed != 0, !problem.rows[Int(row)].flags.contains(.dead) {
        paths.lists[index].rows.append(row)
        paths.lists[index].rowSpeeds.append(speed)
      }
    }
    clearDirection()
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
    var low = -Double.infinity
    var high = Double.infinity
    func limit(_ slack: Double, _ speed: Double) {
      // The constant may change by t as long as slack + speed · t stays above zero.
      if speed > 0 { low = max(low, -slack / speed) } else { high = min(high, slack / -speed) }
    }
    for place in paths.lists[index].rows.indices {
      let slackRow = Int(paths.lists[index].rows[place])
      let side = problem.rows[slackRow].side
      let speed = paths.lists[index].rowSpeeds[place]
      let present = residual(slackRow)
      let width = zeroWidth(present.magnitude)
      if side >= 0 { limit(present.value + width, speed) }
      if side <= 0 { limit(width - present.value, -speed) }
    }
    paths.lists[index].bases.removeAll()
    header.largestBase = 0
    for place in paths.lists[index].columns.indices {
      let column = Int(paths.lists[index].columns[place])
      paths.lists[index].bases.append(value[column])
      header.largestBase = max(header.largestBase, abs(value[column]))
      guard lowerBound[column] > -.infinity, !item[column].isBound else { continue }
      let width = zeroWidth(max(abs(lowerBound[column]), abs(value[column])))
      limit(value[column] - lowerBound[column] + width, paths.lists[index].speeds[place])
    }
    header.low = header.constant + low
    header.high = header.constant + high
    header.valueVersion = valueVersion
    header.rebases += 1
    paths.headers[index] = header
  }

  /// Moves the values along a path.
  ///
  /// Paths that it does not touch stay as good as they were.
  private mutating func follow(_ index: Int, to constant: Double) {
    let header = paths.headers[index]
    // A constant that was changed and changed back moves nothing.
    if constant == header.reached { return }
    paths.headers[index].reached = constant
    let change = constant - header.constant
    if work.isChecked {
      move(index, by: change)
    } else {
      moveUnchecked(index, by: change)
    }
    work.largestValue = max(
      work.largestValue, header.largestBase + abs(change) * header.largestSpeed)
    paths.followed.append(Int32(truncatingIfNeeded: index))
    let before = valueVersion
    valueVersion += 1
    paths.headers[index].valueVersion = valueVersion
    for other in paths.headers.indices
    where other != index && paths.headers[other].valueVersion == before {
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
    var isApart = true
    for place in paths.lists[first].rows.indices {
      problem.rows[Int(paths.lists[first].rows[place])].flags.insert(.touched)
    }
    for place in paths.lists[second].rows.indices
    where problem.rows[Int(paths.lists[second].rows[place])].flags.contains(.touched) {
      isApart = false
    }
    for place in paths.lists[first].rows.indices {
      problem.rows[Int(paths.lists[first].rows[place])].flags.remove(.touched)
    }
    for place in paths.lists[first].columns.indices {
      work.mark[Int(paths.lists[first].columns[place])] = Mark.before
    }
    for place in paths.lists[second].columns.indices
    where work.mark[Int(paths.lists[second].columns[place])] != Mark.none {
      isApart = false
    }
    for place in paths.lists[first].columns.indices {
      work.mark[Int(paths.lists[first].columns[place])] = Mark.none
    }
    return isApart
  }
}
