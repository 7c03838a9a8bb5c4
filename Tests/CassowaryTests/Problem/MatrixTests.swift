// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Rows and columns of the matrix, against rows in a dictionary.
@Suite("Matrix")
struct MatrixTests {
  /// A matrix and what it should hold, driven by random batches.
  private struct Machine: ~Copyable {
    var matrix = Matrix()
    var rows: [Int: PlainRow] = [:]
    var columnCount = 0
    var age: UInt64 = 0
    /// What the batch began with, and the columns as they stood then.
    var begun: [Int: PlainRow] = [:]
    var begunColumns: [[Int]] = []
    var removed: Set<Int> = []

    mutating func change(_ random: inout SeededGenerator) {
      let slots = rows.keys.sorted()
      switch random.int(0...9) {
      case 0 where columnCount < 12, 1 where columnCount < 3:
        let extra = random.int(1...4)
        matrix.addColumns(extra)
        columnCount += extra
      case 2 where !slots.isEmpty:
        let slot = random.pick(slots)
        if removed.insert(slot).inserted { matrix.removeRow(slot) }
      case 3 where !slots.isEmpty:
        let slot = random.pick(slots)
        let constant = random.double(-5...5)
        let isNew = matrix.setConstant(slot, constant)
        #expect(isNew == (rows[slot]?.constant != constant))
        rows[slot]?.constant = constant
      case 4 where !slots.isEmpty:
        let slot = random.pick(slots)
        matrix.setStrength(slot, priority: 123, weight: 7)
        rows[slot]?.priority = 123
        let scale = rows[slot]?.scale ?? 0
        rows[slot]?.weight = 7 * scale
      case 5:
        matrix.link()
      case 6:
        let start = matrix.nextStart
        matrix.writeCell(0, 5)
        matrix.dropCells(from: start)
      default:
        if columnCount == 0 { return }
        age += 1
        let row = PlainRow.random(&random, columns: columnCount, terms: 0...5)
        let slot = matrix.add(row, age: age)
        #expect(rows[slot] == nil, "a slot is used twice")
        let isAdded = matrix.isAdded(slot)
        #expect(isAdded)
        rows[slot] = row
      }
    }

    mutating func commit() {
      matrix.link()
      matrix.commit(age: age)
      for slot in removed { rows[slot] = nil }
      begin()
    }

    mutating func rollBack() {
      matrix.rollBack()
      rows = begun
      let isSame = matrix.columnLists.elementsEqual(
        begunColumns + Array(repeating: [], count: columnCount - begunColumns.count))
      #expect(isSame, "columns do not list their rows as before")
      begin()
    }

    private mutating func begin() {
      removed = []
      begun = rows
      begunColumns = matrix.columnLists
    }
  }

  /// Whether rows and columns are what the dictionary says; all rows must be linked.
  private func check(_ machine: borrowing Machine, _ comment: Comment) {
    var columns = Array(repeating: [Int: Double](), count: machine.columnCount)
    for (slot, row) in machine.rows {
      let record = machine.matrix.row(slot)
      #expect(record.age > 0, comment)
      #expect(record.flags.contains(.removed) == machine.removed.contains(slot), comment)
      #expect(record.isInForce != machine.removed.contains(slot), comment)
      #expect(record.constant == row.constant * row.scale, comment)
      #expect(record.weight * row.scale == row.weight, comment)
      #expect(record.priority == row.priority && record.relation == row.relation, comment)
      let scaled = row.terms.map { (Int($0.column), $0.coefficient * row.scale) }
      #expect(machine.matrix.terms(slot) == Dictionary(uniqueKeysWithValues: scaled), comment)
      for (column, coefficient) in scaled { columns[column][slot] = coefficient }
    }
    let live = (0..<machine.matrix.rowCapacity).filter {
      machine.matrix.row($0).age > 0
    }
    #expect(Set(live) == Set(machine.rows.keys), comment)
    let view = machine.matrix.view
    for column in 0..<machine.columnCount {
      let entries = view.entryRange(column).map { view.entries[$0] }
      #expect(entries.count == columns[column].count, comment)
      #expect(machine.matrix.mentionCount(column) == entries.count, comment)
      for (position, entry) in entries.enumerated() {
        #expect(columns[column][Int(entry.row)] == view.coefficient(entry), comment)
        #expect(view.cellRange(Int(entry.row)).contains(Int(entry.cell)), comment)
        let cell = view.cells[Int(entry.cell)]
        #expect(Int(cell.column) == column && Int(cell.position) == position, comment)
      }
    }
  }

  @Test("columns are the transpose of the rows whatever is done", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    for batch in 0..<30 {
      for _ in 0..<random.int(0...12) { machine.change(&random) }
      if random.chance(70) {
        machine.matrix.link()
        check(machine, "seed \(seed), batch \(batch)")
      }
      if random.chance(20) { machine.matrix = machine.matrix.copy() }
      if random.chance(60) { machine.commit() } else { machine.rollBack() }
      check(machine, "seed \(seed), batch \(batch), after it")
      #expect(machine.matrix.added.count == 0 && machine.matrix.removed.count == 0)
      let hasChanges = machine.matrix.hasChanges
      #expect(!hasChanges)
    }
  }

  @Test("long columns and long rows grow and shrink", arguments: UInt64(1)...3)
  func long(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    machine.matrix.addColumns(60)
    machine.columnCount = 60
    for batch in 0..<12 {
      for _ in 0..<random.int(1...80) {
        machine.age += 1
        let row = PlainRow.random(&random, columns: 60, terms: 1...60)
        machine.rows[machine.matrix.add(row, age: machine.age)] = row
        if random.chance(20) { machine.matrix.link() }
      }
      for slot in random.sample(machine.rows.keys.sorted(), random.int(0...60)) {
        machine.matrix.removeRow(slot)
        machine.removed.insert(slot)
      }
      if random.chance(60) { machine.commit() } else { machine.rollBack() }
      check(machine, "seed \(seed), batch \(batch)")
    }
  }

