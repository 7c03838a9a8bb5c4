// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The elements that the primal method left, and for which levels, which shows the cause of a cycle.
///
/// The primal method works from strong levels to weak ones. If a stronger level has to be improved right after an
/// element was left for a weaker one, that element's multiplier at the stronger level may have been lost in rounding.
/// After eight times, it is taken for the cause of a cycle.
struct PrimalTrail: ~Copyable {
  /// An element that was left for a level, and how often a stronger level followed.
  struct Suspect {
    var element: BasisElement
    var level: Float
    var count: Int
  }

  /// How often an element may be followed by a stronger level.
  private static var mostTimes: Int { 8 }

  /// The average number of rows passed per pivot above which the dual method would need a pivot for each of them:
  /// nested stack views pass two, the columns of a table tens.
  private static var mostPassed: Int { 4 }

  /// The weakest level since the last dual round.
  private var weakest = Float.infinity

  /// The element left last, and for which level; infinity for none.
  private var last = BasisElement.row(0)
  private var lastLevel = Float.infinity

  /// The elements that were followed by a stronger level in this attempt.
  private var suspects = FlatArray<Suspect>()

  /// How many elements were left in this attempt, and how many rows were passed.
  private var left = (count: 0, passed: 0)

  /// The last level at which weighed rows were left to the dual method, below which it may be done again; 0 if it must
  /// not be done at all.
  private var lastReverted: Float = 0

  /// Begins an attempt.
  ///
  /// - Parameter fromScratch: Whether its basis was made by the crash, from all rows.
  mutating func begin(fromScratch: Bool) {
    beginRound()
    suspects.removeAll()
    left = (0, 0)
    lastReverted = fromScratch ? .infinity : 0
  }

  /// Whether rows of a level that the crash has weighed may be left to the dual method; if so, they count as left.
  ///
  /// It may be done in an attempt from an empty basis, from level to level, the highest first, unless most pivots pass
  /// many rows, each of which would take the dual method a pivot.
  mutating func tryReverting(_ level: Float) -> Bool {
    if level >= lastReverted || left.passed > Self.mostPassed * left.count { return false }
    lastReverted = level
    return true
  }

  /// Restarts after a change of dual infeasibilities other than by leaving elements: any level may come next.
  mutating func beginRound() {
    weakest = .infinity
    lastLevel = .infinity
  }

  /// Whether leaving an element for a level returns from a weaker one.
  func isBack(to level: Float) -> Bool { level > weakest }

  /// Records that an element is left for a level, and how many rows change their sign on the way.
  mutating func note(_ element: BasisElement, _ level: Float, passing rows: Int) {
    left = (left.count + 1, left.passed + rows)
    if !isBack(to: level) { weakest = level } else if lastLevel < level { suspectLast() }
    (last, lastLevel) = (element, level)
  }

  /// Whether leaving an element for a level has led in a circle.
  func isCircling(_ element: BasisElement, _ level: Float) -> Bool {
    var times = 0
    for index in suspects.indices
    where suspects[index].element == element && suspects[index].level >= level {
      times += suspects[index].count
    }
    return times >= Self.mostTimes
  }

  private mutating func suspectLast() {
    for index in suspects.indices
    where suspects[index].element == last && suspects[index].level == lastLevel {
      suspects[index].count += 1
      return
    }
    suspects.append(Suspect(element: last, level: lastLevel, count: 1))
  }
}
