// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Changing constants of tight rows over and over, as a drag or a resize does.
extension SolverCore {
  /// How many rows can have a path at a time.
  private static let pathLimit = 8

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
  /// - Returns: false, with nothing changed, if there is no path yet, or if the tight set
  ///   would have to change.
  /// - Complexity: O(values that move); if other values have changed since, O(rows that move)
  ///   more.
  mutating func followPaths() -> Bool {
    let count = work.dirtyRows.count
    // With a required row violated the batch might still be taken back.
    guard count > 0, count <= Self.batchLimit, suspects.isEmpty else { return false }
    for place in work.dirtyRows.indices where !preparePath(work.dirtyRows[place]) { return false }
    for place in work.dirtyRows.indices {
      let row = work.dirtyRows[place]
      guard let index = paths.firstIndex(where: { $0.row == row }) else { return false }
      for otherPlace in 0..<place {
        let other = work.dirtyRows[otherPlace]
        guard let otherIndex = paths.firstIndex(where: { $0.row == other }),
          areApart(index, otherIndex)
        else { return false }
      }
      if paths[index].valueVersion != valueVersion {
        if paths[index].rebases >= Self.rebaseLimit {
          paths[index].rebases = 0
          return false
        }
        rebase(index)
      }
      let constant = problem.rows[Int(row)].constant
      guard constant >= paths[index].low, constant <= paths[index].high else { return false }
    }
    pathChanges.removeAll(keepingCapacity: true)
    for place in work.dirtyRows.indices {
      let row = work.dirtyRows[place]
      guard let index = paths.firstIndex(where: { $0.row == row }) else { continue }
      follow(index, to: problem.rows[Int(row)].constant)
      problem.rows[Int(row)].flags.remove(.dirty)
    }
    work.dirtyRows.removeAll()
    work.hasFollowedPaths = true
    return true
  }

  /// Whether a row has a path for the present tight set, made now if it is the second time.
  private mutating func preparePath(_ row: Int32) -> Bool {
    let column = problem.rows[Int(row)].tight
    guard column >= 0 else { return false }
    guard let index = paths.firstIndex(where: { $0.row == row }) else {
      keepPathChanges()
      if paths.count == Self.pathLimit { paths.removeFirst() }
      paths.append(ConstantPath(row: row))
      paths[paths.count - 1].triedVersion = tightVersion
      return false
    }
    if paths[index].tightVersion == tightVersion { return true }
    if paths[index].triedVersion != tightVersion {
      paths[index].triedVersion = tightVersion
      return false
    }
    keepPathChanges()
    makePath(index, leaving: Int(column))
    return true
  }

  /// Writes down which values the last batch changed along paths, before the paths change.
  private mutating func keepPathChanges() {
    for index in pathChanges { lastChanged.append(contentsOf: paths[Int(index)].columns) }
    pathChanges.removeAll(keepingCapacity: true)
  }

  private mutating func makePath(_ index: Int, leaving column: Int) {
    var path = paths[index]
    // A constant that grows by one takes the rest of its row down by one.
    findDirection(leaving: column, step: -1)
    path.columns.removeAll(keepingCapacity: true)
    path.speeds.removeAll(keepingCapacity: true)
    path.rows.removeAll(keepingCapacity: true)
    path.rowSpeeds.removeAll(keepingCapacity: true)
    for place in work.directionSupport.indices {
      let column = work.directionSupport[place]
      path.columns.append(column)
      path.speeds.append(work.direction[Int(column)])
    }
    for place in work.touchedRows.indices {
      let row = work.touchedRows[place]
      let speed = speed(Int(row))
      if speed != 0, !problem.rows[Int(row)].flags.contains(.dead) {
        path.rows.append(row)
        path.rowSpeeds.append(speed)
      }
    }
    clearDirection()
    path.tightVersion = tightVersion
    path.valueVersion = -1
    path.rebases = 0
    paths[index] = path
  }

  /// Takes the present values as a path's base and finds how far it may go from there.
  private mutating func rebase(_ index: Int) {
    let row = Int(paths[index].row)
    // The values belong to the constant before this change: what the row's residual lacks.
    paths[index].constant = problem.rows[row].constant - residual(row).value
    paths[index].reached = paths[index].constant
    var low = -Double.infinity
    var high = Double.infinity
    func limit(_ slack: Double, _ speed: Double) {
      // The constant may change by t as long as slack + speed · t stays above zero.
      if speed > 0 { low = max(low, -slack / speed) } else { high = min(high, slack / -speed) }
    }
    for (place, slackRow) in paths[index].rows.enumerated() {
      let record = problem.rows[Int(slackRow)]
      let speed = paths[index].rowSpeeds[place]
      let present = residual(Int(slackRow))
      let width = zeroWidth(present.magnitude)
      if record.side >= 0 { limit(present.value + width, speed) }
      if record.side <= 0 { limit(width - present.value, -speed) }
    }
    paths[index].bases.removeAll(keepingCapacity: true)
    for (place, column) in paths[index].columns.enumerated() {
      let column = Int(column)
      paths[index].bases.append(value[column])
      guard lowerBound[column] > -.infinity, !item[column].isBound else { continue }
      let width = zeroWidth(max(abs(lowerBound[column]), abs(value[column])))
      limit(value[column] - lowerBound[column] + width, paths[index].speeds[place])
    }
    paths[index].low = paths[index].constant + low
    paths[index].high = paths[index].constant + high
    paths[index].valueVersion = valueVersion
    paths[index].rebases += 1
  }

  /// Moves the values along a path.
  ///
  /// Paths that it does not touch stay as good as they were.
  private mutating func follow(_ index: Int, to constant: Double) {
    let path = paths[index]
    // A constant that was changed and changed back moves nothing.
    if constant == path.reached { return }
    paths[index].reached = constant
    let change = constant - path.constant
    var largest = work.largestValue
    for place in path.columns.indices {
      let fresh = path.bases[place] + change * path.speeds[place] + 0
      value[Int(path.columns[place])] = fresh
      largest = max(largest, abs(fresh))
    }
    work.largestValue = largest
    pathChanges.append(Int32(truncatingIfNeeded: index))
    let before = valueVersion
    valueVersion += 1
    paths[index].valueVersion = valueVersion
    for other in paths.indices where other != index && paths[other].valueVersion == before {
      if areApart(index, other) { paths[other].valueVersion = valueVersion }
    }
  }

  /// Whether two paths move nothing that the other one looks at.
  private mutating func areApart(_ first: Int, _ second: Int) -> Bool {
    let otherRow = paths[second].row
    if let known = paths[first].apart.first(where: { $0.row == otherRow }),
      known.version == tightVersion
    {
      return known.isApart
    }
    for row in paths[first].rows { problem.rows[Int(row)].flags.insert(.touched) }
    var isApart = !paths[second].rows.contains {
      problem.rows[Int($0)].flags.contains(.touched)
    }
    for row in paths[first].rows { problem.rows[Int(row)].flags.remove(.touched) }
    for column in paths[first].columns { work.mark[Int(column)] = Mark.before }
    isApart = isApart && !paths[second].columns.contains { work.mark[Int($0)] != Mark.none }
    for column in paths[first].columns { work.mark[Int(column)] = Mark.none }
    paths[first].apart.removeAll { $0.row == otherRow }
    paths[first].apart.append((otherRow, tightVersion, isApart))
    return isApart
  }
}
