// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Given rows that can replace the rows that fix their variables.
///
/// Where boxes do not fit even if one of them only has to have a non-negative width, its lower bound replaces its
/// fixed width in the set, and the sum contradicts by less. Prefix sums tell the room that a run of rows leaves, so
/// that long sets along a chain take little time.
struct BoundSubstitutes {
  /// The amount by which a dependency contradicts.
  struct Contradiction {
    /// The sum of the dependency.
    var sum: ExactNumber

    /// The most that the sum may miss zero by if one of its rows misses zero by its width.
    var width: Double

    /// Whether a row was kept because the sum without it would be below the width.
    var hasVanished = false
  }

  /// The given rows.
  private(set) var rows: [Int] = []

  /// The total room left by the rows before each index.
  private var rooms = [ExactNumber(0)]

  /// How many rows before each index have a positive ratio.
  private var countPositive = [0]

  private var leastRoom: ExactNumber?

  private var greatestWidth = 0.0

  /// Adds a given row.
  ///
  /// - Parameters:
  ///   - ratio: The multiplier of the replaced row per unit of the given row's.
  ///   - room: How far the given row is from zero as long as the other holds; zero or more.
  ///   - width: By how much it may miss zero and still count as holding.
  mutating func append(_ row: Int, ratio: ExactNumber, room: ExactNumber, width: Double) {
    rows.append(row)
    let room = ratio * room
    rooms.append(rooms[rooms.count - 1] + room)
    countPositive.append(countPositive[countPositive.count - 1] + (ratio.signum > 0 ? 1 : 0))
    if leastRoom.map({ (room.magnitude + -$0).signum < 0 }) ?? true { leastRoom = room.magnitude }
    greatestWidth = max(greatestWidth, abs(ratio.approximation) * width)
  }

  /// Replaces as many rows as leave a contradiction, the first ones first, and calls `body` with runs of indices, by
  /// ascending index, and whether they are replaced.
  ///
  /// No other row could be replaced.
  ///
  /// - Parameter factor: The factor by which the multipliers in the ratios are to be multiplied.
  /// - Complexity: O(log *n*) of *n* indices for each run, where rows leave about as much room.
  func replace(
    _ indices: Range<Int>, factor: ExactNumber, in contradiction: inout Contradiction,
    work: inout Int, _ body: (_ run: Range<Int>, _ isReplaced: Bool) -> Void
  ) {
    if indices.isEmpty { return }
    let sign = contradiction.sum.signum
    let positive = countPositive[indices.upperBound] - countPositive[indices.lowerBound]
    let wanted = factor.signum == sign ? indices.count : 0
    let room = factor * (rooms[indices.upperBound] + -rooms[indices.lowerBound])
    let less = contradiction.sum + -room
    let width = max(contradiction.width, abs(factor.approximation) * greatestWidth)
    work -= 4 + ExactNumber.cost(room, factor)
    let contradicts = positive == wanted && less.signum == sign
    if contradicts, abs(less.approximation) > width {
      contradiction.sum = less
      contradiction.width = width
      body(indices, true)
      return
    }
    if contradicts && indices.count == 1 { contradiction.hasVanished = true }
    let least = leastRoom.map { factor.magnitude * $0 } ?? ExactNumber(0)
    let isTooMuch = (contradiction.sum.magnitude + -least).signum <= 0
    if indices.count == 1 || positive == indices.count - wanted || isTooMuch || work <= 0 {
      body(indices, false)
      return
    }
    let middle = (indices.lowerBound + indices.upperBound) / 2
    replace(indices.lowerBound..<middle, factor: factor, in: &contradiction, work: &work, body)
    replace(middle..<indices.upperBound, factor: factor, in: &contradiction, work: &work, body)
  }
}
