// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A rectangle of four variables, in coordinates of the whole.
struct Box {
  /// The left edge.
  let left: Variable

  /// The top edge.
  let top: Variable

  /// The width.
  let width: Variable

  /// The height.
  let height: Variable

  /// Makes the variables.
  init(in solver: Solver) throws(SolverMisuse) {
    left = try solver.makeVariable()
    top = try solver.makeVariable()
    width = try solver.makeVariable()
    height = try solver.makeVariable()
  }

  /// The right edge.
  var right: LinearExpression { left + width }

  /// The bottom edge.
  var bottom: LinearExpression { top + height }

  /// The middle between top and bottom.
  var middle: LinearExpression { top + 0.5 * height }

  /// The four variables.
  var variables: [Variable] { [left, top, width, height] }

  /// Makes a box at the origin whose width and height are edit variables.
  static func window(width: Double, height: Double, in solver: Solver) throws -> Box {
    let window = try Box(in: solver)
    for (variable, length) in [(window.width, width), (window.height, height)] {
      try solver.edit(variable, strength: .strong)
      try solver.suggest(length, for: variable)
    }
    try solver.add(window.left == 0)
    try solver.add(window.top == 0)
    return window
  }
}
