// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import Cassowary

/// A row as tests of the solver's parts write it.
struct PlainRow {
  var terms: [(column: Int32, coefficient: Double)]
  var constant = 0.0
  var relation = LinearRelation.equal
  var priority: Float = 1000
  var weight = 1.0

  /// Constant, relation and strength, as the matrix takes them.
  var record: Row {
    Row(constant: constant, weight: weight, priority: priority, relation: relation)
  }

  /// The size of the largest coefficient.
  var largest: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }

  /// The power of two by which the matrix multiplies the row.
  var scale: Double { Row(exponent: Row.exponent(largest: largest)).scale }

  /// A row that mentions random columns below `columns`, each once.
  static func random(
    _ random: inout SeededGenerator, columns: Int, terms: ClosedRange<Int> = 1...4
  ) -> PlainRow {
    let mentioned = random.sample(Array(0..<Int32(columns)), random.int(terms))
    return PlainRow(
      terms: mentioned.map { ($0, random.pick([-4, -3, -2, -1, -0.5, 0.5, 1, 2, 3, 4])) },
      constant: random.double(-40...40),
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: random.pick([1000, 750, 750, 500, 250]),
      weight: random.pick([0.5, 1, 1, 2]))
  }
}

extension Matrix {
  /// Adds a row; its slot.
  mutating func add(_ row: PlainRow, age: UInt64 = 1) -> Int {
    let start = nextStart
    for term in row.terms { writeCell(term.column, term.coefficient) }
    var record = row.record
    record.age = age
    return addRow(record, from: start, largest: row.largest)
  }

  /// A row's terms as the matrix has them.
  func terms(_ row: Int) -> [Int: Double] {
    let view = view
    var terms: [Int: Double] = [:]
    for index in view.cellRange(row) {
      terms[Int(view.cells[index].column)] = view.cells[index].coefficient
    }
    return terms
  }
}

extension Simplex {
  /// Adds a row; its slot.
  mutating func add(_ row: PlainRow) -> Int { addRow(row.terms, row.record) }
}
