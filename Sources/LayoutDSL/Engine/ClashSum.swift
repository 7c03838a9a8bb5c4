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

    /// Whose the row is.
    let source: BrokenChain.Member
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

  /// What the rows with a known factor make of one quantity, and which rows are still without one.
  private struct Balance {
    private(set) var sum = 0.0
    private var missingCount = 0

    /// The sum of the numbers of the rows without a factor: of the last one, its number.
    private var missingNumbers = 0

    var onlyMissing: Int? { missingCount == 1 ? missingNumbers : nil }

    mutating func expect(_ row: Int) {
      missingCount += 1
      missingNumbers += row
    }

    mutating func add(_ amount: Double, of row: Int) {
      sum += amount
      missingCount -= 1
      missingNumbers -= row
    }
  }

  /// Finds the sum; nil if the factors do not follow from one another.
  ///
  /// - Complexity: O(cells of the rows).
  init?(_ rows: [Row]) {
    var cells: [[(subject: Subject, coefficient: Double)]] = []
    var balances: [Subject: Balance] = [:]
    for (number, row) in rows.enumerated() {
      var own = row.form.collected.cells.map {
        (Subject(item: ObjectIdentifier($0.item), quantity: $0.quantity), $0.coefficient)
      }
      if row.units != 0, let owner = row.unitOwner {
        own.append((Subject(item: ObjectIdentifier(owner), quantity: nil), row.units))
      }
      for (subject, _) in own { balances[subject, default: Balance()].expect(number) }
      cells.append(own)
    }
    if rows.isEmpty { return nil }
    var factors = [Double?](repeating: nil, count: rows.count)
    var pending: [Subject] = []
    func assign(_ row: Int, _ factor: Double) {
      factors[row] = factor
      for (subject, coefficient) in cells[row] {
        balances[subject]?.add(factor * coefficient, of: row)
        pending.append(subject)
      }
    }
    assign(0, 1)
    while let subject = pending.popLast() {
      guard let balance = balances[subject], let row = balance.onlyMissing,
        let cell = cells[row].first(where: { $0.subject == subject })
      else { continue }
      assign(row, -balance.sum / cell.coefficient)
    }
    let found = factors.compactMap(\.self)
    if found.count < rows.count { return nil }
    self.init(rows, found, balances)
  }

  private init?(_ rows: [Row], _ factors: [Double], _ balances: [Subject: Balance]) {
    guard
      balances.allSatisfy({ $0.value.sum.magnitude < LayoutTolerance.cancelledFactor })
    else { return nil }
    let sum = zip(rows, factors).reduce(0) { $0 + $1.0.form.constant * $1.1 }
    if !(sum.magnitude > LayoutTolerance.shortfall) { return nil }
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
  /// Whether the sum falls short by far more than rounding and the tolerance of the rows can account for.
  var isCertain: Bool {
    let size = zip(rows, factors).reduce(0) { $0 + ($1.0.form.constant * $1.1).magnitude }
    return shortfall > LayoutTolerance.certainShortfall * size
  }

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
