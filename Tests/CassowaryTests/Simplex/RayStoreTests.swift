// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Constants that are dragged: along a ray, past its end and back.
@Suite("Rays")
struct RayStoreTests {
  /// `x` is dragged, `y = 2x + 1`, `z = x + y`.
  private struct Drag: ~Copyable {
    var simplex = Simplex()
    var row = 0

    init(_ start: Double, limit: PlainRow? = nil, lowerBound: Double = -.infinity) {
      for bound in [-.infinity, lowerBound, -.infinity] {
        _ = simplex.addColumn(lowerBound: bound)
      }
      row = simplex.add(PlainRow(terms: [(0, 1)], constant: -start, priority: 750))
      _ = simplex.add(PlainRow(terms: [(1, 1), (0, -2)], constant: -1))
      _ = simplex.add(PlainRow(terms: [(2, 1), (1, -1), (0, -1)]))
      if let limit { _ = simplex.add(limit) }
      solve()
      // The second time that nothing but the constant changes a ray is made.
      for step in [1.0, 2, 1, 0] { drag(to: start + step) }
    }

    mutating func solve() {
      if let failure = simplex.optimize() {
        Issue.record("\(failure)")
        return
      }
      simplex.commit()
    }

    mutating func drag(to value: Double) {
      simplex.setConstant(row, -value)
      solve()
    }

    /// Drags as far as the rays lead; false if the batch is not done with that, nil if none are known.
    mutating func follow(to value: Double) -> Bool? {
      simplex.setConstant(row, -value)
      simplex.prepare()
      guard
        simplex.rays.choose(
          simplex.agenda, &simplex.basis, simplex.duals, simplex.matrix, simplex.values,
          &simplex.changed)
      else { return nil }
      return simplex.rays.follow(simplex.matrix, &simplex.values, &simplex.agenda)
    }

    var values: [Double] { (0..<simplex.columnCount).map { simplex.values[$0] } }
    var pivots: Int { simplex.effort.pivots }
    var computed: Int { simplex.basis.counts.values }
  }

  @Test("inside the interval values move without pivots, without solves, and exactly")
  func inside() {
    var drag = Drag(
      10, limit: PlainRow(terms: [(2, 1)], constant: -100, relation: .lessThanOrEqual))
    let (pivots, computed) = (drag.pivots, drag.computed)
    for step in 16...264 {
      let value = Double(step) / 8
      drag.drag(to: value)
      #expect(drag.values == [value, 2 * value + 1, 3 * value + 1])
    }
    #expect(drag.pivots == pivots && drag.computed == computed)
  }

  @Test("any number of changes gathers no error", arguments: UInt64(1)...5)
  func drift(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var drag = Drag(10)
    let begun = drag.values
    let computed = drag.computed
    for _ in 0..<3000 {
      let value = random.double(300...3000) / 97
      drag.drag(to: value)
      #expect(isClose(drag.values, [value, 2 * value + 1, 3 * value + 1], within: 2e-14))
    }
    drag.drag(to: 10)
    #expect(drag.values == begun, "seed \(seed)")
    #expect(drag.computed == computed, "seed \(seed)")
  }

  @Test("beyond a row the values step past and a pivot brings them back")
  func pastRow() {
    let limit = PlainRow(terms: [(2, 1)], constant: -100, relation: .lessThanOrEqual)
    var drag = Drag(10, limit: limit)
    let pivots = drag.pivots
    #expect(drag.follow(to: 33) == true)
    #expect(drag.simplex.agenda.isDone == true)
    drag.simplex.commit()
    #expect(drag.follow(to: 34) == false && drag.simplex.rays.isPast)
    #expect(drag.values == [34, 69, 103])
    #expect(drag.simplex.agenda.uncheckedRows.members == [3])
    drag.solve()
    #expect(drag.pivots == pivots + 1)
    #expect(drag.values == [33, 67, 100])
    for value in [50.0, 40, 30, 20, 25, 60] {
      drag.drag(to: value)
      let held = min(value, 33)
      #expect(drag.values == [held, 2 * held + 1, 3 * held + 1])
    }
  }

  @Test("beyond a lower bound as well")
  func pastBound() {
    var drag = Drag(10, lowerBound: 5)
    let pivots = drag.pivots
    #expect(drag.follow(to: 2) == true)
    drag.simplex.commit()
    #expect(drag.follow(to: 1.75) == false && drag.simplex.rays.isPast)
    #expect(drag.simplex.agenda.uncheckedColumns.members == [1])
    drag.solve()
    #expect(drag.pivots == pivots + 1)
    #expect(drag.values == [2, 5, 7])
    drag.drag(to: 3)
    #expect(drag.values == [3, 7, 10])
  }

