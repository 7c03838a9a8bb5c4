// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The list of members that the conflict sets of some broken required rows share.
///
/// Along a chain the sets have nearly all of their members in common, so each is told in runs of the list.
final class BrokenChain {
  /// Who takes part in a set, for messages: rows may go before they are told.
  enum Member {
    case constraint(LayoutConstraint)
    /// A row of the engine's, or a size of at least zero.
    case engine(EngineSentence)

    /// The quantities that it is about.
    var cells: [LinearForm.Cell] {
      switch self {
      case .constraint(let constraint):
        constraint.equation.map { $0.first.cells + $0.second.cells } ?? []
      case .engine(let sentence): sentence.form.cells
      }
    }

    /// Whether it is no more than a size of at least zero.
    var isLeastSize: Bool {
      if case .engine(let sentence) = self { sentence.reason == .leastSize } else { false }
    }
  }

  /// Those who take part; nil for a row that nobody owns, and where no set has a member.
  private(set) var members: [Member?]

  /// The rows of the members; nil for sizes of at least zero, for what is broken, and where no set has
  /// a member.
  private let reasons: [ConstraintHandle?]

  /// What is broken, as it was refused.
  private(set) var rows: [BrokenRow] = []

  /// The reasons that have other constants since the rows were broken, or were looked at last, and where they
  /// stand.
  private var shaken: [(reason: ConstraintHandle, place: Int)] = []

  /// How many members before each place are more than sizes of at least zero.
  private let askedBefore: [Int]

  init(members: [Member?], reasons: [ConstraintHandle?]) {
    self.members = members
    self.reasons = reasons
    var count = 0
    askedBefore =
      [0]
      + members.map { member in
        if member?.isLeastSize != true { count += 1 }
        return count
      }
  }

  /// How many members at some places are more than sizes of at least zero.
  func askedCount(in places: Range<Int>) -> Int {
    askedBefore[places.upperBound] - askedBefore[places.lowerBound]
  }

  func append(_ row: BrokenRow) { rows.append(row) }

  /// Forgets the rows that are broken no more.
  func remove(_ isRemoved: (BrokenRow) -> Bool) { rows.removeAll(where: isRemoved) }

  /// The rows that what is broken rests on, and their places.
  var reasonPlaces: [(reason: ConstraintHandle, place: Int)] {
    let broken = Set(rows.compactMap(\.place))
    return reasons.enumerated().compactMap { place, reason in
      reason.flatMap { broken.contains(place) ? nil : ($0, place) }
    }
  }

  /// Notes that the reason at a place has another constant.
  func shake(at place: Int, _ reason: ConstraintHandle) { shaken.append((reason, place)) }

  func takeShaken() -> [(reason: ConstraintHandle, place: Int)] {
    let taken = shaken
    shaken = []
    return taken
  }

  /// Puts what a member says now in its place.
  func renew(_ member: Member?, at place: Int) { members[place] = member }

  /// Lets the rows be tried again that rest on a member.
  func doubt(at place: Int) {
    for row in rows where row.restsOn(place) { row.doubt() }
  }

  /// Lets the rows be tried again that rest on one of some members.
  ///
  /// - Complexity: O(members and rows).
  func doubt(at places: [Int]) {
    if places.isEmpty { return }
    var countBefore = Array(repeating: 0, count: members.count + 1)
    for place in places { countBefore[place + 1] += 1 }
    for place in members.indices { countBefore[place + 1] += countBefore[place] }
    for row in rows {
      let isUnfounded = row.runs.contains {
        countBefore[$0.upperBound] > countBefore[$0.lowerBound]
      }
      if isUnfounded { row.doubt() }
    }
  }

  /// The members of the sets that some rows close, each once.
  ///
  /// - Complexity: O(members of the chain, and runs).
  func members(ofAny rows: [BrokenRow]) -> [Member] {
    let isCovered = Self.coverage(of: members.count, by: rows.flatMap(\.runs))
    return members.indices.compactMap { isCovered[$0] ? members[$0] : nil }
  }

  /// Which of so many places one of some runs has.
  ///
  /// - Complexity: O(places and runs).
  static func coverage(of count: Int, by runs: [Range<Int>]) -> [Bool] {
    // How many runs begin at each place, less those that end before it.
    var changes = Array(repeating: 0, count: count + 1)
    for run in runs {
      changes[run.lowerBound] += 1
      changes[run.upperBound] -= 1
    }
    var runCount = 0
    return (0..<count).map { place in
      runCount += changes[place]
      return runCount > 0
    }
  }

  /// The members of the set that a row closes, but those that nobody owns.
  ///
  /// - Complexity: O(members of the set).
  func members(of row: BrokenRow) -> [Member] {
    row.runs.flatMap { members[$0] }.compactMap { $0 }
  }
}
