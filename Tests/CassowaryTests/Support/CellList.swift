// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A list of cells below one another, whose cells can be taken out and put back.
struct CellList {
  let solver: Solver

  /// What the cells stand in; its width is an edit variable, 400 at first.
  let window: Box

  let cells: [ListCell]

  /// The handles of what holds within each cell; empty for one that is out.
  private(set) var handles: [[ConstraintHandle]] = []

  /// What places each cell below the one before it.
  private var links: [ConstraintHandle] = []

  /// Records a list of `count` cells, whose contents repeat every ten cells.
  init(_ count: Int, in solver: Solver = Solver()) throws {
    self.solver = solver
    window = try Box.window(width: 400, height: 700, in: solver)
    var cells: [ListCell] = []
    for place in 0..<count {
      var random = SeededGenerator(seed: UInt64(place % 10))
      cells.append(try ListCell(&random, in: solver))
    }
    self.cells = cells
    for (place, cell) in cells.enumerated() {
      links.append(try solver.add(link(place, below: place - 1)))
      handles.append(try cell.constraints(in: window).map { try solver.add($0) })
    }
  }

  /// Records that a cell goes, and that the one behind it moves up.
  mutating func takeOut(_ place: Int) throws {
    try solver.remove(links[place])
    for handle in handles[place] { try solver.remove(handle) }
    handles[place] = []
    if place + 1 < cells.count {
      try solver.remove(links[place + 1])
      links[place + 1] = try solver.add(link(place + 1, below: place - 1))
    }
  }

  /// Records that a cell that was taken out comes back.
  mutating func putBack(_ place: Int) throws {
    if place + 1 < cells.count { try solver.remove(links[place + 1]) }
    links[place] = try solver.add(link(place, below: place - 1))
    handles[place] = try cells[place].constraints(in: window).map { try solver.add($0) }
    if place + 1 < cells.count {
      links[place + 1] = try solver.add(link(place + 1, below: place))
    }
  }

  private func link(_ place: Int, below other: Int) -> LinearConstraint {
    other < 0 ? cells[place].box.top == window.top : cells[place].box.top == cells[other].box.bottom
  }

  /// The first cell whose place, height or text widths are not what they should be at a width
  /// of the window, none being out; nil if all are right.
  func firstWrongCell(width: Double) throws -> Int? {
    var top = 0.0
    for (place, cell) in cells.enumerated() {
      let wanted = [
        top, cell.contents.cellHeight, cell.contents.titleWidth(in: width),
        cell.contents.subtitleWidth(in: width), width - 68,
      ]
      let got = try solver.values(
        cell.box.top, cell.box.height, cell.title.width, cell.subtitle.width,
        cell.separator.width)
      if !isClose(got, wanted) { return place }
      top += cell.contents.cellHeight
    }
    return nil
  }
}
