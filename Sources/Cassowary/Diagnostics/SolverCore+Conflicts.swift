// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why required rows cannot all hold.
///
/// At an optimum of the required level with a cost above zero, the slack rows with a slope and
/// the tight rows with a multiplier at that level cannot all hold together: they are Farkas'
/// certificate. A slack row counts by its slope even if its residual happens to be zero. The
/// certificate falls apart into clashes that share no variable; each is made irreducible.
extension SolverCore {
  /// An infeasible set: rows, and columns whose lower bounds take part.
  struct Certificate {
    var rows: [Int] = []
    var bounds: [Int] = []
    /// How many of the rows are slack.
    ///
    /// If it is one, the others are independent of each other
    /// and the set is irreducible, lower bounds apart.
    var slack = 0
  }

  /// The part of the certificate that hangs together with the first violated row.
  func certificate(_ violated: [Int]) -> Certificate {
    let level = Strength.required.priority
    var supporting = Set<Int>()
    var supportingBounds = Set<Int>()
    for column in 0..<columnCount {
      let head = multipliers.head(column)
      guard head.priority >= level, abs(head.value) > Tolerance.multiplier else { continue }
      if item[column].isRow {
        supporting.insert(item[column].row)
      } else if item[column].isBound {
        supportingBounds.insert(column)
      }
    }
    var slack = Set(violated)
    for place in suspects.indices {
      let row = suspects[place]
      let record = problem.rows[Int(row)]
      if record.tight < 0, record.isRequired, record.gradient != 0 { slack.insert(Int(row)) }
    }
    supporting.formUnion(slack)

    var certificate = Certificate()
    var reached: Set<Int> = [violated[0]]
    var reachedColumns = Set<Int>()
    var frontier = [violated[0]]
    while let row = frontier.popLast() {
      certificate.rows.append(row)
      for place in problem.cellRange(row) {
        let column = Int(problem.cells.storage[place].column)
        guard reachedColumns.insert(column).inserted else { continue }
        if supportingBounds.contains(column) { certificate.bounds.append(column) }
        for entryPlace in problem.entryRange(column) {
          let other = Int(problem.entries.storage[entryPlace].row)
          if supporting.contains(other), reached.insert(other).inserted {
            frontier.append(other)
          }
        }
      }
    }
    certificate.rows.sort()
    certificate.bounds.sort()
    certificate.slack = certificate.rows.filter { slack.contains($0) }.count
    return certificate
  }

  /// An irreducible set within a certificate, with the columns whose lower bounds it needs.
  ///
  /// - Complexity: one small solve for each row of the certificate.
  func irreducibleSet(
    _ certificate: Certificate
  ) throws(Subsystem.Exhausted) -> (rows: [Int], bounds: [Int]) {
    var system = Subsystem(of: self, rows: certificate.rows)
    var clash = try system.clash()
    if clash.positions.isEmpty {
      // Infeasible only by a hair: rounding decides, and the certificate is all there is.
      return (certificate.rows, certificate.bounds)
    }
    if clash.slack > 1 || system.hasLowerBounds || clash.positions.count < certificate.rows.count {
      var position = 0
      while position < clash.positions.count {
        let tried = clash.positions[position]
        system.keepOnly(clash.positions)
        system.exclude(tried)
        let rest = try system.clash()
        if rest.positions.isEmpty {
          position += 1
        } else {
          // What was found necessary before is necessary in every smaller clash.
          clash = rest
          position = rest.positions.firstIndex { $0 > tried } ?? rest.positions.count
        }
      }
      system.keepOnly(clash.positions)
      clash = try system.clash()
    }
    try system.dropNeedlessBounds()
    return (clash.positions.map { certificate.rows[$0] }, system.clashingBounds())
  }

  /// One irreducible set for each independent clash: after each, its youngest row is left
  /// out, until the rest can hold.
  ///
  /// - Complexity: one solve of the system for each set; works on a copy.
  func conflictSets(
    _ violated: [Int]
  ) throws(Subsystem.Exhausted) -> [(rows: [Int], bounds: [Int])] {
    var copy = copy()
    var sets: [(rows: [Int], bounds: [Int])] = []
    var violated = violated
    while !violated.isEmpty {
      var set = try copy.irreducibleSet(copy.certificate(violated))
      set.rows.sort { problem.rows[$0].generation < problem.rows[$1].generation }
      sets.append(set)
      guard let youngest = set.rows.last else { break }
      copy.removeRow(youngest)
      if case .pivotLimit(let limit) = copy.optimize() {
        throw Subsystem.Exhausted(limit: limit)
      }
      violated = copy.violatedRequirements()
    }
    return sets
  }

  /// The required rows that adding one by one, by ascending rank, would refuse, each with
  /// the irreducible set that it closes.
  ///
  /// - Complexity: a few solves of the required rows for each refusal.
  func refusals(
    ranked rows: [Int]
  ) throws(Subsystem.Exhausted) -> [(row: Int, set: [Int], bounds: [Int])] {
    var system = Subsystem(of: self, rows: rows)
    var refusals: [(row: Int, set: [Int], bounds: [Int])] = []
    while true {
      var clash = try system.clash()
      if clash.positions.isEmpty { return refusals }
      // The first row to be refused is the last one of the shortest prefix that clashes.
      let all = system.present
      var closing: (positions: [Int], bounds: [Int]) = ([], [])
      while !clash.positions.isEmpty {
        let irreducible = try irreducibleSet(
          Certificate(rows: clash.positions.map { rows[$0] }))
        let members = Set(irreducible.rows)
        closing = (clash.positions.filter { members.contains(rows[$0]) }, irreducible.bounds)
        guard let last = closing.positions.last else { break }
        for position in system.present where position >= last { system.exclude(position) }
        clash = try system.clash()
      }
      guard let refused = closing.positions.last else { return refusals }
      refusals.append((rows[refused], closing.positions.map { rows[$0] }, closing.bounds))
      for position in all where position != refused { system.include(position) }
    }
  }
}
