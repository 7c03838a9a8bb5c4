// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which tight item leaves when another one enters by a dual step.
extension SolverCore {
  /// The tight item that first runs out of room as the entering item's slope rises or
  /// falls; nil if the limit comes first.
  ///
  /// The smallest room per unit of alpha leaves, compared as vectors over levels; ties go to
  /// the larger |alpha|, then to the lower variable.
  mutating func ratioTest(rising: Bool, limit: Room?) -> Int? {
    var best = -1
    var bestAlpha = 0.0
    var bestRoom = limit ?? .none
    for place in work.alphaSupport.indices {
      let column = Int(work.alphaSupport[place])
      let signed = work.alpha[column]
      let alpha = abs(signed)
      if alpha < Tolerance.pivot { continue }
      guard var room = room(column, increasing: rising == (signed > 0)) else { continue }
      room.value /= alpha
      var order = best < 0 && limit == nil ? -1 : room.compare(bestRoom)
      if order == 0, !room.isWhole || !bestRoom.isWhole {
        order = compareWhole(column, alpha, with: best, bestAlpha, limit: limit, rising: rising)
      }
      let larger =
        alpha > bestAlpha * (1 + 1e-6) || (alpha >= bestAlpha * (1 - 1e-6) && column < best)
      if order < 0 || (order == 0 && best >= 0 && larger) {
        best = column
        bestAlpha = alpha
        bestRoom = room
      }
    }
    return best < 0 ? nil : best
  }

  /// Puts every item of the expression into the queue of ratios.
  mutating func queueRatios(rising: Bool) {
    work.ratios.removeAll()
    for place in work.alphaSupport.indices {
      queueRatio(Int(work.alphaSupport[place]), rising: rising)
    }
  }

  /// Puts one item into the queue of ratios.
  mutating func queueRatio(_ column: Int, rising: Bool) {
    let signed = work.alpha[column]
    let alpha = abs(signed)
    if alpha < Tolerance.pivot { return }
    guard var room = room(column, increasing: rising == (signed > 0)) else { return }
    room.value /= alpha
    let ratio = Ratio(room: room, alpha: alpha, column: column)
    var place = work.ratios.count
    work.ratios.append(ratio)
    while place > 0 {
      let parent = (place - 1) >> 1
      if !precedes(ratio, work.ratios[parent], rising: rising) { break }
      work.ratios[place] = work.ratios[parent]
      place = parent
    }
    work.ratios[place] = ratio
  }

  /// Takes the item with the smallest ratio out of the queue; nil if the limit comes first.
  mutating func firstRatio(rising: Bool, limit: Room?) -> Int? {
    guard let top = work.ratios.first else { return nil }
    if let limit {
      var order = top.room.compare(limit)
      if order == 0, !top.room.isWhole {
        order = compareWhole(top.column, top.alpha, with: -1, 0, limit: limit, rising: rising)
      }
      if order >= 0 { return nil }
    }
    let moved = work.ratios.removeLast()
    let count = work.ratios.count
    if count > 0 {
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= count { break }
        if child + 1 < count,
          precedes(work.ratios[child + 1], work.ratios[child], rising: rising)
        {
          child += 1
        }
        if !precedes(work.ratios[child], moved, rising: rising) { break }
        work.ratios[place] = work.ratios[child]
        place = child
      }
      work.ratios[place] = moved
    }
    return top.column
  }

  /// An item of the expression and its room per unit of alpha.
  struct Ratio {
    var room: Room
    var alpha: Double
    var column: Int
  }

  /// Whether an item leaves before another one, by the rules of the ratio test.
  private func precedes(_ ratio: Ratio, _ other: Ratio, rising: Bool) -> Bool {
    var order = ratio.room.compare(other.room)
    if order == 0, !ratio.room.isWhole || !other.room.isWhole {
      order = compareWhole(
        ratio.column, ratio.alpha, with: other.column, other.alpha, limit: nil, rising: rising)
    }
    if order != 0 { return order < 0 }
    if ratio.alpha > other.alpha * (1 + 1e-6) { return true }
    return ratio.alpha >= other.alpha * (1 - 1e-6) && ratio.column < other.column
  }

  /// The head of the room that the multiplier at `column` has to grow or shrink; nil if there
  /// is no limit.
  @inline(__always)
  private func room(_ column: Int, increasing: Bool) -> Room? {
    let item = item[column]
    let head = multipliers.head(column)
    if !item.isRow {
      if item.isBound && increasing { return nil }
      let value = increasing ? -head.value : head.value
      return value > 0
        ? Room(priority: head.priority, value: value, isWhole: head.next < 0) : .none
    }
    let row = problem.rows[item.row]
    let slope = increasing ? row.slopeBelow : row.slopeAbove
    if head.priority == 0 {
      return slope > 0 ? Room(priority: row.priority, value: slope) : .none
    }
    let value = increasing ? -head.value : head.value
    if head.priority > row.priority || slope == 0 {
      let isWhole = head.next < 0 && slope == 0
      return value > 0
        ? Room(priority: head.priority, value: value, isWhole: isWhole) : .none
    }
    if head.priority < row.priority {
      return Room(priority: row.priority, value: slope, isWhole: false)
    }
    if let sum = LexVector.sum(slope, value) {
      return sum > 0
        ? Room(priority: row.priority, value: sum, isWhole: head.next < 0) : .none
    }
    // The highest level cancels: the next one decides.
    let whole = wholeRoom(column, increasing: increasing)
    return whole.isZero
      ? .none : Room(priority: whole[0].priority, value: whole[0].value, isWhole: false)
  }

  /// Compares rooms whose heads tie by all of their levels.
  ///
  /// - Parameter best: the item to compare with; -1 for the limit.
  private func compareWhole(
    _ column: Int, _ alpha: Double, with best: Int, _ bestAlpha: Double, limit: Room?,
    rising: Bool
  ) -> Int {
    var ours = wholeRoom(column, increasing: rising == (work.alpha[column] > 0))
    ours.scale(by: 1 / alpha)
    var theirs = LexVector()
    if best >= 0 {
      theirs = wholeRoom(best, increasing: rising == (work.alpha[best] > 0))
      theirs.scale(by: 1 / bestAlpha)
    } else if let limit {
      theirs.add(limit.priority, limit.value)
    }
    return ours.compare(theirs)
  }

  /// How far the multiplier at `column` may still grow or shrink, at every level.
  private func wholeRoom(_ column: Int, increasing: Bool) -> LexVector {
    var room = LexVector()
    multipliers.add(column, times: increasing ? -1 : 1, to: &room)
    if item[column].isRow {
      let row = problem.rows[item[column].row]
      room.add(row.priority, increasing ? row.slopeBelow : row.slopeAbove)
    }
    if room.isNegative { room.clear() }
    return room
  }
}