  @Test("values that cancel are computed afresh", arguments: [1.0, -1])
  func cancellation(side: Double) {
    var drag = Drag(1000 * side)
    let (pivots, computed) = (drag.pivots, drag.computed)
    #expect(drag.follow(to: 130 * side) == true)
    drag.simplex.commit()
    #expect(drag.computed == computed)
    let before = drag.values
    #expect(drag.follow(to: 0.1 * side) == false && !drag.simplex.rays.isPast)
    #expect(drag.values == before)
    drag.solve()
    // Not what is left of a thousand.
    #expect(drag.values[0] == 0.1 * side && drag.values[1] == 0.2 * side + 1)
    #expect(drag.computed > computed && drag.pivots == pivots)
    // From there on the bases are the small values.
    let again = drag.computed
    drag.drag(to: 0.2 * side)
    drag.drag(to: 0.15 * side)
    let wanted = [0.15 * side, 0.3 * side + 1, 0.45 * side + 1]
    #expect(isClose(drag.values, wanted, within: 1e-15))
    #expect(drag.computed == again)
  }

  @Test("the first change of a constant makes no ray, and other elements need another one")
  func making() {
    var simplex = Simplex()
    _ = simplex.addColumn(lowerBound: -.infinity)
    let row = simplex.add(PlainRow(terms: [(0, 1)], constant: -1, priority: 750))
    var computed: [Int] = []
    func change(to value: Double, _ simplex: inout Simplex) {
      simplex.setConstant(row, -value)
      _ = simplex.optimize()
      simplex.commit()
      #expect(simplex.values[0] == value)
      computed.append(simplex.basis.counts.values)
    }
    _ = simplex.optimize()
    simplex.commit()
    for value in [2.0, 3, 4] { change(to: value, &simplex) }
    #expect(computed[0] == computed[1] && computed[1] == computed[2])
    // Anything else that happens ends the ray; it takes two changes to have another one.
    _ = simplex.addColumn(lowerBound: -.infinity)
    _ = simplex.add(PlainRow(terms: [(1, 1)], constant: -5))
    _ = simplex.optimize()
    simplex.commit()
    computed = [simplex.basis.counts.values]
    for value in [5.0, 6, 7] { change(to: value, &simplex) }
    #expect(computed[1] == computed[0] + 1)
    #expect(computed[2] == computed[1] && computed[3] == computed[1])
  }

  @Test("variables that followed a ray are listed once, those that did not are not")
  func listing() {
    func followed(_ drag: borrowing Drag) -> [Int] {
      var columns: [Int] = []
      drag.simplex.rays.forEachFollowed(drag.simplex.values) { columns.append($0) }
      return columns.sorted()
    }
    var drag = Drag(10)
    drag.drag(to: 11)
    #expect(followed(drag) == [0, 1, 2])
    // Changed and changed back.
    drag.simplex.setConstant(drag.row, -20)
    drag.drag(to: 11)
    #expect(followed(drag) == [])
  }

  @Test("rows that have nothing to do with each other move together", arguments: UInt64(1)...10)
  func several(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // More rows than there can be rays; neighbours in groups of three share an inequality.
    let count = 12
    var simplex = Simplex()
    for _ in 0..<count { _ = simplex.addColumn(lowerBound: -.infinity) }
    var wanted = (0..<count).map { Double($0) }
    let rows = (0..<count).map { column in
      simplex.add(PlainRow(terms: [(Int32(column), 1)], constant: -wanted[column], priority: 750))
    }
    for column in stride(from: 0, to: count - 2, by: 3) {
      let terms = [(Int32(column), 1.0), (Int32(column + 1), 1), (Int32(column + 2), 1)]
      _ = simplex.add(
        PlainRow(terms: terms, constant: -4000, relation: .lessThanOrEqual, priority: 500))
    }
    _ = simplex.optimize()
    simplex.commit()
    for step in 0..<300 {
      // A few favourites, so that rays are made, and now and then anyone.
      let favourites = random.chance(80) ? Array(0..<5) : Array(0..<count)
      for column in random.sample(favourites, random.int(1...3)) {
        wanted[column] = random.double(1...1000)
        simplex.setConstant(rows[column], -wanted[column])
      }
      _ = simplex.optimize()
      simplex.commit()
      #expect((0..<count).map { simplex.values[$0] } == wanted, "seed \(seed), step \(step)")
    }
  }