  @Test("slots and cells of rows that left are used again")
  func reuse() {
    var matrix = Matrix()
    matrix.addColumns(3)
    let row = PlainRow(terms: [(0, 1), (1, 2), (2, 3)])
    var size = 0
    for age in UInt64(1)...50 {
      let slot = matrix.add(row, age: age)
      #expect(slot == 0)
      if age % 2 == 0 {
        if age % 4 == 0 { matrix.link() }
        matrix.rollBack()
      } else {
        matrix.link()
        matrix.commit(age: age)
        matrix.removeRow(slot)
        matrix.commit(age: age)
      }
      if age == 1 { size = matrix.nextStart }
      #expect(matrix.nextStart == size && matrix.rowCapacity == 1)
    }
  }

  @Test("after going back rows get the slots that they would have had")
  func slots() {
    var matrix = Matrix()
    matrix.addColumns(1)
    let row = PlainRow(terms: [(0, 1)])
    for age in UInt64(1)...5 { _ = matrix.add(row, age: age) }
    matrix.link()
    matrix.commit(age: 5)
    for slot in [3, 1] { matrix.removeRow(slot) }
    matrix.commit(age: 5)
    let slots = (0..<4).map { _ in matrix.add(row, age: 6) }
    matrix.rollBack()
    #expect((0..<4).map { _ in matrix.add(row, age: 7) } == slots)
  }

  @Test("the largest coefficient is brought into [1, 2) without rounding")
  func scaling() {
    var matrix = Matrix()
    matrix.addColumns(2)
    for largest in [1, 1.9, 2, 0.3, 1000, 1e-9, 3e20] {
      let row = PlainRow(terms: [(0, -largest), (1, largest / 3)], constant: 7, weight: 3)
      let slot = matrix.add(row)
      let view = matrix.view
      let scaled = view.largestCoefficient(slot)
      #expect(scaled >= 1 && scaled < 2)
      let scale = view.rows[slot].scale
      #expect(view.coefficient(slot, 0) == -largest * scale)
      #expect(view.coefficient(slot, 1) == largest / 3 * scale)
      #expect(view.rows[slot].constant == 7 * scale && view.rows[slot].weight == 3 / scale)
    }
  }

  @Test("a weight other than 1 is stored beside, and goes back with its batch")
  func weights() {
    var matrix = Matrix()
    matrix.addColumns(1)
    func weight(_ row: Int) -> Double { matrix.row(row).weight * matrix.row(row).scale }
    let plain = matrix.add(PlainRow(terms: [(0, 4)]))
    let heavy = matrix.add(PlainRow(terms: [(0, 4)], weight: 3))
    #expect(weight(plain) == 1 && weight(heavy) == 3)
    matrix.link()
    matrix.commit(age: 1)
    matrix.setStrength(plain, priority: 500, weight: 7 / matrix.row(plain).scale)
    matrix.setStrength(heavy, priority: 500, weight: 1 / matrix.row(heavy).scale)
    #expect(weight(plain) == 7 && weight(heavy) == 1)
    matrix.rollBack()
    #expect(weight(plain) == 1 && weight(heavy) == 3)
    matrix.removeRow(heavy)
    matrix.commit(age: 2)
    #expect(matrix.add(PlainRow(terms: [(0, 1)]), age: 3) == heavy && weight(heavy) == 1)
    let light = matrix.add(PlainRow(terms: [(0, 0x1p-60)], weight: 0x1p-1060), age: 4)
    #expect(matrix.row(light).weight > 0)
  }

  @Test("sums of a row leave a column out and keep the rounding of the numbers")
  func sums() {
    var matrix = Matrix()
    matrix.addColumns(3)
    let row = matrix.add(PlainRow(terms: [(0, 1), (1, -1.5), (2, 0.5)]))
    let numbers = [Estimate(value: 10, error: 0.5), .zero, Estimate(value: -8, error: 3)]
    let all = matrix.view.sum(row, from: 1, estimates: { numbers[$0] })
    #expect(all.value == 7 && all.magnitude == 10 && all.error == 1.5)
    let rest = matrix.view.sum(row, from: 1, skipping: 0, cap: 0.25, estimates: { numbers[$0] })
    #expect(rest.value == -3 && rest.magnitude == 4 && rest.error == 0.75)
    let plain = matrix.view.sum(row, skipping: 2) { numbers[$0].value }
    #expect(plain.value == 10 && plain.magnitude == 10 && plain.error == 0)
  }

  @Test("the first batch that is kept is a large one, whatever was taken back before")
  func firstAfterRollback() {
    var matrix = Matrix()
    matrix.addColumns(1)
    let row = PlainRow(terms: [(0, 1)])
    _ = matrix.add(row, age: 1)
    #expect(matrix.isLargeBatch == true)
    matrix.rollBack()
    let again = matrix.add(row, age: 2)
    #expect(matrix.isLargeBatch == true && matrix.isAdded(again) == true)
    matrix.link()
    matrix.commit(age: 2)
    #expect(matrix.isAdded(again) == false)
    let next = matrix.add(row, age: 3)
    #expect(matrix.isLargeBatch == false && matrix.isAdded(next) == true)
  }
}

extension Matrix {
  /// For each column the rows that mention it, in their order.
  fileprivate var columnLists: [[Int]] {
    let view = view
    return (0..<columnCount).map { view.entryRange($0).map { Int(view.entries[$0].row) } }
  }
}
