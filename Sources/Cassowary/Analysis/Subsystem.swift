// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Some required rows of a system, and the lower bounds of what they mention, as a small
/// system of their own in which questions about feasibility are asked.
///
/// Rows are named by their position in the list they were chosen in.
struct Subsystem: ~Copyable {
  private(set) var core = Simplex()

  /// The row of ``core`` at each position; -1 while it is left out.
  private var rows: [Int]

  /// The position of each row of ``core``.
  private var positionOf: [Int: Int] = [:]

  private let terms: [[(column: Int32, coefficient: Double)]]
  private let constants: [Double]
  private let relations: [LinearRelation]
  /// The parent's column of each column here.
  private(set) var columns: [Int] = []

  /// Thrown if the pivot limit is reached.
  struct Exhausted: Error { let limit: Int }

  /// Copies `rows` of `parent`; all are in unless the system is to begin empty.
  init(of parent: borrowing Simplex, rows chosen: [Int], isEmpty: Bool = false) {
    let view = parent.matrix.view
    var columnHere: [Int32: Int32] = [:]
    var terms: [[(column: Int32, coefficient: Double)]] = []
    for row in chosen {
      var copied: [(column: Int32, coefficient: Double)] = []
      for index in view.cellRange(row) {
        let cell = view.cells[index]
        if columnHere[cell.column] == nil {
          let column = core.addColumn(lowerBound: parent.values.lowerBound(Int(cell.column)))
          columnHere[cell.column] = Int32(truncatingIfNeeded: column)
          columns.append(Int(cell.column))
        }
        copied.append((columnHere[cell.column] ?? 0, cell.coefficient))
      }
      terms.append(copied)
    }
    self.terms = terms
    constants = chosen.map { view.rows[$0].constant }
    relations = chosen.map { view.rows[$0].relation }
    rows = Array(repeating: -1, count: chosen.count)
    if !isEmpty { for position in chosen.indices { include(position) } }
  }

  /// Whether any variable here has a lower bound.
  var hasLowerBounds: Bool {
    columns.indices.contains { core.values.hasLowerBound($0) }
  }

  /// Puts a row in.
  mutating func include(_ position: Int) {
    guard rows[position] < 0 else { return }
    rows[position] = core.addRow(
      terms[position],
      Row(
        constant: constants[position], weight: 1, priority: Strength.required.priority,
        relation: relations[position]))
    positionOf[rows[position]] = position
  }

  /// Leaves a row out.
  mutating func exclude(_ position: Int) {
    guard rows[position] >= 0 else { return }
    core.removeRow(rows[position])
    positionOf[rows[position]] = nil
    rows[position] = -1
  }

  /// Makes `positions` the rows that are in.
  mutating func keepOnly(_ positions: [Int]) {
    let kept = Set(positions)
    for position in rows.indices {
      if kept.contains(position) { include(position) } else { exclude(position) }
    }
  }

  /// The positions of a set of rows that cannot all hold, empty if all that are in can; and
  /// how many of them are slack where the sum of violations is least.
  mutating func clash() throws(Exhausted) -> (positions: [Int], slack: Int) {
    if case .pivotLimit(let limit) = core.optimize() { throw Exhausted(limit: limit) }
    let violated = core.violatedRows()
    core.commit()
    if violated.isEmpty { return ([], 0) }
    let certificate = core.certificate(violated)
    return (certificate.rows.compactMap { positionOf[$0] }.sorted(), certificate.slack)
  }

  /// Lifts lower bounds that the clash found last does without, one after another.
  mutating func dropNeedlessBounds() throws(Exhausted) {
    for column in clashingBounds() {
      guard let here = columns.firstIndex(of: column) else { continue }
      let bound = core.values.lowerBound(here)
      core.setLowerBound(here, -.infinity)
      if try clash().positions.isEmpty { core.setLowerBound(here, bound) }
    }
    _ = try clash()
  }

  /// The parent's columns whose lower bounds take part in the clash that was found last.
  func clashingBounds() -> [Int] {
    let violated = core.violatedRows()
    if violated.isEmpty { return [] }
    return core.certificate(violated).bounds.map { columns[$0] }
  }
}
