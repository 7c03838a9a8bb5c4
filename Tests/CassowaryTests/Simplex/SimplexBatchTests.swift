// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Batches of the simplex method as a whole: kept, or taken back as if they had never been.
@Suite("Simplex, batches")
struct SimplexBatchTests {
  /// A simplex driven by random batches, and the rows that it has.
  private struct Machine: ~Copyable {
    var simplex = Simplex()
    var rows: [Int] = []
    var begunRows: [Int] = []

    mutating func addColumns(_ count: Int, lowerBound: Double = -.infinity) {
      for _ in 0..<count { _ = simplex.addColumn(lowerBound: lowerBound) }
    }

    mutating func addRow(_ random: inout SeededGenerator) {
      rows.append(simplex.add(.random(&random, columns: simplex.columnCount, terms: 1...3)))
    }

    mutating func change(_ random: inout SeededGenerator) {
      let column = random.int(0...simplex.columnCount - 1)
      switch random.int(0...9) {
      case 0,
        1 where !rows.isEmpty:
        if rows.isEmpty { return }
        simplex.removeRow(rows.remove(at: random.int(0...rows.count - 1)))
      case 2,
        3 where !rows.isEmpty:
        if rows.isEmpty { return }
        simplex.setConstant(random.pick(rows), random.double(-40...40))
      case 4 where !rows.isEmpty:
        simplex.setStrength(
          random.pick(rows), priority: random.pick([1000, 750, 250]),
          weight: random.pick([0.5, 1, 4]))
      case 5:
        simplex.setLowerBound(
          column, random.chance(40) ? -.infinity : random.double(-20...20))
      default:
        if rows.count < 2 * simplex.columnCount { addRow(&random) }
      }
    }

    /// Records a batch; the same numbers give the same one.
    mutating func record(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      // Often nothing but a constant, so that rays are followed.
      if random.chance(30), !rows.isEmpty {
        simplex.setConstant(rows[rows.count / 2], random.double(-40...40))
        return
      }
      for _ in 0..<random.int(0...4) { change(&random) }
    }

    mutating func commit(_ comment: Comment) {
      if let failure = simplex.optimize() {
        Issue.record("\(failure) \(comment)")
        return
      }
      simplex.commit()
      begunRows = rows
    }

    mutating func rollBack() {
      simplex.rollBack()
      rows = begunRows
    }
  }

