// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What is broken, and by which rows of the solver.
///
/// Invariant: each row is in its chain, and each chain that has rows is found by those that it rests on.
struct BrokenRows: ~Copyable {
  /// In the order in which they were refused.
  private(set) var rows: [BrokenRow] = []

  private var chains: [BrokenChain] = []

  /// Where rows of the solver stand in chains, by their index.
  private var places: [Int32: [(chain: BrokenChain, place: Int)]] = [:]

  /// Whether more than a few rows were broken by long chains when a pass came to its end last.
  private(set) var wereMany = false

  var isEmpty: Bool { rows.isEmpty }

  /// Notes that a pass has come to its end.
  mutating func noteEndOfPass() { wereMany = areMany }

  /// Whether more than a few rows are broken by long chains, which they may share.
  private var areMany: Bool { longRows > Self.fewRows }

  /// How many rows are broken by long chains.
  var longRows: Int { rows.count { $0.count >= Self.longCount } }

  /// Adds what was broken at once.
  mutating func append(_ chain: BrokenChain) {
    chains.append(chain)
    rows += chain.rows
    for (reason, place) in chain.reasonPlaces {
      places[reason.index, default: []].append((chain, place))
    }
  }

  /// Lets be tried again what a row broke that has changed or is about to go.
  func changed(_ reason: ConstraintHandle) {
    if places.isEmpty { return }
    for (chain, place) in places[reason.index] ?? [] { chain.doubt(at: place) }
  }

  /// Notes that a row has another constant and says the same otherwise.
  func rowConstantChanged(_ reason: ConstraintHandle) {
    if places.isEmpty { return }
    for (chain, place) in places[reason.index] ?? [] { chain.shake(at: place, reason) }
  }

  /// Calls `body` with each chain that has reasons with other constants, and with those.
  ///
  /// Where many rows are broken by long chains, what rests on such reasons is tried again instead.
  ///
  /// - Parameter isWhole: Whether to let all rows be tried again if there is any such reason, since others were
  ///   refused just now: so that what shares a chain is told together.
  func takeShaken(
    isWhole: Bool, _ body: (BrokenChain, [(reason: ConstraintHandle, place: Int)]) -> Void
  ) {
    var isAny = false
    var areMany: Bool?
    for chain in chains {
      let shaken = chain.takeShaken()
      if shaken.isEmpty { continue }
      isAny = true
      if areMany.orMade(self.areMany) {
        chain.doubt(at: shaken.map(\.place))
      } else if !isWhole {
        body(chain, shaken)
      }
    }
    if isWhole, isAny { doubtAll() }
  }

  /// Lets all rows be tried again.
  func doubtAll() {
    for row in rows { row.doubt() }
  }

  /// Lets all rows be told anew.
  func forgetReports() {
    for row in rows { row.keep(nil) }
  }

  /// Whether something was broken in the pass under way along a chain that has such a member.
  ///
  /// - Complexity: O(members of all chains).
  func hasNew(along isMember: (BrokenChain.Member) -> Bool) -> Bool {
    chains.contains { chain in
      chain.rows.contains { $0.isNew } && chain.members.contains { $0.map(isMember) ?? false }
    }
  }

  /// Notes that the pass under way is over.
  func age() {
    for row in rows { row.age() }
  }

  /// Takes out some rows.
  ///
  /// - Complexity: O(rows), and O(members) of each chain that has no rows any more.
  mutating func take(_ isTaken: (BrokenRow) -> Bool) -> [BrokenRow] {
    var taken: [BrokenRow] = []
    var kept: [BrokenRow] = []
    for row in rows { if isTaken(row) { taken.append(row) } else { kept.append(row) } }
    if taken.isEmpty { return [] }
    rows = kept
    let gone = Set(taken.map { ObjectIdentifier($0) })
    for chain in chains { chain.remove { gone.contains(ObjectIdentifier($0)) } }
    // Chains may share a reason, as the width of the root is one for all that overflows it.
    let ended = chains.filter(\.rows.isEmpty).flatMap { $0.reasonPlaces.map(\.reason.index) }
    for reason in ended.unique() { places[reason]?.removeAll { $0.chain.rows.isEmpty } }
    chains.removeAll(where: \.rows.isEmpty)
    if chains.isEmpty { places = [:] }
    return taken
  }

  /// Rows by rank, in groups that one report is made of: what is broken by the same long chain, if it is
  /// more than a few.
  ///
  /// - Complexity: O(rows · log rows).
  static func reports(_ ranked: [BrokenRow]) -> [[BrokenRow]] {
    // The places of the rows that may share a report.
    var groups: [[Int]] = []
    // The last groups of each chain.
    var recent: [ObjectIdentifier: [Int]] = [:]
    for (place, row) in ranked.enumerated() {
      let chain = ObjectIdentifier(row.chain)
      let known = recent[chain] ?? []
      if let group = known.last(where: { row.restsOnReasons(of: ranked[groups[$0][0]]) }) {
        groups[group].append(place)
      } else {
        if row.count >= longCount { recent[chain] = known.suffix(3) + [groups.count] }
        groups.append([place])
      }
    }
    let reports = groups.flatMap { $0.count > fewRows ? [$0] : $0.map { [$0] } }
    return reports.sorted { $0[0] < $1[0] }.map { places in places.map { ranked[$0] } }
  }

  /// From so many members on a set is the beginning of a long chain.
  private static var longCount: Int { 12 }

  /// Up to so many rows of a chain have a report each.
  private static var fewRows: Int { 3 }
}