  @Test("a batch that is taken back after stepping past leaves the ray where it was")
  func takenBack() {
    let limit = PlainRow(terms: [(2, 1)], constant: -100, relation: .lessThanOrEqual)
    var drag = Drag(10, limit: limit)
    drag.drag(to: 20)
    let (before, computed) = (drag.values, drag.computed)
    #expect(drag.follow(to: 50) == false && drag.simplex.rays.isPast)
    _ = drag.simplex.optimize()
    drag.simplex.rollBack()
    #expect(drag.values == before)
    #expect(drag.computed > computed)
    let spent = drag.computed
    drag.drag(to: 30)
    #expect(drag.values == [30, 61, 91])
    drag.drag(to: 25)
    #expect(drag.values == [25, 51, 76])
    #expect(drag.computed == spent)
  }

  @Test("a batch that is taken back after following rays leaves values and rays where they were")
  func followedTakenBack() {
    var drag = Drag(10)
    drag.drag(to: 20)
    let (before, computed) = (drag.values, drag.computed)
    drag.simplex.setConstant(drag.row, -50)
    _ = drag.simplex.optimize()
    #expect(drag.values == [50, 101, 151])
    drag.simplex.rollBack()
    #expect(drag.values == before)
    drag.drag(to: 25)
    #expect(drag.values == [25, 51, 76])
    #expect(drag.computed == computed)
  }

  @Test("what a step past the limits moves is listed once, and not if it comes back")
  func listingPast() {
    func changed(_ drag: borrowing Drag) -> [Int] {
      var columns: [Int] = []
      drag.simplex.changed.withColumns { changed in
        for place in changed.indices { columns.append(Int(changed[place])) }
      }
      return columns.sorted()
    }
    var drag = Drag(
      10, limit: PlainRow(terms: [(2, 1)], constant: -100, relation: .lessThanOrEqual))
    drag.drag(to: 25)
    drag.drag(to: 50)
    #expect(drag.values == [33, 67, 100])
    #expect(changed(drag) == [0, 1, 2])
    drag.drag(to: 25)
    drag.drag(to: 26)
    drag.drag(to: 33)
    drag.drag(to: 50)
    #expect(drag.values == [33, 67, 100])
    #expect(changed(drag) == [])
  }

  @Test("a ray does not lead beyond what a double can hold")
  func overflow() {
    var drag = Drag(10)
    drag.simplex.setConstant(drag.row, -1e308)
    let failure = drag.simplex.optimize()
    guard case .overflow? = failure else {
      Issue.record("\(String(describing: failure)), values \(drag.values)")
      return
    }
    drag.simplex.rollBack()
    #expect(drag.values == [10, 21, 31])
    drag.drag(to: 12)
    #expect(drag.values == [12, 25, 37])
  }

  @Test("a solve with nothing to do keeps the rays, also before there are any")
  func idleSolves() {
    var drag = Drag(10)
    let computed = drag.computed
    for value in [11.0, 11, 12, 12, 12, 13] { drag.drag(to: value) }
    #expect(drag.values == [13, 27, 40])
    #expect(drag.computed == computed)
    var simplex = Simplex()
    _ = simplex.addColumn(lowerBound: -.infinity)
    let row = simplex.add(PlainRow(terms: [(0, 1)], constant: -1, priority: 750))
    for value in [1.0, 2, 2, 3, 3] {
      simplex.setConstant(row, -value)
      _ = simplex.optimize()
      simplex.commit()
    }
    let count = simplex.basis.counts.values
    simplex.setConstant(row, -4)
    _ = simplex.optimize()
    #expect(simplex.values[0] == 4 && simplex.basis.counts.values == count)
  }

  @Test("a freed variable that was at its stay leaves the rays as they are")
  func freedVariable() {
    var drag = Drag(10)
    let spare = drag.simplex.addColumn(lowerBound: -.infinity)
    drag.solve()
    for value in [11.0, 12, 13] { drag.drag(to: value) }
    drag.simplex.freeColumn(spare)
    drag.solve()
    #expect(drag.follow(to: 14) == true)
    let others = drag.simplex.basis.counts.others
    drag.simplex.commit()
    drag.simplex.freeColumn(spare)
    drag.simplex.commit()
    drag.drag(to: 15)
    #expect(drag.values == [15, 31, 46, 0])
    #expect(drag.simplex.basis.counts.others == others)
  }

  @Test("values become far along no ray", arguments: [1e8, 4e8, 6e8, 9e8])
  func far(start: Double) {
    var simplex = Simplex()
    _ = simplex.addColumn(lowerBound: -.infinity)
    let row = simplex.add(PlainRow(terms: [(0, 1)], constant: -start, priority: 750))
    for value in [start, start + 1, start + 2, start + 3, 2e9] {
      simplex.setConstant(row, -value)
      _ = simplex.optimize()
      simplex.commit()
    }
    #expect(simplex.values[0] == 2e9)
    let hasFar = simplex.findFarValues()
    #expect(hasFar)
  }
}
