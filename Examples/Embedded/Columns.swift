// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A row of three columns whose right edge is dragged.
///
/// Every `throws` has a type, since Embedded Swift has no `any Error`.
struct Columns {
  private struct Box {
    let left: Variable
    let width: Variable

    init(in solver: Solver) throws(SolverMisuse) {
      left = try solver.makeVariable()
      width = try solver.makeVariable(lowerBound: 0)
    }

    var right: LinearExpression { left + width }
  }

  private let solver = Solver()
  private let page: Variable
  private let icon: Box
  private let text: Box
  private let side: Box

  /// Pads the page by 16 on both sides and separates the columns by 8.
  ///
  /// The icon prefers a width of 120 and takes a third of the page at most. The side has a width of at least 60. The
  /// text prefers twice the width of the side.
  init() throws(SolverMisuse) {
    page = try solver.makeVariable(lowerBound: 0)
    icon = try Box(in: solver)
    text = try Box(in: solver)
    side = try Box(in: solver)
    try solver.edit(page, strength: .strong)
    try solver.add((icon.left == 16).labeled("left padding"))
    try solver.add((text.left == icon.right + 8).labeled("first gap"))
    try solver.add((side.left == text.right + 8).labeled("second gap"))
    try solver.add((side.right == page - 16).labeled("right padding"))
    try solver.add((3 * icon.width <= page).labeled("a third"))
    try solver.add((side.width >= 60).labeled("side"))
    try solver.add((icon.width == 120).strength(.medium))
    try solver.add((text.width == 2 * side.width).strength(.weak))
  }

  /// Drags the right edge of the page and prints where the columns are.
  func drag(to width: Int) throws(SolverMisuse) {
    try solver.suggest(Double(width), for: page)
    try settle()
  }

  /// Requires a minimum width of the text, and prints what clashes if there is no room.
  func widenText(to width: Int, pageAtMost limit: Int) throws(SolverMisuse) {
    try solver.add((page <= Double(limit)).labeled("page"))
    try solver.add((text.width >= Double(width)).labeled("text"))
    try settle()
  }

  private func settle() throws(SolverMisuse) {
    do {
      try solver.solve()
    } catch {
      print(error.description)
    }
    var line = "page \(try whole(page)):"
    for box in [icon, text, side] {
      line += " \(try whole(box.left))+\(try whole(box.width))"
    }
    print(line)
  }

  private func whole(_ variable: Variable) throws(SolverMisuse) -> Int {
    Int(try solver.value(of: variable).rounded())
  }
}
