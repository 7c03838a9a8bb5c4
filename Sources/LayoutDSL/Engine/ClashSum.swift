// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sum of an irreducible set of rows that contradicts itself: each row so many times that everything
/// cancels but a number.
///
/// Along a chain, where each quantity is in two rows, the factors follow from one another; sets of another
/// shape have a sum as well, which is not looked for here.
struct ClashSum {
  /// A row, `form + units · unit relation 0`, and whose it is.
  struct Row {
    let form: LinearForm
    var units = 0.0

    /// The stack view whose unit it is.
    var unitOwner: ItemState?
    let relation: LayoutConstraint.Relation
    let source: Source
  }

  /// Whose a row is.
  enum Source {
    case constraint(LayoutConstraint)
    case engine(EngineSentence)
  }

  let rows: [Row]

  /// How many times each row is in the sum, whose terms are all meant as `form >= 0`.
  let factors: [Double]

  /// By how much the sum falls short of 0; above 0.
  let shortfall: Double

  private struct Subject: Hashable {
    let item: ObjectIdentifier
    let quantity: Quantity?
  }

  /// Finds the sum; nil if the factors do not follow from one another.
  ///
  /// - Complexity: O(cells of the rows).
  init?(_ rows: [Row]) {
    var cells: [[(subject: Subject, coefficient: Double)]] = []
    var users: [Subject: [Int]] = [:]
    for (number, row) in rows.enumerated() {
      var own = row.form.collected.cells.map {
        (Subject(item: ObjectIdentifier($0.item), quantity: $0.quantity), $0.coefficient)
      }
      if row.units != 0, let owner = row.unitOwner {
        own.append((Subject(item: ObjectIdentifier(owner), quantity: nil), row.units))
      }
      for (subject, _) in own { users[subject, default: []].append(number) }
      cells.append(own)
    }
    var factors = [Double?](repeating: nil, count: rows.count)
    if rows.isEmpty { return nil }
    factors[0] = 1
    var pending = cells[0].map(\.subject)
    while let subject = pending.popLast() {
      var sum = 0.0
      var missing: (row: Int, coefficient: Double)?
      var missingCount = 0
      for row in users[subject] ?? [] {
        let coefficient = cells[row].first { $0.subject == subject }?.coefficient ?? 0
        if let factor = factors[row] {
          sum += factor * coefficient
        } else {
          missing = (row, coefficient)
          missingCount += 1
        }
      }
      guard missingCount == 1, let missing else { continue }
      factors[missing.row] = -sum / missing.coefficient
      pending += cells[missing.row].map(\.subject)
    }
    let found = factors.compactMap(\.self)
    if found.count < rows.count { return nil }
    self.init(rows, found, cells)
  }

  private init?(
    _ rows: [Row], _ factors: [Double], _ cells: [[(subject: Subject, coefficient: Double)]]
  ) {
    var sums: [Subject: Double] = [:]
    for (row, factor) in zip(cells, factors) {
      for cell in row { sums[cell.subject, default: 0] += cell.coefficient * factor }
    }
    guard sums.allSatisfy({ $0.value.magnitude < 1e-6 }) else { return nil }
    let sum = zip(rows, factors).reduce(0) { $0 + $1.0.form.constant * $1.1 }
    if !(sum.magnitude > 1e-9) { return nil }
    let sign: Double = sum > 0 ? -1 : 1
    for (row, factor) in zip(rows, factors) {
      switch row.relation {
      case .equal: continue
      case .greaterThanOrEqual: if factor * sign < 0 { return nil }
      case .lessThanOrEqual: if factor * sign > 0 { return nil }
      }
    }
    self.rows = rows
    self.factors = factors.map { $0 * sign }
    shortfall = sum.magnitude
  }
}

extension ClashSum {
  /// A row that is about the extent of one item alone, and what it says of it.
  struct Extent {
    let item: ItemState
    let quantity: Quantity

    /// What the row compares the extent with.
    let value: Double

    /// Whether the sum uses the row to say that the extent is no larger.
    let isLimit: Bool

    /// By how much the extent would have to change for the set to hold.
    let shortfall: Double
    let row: Row
  }

  /// The rows of the sum that are about an extent alone, in their order.
  var extents: [Extent] {
    zip(rows, factors).compactMap { row, factor in
      let cells = row.form.collected.cells
      guard cells.count == 1, row.units == 0, cells[0].quantity.isExtent else { return nil }
      let weight = factor * cells[0].coefficient
      return Extent(
        item: cells[0].item, quantity: cells[0].quantity,
        value: -row.form.constant / cells[0].coefficient, isLimit: weight < 0,
        shortfall: shortfall / weight.magnitude, row: row)
    }
  }
}
