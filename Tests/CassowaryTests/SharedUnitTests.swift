// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Sizes in proportion to one unit, each at a level of its own, which fill a length together with spaces that take
/// no part: where there is no room for all, the last ones give way down to nothing.
@Suite("Shared unit")
struct SharedUnitTests {
  private struct Shares {
    let solver = Solver()
    let total: Variable
    let length: Variable
    var sizes: [Variable] = []
    let parts: [Double]
    let space: Double

    /// How the total is given.
    enum Total: CaseIterable {
      case required, soft, atMost
    }

    init(_ parts: [Double], space: Double, total kind: Total) throws {
      (self.parts, self.space) = (parts, space)
      let unit = try solver.makeVariable()
      let room = try solver.makeVariable()
      let length = try solver.makeVariable()
      (total, self.length) = (room, length)
      try solver.edit(room, strength: Strength(999.5))
      sizes = try solver.makeVariables(parts.count, lowerBound: 0)
      let starts = try solver.makeVariables(parts.count)
      for place in parts.indices {
        try solver.add(
          (sizes[place] == parts[place] * unit).strength(Strength(999 - Float(place) / 8)))
        // What content asks for.
        try solver.add((sizes[place] >= 64 * parts[place]).strength(Strength(750)))
        try solver.add((sizes[place] <= 64 * parts[place]).strength(Strength(250)))
        if place > 0 {
          try solver.add(starts[place] == starts[place - 1] + sizes[place - 1] + space)
        } else {
          try solver.add(starts[0] == 0)
        }
      }
      try solver.add(starts[parts.count - 1] + sizes[parts.count - 1] == length)
      try solver.add(length == filling * unit)
      switch kind {
      case .required: try solver.add(length == room)
      case .soft: try solver.add((length == room).strength(Strength(998)))
      case .atMost:
        try solver.add(length <= room)
      }
    }

    var spaces: Double { space * Double(parts.count - 1) }

    /// The parts and the spaces, in units of 64.
    var filling: Double { parts.reduce(0, +) + spaces / 64 }

    /// As many of the first parts as find room, the next one the rest of it, and the others nothing.
    func expectation(_ length: Double) -> [Double] {
      var rest = length - spaces
      var sizes: [Double] = []
      for part in parts {
        let size = max(0, min(part * length / filling, rest))
        sizes.append(size)
        rest -= size
      }
      sizes[parts.count - 1] += rest
      return sizes
    }

    func values() throws -> [Double] { try solver.values(of: sizes) }
  }

  @Test("the last ones give way", arguments: UInt64(1)...6)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<random.int(30...120)).map { _ in Double(random.int(1...15)) / 64 }
    for kind in Shares.Total.allCases {
      let shares = try Shares(parts, space: 4, total: kind)
      let content = 64 * shares.filling
      for step in 0..<12 {
        // Spaces alone need less than half of it.
        let most = kind == .atMost ? 10 : 15
        let length = step == 0 ? content * 0.6 : content * Double(random.int(5...most)) / 10
        try shares.solver.suggest(length, for: shares.total)
        let work = try shares.solver.work()
        let wanted = shares.expectation(length)
        #expect(
          isClose(try shares.values(), wanted), "seed \(seed), \(kind), step \(step): \(length)")
        let what = "seed \(seed), \(kind), step \(step): \(work)"
        #expect(work.pivots <= 4 * parts.count, "\(what)")
        if step == 0 { #expect(work.rounds <= 4, "\(what)") }
      }
    }
  }

  @Test("a thousand: each gives way for a few elements", arguments: [Shares.Total.required, .soft])
  private func thousand(kind: Shares.Total) throws {
    let count = 1000
    let shares = try Shares(Array(repeating: 0.25, count: count), space: 4, total: kind)
    let content = 20 * Double(count)
    try shares.solver.suggest(content * 0.5, for: shares.total)
    let first = try shares.solver.work()
    #expect(isClose(try shares.values(), shares.expectation(content * 0.5)))
    #expect(first.pivots <= 2 * count && first.itemsExpressed <= 20 * count, "\(first)")
    #expect(first.rounds <= 4, "\(first)")
    // From there one view after another comes back: a step over all for each, until that costs more than
    // beginning anew.
    try shares.solver.suggest(content * 0.95, for: shares.total)
    let second = try shares.solver.work()
    #expect(isClose(try shares.values(), shares.expectation(content * 0.95)))
    #expect(second.rebuilds == 1 && second.itemsExpressed <= 96 * 3 * count, "\(second)")
  }

  @Test("a batch over as many levels as sizes begins anew before that gets long")
  func spacesWithoutRoom() throws {
    let count = 300
    let shares = try Shares(Array(repeating: 0.25, count: count), space: 4, total: .soft)
    try shares.solver.suggest(12 * Double(count), for: shares.total)
    _ = try shares.solver.work()
    let wanted = shares.expectation(12 * Double(count))
    #expect(isClose(try shares.values(), wanted))
    let before = shares.solver.simplex.duals.multipliers.work
    try shares.solver.add(shares.length == 3 * Double(count))
    let conflicts = try #require(try shares.solver.clashes())
    let passed = shares.solver.simplex.duals.multipliers.work - before
    #expect(passed <= 2000 * count, "\(passed)")
    #expect(conflicts.count == 1)
    #expect(isClose(try shares.values(), wanted))
  }

  @Test("sizes that are equal anyway: all shares are flipped, each level is found at once")
  func equalSizes() throws {
    let costs = try [100, 200].map { count in
      let shares = try Shares(
        (0..<count).map { Double(10 + $0 % 7) / 64 }, space: 2, total: .required)
      for (size, next) in zip(shares.sizes, shares.sizes.dropFirst()) {
        try shares.solver.add(next == size)
      }
      let length = 20 * Double(count)
      try shares.solver.suggest(length, for: shares.total)
      let work = try shares.solver.work()
      let size = (length - shares.spaces) / Double(count)
      #expect(isClose(try shares.values(), Array(repeating: size, count: count)))
      #expect(work.pivots <= 8 && work.itemsExpressed <= 8 * count * count, "\(work)")
      return shares.solver.simplex.duals.multipliers.work
    }
    // As many amounts as there are pairs of a size and a level.
    #expect(costs[1] <= 16 * 200 * 200 && costs[1] <= 5 * costs[0], "\(costs)")
  }
}
