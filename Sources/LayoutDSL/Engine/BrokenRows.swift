// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The broken rows, and the rows of the solver that they rest on.
///
/// Invariant: each row is in its chain, and each chain that has rows is listed at the reasons that it rests on.
struct BrokenRows: ~Copyable {
  /// The broken rows, in the order in which they were refused.
  private(set) var rows: [BrokenRow] = []

  private var chains: [BrokenChain] = []

  /// The chains and indices that rows of the solver have as reasons, by their index.
  private var chainsByReason: [Int32: [(chain: BrokenChain, index: Int)]] = [:]

  /// Whether more than a few rows were broken by long chains when the last solve of the engine ended.
  private(set) var wereMany = false

  var isEmpty: Bool { rows.isEmpty }

  /// Records at the end of a solve whether more than a few rows are broken by long chains.
  mutating func noteEndOfSolve() { wereMany = areMany }

  /// Whether more than a few rows are broken by long chains, which they may share.
  private var areMany: Bool { longRows > Self.fewRows }

  /// How many rows are broken by long chains.
  var longRows: Int { rows.count { $0.count >= Self.longCount } }

  mutating func append(_ chain: BrokenChain) {
    chains.append(chain)
    rows += chain.rows
    for (reason, index) in chain.reasonIndices {
      chainsByReason[reason.index, default: []].append((chain, index))
    }
  }

  /// Marks the rows that are broken by a row which has changed, or is about to be removed, to be tried again.
  func rowChanged(_ reason: ConstraintHandle) {
    if chainsByReason.isEmpty { return }
    for (chain, index) in chainsByReason[reason.index] ?? [] { chain.markForRetry(at: index) }
  }

  /// Records that the constant of a row has changed, and nothing else.
  func rowConstantChanged(_ reason: ConstraintHandle) {
    if chainsByReason.isEmpty { return }
    for (chain, index) in chainsByReason[reason.index] ?? [] {
      chain.noteConstantChange(at: index, reason)
    }
  }

  /// Calls `body` with each chain that has reasons with new constants, and with these reasons.
  ///
  /// If many rows are broken by long chains, the rows that rest on such reasons are tried again instead.
  ///
  /// - Parameter isWhole: Whether to try all rows again if there is any such reason, since others were just refused:
  ///   rows that share a chain are then reported together.
  func takeChangedReasons(
    isWhole: Bool, _ body: (BrokenChain, [(reason: ConstraintHandle, index: Int)]) -> Void
  ) {
    var isAny = false
    var areMany: Bool?
    for chain in chains {
      let changed = chain.takeChangedReasons()
      if changed.isEmpty { continue }
      isAny = true
      if areMany.getOrInsert(self.areMany) {
        chain.markForRetry(at: changed.map(\.index))
      } else if !isWhole {
        body(chain, changed)
      }
    }
    if isWhole, isAny { markAllForRetry() }
  }

  /// Marks all rows to be tried again.
  func markAllForRetry() {
    for row in rows { row.markForRetry() }
  }

  /// Drops the reports of all rows, which are then written again.
  func forgetReports() {
    for row in rows { row.storeReport(nil) }
  }

  /// Whether a row was broken in the pass under way along a chain that has a member for which `isMember` holds.
  ///
  /// - Complexity: O(members of all chains).
  func hasNew(along isMember: (BrokenChain.Member) -> Bool) -> Bool {
    chains.contains { chain in
      chain.rows.contains { $0.isNew } && chain.members.contains { $0.map(isMember) ?? false }
    }
  }

  /// Notes that the pass under way is over.
  func endPass() {
    for row in rows { row.endPass() }
  }

  /// Removes the rows for which `isTaken` holds, and returns them.
  ///
  /// - Complexity: O(rows), and O(members) of each chain that has no rows any more.
  mutating func takeRows(where isTaken: (BrokenRow) -> Bool) -> [BrokenRow] {
    var taken: [BrokenRow] = []
    var kept: [BrokenRow] = []
    for row in rows { if isTaken(row) { taken.append(row) } else { kept.append(row) } }
    if taken.isEmpty { return [] }
    rows = kept
    let gone = Set(taken.map { ObjectIdentifier($0) })
    for chain in chains { chain.remove { gone.contains(ObjectIdentifier($0)) } }
    // Chains may share a reason: the width of the root is one for all rows that overflow it.
    let ended = chains.filter(\.rows.isEmpty).flatMap { $0.reasonIndices.map(\.reason.index) }
    for reason in ended.unique() { chainsByReason[reason]?.removeAll { $0.chain.rows.isEmpty } }
    chains.removeAll(where: \.rows.isEmpty)
    if chains.isEmpty { chainsByReason = [:] }
    return taken
  }

  /// Returns rows, which are given by rank, in groups of one report each: more than a few rows that are broken by the
  /// same long chain share a report.
  ///
  /// - Complexity: O(rows · log rows).
  static func reports(_ ranked: [BrokenRow]) -> [[BrokenRow]] {
    // The indices of the rows that may share a report.
    var groups: [[Int]] = []
    // The last groups of each chain.
    var recent: [ObjectIdentifier: [Int]] = [:]
    for (index, row) in ranked.enumerated() {
      let chain = ObjectIdentifier(row.chain)
      let known = recent[chain] ?? []
      if let group = known.last(where: { row.restsOnReasons(of: ranked[groups[$0][0]]) }) {
        groups[group].append(index)
      } else {
        if row.count >= longCount { recent[chain] = known.suffix(3) + [groups.count] }
        groups.append([index])
      }
    }
    let reports = groups.flatMap { $0.count > fewRows ? [$0] : $0.map { [$0] } }
    return reports.sorted { $0[0] < $1[0] }.map { indices in indices.map { ranked[$0] } }
  }

  /// The number of members from which on a set is part of a long chain.
  private static var longCount: Int { 12 }

  /// The number of rows of a chain up to which each has a report of its own.
  private static var fewRows: Int { 3 }
}
