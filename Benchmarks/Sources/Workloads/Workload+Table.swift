// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

extension Workload {
  /// Builds a square table.
  ///
  /// A column is at least as wide as its widest content. Weak constraints pull columns to equal widths, and the columns
  /// together are as wide as the table. The same holds for the heights of rows.
  func table() -> Trace {
    var builder = TraceBuilder()
    var numbers = SeededNumbers(seed: 23)
    let side = squareSide
    let window = builder.window(width: 100 * Double(side), height: 30 * Double(side))
    let columns = (0..<side).map { _ in Track(&builder) }
    let rows = (0..<side).map { _ in Track(&builder) }
    Track.line(up: columns, from: window.left, to: window.right, &builder)
    Track.line(up: rows, from: window.top, to: nil, &builder)
    for row in rows {
      for column in columns {
        let cell = builder.box()
        builder.add(cell.left == column.start)
        builder.add(cell.width == column.length)
        builder.add(cell.top == row.start)
        builder.add(cell.height == row.length)
        builder.add(cell.width >= Sum(numbers.number(40...120)))
        builder.add(cell.height >= Sum(numbers.number(14...40)))
      }
    }
    builder.built()
    let count = Double(side)
    builder.drag(
      window.widthVariable, TraceBuilder.drag(60, over: (90 * count)...(180 * count), seed: 29))
    return builder.trace
  }
}
