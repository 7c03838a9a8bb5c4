// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why required rows cannot all hold.
///
/// At an optimum of the required level with a cost above zero, the slack rows with a slope and
/// the tight rows with a multiplier at that level cannot all hold together: they are Farkas'
/// certificate. It falls apart into clashes that share no variable. What doubles say is proved, and
/// made irreducible, by a ``ConflictSearch`` without rounding.
extension Simplex {
  /// A set of more members shares a list with others, and refusals tell it as it was found: all that does not fit
  /// together, and not only what would be too much alone.
  static var longCount: Int { 24 }

  /// One irreducible set for each independent clash: after each, its youngest row is left
  /// out, until the rest can hold.
  ///
  /// What cannot be told for rounding is left out if there are other clashes. The batch at hand has to
  /// be taken back after this.
  ///
  /// - Complexity: one solve of the system, and one more where leaving rows out uncovers other
  ///   clashes, besides the searches.
  mutating func takeConflicts() throws(Failure) -> ConflictSets {
    var sets = ConflictSets()
    var isRefined = false
    var rounds = 0
    while true {
      let violated = violatedRows()
      guard let first = violated.first else { return sets }
      rounds += 1
      let found = conflicts(violated, isWide: rounds > 2)
      var failure: Failure?
      if !found.isEmpty {
        for set in found.sets { removeRow(set.refused) }
        sets.append(found)
        failure = optimize(.optimumOrClash)
      } else if isRefined || duals.isFresh {
        failure = .inaccurate(row: first)
      } else {
        failure = refine(.optimumOrClash)
      }
      isRefined = found.isEmpty
      guard let failure else { continue }
      if sets.isEmpty { throw failure }
      return sets
    }
  }

  /// Required rows that cannot be kept, each with the irreducible set that it closes: it is the
  /// last of the set by rank.
  ///
  /// The rows of each part of the certificate are added one by one, by ascending rank, and those
  /// that do not fit are left out. Rows outside that part may in the end refuse some of what a
  /// set rests on; where all of a set but its last is kept, the last is refused for good. Where a
  /// violated row could hold with all others but for rounding, it is refused with the whole part. Where a search has
  /// too much to do, all violated rows of the part are refused, for the others of it.
  ///
  /// A wide search takes in all required rows that the violated ones hang together with, and so finds
  /// all clashes that leaving some out would uncover one after another.
  ///
  /// - Parameters:
  ///   - given: Rows that stand whatever else is left out, first by rank; they take part where all their variables do.
  ///   - work: What searches may still take, in the unit of ``ConflictSearch``; each takes its part from it.
  /// - Complexity: that of the searches: near linear in the rows of the certificate, for layouts, and in
  ///   the members of sets that share no chain.
  func refusals(
    _ violated: [Int], isWide: Bool, given: [Int], work: inout Int, rank: (Int) -> Int
  ) -> ConflictSets {
    var sets = ConflictSets()
    if isWide, work > 0 {
      for rows in connected(violated) {
        sets.append(search(rows, given, rank, reducedCount: Self.longCount, work: &work).sets)
      }
      if !sets.isEmpty { return sets }
    }
    let isViolated = Set(violated)
    for rows in certificates(violated) {
      let (found, isDecided) = search(
        rows, given, rank, reducedCount: Self.longCount, work: &work)
      sets.append(found)
      if !found.isEmpty { continue }
      guard let last = rows.max(by: { (rank($0), $0) < (rank($1), $1) }) else { continue }
      let refused = isDecided ? [last] : isViolated
      sets.append(
        rows.filter { refused.contains($0) }, for: rows.filter { !refused.contains($0) })
    }
    return sets
  }

  /// The clashes that show in violated rows, each closed by its youngest row.
  private func conflicts(_ violated: [Int], isWide: Bool) -> ConflictSets {
    // Where rounding has hidden a part of the certificate, all required rows take part that the
    // violated ones hang together with. Where rows clash by little beside what their values may
    // miss, they still clash.
    var sets = ConflictSets()
    var work = ConflictSearch.solveLimit
    for usesWidths in [true, false] {
      for isWide in isWide ? [true] : [false, true] {
        for rows in isWide ? connected(violated) : certificates(violated) {
          sets.append(
            search(
              rows, [], { Int(truncatingIfNeeded: matrix.row($0).age) }, usesWidths: usesWidths,
              work: &work
            ).sets)
        }
        if !sets.isEmpty { return sets }
      }
    }
    return sets
  }

  /// The irreducible sets among some rows and the lower bounds of their variables.
  ///
  /// Where a search ends at its limit without having found one, it is made again with those bounds alone that take part in
  /// the certificate; then the first half of the rows by rank is searched alone: what clashes there clashes.
  private func search(
    _ rows: [Int], _ given: [Int], _ rank: (Int) -> Int, usesWidths: Bool = true,
    reducedCount: Int = .max, work: inout Int
  ) -> (sets: ConflictSets, isDecided: Bool) {
    var rows = rows + givenRows(given, about: rows)
    let given = Set(given)
    while true {
      let bounds = boundedColumns(of: rows)
      let (sets, isDecided) = searchOnce(
        rows, bounds, given, rank, usesWidths, reducedCount, work: &work)
      if isDecided || !sets.isEmpty { return (sets, isDecided) }
      let few = bounds.filter { supportsByBound($0) }
      if few.count < bounds.count {
        let (sets, _) = searchOnce(rows, few, given, rank, usesWidths, reducedCount, work: &work)
        if !sets.isEmpty { return (sets, false) }
      }
      if work <= 0 || rows.count < Self.longCount { return (sets, false) }
      rows = Array(rows.sorted { (rank($0), $0) < (rank($1), $1) }.prefix(rows.count / 2))
    }
  }

