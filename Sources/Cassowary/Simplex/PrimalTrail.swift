// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which elements the primal method left, and for which levels: where it goes in a circle, this tells by whom.
///
/// The primal method works from strong levels to weak ones. If a stronger level has to be improved right after an element
/// was left for a weaker one, that element's multiplier at the stronger level may have been lost in rounding. After
/// eight times it is taken for the cause of a cycle.
struct PrimalTrail: ~Copyable {
  /// An element that was left for a level, and how often a stronger one followed.
  struct Suspect {
    var element: BasisElement
    var level: Float
    var count: Int
  }

  /// So many times an element may be followed by a stronger level.
  private static var mostTimes: Int { 8 }

  /// Where pivots pass more rows than this on average the dual method would need a pivot for each: stack views within one
  /// another pass two, the columns of a table tens.
  private static var mostPassed: Int { 4 }

  /// The weakest level since the last dual round.
  private var weakest = Float.infinity

  /// What was left last, and for which level; infinity for nothing.
  private var last = BasisElement.row(0)
  private var lastLevel = Float.infinity

  /// What was followed by a stronger level in this attempt.
  private var suspects = FlatArray<Suspect>()

  /// How many elements were left in this attempt, and how many rows were passed on the way.
  private var left = (count: 0, passed: 0)

  /// What the crash has weighed may be left to the dual method at levels below this one alone: the last level at which it
  /// was; 0 where it may not be at all.
  private var turnedBack: Float = 0

  /// Begins an attempt.
  ///
  /// - Parameter fromNothing: Whether its basis is the crash's, for all rows.
  mutating func begin(fromNothing: Bool) {
    beginRound()
    suspects.removeAll()
    left = (0, 0)
    turnedBack = fromNothing ? .infinity : 0
  }

  /// Whether what the crash has weighed at a level may be left to the dual method, which it is then: in an attempt from nothing,
  /// from level to level, the highest first, and not where most pivots do the work of many, each of which the dual method
  /// would have to make.
  mutating func mayTurnBack(_ level: Float) -> Bool {
    if level >= turnedBack || left.passed > Self.mostPassed * left.count { return false }
    turnedBack = level
    return true
  }

  /// Begins anew, where more than leaving elements has changed what is out of its bounds: any level may come.
  mutating func beginRound() {
    weakest = .infinity
    lastLevel = .infinity
  }

  /// Whether leaving an element for a level goes back from a weaker one.
  func isBack(to level: Float) -> Bool { level > weakest }

  /// Notes that an element is left for a level, and how many rows change their sign on the way.
  mutating func note(_ element: BasisElement, _ level: Float, passing rows: Int) {
    left = (left.count + 1, left.passed + rows)
    if !isBack(to: level) { weakest = level } else if lastLevel < level { suspectLast() }
    (last, lastLevel) = (element, level)
  }

  /// Whether leaving an element for a level leads in a circle.
  func isCircling(_ element: BasisElement, _ level: Float) -> Bool {
    var times = 0
    for place in suspects.indices
    where suspects[place].element == element && suspects[place].level >= level {
      times += suspects[place].count
    }
    return times >= Self.mostTimes
  }

  private mutating func suspectLast() {
    for place in suspects.indices
    where suspects[place].element == last && suspects[place].level == lastLevel {
      suspects[place].count += 1
      return
    }
    suspects.append(Suspect(element: last, level: lastLevel, count: 1))
  }
}
