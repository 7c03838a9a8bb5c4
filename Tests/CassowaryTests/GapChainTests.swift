// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Items in a row with gaps of at least 4 that prefer 24, each with a weight of its own: as the
/// total length changes, slack is handed from gap to gap.
@Suite("Gap chains")
struct GapChainTests {
  @Test(
    "a timeline of variables with lower bounds begins at its low end",
    arguments: [(Float(250), false), (250, true), (1, false), (1, true)])
  func timeline(_ level: Float, isReversed: Bool) throws {
    let solver = Solver()
    let count = 200
    let dates = try solver.makeVariables(count, lowerBound: 0)
    let ordered = isReversed ? dates.reversed() : dates
    for (earlier, later) in zip(ordered, ordered.dropFirst()) {
      try solver.add(later >= earlier + 5)
    }
    for date in dates { try solver.add((date == 10).strength(Strength(level))) }
    try solver.solve()
    // All dates but the first few are later than they are wished, and cost least where the first is at 0 or later.
    #expect(try solver.values(of: ordered) == (0..<count).map { 5 * Double($0) })
    #expect(solver.statistics.pivots <= 8, "\(solver.statistics.pivots) pivots")
  }

  @Test("many short chains with one end need no pivot for each", arguments: [true, false])
  func jobs(hasBound: Bool) throws {
    let solver = Solver()
    let end = try hasBound ? solver.makeVariable(lowerBound: 0) : solver.makeVariable()
    try solver.add((end == 10).strength(.weak))
    for _ in 0..<100 {
      let (start, stop) = (
        try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0)
      )
      try solver.add(stop >= start + 5)
      try solver.add(end >= stop + 5)
      for date in [start, stop] { try solver.add((date == 10).strength(.weak)) }
    }
    try solver.solve()
    #expect(solver.statistics.pivots <= 8, "\(solver.statistics.pivots) pivots")
  }

  private struct Chain {
    let solver = Solver()
    let total: Variable
    var starts: [Variable] = []
    var weights: [Double] = []

    /// Makes a chain of `count` items, each 40 long; no two gaps weigh the same if `count` is
    /// a power of two.
    init(_ count: Int) throws {
      total = try solver.makeVariable()
      try solver.edit(total, strength: .strong)
      starts = try solver.makeVariables(count)
      try solver.add(starts[0] == 0)
      for place in 1..<count {
        let gap = starts[place] - starts[place - 1] - 40
        let weight = 1 + Double((place * 7) % count) / Double(count)
        try solver.add(gap >= 4)
        try solver.add((gap == 24).strength(.weak.weighted(weight)))
        weights.append(weight)
      }
      try solver.add(starts[count - 1] + 40 == total)
    }

    /// The gaps of the optimum: the lightest gives way first, and takes all that is too much.
    func expectation(_ length: Double) -> [Double] {
      var gaps = [Double](repeating: 24, count: weights.count)
      var missing = 40 * Double(starts.count) + 24 * Double(gaps.count) - length
      for place in gaps.indices.sorted(by: { weights[$0] < weights[$1] }) {
        let given = min(missing, 20)
        gaps[place] -= given
        missing -= given
        if missing <= 0 { break }
      }
      return gaps
    }

    func gaps() throws -> [Double] {
      let values = try solver.values(of: starts)
      return zip(values.dropFirst(), values).map { $0 - $1 - 40 }
    }
  }

  @Test("the total goes back and forth", arguments: [16, 64, 256])
  func backAndForth(_ count: Int) throws {
    let chain = try Chain(count)
    let size = Double(count)
    try chain.solver.suggest(60 * size, for: chain.total)
    let built = try chain.solver.work()
    #expect(built.pivots <= 2 * count && built.rounds <= 4)
    var (travelled, at) = (0.0, 60.0)
    var pivots = 0
    let lengths = [46, 47, 64, 70, 45, 66, 50, 50.5, 49, 63, 46, 61, 55, 56, 57, 58, 100, 46]
    for length in lengths {
      try chain.solver.suggest(length * size, for: chain.total)
      let work = try chain.solver.work()
      #expect(isClose(try chain.gaps(), chain.expectation(length * size)))
      #expect(work.pivots <= count && work.rounds <= 2, "\(work)")
      travelled += (min(64, length) - min(64, at)).magnitude
      at = length
      pivots += work.pivots
    }
    // A gap gives 20 before the next one has to: one exchange each.
    #expect(Double(pivots) <= 1.1 * travelled * size / 20)
    #expect(chain.solver.statistics.rebuilds == 0)
  }
}
