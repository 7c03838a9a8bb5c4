// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Repairs of the order: every variable behind what it depends on.
@Suite("Order search")
struct OrderSearchTests {
  /// A matrix of random rows, and a basis of stays.
  private struct Machine: ~Copyable {
    var matrix = Matrix()
    var basis = Basis()
    let columnCount: Int
    let rowCount: Int

    init(_ random: inout SeededGenerator, columns: Int, rows: Int, terms: ClosedRange<Int>) {
      columnCount = columns
      rowCount = rows
      matrix.addColumns(columns)
      for _ in 0..<rows {
        _ = matrix.add(PlainRow.random(&random, columns: columns, terms: terms))
      }
      matrix.link()
      basis.extend(columns: columns, rows: rows)
    }

    /// Pairs of a row that is not tight and a variable in it that stands alone at its stay.
    var choices: [(row: Int, column: Int)] {
      var choices: [(row: Int, column: Int)] = []
      for row in 0..<rowCount where !basis.matching.isTight(row) {
        for column in matrix.terms(row).keys.sorted()
        where !basis.matching.element(column).isRow {
          choices.append((row, column))
        }
      }
      return choices
    }

    /// Makes a row tight with a variable, and puts the order right.
    mutating func place(_ row: Int, at column: Int) {
      let pivot = matrix.view.coefficient(row, column)
      basis.matching.place(.row(row), at: column, pivot: pivot)
      basis.repairOrder(column, matrix.view)
    }

    /// Leaves the variable of a tight row to its stay, and its block to what still hangs together.
    mutating func leave(_ column: Int) {
      basis.search.setDetached(column, true)
      let block = basis.blocks.block(column)
      if block >= 0 { basis.split(block, matrix.view) }
      basis.search.setDetached(column, false)
      basis.matching.place(.stay(column), at: column, pivot: 1)
    }
  }

  @Test("rows become tight in any order, with and without cycles", arguments: UInt64(1)...60)
  func growing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = random.int(2...25)
    var machine = Machine(&random, columns: columns, rows: columns, terms: 1...3)
    while true {
      let choices = machine.choices
      if choices.isEmpty { return }
      let choice = random.pick(choices)
      machine.place(choice.row, at: choice.column)
      machine.basis.checkOrder(machine.matrix, "seed \(seed)")
      machine.basis.checkMatching(machine.matrix, "seed \(seed)")
    }
  }

  @Test("rows come and go", arguments: UInt64(1)...60)
  func changing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = random.int(2...16)
    var machine = Machine(&random, columns: columns, rows: 2 * columns, terms: 1...4)
    machine.basis.commit()
    var begun = machine.basis.picture
    for step in 0..<120 {
      let choices = machine.choices
      let tight = (0..<columns).filter { machine.basis.matching.element($0).isRow }
      switch random.int(0...19) {
      case 0:
        machine.basis.clear()
      case 1:
        machine.basis.commit()
        begun = machine.basis.picture
      case 2:
        machine.basis.rollBack()
        #expect(machine.basis.picture == begun, "seed \(seed), step \(step)")
      case 3...7:
        if let column = tight.isEmpty ? nil : random.pick(tight) { machine.leave(column) }
      default:
        if choices.isEmpty { continue }
        let choice = random.pick(choices)
        machine.place(choice.row, at: choice.column)
      }
      machine.basis.checkOrder(machine.matrix, "seed \(seed), step \(step)")
      machine.basis.checkMatching(machine.matrix, "seed \(seed), step \(step)")
    }
  }

  @Test("without cycles there are no blocks", arguments: UInt64(1)...20)
  func acyclic(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 40
    // Each variable depends on a few of those before it in a hidden order.
    let hidden = random.sample(Array(0..<count), count)
    var matrix = Matrix()
    matrix.addColumns(count)
    for place in 0..<count {
      let inputs = random.sample(Array(hidden[0..<place]), random.int(0...3))
      let terms = [(Int32(hidden[place]), 1.0)] + inputs.map { (Int32($0), 2.0) }
      _ = matrix.add(PlainRow(terms: terms))
    }
    matrix.link()
    var basis = Basis()
    basis.extend(columns: count, rows: count)
    for place in random.sample(Array(0..<count), count) {
      basis.matching.place(
        .row(place), at: hidden[place], pivot: matrix.view.coefficient(place, hidden[place]))
      basis.repairOrder(hidden[place], matrix.view)
      basis.checkOrder(matrix, "seed \(seed)")
      #expect(basis.blocks.isEmpty == true, "seed \(seed)")
    }
  }

  @Test("whether a row would close a cycle is known before", arguments: UInt64(1)...60)
  func wouldCycle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = random.int(2...14)
    var machine = Machine(&random, columns: columns, rows: 2 * columns, terms: 1...3)
    for _ in 0..<2 * columns {
      let choices = machine.choices
      if choices.isEmpty { return }
      let inputs = machine.basis.inputs(machine.matrix)
      for (row, column) in choices {
        let others = machine.matrix.terms(row).keys.filter { $0 != column }
        let wanted = others.contains {
          Basis.reached(from: $0, inputs, within: Set(0..<columns)).contains(column)
        }
        let isCycle = machine.basis.wouldCycle(column, row, machine.matrix.view)
        #expect(isCycle == wanted, "seed \(seed)")
        let isClean = machine.basis.search.isClean
        #expect(isClean, "seed \(seed)")
      }
      let choice = random.pick(choices)
      let isCycle = machine.basis.wouldCycle(choice.column, choice.row, machine.matrix.view)
      machine.place(choice.row, at: choice.column)
      #expect((machine.basis.blocks.block(choice.column) >= 0) == isCycle, "seed \(seed)")
    }
  }

  @Test("a ring becomes a block when it closes, and falls apart when it opens")
  func ring() {
    let count = 50
    var matrix = Matrix()
    matrix.addColumns(count)
    for row in 0..<count {
      _ = matrix.add(PlainRow(terms: [(Int32(row), 2), (Int32((row + 1) % count), 1)]))
    }
    matrix.link()
    var basis = Basis()
    basis.extend(columns: count, rows: count)
    for column in 0..<count {
      #expect(basis.blocks.isEmpty == true)
      basis.matching.place(.row(column), at: column, pivot: matrix.view.coefficient(column, column))
      basis.repairOrder(column, matrix.view)
      basis.checkOrder(matrix, "column \(column)")
    }
    #expect(basis.blocks.memberCount(7) == count)
    basis.search.setDetached(7, true)
    basis.split(basis.blocks.block(7), matrix.view)
    basis.search.setDetached(7, false)
    basis.matching.place(.stay(7), at: 7, pivot: 1)
    #expect(basis.blocks.isEmpty == true)
    basis.checkOrder(matrix, "opened")
  }
}