  private func searchOnce(
    _ unordered: [Int], _ bounds: [Int], _ given: Set<Int>, _ rank: (Int) -> Int,
    _ usesWidths: Bool, _ reducedCount: Int, work: inout Int
  ) -> (sets: ConflictSets, isDecided: Bool) {
    let view = matrix.view
    let ranks = unordered.map(rank)
    let rows = unordered.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { unordered[$0] }
    var exact = bounds.map { column in
      ExactRow(
        meant: [(Int32(truncatingIfNeeded: column), 1)], constant: -values.lowerBound(column),
        relation: .greaterThanOrEqual,
        width: usesWidths ? values.distanceToBound(column).feasibleWidth : 0, isGiven: true)
    }
    for row in rows {
      let record = view.rows[row]
      let scale = record.scale
      exact.append(
        ExactRow(
          meant: view.cells(of: row).map { ($0.column, $0.coefficient / scale) },
          constant: record.constant / scale, relation: record.relation,
          width: usesWidths ? values.residual(row, view).feasibleWidth / scale : 0,
          isGiven: given.contains(row)))
    }
    let limit = min(max(work, ConflictSearch.leastWork), ConflictSearch.workLimit)
    var search = ConflictSearch(
      exact, reducedCount: reducedCount, reducedWidth: Tolerance.layoutWidth, workLimit: limit)
    defer { work -= search.spentWork }
    func member(_ place: Int) -> ConflictSets.Member {
      place < bounds.count ? .lowerBound(bounds[place]) : .row(rows[place - bounds.count])
    }
    var found: [(members: ConflictMembers, refused: Int)] = []
    var verdict = search.next()
    while case .infeasible(let members, let refused) = verdict {
      found.append((members, refused))
      verdict = search.next()
    }
    let long = found.compactMap { set -> (members: [Int], refused: Int)? in
      guard case .listed(let places) = set.members, places.count > Self.longCount else {
        return nil
      }
      return (places, set.refused)
    }
    let common = CommonMembers(long, rowCount: exact.count)
    var sets = ConflictSets(sharing: [search.sharedRows.map(member), common.list.map(member)])
    for (members, place) in found {
      // Two bounds never clash: a set has at least one row, and the last by rank is one.
      let refused = rows[place - bounds.count]
      switch members {
      case .listed(let places) where places.count > Self.longCount:
        sets.append(runs: common.runs(of: places, refused: place), of: 1, refused: refused)
      case .listed(let places):
        sets.append(places.map(member), refused: refused)
      case .runs(let runs):
        sets.append(runs: runs, of: 0, refused: refused)
      }
    }
    return (sets, verdict == .feasible)
  }

  /// Given rows that are none of some rows and mention no other variables than these.
  private func givenRows(_ given: [Int], about rows: [Int]) -> [Int] {
    if given.isEmpty { return [] }
    let view = matrix.view
    let known = Set(rows)
    let columns = Set(rows.lazy.flatMap { view.cellRange($0).map { view.cells[$0].column } })
    return given.filter { row in
      !known.contains(row)
        && view.cellRange(row).allSatisfy { columns.contains(view.cells[$0].column) }
    }
  }

  /// The variables with lower bounds that rows mention, ascending.
  private func boundedColumns(of rows: [Int]) -> [Int] {
    let view = matrix.view
    let columns = rows.lazy.flatMap { view.cells(of: $0).map { Int($0.column) } }
    return Set(columns).filter { values.hasLowerBound($0) }.sorted()
  }

  // MARK: Certificates

  /// The parts of the certificate that show in violated rows, none of which shares a variable with
  /// another; each by ascending age.
  private func certificates(_ violated: [Int]) -> [[Int]] { parts(of: violated) { supports($0) } }

  /// All required rows that violated ones hang together with, in parts, each by ascending age.
  private func connected(_ violated: [Int]) -> [[Int]] { parts(of: violated) { isRequired($0) } }

  /// The parts of some rows that hang together with given ones through shared variables.
  ///
  /// - Complexity: O(size of the columns that they mention).
  private func parts(of starts: [Int], _ takesPart: (Int) -> Bool) -> [[Int]] {
    let view = matrix.view
    var isReached = MarkedList()
    isReached.extend(to: matrix.rowCapacity)
    var isReachedColumn = MarkedList()
    isReachedColumn.extend(to: columnCount)
    var parts: [[Int]] = []
    for start in starts where !isReached.contains(start) {
      var next = isReached.count
      let first = next
      isReached.insert(start)
      while next < isReached.count {
        let row = isReached[next]
        next += 1
        for cell in view.cells(of: row) {
          let column = Int(cell.column)
          if isReachedColumn.contains(column) { continue }
          isReachedColumn.insert(column)
          for entry in view.entries(of: column) {
            let other = Int(entry.row)
            if !isReached.contains(other), takesPart(other) { isReached.insert(other) }
          }
        }
      }
      let part = (first..<next).map { isReached[$0] }
      parts.append(part.sorted { matrix.row($0).age < matrix.row($1).age })
    }
    return parts
  }

  private func isRequired(_ row: Int) -> Bool {
    matrix.row(row).isLive && matrix.row(row).isRequired
  }

  /// Whether a row takes part in the certificate: it is tight there, or slack and has a slope at the required level.
  private func supports(_ row: Int) -> Bool {
    if !isRequired(row) { return false }
    let column = basis.matching.column(ofRow: row)
    return column >= 0 ? isInClash(row, column) : duals.gradient(row, matrix) != 0
  }

  /// Whether the lower bound of a variable takes part in the certificate: it is tight there, or violated.
  private func supportsByBound(_ column: Int) -> Bool {
    values.isBelowBound(column)
      || basis.matching.element(column).isBound && hasRequiredMultiplier(column)
  }
}
