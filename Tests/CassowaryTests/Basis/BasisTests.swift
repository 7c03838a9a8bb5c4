// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Exchanges and solves of the basis as a whole.
@Suite("Basis")
struct BasisTests {
  /// A matrix of random rows, and a basis that exchanges elements at random.
  private struct Machine: ~Copyable {
    var matrix = Matrix()
    var basis = Basis()
    let columnCount: Int
    let rowCount: Int

    init(_ random: inout SeededGenerator, columns: Int) {
      columnCount = columns
      rowCount = 2 * columns
      matrix.addColumns(columns)
      for _ in 0..<rowCount {
        _ = matrix.add(PlainRow.random(&random, columns: columns, terms: 1...3))
      }
      matrix.link()
      basis.extend(columns: columns, rows: rowCount)
    }

    /// An element's coefficients.
    func terms(_ element: BasisElement) -> [Int: Double] {
      element.isRow ? matrix.terms(element.row) : [element.variable: 1]
    }

    /// An element that is not tight: a row, a stay or a bound.
    func randomEntering(_ random: inout SeededGenerator) -> BasisElement? {
      let slack = (0..<rowCount).filter { !basis.matching.isTight($0) }
      if random.chance(75), !slack.isEmpty { return .row(random.pick(slack)) }
      let free = (0..<columnCount).filter { basis.matching.element($0).isRow }
      if free.isEmpty { return nil }
      let column = random.pick(free)
      return random.chance(50) ? .stay(column) : .bound(column)
    }

    /// Exchanges a random element for the one that it depends on most; the path, or nil.
    mutating func exchange(_ random: inout SeededGenerator) -> [Int]? {
      guard let entering = randomEntering(&random) else { return nil }
      basis.express(entering, matrix)
      defer { basis.clearPivotRow() }
      let support = basis.pivotRow.indices.map { basis.pivotRow.index($0) }
      let largest = support.map { abs(basis.pivotRow[$0]) }.max() ?? 0
      let good = support.filter { abs(basis.pivotRow[$0]) >= 0.3 * largest }
      if good.isEmpty { return nil }
      let column = random.pick(good)
      let before = (0..<columnCount).map { basis.matching.element($0) }
      let place = basis.exchange(entering, leaving: column, matrix)
      let path = basis.paths.path.elements.map { Int($0) }
      #expect(path.first == column && path.last == place)
      #expect(Set(path).count == path.count)
      // Each takes the element of the next, the last the entering one; nobody else changes.
      var wanted = before
      for (variable, next) in zip(path, path.dropFirst()) { wanted[variable] = before[next] }
      wanted[place] = entering
      #expect((0..<columnCount).map { basis.matching.element($0) } == wanted)
      return path
    }
  }

  private func check(_ machine: borrowing Machine, _ comment: Comment) {
    machine.basis.checkOrder(machine.matrix, comment)
    machine.basis.checkMatching(machine.matrix, comment)
    let isClean = machine.basis.isClean && !machine.basis.isSingular
    #expect(isClean, comment)
  }

  @Test(
    "after every exchange the order is true, and going back undoes it",
    arguments: UInt64(1)...60)
  func exchanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine(&random, columns: random.int(2...14))
    machine.basis.commit()
    var begun = machine.basis.picture
    for step in 0..<60 {
      _ = machine.exchange(&random)
      check(machine, "seed \(seed), step \(step)")
      if random.chance(10) {
        machine.basis.rollBack()
        #expect(machine.basis.picture == begun, "seed \(seed), step \(step)")
        check(machine, "seed \(seed), step \(step), taken back")
      } else if random.chance(20) {
        machine.basis.commit()
        begun = machine.basis.picture
      } else if random.chance(10) {
        machine.basis.clear()
        check(machine, "seed \(seed), step \(step), made anew")
      }
    }
  }

  @Test("a row in terms of the elements is the row", arguments: UInt64(1)...40)
  func backward(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine(&random, columns: random.int(2...14))
    for _ in 0..<40 { _ = machine.exchange(&random) }
    for row in 0..<machine.rowCount {
      machine.basis.express(.row(row), machine.matrix)
      var sums: [Int: Double] = [:]
      for place in machine.basis.pivotRow.indices {
        let column = machine.basis.pivotRow.index(place)
        for (other, coefficient) in machine.terms(machine.basis.matching.element(column)) {
          sums[other, default: 0] += machine.basis.pivotRow[column] * coefficient
        }
      }
      machine.basis.clearPivotRow()
      let wanted = machine.matrix.terms(row)
      for column in 0..<machine.columnCount {
        let isRight = isClose(sums[column] ?? 0, wanted[column] ?? 0, within: 1e-6)
        #expect(isRight, "seed \(seed), row \(row), column \(column)")
      }
    }
  }

  @Test("when an element is left all others stay tight", arguments: UInt64(1)...40)
  func direction(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine(&random, columns: random.int(2...14))
    for _ in 0..<40 { _ = machine.exchange(&random) }
    for column in 0..<machine.columnCount {
      let step = random.pick([-1.0, 1])
      machine.basis.findDirection(leaving: column, step: step, machine.matrix)
      for other in 0..<machine.columnCount {
        var speed = 0.0
        for (variable, coefficient) in machine.terms(machine.basis.matching.element(other)) {
          speed += coefficient * machine.basis.direction.speed(variable)
        }
        let isRight = isClose(speed, other == column ? step : 0, within: 1e-6)
        #expect(isRight, "seed \(seed), leaving \(column), element of \(other)")
      }
      // Every slack row that moves is noted.
      let noted = Set(
        (0..<machine.basis.direction.rows.count).map { machine.basis.direction.rows[$0] })
      for row in 0..<machine.rowCount where !machine.basis.matching.isTight(row) {
        let moves = machine.matrix.terms(row).keys.contains {
          machine.basis.direction.speed($0) != 0
        }
        #expect(noted.contains(row) == moves, "seed \(seed), leaving \(column), row \(row)")
      }
      machine.basis.direction.clear()
    }
    check(machine, "seed \(seed)")
  }

  @Test("values follow the elements", arguments: UInt64(1)...40)
  func forward(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine(&random, columns: random.int(2...60))
    var values = Values()
    var agenda = Agenda()
    for _ in 0..<machine.columnCount { values.append(lowerBound: -.infinity) }
    agenda.extend(columns: machine.columnCount, rows: machine.rowCount)
    for step in 0..<40 {
      for _ in 0..<random.int(1...5) { _ = machine.exchange(&random) }
      for column in 0..<machine.columnCount where machine.basis.matching.element(column).isBound {
        // Bounds that are not there would be no values.
        machine.basis.matching.place(.stay(column), at: column, pivot: 1)
      }
      for row in 0..<machine.rowCount { agenda.markStale(.row(row)) }
      machine.basis.propagate(machine.matrix, &values, &agenda)
      let isDone = agenda.staleRows.isEmpty && agenda.staleColumns.isEmpty
      #expect(isDone, "seed \(seed), step \(step)")
      for row in 0..<machine.rowCount where machine.basis.matching.isTight(row) {
        let residual = values.residual(row, machine.matrix.view)
        #expect(
          abs(residual.value) <= residual.feasibleWidth, "seed \(seed), step \(step), row \(row)")
      }
      check(machine, "seed \(seed), step \(step)")
      agenda.removeAll()
    }
  }
}
