// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The search for values that are not the same in all optima.
///
/// Movements that stay optimal form a cone: free elements move in their free directions, the other tight elements stay
/// tight, and slack rows and bounds whose residual is zero limit the movement. If no limit is met, one forward solve
/// with all free elements tells what moves. Otherwise the signs of movements are propagated first; what remains is a
/// small linear program over the variables that the limits depend on.
extension Simplex {
  /// The slack rows and bounds with residual zero that the free elements move, and the directions that they allow.
  private struct Limits {
    var rows: [(row: Int, freedom: Freedom)] = []
    var bounds: [Int] = []

    var isEmpty: Bool { rows.isEmpty && bounds.isEmpty }
  }

  /// The speeds of all variables in a movement that stays optimal, zero for exactly those whose value is the same
  /// in all optima.
  ///
  /// If a linear program reaches its pivot limit, the variables that it was about count as moving.
  ///
  /// - Precondition: No batch is open, or multipliers are fresh: otherwise a copy without the batch recomputes them.
  /// - Parameter loose: Rows whose constants may change at any cost: tight ones move freely; for a slack or violated
  ///   one, the elements that hold in its place may give way.
  /// - Complexity: O(size of the system), a backward solve for each loose row that is not tight, and two solves
  ///   of the part that limits depend on.
  mutating func optimalMovement(loosening loose: [Int] = []) -> [Double] {
    var free = freedoms()
    for row in loose {
      let column = basis.matching.column(ofRow: row)
      if column >= 0 {
        free[column] = .both
      } else if isSlack(row) {
        freeElements(below: row, &free)
      }
    }
    let loose = Set(loose)
    if !free.contains(where: { $0 != [] }) {
      return Array(repeating: 0, count: columnCount)
    }
    var speeds = movement(free)
    var limits = limits(of: speeds, but: loose)
    if limits.isEmpty { return speeds }
    followSigns(limits, speeds, &free)
    speeds = movement(free)
    limits = self.limits(of: speeds, but: loose)
    if limits.isEmpty { return speeds }
    let part = dependencies(of: limits, speeds)
    guard let known = cone(over: part, limits, free, speeds).speeds() else { return speeds }
    return movement(free, known: zip(part, known).map { ($0, $1) })
  }

  /// Frees the elements that could leave the basis if a new constant made a slack row tight: optional rows of its level
  /// or a weaker one; inequalities and bounds that are pushed to the side where they hold; and elements that the
  /// multipliers of stronger levels leave free.
  ///
  /// A row whose residual is not zero would push its terms further to the side of that residual.
  private mutating func freeElements(below row: Int, _ free: inout [Freedom]) {
    let level = matrix.row(row).priority
    let side = Double(values.residual(row, matrix.view).sign)
    basis.express(.row(row), matrix)
    defer { basis.clearPivotRow() }
    for position in basis.pivotRow.indices {
      let column = basis.pivotRow.index(position)
      let element = basis.matching.element(column)
      if element.isStay { continue }
      let way = side == 0 ? .both : Freedom.up.times(side * basis.pivotRow[column])
      if element.isBound {
        free[column].formUnion(way.intersection(.up))
        continue
      }
      free[column].formUnion(
        way.intersection(freedom(ofTight: column, below: Tolerance.doubtful, above: level)))
      let record = matrix.row(element.row)
      if record.priority <= level, !record.isRequired {
        free[column] = .both
        continue
      }
      switch record.relation {
      case .equal: break
      case .greaterThanOrEqual: free[column].formUnion(way.intersection(.up))
      case .lessThanOrEqual: free[column].formUnion(way.intersection(.down))
      }
    }
  }

  /// The limits that the movement meets, except those of loose rows.
  private func limits(of speeds: [Double], but loose: Set<Int>) -> Limits {
    var limits = Limits()
    for row in 0..<matrix.rowCapacity where isSlack(row) && !loose.contains(row) {
      if speed(of: row, speeds) == 0 { continue }
      let freedom = freedom(ofSlack: row)
      if freedom != .both { limits.rows.append((row, freedom)) }
    }
    limits.bounds = speeds.indices.filter { speeds[$0] != 0 && touchesBound($0) }
    return limits
  }