  @Test("a batch that is taken back has never been", arguments: UInt64(1)...60)
  func twin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tried = Machine()
    var spared = Machine()
    let columns = random.int(2...6)
    tried.addColumns(columns)
    spared.addColumns(columns)
    // Going back gives every part its room.
    tried.simplex.prepare()
    for batch in 0..<25 {
      let number = seed * 1000 + UInt64(batch)
      while random.chance(50) {
        let before = tried.simplex.picture
        tried.record(number + 500)
        // Without a new row a ray may be followed, and is taken back, too.
        if random.chance(50) { tried.addRow(&random) }
        for _ in 0..<random.int(0...2) {
          _ = tried.simplex.optimize()
          if random.chance(50) { tried.change(&random) }
        }
        tried.rollBack()
        #expect(tried.simplex.picture == before, "seed \(seed), batch \(batch)")
      }
      if random.chance(10) {
        let bound = random.pick([-Double.infinity, -3, 5])
        tried.addColumns(1, lowerBound: bound)
        if random.chance(50) {
          tried.addRow(&random)
          _ = tried.simplex.optimize()
        }
        // The variable stays.
        tried.rollBack()
        spared.addColumns(1, lowerBound: bound)
      }
      tried.record(number)
      tried.commit("seed \(seed), batch \(batch)")
      spared.record(number)
      spared.commit("seed \(seed), batch \(batch)")
      #expect(
        tried.simplex.picture == spared.simplex.picture, "seed \(seed), batch \(batch), committed")
    }
  }

  @Test("what is tried on a copy leaves the original alone", arguments: UInt64(1)...20)
  func copy(seed: UInt64) {
    var machine = Machine()
    machine.addColumns(5)
    // Every part makes room for the variables, as it does in the copy.
    machine.rollBack()
    for batch in 0..<15 {
      let number = seed * 1000 + UInt64(batch)
      let before = machine.simplex.picture
      var other = Machine()
      other.simplex = machine.simplex.copy()
      other.rows = machine.rows
      #expect(other.simplex.picture == before, "seed \(seed), batch \(batch)")
      other.record(number)
      other.commit("seed \(seed), batch \(batch)")
      #expect(machine.simplex.picture == before, "seed \(seed), batch \(batch)")
      machine.record(number)
      machine.commit("seed \(seed), batch \(batch)")
      // Rays are not copied, so that the last digits may differ.
      let values = (0..<5).map { machine.simplex.values[$0] }
      let others = (0..<5).map { other.simplex.values[$0] }
      #expect(isClose(values, others), "seed \(seed), batch \(batch)")
    }
  }

  @Test("nothing is left to do after a batch, kept or not")
  func solved() {
    var machine = Machine()
    machine.addColumns(2)
    let isSolvedAtFirst = machine.simplex.isSolved
    #expect(isSolvedAtFirst)
    _ = machine.simplex.add(PlainRow(terms: [(0, 1), (1, 1)], constant: -4))
    let isSolvedNow = machine.simplex.isSolved
    #expect(!isSolvedNow)
    machine.rollBack()
    let isSolvedBack = machine.simplex.isSolved
    #expect(isSolvedBack)
    let row = machine.simplex.add(PlainRow(terms: [(0, 1), (1, 1)], constant: -4))
    machine.commit("the first batch")
    #expect(machine.simplex.values[0] + machine.simplex.values[1] == 4)
    let isSolvedAfter = machine.simplex.isSolved
    #expect(isSolvedAfter)
    machine.simplex.removeRow(row)
    let isSolvedThen = machine.simplex.isSolved
    #expect(!isSolvedThen)
    machine.rollBack()
    #expect(machine.simplex.matrix.row(row).isInForce)
  }

  @Test("a copy that goes on with fresh multipliers keeps its basis")
  func resumedCopy() {
    var simplex = Simplex()
    for _ in 0..<3 { _ = simplex.addColumn(lowerBound: -.infinity) }
    for column in Int32(0)..<3 {
      _ = simplex.add(PlainRow(terms: [(column, 1)], constant: -7, priority: 500))
    }
    _ = simplex.add(PlainRow(terms: [(0, 1), (1, 1)], constant: -10, relation: .lessThanOrEqual))
    _ = simplex.optimize()
    simplex.commit()
    var copy = simplex.copy()
    copy.duals.noteExchange()
    let failure = copy.resumeWithFreshMultipliers(.optimumOrClash)
    #expect(failure == nil)
    #expect(copy.effort.rebuilds == 0)
  }
}

extension Simplex {
  /// All that going back restores, for comparisons.
  fileprivate var picture: [[UInt64]] {
    let view = matrix.view
    var picture: [[UInt64]] = []
    for column in 0..<columnCount {
      picture.append([values[column], values.lowerBound(column)].map(\.bitPattern))
      let isKnown = column < basis.matching.count
      var multiplier: [UInt64] = []
      if isKnown {
        duals.multipliers.forEachAmount(column) {
          multiplier.append(UInt64($0.priority.bitPattern))
          multiplier.append($0.value.bitPattern)
          multiplier.append($0.scale.bitPattern)
        }
      }
      picture.append(multiplier)
      picture.append(
        column < matrix.columnCount
          ? view.entryRange(column).map { UInt64(view.entries[$0].row) } : [])
    }
    for row in 0..<matrix.rowCapacity where matrix.row(row).age > 0 {
      let record = matrix.row(row)
      let cells = view.cellRange(row).map { view.cells[$0] }
      picture.append([
        UInt64(row), record.constant.bitPattern, record.weight.bitPattern,
        UInt64(record.priority.bitPattern), UInt64(record.flags.rawValue),
        row < basis.matching.rowCount ? UInt64(bitPattern: Int64(duals.sign(row))) : 0,
      ])
      picture.append(cells.map(\.coefficient.bitPattern))
    }
    return picture + basis.picture.map { $0.map { UInt64(bitPattern: Int64($0)) } }
  }
}
