// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Gaussian elimination of all variables, which leaves the linear dependencies of the rows: a basis of the left null
/// space of their coefficients.
///
/// The variable in the fewest rows is eliminated first, with the shortest of these as the pivot row (Markowitz, "The
/// elimination form of the inverse", 1957). A row with a variable of its own thus leaves without arithmetic, because
/// it takes part in no dependency. Where every variable is in two rows, as along a chain, each step adds one short
/// row to another. Variables that an equation alone determines are eliminated before all others, which shortens each
/// row that mentions them. Only the ratios of the steps are stored: the multipliers follow from them backwards.
struct RowElimination {
  /// The remaining terms of each row.
  private var rows: [ExactVector]

  /// The rows in which each variable has occurred, possibly with duplicates.
  private var mentions: [[Int]]

  /// The number of rows in which each variable occurs now.
  private var counts: [Int]

  /// The variables by their count, possibly also under counts that are outdated.
  private var queue: [[Int32]] = []

  /// Below this count the queue is empty.
  private var lowest = 1

  /// Equations reduced to one variable, possibly also some that have none left.
  private var fixing: [Int] = []

  private let isEquation: [Bool]

  private var steps: [EliminationSteps.Step] = []

  /// The constant of each row after the steps so far.
  private var constants: [ExactNumber]

  /// An upper bound on the number of rows added up in each, at most the number of rows.
  ///
  /// 0 once it was the pivot row of a variable. Rows that end above 0 are the dependencies.
  private var weights: [Int]

  private init(_ source: [ExactRow]) {
    let columns = Set(source.lazy.flatMap { $0.terms.lazy.map { $0.column } }).sorted()
    let indexOf = Dictionary(uniqueKeysWithValues: zip(columns, Int32(0)...))
    rows = []
    constants = source.map { $0.constant }
    isEquation = source.map { $0.relation == .equal }
    weights = Array(repeating: 1, count: source.count)
    mentions = Array(repeating: [], count: columns.count)
    for (position, row) in source.enumerated() {
      let entries = row.terms.compactMap { term in
        indexOf[term.column].map { ExactVector.Entry(value: term.coefficient, index: $0) }
      }
      rows.append(ExactVector(entries))
      for entry in rows[position].entries { mentions[Int(entry.index)].append(position) }
    }
    counts = mentions.map { $0.count }
    // The queue is last in, first out; ends of chains are likely among the first columns.
    for column in counts.indices.reversed() { changeCount(Int32(column), by: 0) }
    for row in source.indices.reversed() { noteIfFixing(row) }
  }

  /// The steps that eliminate all variables from `rows`; nil if the `work` does not suffice.
  ///
  /// - Complexity: O(terms · log terms) if each variable is in two rows, or its count falls to that.
  static func steps(through rows: [ExactRow], work: inout Int) -> EliminationSteps? {
    var elimination = RowElimination(rows)
    while let column = elimination.nextColumn() {
      elimination.eliminate(column, work: &work)
      if work <= 0 { return nil }
    }
    return EliminationSteps(
      steps: elimination.steps, isLeft: elimination.weights.map { $0 > 0 },
      constants: elimination.constants)
  }

  private mutating func noteIfFixing(_ row: Int) {
    if isEquation[row], rows[row].entries.count == 1 { fixing.append(row) }
  }

  private mutating func changeCount(_ column: Int32, by difference: Int) {
    counts[Int(column)] += difference
    let count = counts[Int(column)]
    while queue.count <= count { queue.append([]) }
    queue[count].append(column)
    if count > 0 { lowest = min(lowest, count) }
  }

  private mutating func nextColumn() -> Int32? {
    while let row = fixing.popLast() {
      if let entry = rows[row].entries.first { return entry.index }
    }
    while lowest < queue.count {
      guard let column = queue[lowest].popLast() else {
        lowest += 1
        continue
      }
      if counts[Int(column)] == lowest { return column }
    }
    return nil
  }

  private mutating func eliminate(_ column: Int32, work: inout Int) {
    var best: (row: Int, value: ExactNumber)?
    var least = (Int.max, 0, 0, 0)
    for row in mentions[Int(column)] {
      guard let value = rows[row].value(at: column) else { continue }
      // After fill, equations are preferred, because they cannot compensate for others by missing zero; then short
      // dependencies, and divisions that add no digits.
      let cost = (
        rows[row].entries.count, isEquation[row] ? 0 : 1, weights[row], value.isPowerOfTwo ? 0 : 1
      )
      if cost < least { (best, least) = ((row, value), cost) }
    }
    guard let best else { return }
    var targets: [(row: Int, ratio: ExactNumber)] = []
    let pivotRow = rows[best.row]
    rows[best.row] = ExactVector()
    for entry in pivotRow.entries { changeCount(entry.index, by: -1) }
    for row in mentions[Int(column)] where work > 0 {
      work -= 1
      guard let value = rows[row].value(at: column) else { continue }
      let ratio = -value / best.value
      targets.append((row, ratio))
      weights[row] = min(weights[row] + weights[best.row], rows.count)
      for entry in pivotRow.entries where rows[row].value(at: entry.index) == nil {
        mentions[Int(entry.index)].append(row)
        changeCount(entry.index, by: 1)
      }
      rows[row].add(ratio, pivotRow, work: &work)
      constants[row] = constants[row] + ratio * constants[best.row]
      noteIfFixing(row)
      for entry in pivotRow.entries where rows[row].value(at: entry.index) == nil {
        changeCount(entry.index, by: -1)
      }
    }
    mentions[Int(column)] = []
    if !targets.isEmpty { steps.append(EliminationSteps.Step(row: best.row, targets: targets)) }
    weights[best.row] = 0
  }
}