  /// Removes directions of free elements that the limits exclude, as far as signs tell.
  private mutating func followSigns(_ limits: Limits, _ speeds: [Double], _ free: inout [Freedom]) {
    // `mutating` only because the compiler takes many seconds to check a borrowed simplex here.
    var columns = speeds.map { $0 == 0 ? [] : Freedom.both }
    for column in columns.indices where !basis.matching.element(column).isRow {
      columns[column] = free[column]
    }
    for column in limits.bounds { columns[column].remove(.down) }
    var rows = [Freedom?](repeating: nil, count: matrix.rowCapacity)
    for column in free.indices where basis.matching.element(column).isRow {
      rows[basis.matching.element(column).row] = free[column]
    }
    for (row, freedom) in limits.rows { rows[row] = freedom }
    let signs = SignPropagation(matrix, columns: columns, rows: rows)
    for column in free.indices where free[column] != [] {
      let element = basis.matching.element(column)
      free[column] =
        (element.isRow ? signs.rows[element.row] : signs.columns[column]) ?? free[column]
    }
  }

  /// The moving variables that the limits depend on, ascending.
  ///
  /// Of a block it has all members, because the block's rows determine them together.
  private mutating func dependencies(of limits: Limits, _ speeds: [Double]) -> [Int] {
    // `mutating` only because the compiler takes many seconds to check a borrowed simplex here.
    let view = matrix.view
    var isReached = [Bool](repeating: false, count: columnCount)
    var reached: [Int] = []
    func reach(_ column: Int) {
      if isReached[column] || speeds[column] == 0 { return }
      let block = basis.blocks.block(column)
      let members = block < 0 ? [column] : basis.blocks.members(block).map { Int($0) }
      for member in members { isReached[member] = true }
      reached.append(contentsOf: members)
    }
    func reachRow(_ row: Int) {
      for cell in view.cells(of: row) { reach(Int(cell.column)) }
    }
    for (row, _) in limits.rows { reachRow(row) }
    for column in limits.bounds { reach(column) }
    var next = 0
    while next < reached.count {
      let element = basis.matching.element(reached[next])
      next += 1
      if element.isRow { reachRow(element.row) }
    }
    return reached.sorted()
  }

  /// The movements of some variables that the elements and limits allow.
  private func cone(
    over part: [Int], _ limits: Limits, _ free: [Freedom], _ speeds: [Double]
  ) -> MovementCone {
    var indexOf = [Int32](repeating: -1, count: columnCount)
    for (number, column) in part.enumerated() {
      indexOf[column] = Int32(truncatingIfNeeded: number)
    }
    let view = matrix.view
    func terms(_ row: Int) -> MovementCone.Terms {
      view.cells(of: row).filter { indexOf[Int($0.column)] >= 0 }
        .map { (indexOf[Int($0.column)], $0.coefficient) }
    }
    var cone = MovementCone(start: part.map { speeds[$0] })
    for column in part {
      let element = basis.matching.element(column)
      cone.limit(element.isRow ? terms(element.row) : [(indexOf[column], 1)], to: free[column])
    }
    for (row, freedom) in limits.rows { cone.limit(terms(row), to: freedom) }
    for column in limits.bounds { cone.limit([(indexOf[column], 1)], to: .up) }
    return cone
  }

  /// Whether none of the elements that a variable depends on is free to move.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* elements that it depends on.
  mutating func isHeldRigidly(_ column: Int) -> Bool {
    basis.express(.stay(column), matrix)
    defer { basis.clearPivotRow() }
    return basis.pivotRow.indices.allSatisfy {
      freedom(ofTight: basis.pivotRow.index($0), below: Tolerance.doubtful) == []
    }
  }
}
