// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The areas of a picture that labels occupy, indexed by the cells of a grid.
struct OccupiedAreas {
  /// The side length of a cell in points.
  let cell: Double

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private var areas: [Cell: [Rect]] = [:]

  /// Makes an empty grid.
  init(cell: Double) { self.cell = cell }

  /// Whether a rectangle overlaps no occupied area.
  func isFree(_ rect: Rect) -> Bool {
    cells(of: rect).allSatisfy { cell in
      (areas[cell] ?? []).allSatisfy { other in
        other.minX >= rect.maxX || rect.minX >= other.maxX || other.minY >= rect.maxY
          || rect.minY >= other.maxY
      }
    }
  }

  /// Marks a rectangle as occupied.
  mutating func insert(_ rect: Rect) {
    for cell in cells(of: rect) { areas[cell, default: []].append(rect) }
  }

  /// Returns the cells that a label overlaps; they are few, since a label is a single line of text.
  private func cells(of rect: Rect) -> [Cell] {
    let (first, last) = (cellIndex(rect.minX), cellIndex(rect.maxX))
    let (top, bottom) = (cellIndex(rect.minY), cellIndex(rect.maxY))
    var cells: [Cell] = []
    for column in first...min(max(first, last), first + 64) {
      for row in top...min(max(top, bottom), top + 8) {
        cells.append(Cell(column: column, row: row))
      }
    }
    return cells
  }

  /// Returns the index of the cell of a coordinate; 0 for NaN, which pictures of infinite extent produce.
  private func cellIndex(_ coordinate: Double) -> Int {
    let quotient = coordinate / cell
    return quotient.isNaN ? 0 : Int(min(max(quotient.rounded(.down), -1e9), 1e9))
  }
}
