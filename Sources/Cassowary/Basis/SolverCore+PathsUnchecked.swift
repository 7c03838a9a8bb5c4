// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Walks along constant paths over plain addresses; each says which function is its checked twin.
extension SolverCore {
  /// Gives every value of a path its place and looks at the limits that this goes beyond;
  /// ``moveBeyond(_:by:to:)`` is the checked twin.
  mutating func moveBeyondUnchecked(_ index: Int, by change: Double, to constant: Double) {
    let count = paths.lists[index].columns.count
    work.changed.reserveCapacity(work.changed.count + count)
    let at = unsafe Addresses(self)
    let columns = unsafe paths.lists[index].columns.address
    let speeds = unsafe paths.lists[index].speeds.address
    let bases = unsafe paths.lists[index].bases.address
    var largest = work.largestValue
    var place = 0
    while place < count {
      let column = unsafe columns[place]
      let fresh = unsafe bases[place] + change * speeds[place]
      let value = unsafe at.value + Int(column)
      let mark = unsafe at.changedMark + Int(column)
      if unsafe !mark.pointee {
        unsafe mark.pointee = true
        work.changed.append((column, unsafe value.pointee))
      }
      unsafe value.pointee = fresh
      let size = abs(fresh)
      if size > largest { largest = size }
      if !fresh.isFinite { noteOverflow(Int(column)) }
      place += 1
    }
    work.largestValue = largest
    let limitCount = paths.lists[index].limits.count
    let lows = unsafe paths.lists[index].lows.address
    let highs = unsafe paths.lists[index].highs.address
    place = 0
    while place < limitCount {
      if unsafe constant < lows[place] || constant > highs[place] {
        meet(paths.lists[index].limits[place])
      }
      place += 1
    }
  }

  /// Between which constants no limit of a path is met; ``narrowest(_:)`` is the checked twin.
  func narrowestUnchecked(_ index: Int) -> (low: Double, high: Double) {
    let count = paths.lists[index].lows.count
    let lows = unsafe paths.lists[index].lows.address
    let highs = unsafe paths.lists[index].highs.address
    var low = -Double.infinity
    var high = Double.infinity
    var place = 0
    while place < count {
      let nextLow = unsafe lows[place]
      let nextHigh = unsafe highs[place]
      if nextLow > low { low = nextLow }
      if nextHigh < high { high = nextHigh }
      place += 1
    }
    return (low, high)
  }

  /// Collects the variables of a path that are elsewhere than it says in ``WorkSpace/seen``;
  /// ``collectStrays(_:by:)`` is the checked twin.
  mutating func collectStraysUnchecked(_ index: Int, by change: Double) {
    let count = paths.lists[index].columns.count
    let columns = unsafe paths.lists[index].columns.address
    let speeds = unsafe paths.lists[index].speeds.address
    let bases = unsafe paths.lists[index].bases.address
    let values = unsafe value.address
    let marks = unsafe work.mark.address
    var place = 0
    while place < count {
      let column = unsafe Int(columns[place])
      if unsafe values[column] != bases[place] + change * speeds[place] {
        if unsafe marks[column] == Mark.none {
          unsafe marks[column] = Mark.before
          work.seen.append(unsafe columns[place])
        }
      }
      place += 1
    }
  }
}
