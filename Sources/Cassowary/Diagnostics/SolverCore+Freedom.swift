// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which way out the optimum leaves.
///
/// From an optimal vertex, the cost of a movement is a sum with a term for each tight item,
/// `|residual's speed|` times the item's multiplier and slope on that side, and one for each
/// slack row whose residual is zero, its slope on the side that it is not on. Every term is
/// lexicographically zero or more, so that a movement stays optimal if and only if each term
/// is zero by itself: every item and every such row moves only where it is free.
extension SolverCore {
  /// Where the residual of the item at `column` may move.
  ///
  /// The stay that holds what nobody determines is no constraint: free. Other items are free
  /// on the side on which their multiplier has no room left, at all levels.
  ///
  /// - Parameter isDoubted: Whether amounts count as zero that may be rounding, unless the
  ///   multipliers are fresh.
  func freedom(ofTight column: Int, isDoubted: Bool = false) -> Freedom {
    let item = item[column]
    if item.isStay { return columnGeneration[column] == 0 ? [] : .both }
    let doubt = isDoubted ? Tolerance.doubtful * work.largestWeight : 0
    let noise = max(multiplierNoise, doubt)
    let record = item.isRow ? problem.rows[item.row] : Row()
    var own = 0.0
    var current: MultiplierStore.Entry? = multipliers.head(column)
    while let entry = current {
      if item.isRow, entry.priority == record.priority {
        own = entry.value
      } else if abs(entry.value) > noise {
        return []
      }
      current = multipliers.entry(after: entry)
    }
    if item.isBound { return .up }
    let width = max(Tolerance.multiplier * record.weight, doubt)
    var freedom: Freedom = []
    if abs(record.slopeAbove + own) <= width { freedom.insert(.up) }
    if abs(record.slopeBelow - own) <= width { freedom.insert(.down) }
    return freedom
  }

  /// Where the items may move, by variable.
  ///
  /// Where what rounding leaves of a multiplier could make the difference, multipliers are
  /// computed anew, in a copy, since later solves go on from the present ones.
  ///
  /// - Complexity: O(variables); of fresh multipliers, O(size of the system).
  func freedoms() -> [Freedom] {
    let present = (0..<columnCount).map { freedom(ofTight: $0) }
    let isDoubtful = present.indices.contains {
      freedom(ofTight: $0, isDoubted: true) != present[$0]
    }
    if work.multipliersAreFresh || !isDoubtful { return present }
    var copy = copy()
    copy.recomputeMultipliers()
    var fresh: [Freedom] = []
    for column in present.indices { fresh.append(copy.freedom(ofTight: column)) }
    return fresh
  }

  /// Where the residual of a slack row may move: both ways unless it is zero.
  func freedom(ofSlack row: Int) -> Freedom {
    let record = problem.rows[row]
    let residual = residual(row)
    // A required row that holds within tolerance holds, on whichever side rounding put it.
    let width =
      record.isRequired ? feasibleWidth(residual.magnitude) : zeroWidth(residual.magnitude)
    if abs(residual.value) > width { return .both }
    var freedom: Freedom = []
    if record.slopeAbove == record.gradient { freedom.insert(.up) }
    if record.slopeBelow == -record.gradient { freedom.insert(.down) }
    return freedom
  }

  /// Whether a variable that its bound does not hold lies at it.
  func touchesBound(_ column: Int) -> Bool {
    let bound = lowerBound[column]
    guard bound > -.infinity, !item[column].isBound else { return false }
    return abs(value[column] - bound) <= zeroWidth(max(abs(bound), abs(value[column])))
  }
}
