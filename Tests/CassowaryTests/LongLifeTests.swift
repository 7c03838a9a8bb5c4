// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// The smallest calls of faults that long lives of one solver brought to light.
@Suite("Long lives")
struct LongLifeTests {
  private let solver = Solver()

  @Test("a light wish that an edit held off is met when the edit ends")
  func endedEdit() throws {
    let x = try solver.makeVariables(6)
    let light = Strength(250, weight: 1e-3)
    try solver.add((x[0] - 2 * x[1] + 3 * x[2] == 10).strength(.strong))
    try solver.edit(x[5], strength: Strength(500, weight: 2))
    try solver.setLowerBound(0, of: x[5])
    try solver.add((3 * x[0] + x[3] == 0).strength(.strong))
    try solver.add((x[3] - 7 * x[4] + 7 * x[5] == 0).strength(Strength(250, weight: 1000)))
    try solver.add((x[4] - x[5] + 1 >= 0).strength(.medium))
    let wish = try solver.add((2 * x[5] >= 8).strength(.medium))
    try solver.suggest(-1, for: x[5])
    try solver.setStrength(light, of: wish)
    try solver.add((x[0] - x[1] == 8).strength(.strong))
    try solver.add((x[2] == -1).strength(.strong))
    try solver.solve()
    try solver.endEdit(x[5])
    try solver.solve()
    #expect(try solver.residual(of: wish) >= 0)
  }
}
