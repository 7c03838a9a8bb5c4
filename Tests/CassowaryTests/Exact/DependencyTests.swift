// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The parts that dependencies and conflicts are told by.
@Suite("Dependencies")
struct DependencyTests {
  private func vector(_ values: [(Int32, Double)]) -> ExactVector {
    ExactVector(values.map { ExactVector.Entry(value: ExactNumber($1), index: $0) })
  }

  private func entries(_ dependency: Dependency) -> [Int32: Double] {
    let entries = dependency.multipliers?.entries ?? []
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.index, $0.value.approximation) })
  }

  @Test("a row is taken out with a dependency where its multiplier is 1")
  func eliminating() {
    var work = 1000
    var first = Dependency(own: 4, constant: ExactNumber(6))
    var second = Dependency(own: 5, constant: ExactNumber(1))
    // What only its shape tells is left as it is.
    first.normalize(at: 2, work: &work)
    second.eliminate(2, with: first, work: &work)
    #expect(first.constant.approximation == 6 && work == 1000)
    first.list(vector([(2, 3), (4, 1)]))
    second.list(vector([(2, 2), (5, 1)]))
    first.normalize(at: 3, work: &work)
    #expect(entries(first) == [2: 3, 4: 1])
    first.normalize(at: 2, work: &work)
    #expect((first.constant + ExactNumber(-2)).isZero && entries(first)[2] == 1 && work < 1000)
    second.eliminate(2, with: first, work: &work)
    #expect(entries(second).keys.sorted() == [4, 5] && entries(second)[5] == 1)
    #expect((second.multipliers?.value(at: 4)).map { ($0 * ExactNumber(3)).approximation } == -2)
    #expect(second.constant.approximation == -3)
    second.shift(by: ExactNumber(3))
    #expect(second.constant.isZero && second.own == 5)
  }

  @Test("members are listed by themselves, in runs by their list")
  func members() {
    let (listed, runs) = (ConflictMembers.listed([0, 2]), ConflictMembers.runs([0..<1, 2..<4]))
    #expect(listed.listed(in: []) == [0, 2] && runs.listed(in: [9, 8, 7, 6]) == [9, 7, 6])
  }

  @Test("a row that cannot hold is refused with its set, and those behind it may hold yet")
  func tableau() throws {
    let rows = [(-3.0, LinearRelation.greaterThanOrEqual), (-2, .lessThanOrEqual), (-5, .equal)]
      .map { ExactRow(terms: [(0, 1)], constant: $0, relation: $1) }
    var work = 1000
    let steps = try #require(RowElimination.steps(through: rows, work: &work))
    var tableau = FarkasTableau(steps, rows, work: &work)
    guard case .kept = tableau.require(0, work: &work),
      case .refused(let members, _) = tableau.require(1, work: &work),
      case .kept = tableau.require(2, work: &work)
    else {
      Issue.record("x >= 3, x <= 2 and x = 5 are kept or refused as they should not be")
      return
    }
    #expect(members.listed(in: tableau.sharedRows).sorted() == [0, 1])
    var none = 0
    var other = FarkasTableau(steps, rows, work: &work)
    _ = other.require(0, work: &work)
    guard case .undecided = other.require(1, work: &none) else {
      Issue.record("decided without work")
      return
    }
  }

  @Test("rows that given ones make needless are taken out, as many as there is work for")
  func reducedSet() throws {
    var rows = (0..<8).map { row([($0, 1)], 0, .greaterThanOrEqual) }
    for place in rows.indices { rows[place].isGiven = true }
    rows.append(row([(0, 1)], -1, .equal))
    rows += (1..<8).map { row([($0, 1), ($0 - 1, -1)], 0, .equal) }
    rows.append(row((0..<8).map { ($0, 1) }, 1, .lessThanOrEqual))
    func reduced(_ limit: Int) throws -> [Int]? {
      var plenty = 100_000
      let steps = try #require(RowElimination.steps(through: rows, work: &plenty))
      var tableau = FarkasTableau(steps, rows, work: &plenty)
      var work = limit
      let set = tableau.reducedSet(work: &work)
      return set?.sorted()
    }
    #expect(try reduced(100_000) == Array(0..<8) + [16])
    var sizes: Set<Int> = []
    for limit in stride(from: 20, through: 2000, by: 20) {
      guard let set = try reduced(limit) else { continue }
      sizes.insert(set.count { $0 >= 8 })
      #expect(set.last == 16, "limit \(limit)")
    }
    #expect(sizes.count > 1, "all alike: \(sizes)")
  }

  @Test("rows are replaced as long as what is left contradicts, the first ones first")
  func substitutes() {
    func replaced(
      _ sum: Double, width: Double = 0, factor: Double = 1, rooms: [Double] = [2, 3, 4]
    ) -> (rows: [Int], sum: Double) {
      var substitutes = BoundSubstitutes()
      for (place, room) in rooms.enumerated() {
        let ratio = ExactNumber(room < 0 ? -1 : 1)
        substitutes.append(place, ratio: ratio, room: ExactNumber(abs(room)), width: 0)
      }
      var contradiction = BoundSubstitutes.Contradiction(sum: ExactNumber(sum), width: width)
      var (work, seen, rows) = (1000, [Int](), [Int]())
      substitutes.replace(
        0..<rooms.count, factor: ExactNumber(factor), in: &contradiction, work: &work
      ) {
        seen += $0
        if $1 { rows += $0 }
      }
      #expect(seen == Array(rooms.indices) && work < 1000)
      return (rows, contradiction.sum.approximation)
    }
    #expect(replaced(10) == ([0, 1, 2], 1))
    // Nothing that is zero, or no more than a row may miss, contradicts.
    #expect(replaced(9) == ([0, 1], 4))
    #expect(replaced(10, width: 1) == ([0, 1], 5))
    #expect(replaced(4.5) == ([0], 2.5))
    #expect(replaced(2) == ([], 2))
    // Bounds that pull the other way cannot stand in.
    #expect(replaced(-10) == ([], -10))
    #expect(replaced(-10, factor: -1) == ([0, 1, 2], -1))
    #expect(replaced(10, rooms: [2, -3, 4]) == ([0, 2], 4))
  }

  @Test("a fraction of a double is that double, and its reciprocal turns it over")
  func fractions() {
    for value in [1, -0.75, 0x1p-800, 3e100, 0x1.fffffffffffffp60] {
      let fraction = Fraction(value)
      #expect(fraction.double == value && fraction.approximation == value)
      let one = fraction * fraction.reciprocal
      #expect(one.double == 1 && (fraction + Fraction(-value)) == nil)
    }
    #expect(Fraction(3).reciprocal.double == nil && Fraction(.leastNonzeroMagnitude).double == nil)
    #expect(Fraction(.leastNonzeroMagnitude).exponent == -1074)
  }
}
