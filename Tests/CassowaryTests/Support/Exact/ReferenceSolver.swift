// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A slow solver that is easy to believe: exact fractions, a dense tableau, Bland's rule,
/// one priority level after the other.
///
/// The residual of every row is split, `rᵢ = aboveᵢ - belowᵢ`, both parts non-negative, and
/// the level's cost is the sum of the penalised parts. Any set of residuals put to zero is
/// a starting basis, so there is no first phase. When a level is optimal, every non-basic
/// part with a positive reduced cost is banned from the basis for good: what remains are
/// exactly the optima of the level, and the next level is minimised over them. Required is
/// the top level; the system is feasible if and only if its optimum is zero.
///
/// Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations
/// Research 2(2), 1977, proves that it ends.
struct ReferenceSolver {
  private let rows: [ReferenceRow]
  private let variableCount: Int

  /// Residuals, then variables, each as an affine function of what stands in ``columns``.
  private var lines: [[Rational]]
  private var constants: [Rational]

  /// The lines that are zero at this vertex: residuals, or variables that occur nowhere.
  private var columns: [Int]

  /// Which part of a basic residual is basic; true for above.
  private var isAbove: [Bool]

  /// Whether a residual is basic, so that it may leave its zero.
  private var isBasic: [Bool]

  /// The parts that are zero in every optimum of the levels done.
  private var bannedAbove: [Bool]
  private var bannedBelow: [Bool]

  /// The optimal weighted error of each priority present, from the highest to the lowest.
  private(set) var levels: [(priority: Float, error: Rational)] = []

  /// Minimises the errors of `rows` over `variableCount` free unknowns.
  init(_ rows: [ReferenceRow], variableCount: Int) {
    self.rows = rows
    self.variableCount = variableCount
    let zeros = [Rational](repeating: .zero, count: variableCount)
    lines = []
    constants = []
    for row in rows {
      var line = zeros
      for term in row.terms { line[term.variable] += term.coefficient }
      lines.append(line)
      constants.append(row.constant)
    }
    for variable in 0..<variableCount {
      var line = zeros
      line[variable] = .one
      lines.append(line)
      constants.append(.zero)
    }
    columns = (0..<variableCount).map { $0 + rows.count }
    isAbove = rows.map { _ in true }
    isBasic = rows.map { _ in true }
    bannedAbove = rows.map { _ in false }
    bannedBelow = rows.map { _ in false }
    chooseStart()
    for priority in Set(rows.map(\.priority)).sorted(by: >) {
      minimise(priority)
      levels.append((priority, error(at: priority)))
      banAwayFromFace(of: priority)
    }
  }

  /// Whether all required rows and lower bounds hold together.
  var isFeasible: Bool {
    levels.allSatisfy { $0.priority < Strength.required.priority || $0.error.isZero }
  }

  /// The optimal error of one level; zero if no row has that priority.
  func optimum(at priority: Float) -> Rational {
    levels.first { $0.priority == priority }?.error ?? .zero
  }

  /// One optimal point.
  var point: [Rational] { Array(constants[rows.count...]) }

  /// The least and the greatest value of a variable over all optima; nil if unbounded.
  mutating func range(of variable: Int) -> (least: Rational?, greatest: Rational?) {
    let least = extreme(of: variable, sign: 1)
    let greatest = extreme(of: variable, sign: -1)
    return (least, greatest)
  }
}

extension ReferenceSolver {
  /// Exchanges every variable for a residual that depends on it.
  private mutating func chooseStart() {
    for column in columns.indices {
      let row = rows.indices.first { isBasic[$0] && !lines[$0][column].isZero }
      if let row { exchange(row: row, column: column) }
    }
    for row in rows.indices { isAbove[row] = constants[row].signum >= 0 }
  }

  /// Puts the residual `row` to zero and frees what stands in `column`.
  private mutating func exchange(row: Int, column: Int) {
    let pivotLine = lines[row]
    let pivot = pivotLine[column]
    let step = constants[row] / pivot
    let used = pivotLine.indices.filter { $0 != column && !pivotLine[$0].isZero }
    for line in lines.indices {
      let factor = lines[line][column]
      if factor.isZero { continue }
      let ratio = factor / pivot
      for place in used { lines[line][place] -= ratio * pivotLine[place] }
      lines[line][column] = ratio
      if !step.isZero { constants[line] -= factor * step }
    }
    if columns[column] < rows.count { isBasic[columns[column]] = true }
    columns[column] = row
    isBasic[row] = false
  }

