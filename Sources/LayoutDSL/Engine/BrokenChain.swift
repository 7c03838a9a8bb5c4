// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The list of members that the conflict sets of some broken required rows share.
///
/// Along a chain the sets have nearly all of their members in common, so each is stored as runs of the list.
final class BrokenChain {
  /// A member of a conflict set, for messages: its row may be gone before the message is written.
  enum Member {
    case constraint(LayoutConstraint)
    /// A row of the engine, or the lower bound 0 of a size.
    case engine(EngineSentence)

    /// The quantities that the row mentions.
    var cells: [LinearForm.Cell] {
      switch self {
      case .constraint(let constraint):
        constraint.equation.map { $0.first.cells + $0.second.cells } ?? []
      case .engine(let sentence): sentence.form.cells
      }
    }

    /// Whether the member is only the lower bound 0 of a size.
    var isLeastSize: Bool {
      if case .engine(let sentence) = self { sentence.reason == .leastSize } else { false }
    }
  }

  /// The members; nil for rows without an owner, and at indices that are in no set.
  private(set) var members: [Member?]

  /// The rows of the members, broken ones included; nil for lower bounds, and at indices that are in no set.
  private let reasons: [ConstraintHandle?]

  /// The broken rows, in the order in which they were refused.
  private(set) var rows: [BrokenRow] = []

  /// The reasons whose constants changed since the rows were broken or last examined, and their indices.
  private var changedReasons: [(reason: ConstraintHandle, index: Int)] = []

  /// How many members before each index are more than lower bounds of sizes.
  private let explicitBefore: [Int]

  init(members: [Member?], reasons: [ConstraintHandle?]) {
    self.members = members
    self.reasons = reasons
    var count = 0
    explicitBefore =
      [0]
      + members.map { member in
        if member?.isLeastSize != true { count += 1 }
        return count
      }
  }

  /// Returns how many members at some indices are more than lower bounds of sizes.
  func explicitCount(in indices: Range<Int>) -> Int {
    explicitBefore[indices.upperBound] - explicitBefore[indices.lowerBound]
  }

  func append(_ row: BrokenRow) { rows.append(row) }

  /// Removes rows that are no longer broken.
  func remove(_ isRemoved: (BrokenRow) -> Bool) { rows.removeAll(where: isRemoved) }

  /// The kept rows that the broken ones rest on, and their indices.
  var reasonIndices: [(reason: ConstraintHandle, index: Int)] {
    let broken = Set(rows.compactMap(\.index))
    return reasons.enumerated().compactMap { index, reason in
      reason.flatMap { broken.contains(index) ? nil : ($0, index) }
    }
  }

  func noteConstantChange(at index: Int, _ reason: ConstraintHandle) {
    changedReasons.append((reason, index))
  }

  func takeChangedReasons() -> [(reason: ConstraintHandle, index: Int)] {
    let taken = changedReasons
    changedReasons = []
    return taken
  }

  /// Replaces the member at an index by its present form.
  func replaceMember(_ member: Member?, at index: Int) { members[index] = member }

  /// Marks the rows that rest on the member at an index to be tried again.
  func markForRetry(at index: Int) {
    for row in rows where !row.needsRetry && row.restsOn(index) { row.markForRetry() }
  }

  /// Marks the rows that rest on one of the members at some indices to be tried again.
  ///
  /// - Complexity: O(members and rows).
  func markForRetry(at indices: [Int]) {
    if indices.isEmpty { return }
    var countBefore = Array(repeating: 0, count: members.count + 1)
    for index in indices { countBefore[index + 1] += 1 }
    for index in members.indices { countBefore[index + 1] += countBefore[index] }
    for row in rows {
      let isAffected = row.runs.contains {
        countBefore[$0.upperBound] > countBefore[$0.lowerBound]
      }
      if isAffected { row.markForRetry() }
    }
  }

  /// Returns the members of the conflict sets of some rows, each once.
  ///
  /// - Complexity: O(members of the chain, and runs).
  func members(ofAny rows: [BrokenRow]) -> [Member] {
    let isCovered = Self.coverage(of: members.count, by: rows.flatMap(\.runs))
    return members.indices.compactMap { isCovered[$0] ? members[$0] : nil }
  }

  /// Returns for each of `count` indices whether one of the runs covers it.
  ///
  /// - Complexity: O(indices and runs).
  static func coverage(of count: Int, by runs: [Range<Int>]) -> [Bool] {
    // How many runs begin at each index, less those that end before it.
    var changes = Array(repeating: 0, count: count + 1)
    for run in runs {
      changes[run.lowerBound] += 1
      changes[run.upperBound] -= 1
    }
    var runCount = 0
    return (0..<count).map { index in
      runCount += changes[index]
      return runCount > 0
    }
  }

  /// Returns the members of a row's conflict set, except those without an owner.
  ///
  /// - Complexity: O(members of the set).
  func members(of row: BrokenRow) -> [Member] {
    row.runs.flatMap { members[$0] }.compactMap { $0 }
  }
}

/// The members of a conflict set, by kind.
extension [BrokenChain.Member] {
  /// The constraints, in order of activation.
  var constraints: [LayoutConstraint] {
    compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
      .sorted(by: LayoutConstraint.inOrder)
  }

  /// The engine's own rows, in words.
  var sentences: [EngineSentence] {
    compactMap { if case .engine(let sentence) = $0 { sentence } else { nil } }
  }

  /// The rows of all members, from which a ``ClashSum`` is formed: those of the constraints first.
  ///
  /// - Complexity: O(cells of the rows).
  var rows: [ClashSum.Row] {
    let own = constraints.compactMap { constraint in
      constraint.equation.map {
        ClashSum.Row(form: $0.difference, relation: $0.relation, source: .constraint(constraint))
      }
    }
    return own
      + sentences.map {
        ClashSum.Row(
          form: $0.form, units: $0.units, unitOwner: $0.state, relation: $0.relation,
          source: .engine($0))
      }
  }
}
