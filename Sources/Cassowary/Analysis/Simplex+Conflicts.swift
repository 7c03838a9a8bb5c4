// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why required rows cannot all hold.
///
/// At an optimum of the required level with a cost above zero, the slack rows with a slope and
/// the tight rows with a multiplier at that level cannot all hold together: they are Farkas'
/// certificate. A slack row counts by its slope even if its residual happens to be zero. The
/// certificate falls apart into clashes that share no variable; each is made irreducible.
extension Simplex {
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
  ///
  /// - Complexity: O(size of the columns that it mentions).
  func certificate(_ violated: [Int]) -> Certificate {
    var reached: Set<Int> = []
    return certificate(from: violated[0], &reached)
  }

  /// The parts of the certificate, none of which shares a variable with another.
  func certificates(_ violated: [Int]) -> [Certificate] {
    var reached: Set<Int> = []
    var certificates: [Certificate] = []
    for row in violated where !reached.contains(row) {
      certificates.append(certificate(from: row, &reached))
    }
    return certificates
  }

  private func certificate(from row: Int, _ reached: inout Set<Int>) -> Certificate {
    let view = matrix.view
    var certificate = Certificate()
    var reachedColumns: Set<Int> = []
    var frontier = [row]
    reached.insert(row)
    while let row = frontier.popLast() {
      certificate.rows.append(row)
      if !basis.matching.isTight(row) { certificate.slack += 1 }
      for index in view.cellRange(row) {
        let column = Int(view.cells[index].column)
        guard reachedColumns.insert(column).inserted else { continue }
        if basis.matching.element(column).isBound, presses(column) {
          certificate.bounds.append(column)
        }
        for index in view.entryRange(column) {
          let other = Int(view.entries[index].row)
          if supports(other), reached.insert(other).inserted { frontier.append(other) }
        }
      }
    }
    certificate.rows.sort()
    certificate.bounds.sort()
    return certificate
  }

  /// Whether a row takes part in the certificate: it is tight and has a multiplier at the required
  /// level, or slack and has a slope there.
  private func supports(_ row: Int) -> Bool {
    let column = basis.matching.column(ofRow: row)
    if column >= 0 { return presses(column) }
    let record = matrix.row(row)
    return record.isLive && record.isRequired && duals.gradient(row, matrix) != 0
  }

  /// Whether the element of a column has a multiplier at the required level.
  private func presses(_ column: Int) -> Bool {
    let amount = duals.multipliers.head(column).amount
    return amount.priority >= Strength.required.priority && !amount.isNoise
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
  /// The batch at hand has to be taken back after this.
  ///
  /// - Complexity: one solve of the system for each set.
  mutating func takeConflicts(
    _ violated: [Int]
  ) throws(Subsystem.Exhausted) -> [(rows: [Int], bounds: [Int])] {
    var sets: [(rows: [Int], bounds: [Int])] = []
    var violated = violated
    while !violated.isEmpty {
      var set = try irreducibleSet(certificate(violated))
      set.rows.sort { matrix.row($0).age < matrix.row($1).age }
      sets.append(set)
      guard let youngest = set.rows.last else { break }
      removeRow(youngest)
      if case .pivotLimit(let limit) = optimize() { throw Subsystem.Exhausted(limit: limit) }
      violated = violatedRows()
    }
    return sets
  }

  /// Required rows that cannot be kept, each with the irreducible set that it closes: it is the
  /// last of the set by rank.
  ///
  /// The rows of each part of the certificate are added one by one, by ascending rank, and those
  /// that do not fit are left out. Rows outside that part may in the end refuse some of what a
  /// set rests on; where all of a set but its last is kept, the last is refused for good.
  ///
  /// - Complexity: a small solve for each row of the certificate.
  func refusals(
    _ violated: [Int], rank: (Int) -> Int
  ) throws(Subsystem.Exhausted) -> [(row: Int, set: [Int], bounds: [Int])] {
    var refusals: [(row: Int, set: [Int], bounds: [Int])] = []
    for certificate in certificates(violated) {
      var rows = certificate.rows.map { (row: $0, rank: rank($0)) }
      rows.sort { $0.rank < $1.rank || ($0.rank == $1.rank && $0.row < $1.row) }
      var system = Subsystem(of: self, rows: rows.map { $0.row }, isEmpty: true)
      for position in rows.indices {
        system.include(position)
        let clash = try system.clash()
        if clash.positions.isEmpty { continue }
        let set = try irreducibleSet(Certificate(rows: clash.positions.map { rows[$0].row }))
        refusals.append((rows[position].row, set.rows, set.bounds))
        system.exclude(position)
      }
    }
    return refusals
  }
}
