// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Two rows that clash through great ratios are a conflict, not a limit of pivots; and no coefficient is lost.
@Suite("Clashes through great ratios")
struct RatioLimitTests {
  private let solver = Solver()

  @Test("a row of roots", arguments: [1e3, 1e5, 1e7, 1e9], [true, false])
  func roots(_ square: Double, isBound: Bool) throws {
    let k = square.squareRoot()
    let (x, u) = (try solver.makeVariable(), try solver.makeVariable())
    let y = try solver.makeVariable(lowerBound: isBound ? 1 : nil)
    var handles: [ConstraintHandle] = []
    if !isBound { handles.append(try solver.add(y >= 1)) }
    handles.append(try solver.add(x + 100 * y + u + 52 >= 0))
    handles.append(try solver.add(x / k + k * y + u / k + 37 == 0))
    // x + u is -square · y - 37 · k, which 100 · y + 52 does not outweigh.
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map { Set($0.handles) } == [Set(handles)])
    #expect(conflicts.map(\.lowerBounds) == [isBound ? [y] : []])
  }

  @Test("a coefficient that scaling its row would make zero", arguments: [1e-280, 1e-300])
  func farApart(_ small: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let handle = try solver.add(1e30 * x + small * y == 0)
    let kept = try solver.constraint(for: handle)
    #expect(kept.expression.terms.map(\.coefficient) == [1e30, small])
    try solver.add(y == 8)
    try solver.solve()
    #expect(try solver.value(of: y) == 8)
    #expect(try solver.value(of: x).magnitude < 1e-300)
  }
}
