// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Values and bounds, against arrays.
@Suite("Values")
struct ValuesTests {
  /// Values and what they should be, driven by random batches.
  private struct Machine: ~Copyable {
    var values = Values()
    var plain: [Double] = []
    var bounds: [Double] = []
    var begunValues: [Double] = []
    var begunBounds: [Double] = []

    mutating func change(_ random: inout SeededGenerator) {
      let number = random.pick([-0.0, 0, 1, random.double(-9...9)])
      if plain.isEmpty || random.chance(10) {
        values.append(lowerBound: number)
        plain.append(0)
        bounds.append(number)
        // A bound that was there from the beginning is what going back leads to.
        begunBounds.append(number)
        return
      }
      let column = random.int(0...plain.count - 1)
      switch random.int(0...9) {
      case 0...5:
        values.set(column, Estimate(value: number, error: 0))
        plain[column] = number
      case 6:
        values.move(column, to: number + 1)
        plain[column] = number + 1
      case 7, 8:
        values.setLowerBound(column, number)
        bounds[column] = number
      default:
        values.set(column, Estimate(value: .infinity, error: 0))
        #expect(values.overflow >= 0)
      }
    }

    mutating func begin() {
      begunValues = plain
      begunBounds = bounds
    }
  }

  private func check(_ machine: borrowing Machine, _ comment: Comment) {
    let count = machine.values.count
    #expect((0..<count).map { machine.values[$0] } == machine.plain, comment)
    #expect((0..<count).map { machine.values.lowerBound($0) } == machine.bounds, comment)
    let hasMinusZero = (0..<count).contains {
      machine.values[$0] == 0 && machine.values[$0].sign == .minus
    }
    #expect(!hasMinusZero, comment)
    var changed: [Int] = []
    machine.values.forEachChanged { changed.append($0) }
    let wanted = (0..<count).filter {
      machine.plain[$0] != ($0 < machine.begunValues.count ? machine.begunValues[$0] : 0)
    }
    #expect(changed.sorted() == wanted, comment)
  }

  @Test("batches are committed, begun anew and taken back", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    for batch in 0..<25 {
      for _ in 0..<random.int(0...10) { machine.change(&random) }
      check(machine, "seed \(seed), batch \(batch)")
      let fresh = Array(repeating: 0.0, count: machine.plain.count - machine.begunValues.count)
      switch random.int(0...3) {
      case 0:
        // Values alone begin anew; the batch goes on.
        machine.values.restart()
        machine.plain = machine.begunValues + fresh
      case 1:
        machine.values.rollBack()
        machine.plain = machine.begunValues + fresh
        machine.bounds = machine.begunBounds
        machine.begin()
      default:
        machine.values.beginBatch()
        machine.begin()
      }
      check(machine, "seed \(seed), batch \(batch), after it")
      #expect(machine.values.overflow < 0)
    }
  }

  @Test("a value without a finite answer is noted and not taken")
  func overflow() {
    var values = Values()
    for _ in 0..<3 { values.append(lowerBound: -.infinity) }
    values.set(1, Estimate(value: 5, error: 0))
    values.set(1, Estimate(value: .nan, error: 0))
    values.set(2, Estimate(value: .infinity, error: 0))
    #expect(values[1] == 5 && values[2] == 0)
    #expect(values.overflow == 1)
  }

  @Test("a slot that was freed goes back, one that was made anew does not")
  func slots() {
    var values = Values()
    for bound in [1.0, 2] { values.append(lowerBound: bound) }
    values.set(0, Estimate(value: 7, error: 0))
    values.set(1, Estimate(value: 8, error: 0))
    values.beginBatch()
    values.free(0)
    #expect(values[0] == 0 && values.lowerBound(0) == -.infinity)
    values.reuse(1, lowerBound: 4)
    values.rollBack()
    #expect(values[0] == 7 && values.lowerBound(0) == 1)
    #expect(values[1] == 0 && values.lowerBound(1) == 4)
  }

  @Test("a variable is below its bound by more than rounding or not at all")
  func bounds() {
    var values = Values()
    for bound in [100, -Double.infinity] { values.append(lowerBound: bound) }
    for (column, estimate, wanted) in [
      (0, Estimate(value: 100 - 1e-10, error: 0), false),
      (0, Estimate(value: 100 - 1e-9, error: 0), true),
      (0, Estimate(value: 99, error: 2), false),
      (1, Estimate(value: -1e300, error: 0), false),
    ] {
      values.set(column, estimate)
      let isBelow = values.isBelowBound(column)
      #expect(isBelow == wanted, "\(estimate)")
    }
    values.set(0, Estimate(value: 99, error: 2))
    let distance = values.distanceToBound(0)
    #expect(distance.value == -1 && distance.magnitude == 100 && distance.error == 2)
  }

