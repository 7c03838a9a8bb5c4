// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// Builds a vertical list of cells, and removes and inserts cells.
struct ListBuilder {
  private(set) var builder = TraceBuilder()
  private var window: Box
  private var cells: [ListCell] = []
  private var links: [Int] = []
  private var ids: [[Int]] = []

  /// Builds a list of `count` cells.
  init(_ count: Int) {
    window = builder.window(width: 400, height: 700)
    for (index, content) in ListContent.cells(count).enumerated() {
      cells.append(ListCell(&builder, in: window, content))
      links.append(0)
      link(index, below: index - 1)
      ids.append(cells[index].statements.map { builder.add($0) })
    }
    builder.built()
  }

  /// Changes the width of the window repeatedly.
  mutating func drag(_ widths: [Double]) { builder.drag(window.widthVariable, widths) }

  /// Removes random cells of `range` and inserts them again, in a group each.
  mutating func churn(_ count: Int, within range: Range<Int>) {
    var numbers = SeededNumbers(seed: 3)
    for step in 0..<count {
      let index = Int.random(in: range, using: &numbers)
      builder.label("remove")
      removeCell(index)
      builder.update()
      if step == 7 { builder.dump() }
      builder.label("insert")
      insertCell(index)
      builder.update()
      if step == 7 { builder.dump() }
    }
    builder.dump()
  }

  private mutating func removeCell(_ index: Int) {
    builder.remove(links[index])
    for id in ids[index] { builder.remove(id) }
    if index + 1 < cells.count {
      builder.remove(links[index + 1])
      link(index + 1, below: index - 1)
    }
  }

  private mutating func insertCell(_ index: Int) {
    if index + 1 < cells.count { builder.remove(links[index + 1]) }
    link(index, below: index - 1)
    for (id, statement) in zip(ids[index], cells[index].statements) {
      builder.add(statement, id: id)
    }
    if index + 1 < cells.count { link(index + 1, below: index) }
  }

  /// Places a cell below another one, or at the top of the window.
  private mutating func link(_ index: Int, below other: Int) {
    let top = cells[index].box.top
    links[index] = builder.add(top == (other < 0 ? window.top : cells[other].box.bottom))
  }
}