  /// What one unit of the basic part of `row` costs at `priority`.
  private func basicCost(_ row: Int, at priority: Float) -> Rational {
    guard rows[row].priority == priority else { return .zero }
    return isAbove[row] ? rows[row].costAbove : rows[row].costBelow
  }

  private func error(at priority: Float) -> Rational {
    var sum = Rational.zero
    for row in rows.indices where isBasic[row] {
      sum += basicCost(row, at: priority) * constants[row].magnitude
    }
    return sum
  }

  /// How the error of the basic residuals grows with what stands in each column.
  private func gradient(at priority: Float) -> [Rational] {
    var sums = [Rational](repeating: .zero, count: variableCount)
    for row in rows.indices where isBasic[row] {
      let cost = basicCost(row, at: priority)
      if cost.isZero { continue }
      let signed = isAbove[row] ? cost : -cost
      for column in columns.indices where !lines[row][column].isZero {
        sums[column] += signed * lines[row][column]
      }
    }
    return sums
  }

  private func reducedCosts(
    _ row: Int, gradient: Rational, at priority: Float
  ) -> (above: Rational, below: Rational) {
    let isOwn = rows[row].priority == priority
    return (
      (isOwn ? rows[row].costAbove : .zero) + gradient,
      (isOwn ? rows[row].costBelow : .zero) - gradient
    )
  }

  private mutating func minimise(_ priority: Float) {
    while true {
      let gradient = gradient(at: priority)
      var entering: (index: Int, column: Int, up: Bool)?
      for column in columns.indices where columns[column] < rows.count {
        let row = columns[column]
        let costs = reducedCosts(row, gradient: gradient[column], at: priority)
        for (isUp, cost, isBanned) in [
          (true, costs.above, bannedAbove[row]), (false, costs.below, bannedBelow[row]),
        ] where cost.signum < 0 && !isBanned {
          let index = 2 * row + (isUp ? 0 : 1)
          if entering == nil || index < entering?.index ?? 0 { entering = (index, column, isUp) }
        }
      }
      guard let entering else { return }
      let moved = move(entering.column, up: entering.up)
      precondition(moved, "an error cannot fall for ever")
    }
  }

  /// Lets the part in `column` grow until a basic part reaches zero; false if none does.
  private mutating func move(_ column: Int, up: Bool) -> Bool {
    var leaving: (row: Int, ratio: Rational)?
    for row in rows.indices where isBasic[row] {
      let slope = lines[row][column]
      if slope.isZero || (slope.signum > 0) == (isAbove[row] == up) { continue }
      let ratio = (constants[row] / slope).magnitude
      if leaving == nil || ratio < leaving?.ratio ?? .zero { leaving = (row, ratio) }
    }
    guard let leaving else { return false }
    let entering = columns[column]
    if !leaving.ratio.isZero {
      let step = up ? leaving.ratio : -leaving.ratio
      for line in lines.indices where !lines[line][column].isZero {
        constants[line] += step * lines[line][column]
      }
    }
    exchange(row: leaving.row, column: column)
    isAbove[entering] = up
    return true
  }

  private mutating func banAwayFromFace(of priority: Float) {
    let gradient = gradient(at: priority)
    for column in columns.indices where columns[column] < rows.count {
      let row = columns[column]
      let costs = reducedCosts(row, gradient: gradient[column], at: priority)
      if costs.above.signum > 0 { bannedAbove[row] = true }
      if costs.below.signum > 0 { bannedBelow[row] = true }
    }
    // The other part of a basic residual has the sum of both costs as its reduced cost.
    for row in rows.indices where isBasic[row] && rows[row].priority == priority {
      if isAbove[row] { bannedBelow[row] = true } else { bannedAbove[row] = true }
    }
  }

  /// Minimises `sign` times a variable over the optimal face.
  private mutating func extreme(of variable: Int, sign: Int) -> Rational? {
    let line = rows.count + variable
    while true {
      var entering: (index: Int, column: Int, up: Bool)?
      for column in columns.indices {
        let slope = lines[line][column].signum * sign
        if slope == 0 { continue }
        let row = columns[column]
        if row >= rows.count { return nil }
        let isUp = slope < 0
        if isUp ? bannedAbove[row] : bannedBelow[row] { continue }
        let index = 2 * row + (isUp ? 0 : 1)
        if entering == nil || index < entering?.index ?? 0 { entering = (index, column, isUp) }
      }
      guard let entering else { return constants[line] }
      if !move(entering.column, up: entering.up) { return nil }
    }
  }
}
