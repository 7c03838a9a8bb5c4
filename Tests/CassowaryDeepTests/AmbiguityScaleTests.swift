// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Ambiguity in large systems: no recursion, no linear program for each variable.
@Suite("Ambiguity at scale")
struct AmbiguityScaleTests {
  private let solver = Solver()

  /// Boxes in a row, the width of each held by wishes from both sides.
  private func row(_ count: Int) throws -> (lefts: [Variable], widths: [Variable]) {
    let lefts = try solver.makeVariables(count)
    let widths = try solver.makeVariables(count, lowerBound: 0)
    for number in 0..<count {
      try solver.add((widths[number] <= 20).strength(.weak))
      try solver.add((widths[number] >= 20).strength(.strong))
      if number > 0 {
        try solver.add(lefts[number] == lefts[number - 1] + widths[number - 1] + 8)
      }
    }
    return (lefts, widths)
  }

  @Test("ten thousand boxes, all determined")
  func determined() throws {
    let (lefts, _) = try row(10_000)
    try solver.add(lefts[0] == 0)
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(try solver.isUniquelyDetermined(lefts[9_999]))
    try solver.add(lefts[0] == 20)
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test("one free offset moves ten thousand boxes, and none of their widths")
  func oneFree() throws {
    let (lefts, widths) = try row(10_000)
    try solver.solve()
    #expect(solver.undeterminedVariables() == lefts)
    #expect(try solver.isUniquelyDetermined(widths[9_999]))
    // A limit met at the far end leaves room to one side, a second one at the near end none.
    let end = lefts[9_999] + widths[9_999]
    let right = try solver.value(of: lefts[9_999]) + solver.value(of: widths[9_999])
    try solver.add(end <= right)
    try solver.solve()
    #expect(solver.undeterminedVariables() == lefts)
    try solver.add(lefts[0] >= solver.value(of: lefts[0]))
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test("distances held by a pair of inequalities each do not move with the offset")
  func pairs() throws {
    let lefts = try solver.makeVariables(5_000)
    for (a, b) in zip(lefts, lefts.dropFirst()) {
      try solver.add(b >= a + 8)
      try solver.add(b <= a + 8)
    }
    let length = try solver.makeVariable()
    try solver.add(length == lefts[4_999] - lefts[0])
    try solver.solve()
    #expect(solver.undeterminedVariables() == lefts)
    #expect(try solver.isUniquelyDetermined(length))
  }

  @Test("inequalities that all meet and leave everything open, until the last one is stopped")
  func inequalities() throws {
    let lefts = try solver.makeVariables(5_000, lowerBound: 0)
    for step in 1...2 {
      for (a, b) in zip(lefts, lefts.dropFirst(step)) { try solver.add(b >= a + Double(8 * step)) }
    }
    try solver.solve()
    #expect(try solver.value(of: lefts[4_999]) == 8 * 4_999)
    #expect(solver.undeterminedVariables() == lefts)
    try solver.add(lefts[4_999] <= 8 * 4_999)
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
  }
}
