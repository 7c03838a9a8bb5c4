// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sum of multiples of the rows of an irreducible set in which all quantities cancel, so that the remaining number
/// contradicts the rows.
///
/// Along a chain, where each quantity is in two rows, the factors follow from one another. Sets of another shape have
/// such a sum as well, which is not searched for here.
struct ClashSum {
  /// A row, `form + units · unit relation 0`, and its owner.
  struct Row {
    let form: LinearForm
    var units = 0.0

    /// The stack view that the unit belongs to.
    var unitOwner: ItemState?
    let relation: LayoutConstraint.Relation

    /// The constraint or the engine's sentence that the row stands for.
    let source: BrokenChain.Member
  }

  let rows: [Row]

  /// The factor of each row's form in the sum, which the rows require to be at least 0.
  let factors: [Double]

  /// The amount by which the sum falls short of 0, which is positive.
  let shortfall: Double

  /// The coefficient of one quantity in the sum of the rows with known factors, and the rows without one.
  private struct Balance {
    private(set) var sum = 0.0
    private var missingCount = 0

    /// The sum of the indices of the rows without a factor; when one is left, its index.
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

  /// The coefficients of the rows, each quantity of a row once, with consecutive numbers for quantities.
  private struct Coefficients {
    private var cells: [(quantity: Int, coefficient: Double)] = []

    /// The index of each row's first cell, and the end of the last row.
    private var starts = [0]

    /// The first of five numbers of each item: four for its quantities, one for the unit of a stack view.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The cell that was last added for each quantity.
    private var indices: [Int] = []

    private static let unit = Quantity.allCases.count

    init(_ rows: [Row]) {
      cells.reserveCapacity(4 * rows.count)
      for row in rows {
        for cell in row.form.cells {
          add(cell.coefficient, Int(cell.quantity.rawValue), of: cell.item)
        }
        if row.units != 0, let owner = row.unitOwner { add(row.units, Self.unit, of: owner) }
        starts.append(cells.count)
      }
    }

    private mutating func add(_ coefficient: Double, _ quantity: Int, of item: ItemState) {
      var first = indices.count
      if let known = numbers[ObjectIdentifier(item)] {
        first = known
      } else {
        numbers[ObjectIdentifier(item)] = first
        for _ in 0...Self.unit { indices.append(-1) }
      }
      let index = indices[first + quantity]
      if index >= starts[starts.count - 1] {
        cells[index].coefficient += coefficient
      } else {
        indices[first + quantity] = cells.count
        cells.append((first + quantity, coefficient))
      }
    }

    /// How many numbers were given to quantities.
    var quantityCount: Int { indices.count }

    func cells(
      ofRow row: Int
    ) -> LazyFilterSequence<ArraySlice<(quantity: Int, coefficient: Double)>> {
      cells[starts[row]..<starts[row + 1]].lazy.filter { $0.coefficient != 0 }
    }
  }

  /// Finds the sum of an irreducible set; nil if the factors do not follow from one another.
  ///
  /// - Complexity: O(cells of the rows).
  init?(_ rows: [Row]) {
    if rows.isEmpty { return nil }
    let coefficients = Coefficients(rows)
    var balances = [Balance](repeating: Balance(), count: coefficients.quantityCount)
    for row in rows.indices {
      for cell in coefficients.cells(ofRow: row) { balances[cell.quantity].expect(row) }
    }
    var factors = [Double?](repeating: nil, count: rows.count)
    var pending: [Int] = []
    func assign(_ row: Int, _ factor: Double) {
      factors[row] = factor
      for (quantity, coefficient) in coefficients.cells(ofRow: row) {
        balances[quantity].add(factor * coefficient, of: row)
        pending.append(quantity)
      }
    }
    assign(0, 1)
    while let quantity = pending.popLast() {
      guard let row = balances[quantity].onlyMissing,
        let cell = coefficients.cells(ofRow: row).first(where: { $0.quantity == quantity })
      else { continue }
      assign(row, -balances[quantity].sum / cell.coefficient)
    }
    let found = factors.compactMap(\.self)
    if found.count < rows.count { return nil }
    self.init(rows, found, balances.map(\.sum))
  }

  private init?(_ rows: [Row], _ factors: [Double], _ balances: [Double]) {
    if !balances.allSatisfy({ $0.magnitude < LayoutTolerance.cancelledFactor }) { return nil }
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

  /// A row that mentions nothing but one extent, and what it requires of that.
  struct Extent {
    let item: ItemState
    let quantity: Quantity

    /// What the row compares the extent with.
    let value: Double

    /// Whether the sum uses the row as an upper limit of the extent.
    let isLimit: Bool

    /// By how much the extent would have to change for the set to hold.
    let shortfall: Double
    let row: Row
  }

  /// The rows of the sum that mention nothing but one extent, in their order.
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
