// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Explains why required rows cannot all hold.
///
/// At an optimum of the required level with a positive cost, the slack rows with a slope and the tight rows with a
/// multiplier at that level cannot all hold: they are Farkas' certificate. It consists of clashes that share no
/// variable. A ``ConflictSearch`` without rounding proves what was found in doubles, and makes it irreducible.
extension Simplex {
  /// The size above which sets share a list, and refusals report them as they were found: with all rows that do not fit
  /// together, not only those that would be too much alone.
  private static var longCount: Int { 24 }

  /// Returns one irreducible set for each independent clash, removing its youngest row and solving again until the
  /// rest can hold.
  ///
  /// Clashes that rounding hides are omitted if there are others. The caller has to roll the batch back afterwards.
  ///
  /// - Returns: no set if fresh multipliers lead to an optimum where all required rows hold; nothing was removed then.
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
        failure = resumeWithFreshMultipliers(.optimumOrClash)
      }
      isRefined = found.isEmpty
      guard let failure else { continue }
      if sets.isEmpty { throw failure }
      return sets
    }
  }

  /// Required rows that cannot be kept, each with an irreducible set of which it is the last by rank.
  ///
  /// The rows of each part of the certificate are added one by one, by ascending rank, and those that do not fit are
  /// refused. Rows outside that part may still refuse members of a set; if all members but the last are kept, the
  /// refusal of the last is final. If only rounding keeps the rows of a part from holding together, the last by rank is
  /// refused, with the whole part as its set. If a search reaches its work limit, all violated rows of the part are
  /// refused, with the other rows of the part.
  ///
  /// A wide search covers all required rows that are connected with the violated ones by shared variables. It finds at
  /// once all clashes that leaving rows out would uncover one after another.
  ///
  /// - Parameters:
  ///   - given: Rows that are never left out, first by rank; a search includes those all of whose variables it has.
  ///   - work: The work left for searches, in the unit of ``ConflictSearch``; each subtracts what it spends.
  /// - Complexity: that of the searches: for layouts, near linear in the rows of the certificate and in the
  ///   members of sets that share no chain.
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

  /// The clashes that violated rows show, each with its youngest row as the refused one.
  private func conflicts(_ violated: [Int], isWide: Bool) -> ConflictSets {
    // If rounding has hidden a part of the certificate, all required rows connected with the violated ones
    // take part. If no clash is found with the rows' widths, the search is repeated without: rows that clash
    // by less than their widths still clash.
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

  /// The irreducible sets among some rows, the lower bounds of their variables and the given rows about these.
  ///
  /// If the search reaches its limit without a result, it is repeated with only those bounds that take part in the
  /// certificate, and then with only the first half of the rows by rank: a clash among these is a clash of all.
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
    func member(_ index: Int) -> ConflictSets.Member {
      index < bounds.count ? .lowerBound(bounds[index]) : .row(rows[index - bounds.count])
    }
    var found: [(members: ConflictMembers, refused: Int)] = []
    var verdict = search.next()
    while case .infeasible(let members, let refused) = verdict {
      found.append((members, refused))
      verdict = search.next()
    }
    work -= search.spentWork
    if verdict == .unproved {
      // What one row may miss has made another clash: without widths all sets are proved.
      return searchOnce(unordered, bounds, given, rank, false, reducedCount, work: &work)
    }
    let long = found.compactMap { set -> (members: [Int], refused: Int)? in
      guard case .listed(let indices) = set.members, indices.count > Self.longCount else {
        return nil
      }
      return (indices, set.refused)
    }
    let common = CommonMembers(long, rowCount: exact.count)
    var sets = ConflictSets(sharing: [search.sharedRows.map(member), common.list.map(member)])
    for (members, index) in found {
      // Two bounds never clash: a set has at least one row, and the last by rank is one.
      let refused = rows[index - bounds.count]
      switch members {
      case .listed(let indices) where indices.count > Self.longCount:
        sets.append(runs: common.runs(of: indices, refused: index), of: 1, refused: refused)
      case .listed(let indices):
        sets.append(indices.map(member), refused: refused)
      case .runs(let runs):
        sets.append(runs: runs, of: 0, refused: refused)
      }
    }
    sets.dropUnused(of: 0)
    return (sets, verdict == .feasible)
  }

  /// The given rows that are not among `rows` and mention only variables of these.
  private func givenRows(_ given: [Int], about rows: [Int]) -> [Int] {
    if given.isEmpty { return [] }
    let (known, columns) = (Set(rows), columns(of: rows))
    return given.filter { !known.contains($0) && self.columns(of: [$0]).isSubset(of: columns) }
  }

  /// The variables with lower bounds that rows mention, ascending.
  private func boundedColumns(of rows: [Int]) -> [Int] {
    columns(of: rows).filter { values.hasLowerBound($0) }.sorted()
  }

  /// The variables that rows mention.
  private func columns(of rows: [Int]) -> Set<Int> {
    let view = matrix.view
    return Set(rows.lazy.flatMap { view.cells(of: $0).map { Int($0.column) } })
  }

  // MARK: Certificates

  /// The parts of the certificate that contain violated rows, with no variable in common; each by ascending age.
  private func certificates(_ violated: [Int]) -> [[Int]] { parts(of: violated) { supports($0) } }

  /// All required rows connected with violated ones, in parts, each by ascending age.
  private func connected(_ violated: [Int]) -> [[Int]] { parts(of: violated) { isRequired($0) } }

  /// The parts of some rows that are connected with given ones by shared variables.
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
    matrix.row(row).isInForce && matrix.row(row).isRequired
  }

  /// Whether a row takes part: it is required, and tight with a multiplier or slack with a slope at the required level.
  private func supports(_ row: Int) -> Bool {
    if !isRequired(row) { return false }
    let column = basis.matching.column(ofRow: row)
    return column >= 0 ? isInClash(row, column) : duals.gradient(row, matrix) != 0
  }

  /// Whether the lower bound of a variable takes part: it is violated, or tight with a multiplier of the required
  /// level.
  private func supportsByBound(_ column: Int) -> Bool {
    values.isBelowBound(column)
      || basis.matching.element(column).isBound && hasRequiredMultiplier(column)
  }
}
