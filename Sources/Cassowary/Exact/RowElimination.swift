// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Gaussian elimination of all variables: what is left are the linear dependencies of the rows,
/// a basis of the left null space of their coefficients.
///
/// The variable in the fewest rows goes first, by the shortest of these rows (Markowitz, "The
/// elimination form of the inverse", 1957). A row with a variable of its own thus leaves without
/// arithmetic, for it takes part in no dependency; and where every variable is in two rows, as
/// along a chain, each step adds one short row to another. Only the ratios of the steps are kept:
/// the multipliers follow from them backwards.
struct RowElimination {
  /// A row that was added to others and is done with.
  private struct Step {
    let row: Int
    var targets: [(row: Int, ratio: ExactNumber)] = []
  }

  /// What is left of each row.
  private var rows: [ExactVector]

  /// The rows where each variable has occurred, perhaps more than once.
  private var mentions: [[Int]]

  /// In how many rows each variable occurs now.
  private var counts: [Int]

  /// The variables by their count; also under counts that they no longer have.
  private var queue: [[Int32]] = []

  /// Below this count the queue is empty.
  private var lowest = 1

  private var steps: [Step] = []

  /// How many rows went into each, at most; zero once it was used to eliminate a variable.
  ///
  /// The others end empty: each depends on those.
  private var weights: [Int]

  private init(_ source: [ExactRow]) {
    var columns: [Int32] = []
    for row in source { for term in row.terms { columns.append(term.column) } }
    columns.sort()
    var distinct: [Int32] = []
    for column in columns where column != distinct.last { distinct.append(column) }
    rows = []
    weights = Array(repeating: 1, count: source.count)
    mentions = Array(repeating: [], count: distinct.count)
    for (position, row) in source.enumerated() {
      let entries = row.terms.map { term in
        var (low, high) = (0, distinct.count - 1)
        while low < high {
          let middle = (low + high) / 2
          if distinct[middle] < term.column { low = middle + 1 } else { high = middle }
        }
        return ExactVector.Entry(value: term.coefficient, index: Int32(low))
      }
      rows.append(ExactVector(entries))
      for entry in rows[position].entries { mentions[Int(entry.index)].append(position) }
    }
    counts = mentions.map { $0.count }
    // The last in is the first out; ends of chains are likely among the first columns.
    for column in counts.indices.reversed() { changeCount(Int32(column), by: 0) }
  }

  /// The dependencies of `rows`, none of which follows from the others; nil if there is no
  /// `work` left.
  ///
  /// - Complexity: O(terms · log terms) if each variable is in two rows, or comes down to that.
  static func dependencies(of rows: [ExactRow], work: inout Int) -> [Dependency]? {
    var elimination = RowElimination(rows)
    while let column = elimination.nextColumn() {
      elimination.eliminate(column, work: &work)
      if work <= 0 { return nil }
    }
    return elimination.collect(rows, work: &work)
  }

  private mutating func changeCount(_ column: Int32, by difference: Int) {
    counts[Int(column)] += difference
    let count = counts[Int(column)]
    while queue.count <= count { queue.append([]) }
    queue[count].append(column)
    if count > 0 { lowest = min(lowest, count) }
  }

  private mutating func nextColumn() -> Int32? {
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
    var least = (Int.max, 0, 0)
    for row in mentions[Int(column)] {
      guard let value = rows[row].value(at: column) else { continue }
      // Next to fill, short dependencies count, and dividing without new digits.
      let cost = (rows[row].entries.count, weights[row], value.isPowerOfTwo ? 0 : 1)
      if cost < least { (best, least) = ((row, value), cost) }
    }
    guard let best else { return }
    var step = Step(row: best.row)
    let pivotRow = rows[best.row]
    rows[best.row] = ExactVector()
    for entry in pivotRow.entries { changeCount(entry.index, by: -1) }
    for row in mentions[Int(column)] where work > 0 {
      work -= 1
      guard let value = rows[row].value(at: column) else { continue }
      let ratio = -value / best.value
      step.targets.append((row, ratio))
      weights[row] += weights[best.row]
      for entry in pivotRow.entries where rows[row].value(at: entry.index) == nil {
        mentions[Int(entry.index)].append(row)
        changeCount(entry.index, by: 1)
      }
      rows[row].add(ratio, pivotRow, work: &work)
      for entry in pivotRow.entries where rows[row].value(at: entry.index) == nil {
        changeCount(entry.index, by: -1)
      }
    }
    mentions[Int(column)] = []
    if !step.targets.isEmpty { steps.append(step) }
    weights[best.row] = 0
  }

  /// Goes through the steps backwards: the multiplier of a row that was added to others is the
  /// sum of theirs, times the ratios.
  private func collect(_ source: [ExactRow], work: inout Int) -> [Dependency]? {
    // The multipliers of each row, by dependency.
    var multipliers = [ExactVector](repeating: ExactVector(), count: rows.count)
    var count: Int32 = 0
    for row in rows.indices where weights[row] > 0 {
      multipliers[row].add(ExactNumber(1), at: count)
      count += 1
    }
    for step in steps.reversed() {
      for target in step.targets where work > 0 {
        multipliers[step.row].add(target.ratio, multipliers[target.row], work: &work)
      }
    }
    if work <= 0 { return nil }
    var dependencies = [Dependency](repeating: Dependency(), count: Int(count))
    for (row, multipliers) in multipliers.enumerated() {
      for entry in multipliers.entries {
        dependencies[Int(entry.index)].append(
          Int32(row), multiplier: entry.value, rowConstant: source[row].constant)
      }
    }
    return dependencies
  }
}