  @Test("a stay takes the rounding from a value, and brings one back that went astray")
  func stays() {
    var values = Values()
    for bound in [-Double.infinity, 3, -3] { values.append(lowerBound: bound) }
    values.set(0, Estimate(value: 7, error: 0))
    #expect(values.atStay(0) == nil)
    values.set(0, Estimate(value: 7, error: 1))
    let held = values.atStay(0)
    #expect(held?.value == 7 && held?.error == 0)
    for (column, home) in [(0, 0.0), (1, 3), (2, 0)] {
      for size in [Tolerance.resetLimit, -1e300] {
        values.set(column, Estimate(value: size, error: 0))
        let back = values.atStay(column)
        #expect(back?.value == home && back?.error == 0)
      }
    }
  }

  // MARK: Evaluating

  /// `x + y/2 - 5 = 0`, with y at a value.
  private func makeRow(_ y: Estimate, _ matrix: inout Matrix, _ values: inout Values) {
    matrix.addColumns(2)
    _ = matrix.add(PlainRow(terms: [(0, 1), (1, 0.5)], constant: -5))
    for _ in 0..<2 { values.append(lowerBound: -.infinity) }
    values.set(1, y)
  }

  /// What a row gives to a variable; not a number if it has nothing new to say.
  private func evaluate(
    _ column: Int, _ row: Int, pivot: Double, _ matrix: MatrixView, _ values: borrowing Values
  ) -> Estimate {
    values.evaluate(column, row, pivot: pivot, matrix) ?? Estimate(value: .nan, error: .nan)
  }

  @Test("a value is all else in its row, with the rounding of one evaluation")
  func evaluation() {
    var matrix = Matrix()
    var values = Values()
    makeRow(Estimate(value: 4, error: 0), &matrix, &values)
    let fresh = evaluate(0, 0, pivot: 1, matrix.view, values)
    #expect(fresh.value == 3 && fresh.error == 0)
    let other = evaluate(1, 0, pivot: 0.5, matrix.view, values)
    #expect(other.value == 10 && other.error == 0)
  }

  @Test("what differs by nothing but rounding is no new value")
  func sameValue() {
    var matrix = Matrix()
    var values = Values()
    makeRow(Estimate(value: 4, error: 0), &matrix, &values)
    for (present, isSame) in [
      (3.0, true), (3 + 8e-15, true), (3 - 8e-15, true), (3 + 2e-14, false), (0, false),
    ] {
      values.set(0, Estimate(value: present, error: 0))
      let fresh = values.evaluate(0, 0, pivot: 1, matrix.view)
      #expect((fresh == nil) == isSame, "present value \(present)")
      if let fresh { #expect(fresh.value == 3) }
    }
  }

  @Test("the same value with quite another rounding is noted")
  func sameValueOtherRounding() {
    var matrix = Matrix()
    var values = Values()
    makeRow(Estimate(value: 4, error: 1e-3), &matrix, &values)
    // The rounding of y, times its coefficient.
    for (error, wanted) in [
      (0.0, 5e-4), (2e-4, 5e-4), (1.1e-3, 5e-4), (3e-4, nil), (9e-4, nil), (5e-4, nil),
    ] {
      values.set(0, Estimate(value: 3, error: error))
      let fresh = values.evaluate(0, 0, pivot: 1, matrix.view)
      #expect(fresh?.error == wanted, "present rounding \(error)")
      if let fresh { #expect(fresh.value == 3) }
    }
  }

  @Test("rounding is handed on but not blown up by a small pivot")
  func rounding() {
    var matrix = Matrix()
    var values = Values()
    matrix.addColumns(2)
    _ = matrix.add(PlainRow(terms: [(0, 1.0 / 1024), (1, 1)], constant: 1))
    for _ in 0..<2 { values.append(lowerBound: -.infinity) }
    values.set(1, Estimate(value: 0, error: 1e-6))
    let fresh = evaluate(0, 0, pivot: 1.0 / 1024, matrix.view, values)
    #expect(fresh.value == -1024 && fresh.error == 1e-6)
  }

  @Test("no value is -0, and one that is not finite is told")
  func edges() {
    var matrix = Matrix()
    var values = Values()
    makeRow(Estimate(value: 10, error: 0), &matrix, &values)
    values.set(0, Estimate(value: 1, error: 0))
    let zero = evaluate(0, 0, pivot: 1, matrix.view, values)
    #expect(zero.value == 0 && zero.value.sign == .plus)
    values.set(1, Estimate(value: 1e308, error: 0))
    #expect(values.evaluate(0, 0, pivot: 1, matrix.view)?.value == -5e307)
    #expect(values.evaluate(0, 0, pivot: 1e-3, matrix.view)?.value.isFinite == false)
  }

  @Test("whether a value may be far is what it was before a batch that is taken back")
  func far() {
    var values = Values()
    for _ in 0..<3 { values.append(lowerBound: -.infinity) }
    values.beginBatch()
    values.set(0, Estimate(value: 2e9, error: 0))
    #expect(values.hasFar == true)
    values.rollBack()
    #expect(values.hasFar == false)
    values.set(1, Estimate(value: 2e9, error: 0))
    values.beginBatch()
    values.set(1, Estimate(value: 2, error: 0))
    #expect(values.updateHasFar() == false && values.hasFar == false)
    values.rollBack()
    #expect(values.hasFar == true && values.updateHasFar() == true)
  }
}
