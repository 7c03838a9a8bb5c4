// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The optimum in one dimension: the weighted median of the values that several rows want for one variable,
/// level by level.
struct Median: ~Copyable {
  /// A value at which the slope of the cost along the variable changes.
  struct Point {
    var position: Double
    var change: Double
    var priority: Float
    var element: BasisElement
    var isInequality: Bool

    /// Orders points by position, then by descending priority, then by element.
    @inline(__always)
    func precedes(_ other: Point) -> Bool {
      if position != other.position { return position < other.position }
      if priority != other.priority { return priority > other.priority }
      return element.code < other.element.code
    }
  }

  /// The level up to which a side counts as weakly held: that of hugging by default.
  private static let weakLevel: Float = 250

  private var points = FlatArray<Point>()

  /// The slope of the cost, initially at a value far below all points: a few levels, highest first.
  private var slope = FlatArray<LevelAmount>()

  /// The highest level of a row that pulls the variable up, and of one that pulls it down.
  private var upward: Float = 0
  private var downward: Float = 0

  /// How many variables have been begun, for tests.
  private(set) var beginCount = 0

  /// Begins with a variable and its current value: its stay, which counts below all levels.
  mutating func begin(_ column: Int, present value: Double) {
    beginCount &+= 1
    points.removeAll()
    points.append(
      Point(
        position: value, change: 0, priority: 0, element: .stay(column), isInequality: false))
    slope.removeAll()
    upward = 0
    downward = 0
  }

  /// Adds the slopes along the variable that removed rows leave.
  @inline(never)
  mutating func add(_ pulls: borrowing Pulls, of column: Int) {
    for index in pulls.indices(of: column) { addSlope(pulls[index].priority, pulls[index].value) }
    for index in slope.indices where slope[index].value != 0 {
      if slope[index].value > 0 {
        downward = max(downward, slope[index].priority)
      } else {
        upward = max(upward, slope[index].priority)
      }
    }
  }

  /// Adds a row that mentions the variable with a coefficient.
  ///
  /// - Parameter residual: the row's residual, without the variable's term or with it at its current value.
  /// - Parameter origin: the value of the variable in that residual.
  @inline(__always)
  mutating func add(
    _ row: Int, _ record: Row, coefficient: Double, residual: Double, at origin: Double
  ) {
    let size = abs(coefficient)
    let up = coefficient > 0 ? record.slopeBelow : record.slopeAbove
    let down = coefficient > 0 ? record.slopeAbove : record.slopeBelow
    if up > 0 {
      addSlope(record.priority, -size * up)
      upward = max(upward, record.priority)
    }
    if down > 0 { downward = max(downward, record.priority) }
    points.append(
      Point(
        position: origin - residual / coefficient, change: size * (up + down),
        priority: record.priority, element: .row(row), isInequality: record.relation != .equal))
  }

  @inline(__always)
  private mutating func addSlope(_ priority: Float, _ amount: Double) {
    var index = 0
    while index < slope.count, slope[index].priority > priority { index += 1 }
    if index < slope.count, slope[index].priority == priority {
      if !slope[index].add(amount, scale: abs(amount)) { slope[index].value = 0 }
      return
    }
    let added = LevelAmount(priority: priority, value: amount)
    slope.append(added)
    var hole = slope.count - 1
    while hole > index {
      slope[hole] = slope[hole - 1]
      hole -= 1
    }
    slope[index] = added
  }

  /// Whether the slope at the highest level with a slope is negative; nil if all are zero.
  @inline(__always)
  private var isSlopeNegative: Bool? {
    for index in slope.indices where slope[index].value != 0 { return slope[index].value < 0 }
    return nil
  }

  /// Whether the variable is held from both sides.
  func isPinned(hasBound: Bool) -> Bool { (upward > 0 || hasBound) && downward > 0 }

  /// Whether only rows of low levels, such as hugging, hold the variable on one side.
  var isWeaklyHeld: Bool { min(upward, downward) <= Self.weakLevel }

  /// Whether only rows of low levels hold the variable against a row of a higher level that pulls it up or down.
  func isWeaklyHeld(against isUpward: Bool, _ priority: Float) -> Bool {
    let hold = isUpward ? downward : upward
    return hold <= Self.weakLevel && priority > hold
  }

  /// The element whose point is the median: a row, the stay of the variable if nothing pulls it
  /// away, or its bound if the median is below that.
  mutating func choose(for column: Int, lowerBound: Double) -> BasisElement {
    points.sort { $0.precedes($1) }
    var first = points[0]
    var isBehindStay = false
    for index in points.indices {
      let point = points[index]
      if point.position != first.position { first = point }
      if point.element.isStay {
        isBehindStay = true
      } else {
        addSlope(point.priority, point.change)
      }
      if isSlopeNegative ?? !isBehindStay { continue }
      if point.position < lowerBound { return .bound(column) }
      // Of several inequalities at one point, the strongest stays tight the longest.
      return point.isInequality ? first.element : point.element
    }
    return .stay(column)
  }
}
