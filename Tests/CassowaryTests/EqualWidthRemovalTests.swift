// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// A row of columns of one width loses a constraint: all its variables determine one another then.
@Suite("A row of equal widths that loses a constraint")
struct EqualWidthRemovalTests {
  @Test("widths on both sides of the constraint that is gone are equal still")
  func widths() throws {
    let solver = Solver()
    var edge = try solver.makeVariable()
    try solver.add(edge == 0)
    var widths: [Variable] = []
    var equals: [ConstraintHandle] = []
    for _ in 0..<300 {
      let variables = try solver.makeVariables(3)
      try solver.setLowerBound(0, of: variables[1])
      try solver.add(variables[0] == edge)
      try solver.add(variables[2] == variables[0] + variables[1])
      if let last = widths.last { equals.append(try solver.add(variables[1] == last)) }
      widths.append(variables[1])
      edge = variables[2]
    }
    try solver.add(edge == 3000)
    try solver.solve()
    try solver.remove(equals[99])
    let last = try solver.add(widths[299] == 5)
    try solver.solve()
    #expect(try solver.value(of: widths[100]) == 5)
    #expect(abs(try solver.value(of: widths[0]) - 20) <= 1e-9)
    try solver.setConstant(-8, of: last)
    try solver.solve()
    #expect(abs(try solver.value(of: widths[99]) - 14) <= 1e-9)
  }
}
