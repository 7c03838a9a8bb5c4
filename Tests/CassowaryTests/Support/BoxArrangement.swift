// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Many boxes in a window, about four rows for each of them.
enum BoxArrangement: String, CaseIterable, Sendable {
  /// Boxes of one width beside one another, gaps of 8.
  case chain

  /// A square of boxes of one size, gaps of 4.
  case grid

  /// The same with every row and column held at its end, though one of each is enough.
  case redundantGrid

  /// Four boxes in a box, beside or below one another, gaps of 1.
  case nested

  /// Builds about `count` boxes in `window`; parents before children.
  func build(_ count: Int, in window: Box, _ solver: Solver) throws -> [Box] {
    switch self {
    case .chain: try chain(count, in: window, solver)
    case .grid, .redundantGrid: try grid(Self.side(count), in: window, solver)
    case .nested: try nested(count, in: window, solver)
    }
  }

  /// A width of the window that leaves the boxes room.
  func roomyWidth(_ count: Int) -> Double {
    switch self {
    case .chain: 40 * Double(count)
    case .grid, .redundantGrid: 40 * Double(Self.side(count))
    case .nested: 1024
    }
  }

  /// Left and width of the boxes of ``build(_:in:_:)``, computed without a solver.
  func expectation(_ count: Int, width: Double) -> [(left: Double, width: Double)] {
    switch self {
    case .chain: return Self.row(count, from: 0, width: width, gap: 8)
    case .grid, .redundantGrid:
      let side = Self.side(count)
      let row = Self.row(side, from: 0, width: width, gap: 4)
      return (0..<side * side).map { row[$0 % side] }
    case .nested:
      var frames = [(left: 0.0, width: width)]
      var depths = [0]
      var next = 0
      while frames.count <= count {
        let (frame, depth) = (frames[next], depths[next])
        next += 1
        let children = min(4, count + 1 - frames.count)
        let isAlong = depth % 2 == 0
        frames +=
          isAlong
          ? Self.row(children, from: frame.left, width: frame.width, gap: 1)
          : [(left: Double, width: Double)](
            repeating: (frame.left + 1, frame.width - 2), count: children)
        depths += [Int](repeating: depth + 1, count: children)
      }
      return Array(frames.dropFirst())
    }
  }

  private static func side(_ count: Int) -> Int { Int(Double(count).squareRoot().rounded()) }

  /// `count` boxes of one width that fill a width but for the gaps around and between them.
  private static func row(
    _ count: Int, from left: Double, width: Double, gap: Double
  ) -> [(left: Double, width: Double)] {
    let each = (width - Double(count + 1) * gap) / Double(count)
    return (0..<count).map { (left + gap + Double($0) * (each + gap), each) }
  }

  private func chain(_ count: Int, in window: Box, _ solver: Solver) throws -> [Box] {
    var boxes: [Box] = []
    for _ in 0..<count {
      let box = try Box(in: solver)
      if let last = boxes.last {
        try solver.add(box.left == last.right + 8)
        try solver.add(box.width == boxes[0].width)
      } else {
        try solver.add(box.left == window.left + 8)
      }
      try solver.add(box.top == window.top)
      try solver.add(box.bottom == window.bottom)
      boxes.append(box)
    }
    try solver.add(boxes[count - 1].right + 8 == window.right)
    return boxes
  }

  private func grid(_ side: Int, in window: Box, _ solver: Solver) throws -> [Box] {
    var boxes: [Box] = []
    for place in 0..<side * side {
      let (row, column) = (place / side, place % side)
      let box = try Box(in: solver)
      let before = column > 0 ? boxes[place - 1].right : LinearExpression(window.left)
      let above = row > 0 ? boxes[place - side].bottom : LinearExpression(window.top)
      try solver.add(box.left == before + 4)
      try solver.add(box.top == above + 4)
      if place > 0 {
        try solver.add(box.width == boxes[0].width)
        try solver.add(box.height == boxes[0].height)
      }
      boxes.append(box)
    }
    for line in 0..<(self == .grid ? 1 : side) {
      try solver.add(boxes[line * side + side - 1].right + 4 == window.right)
      try solver.add(boxes[side * (side - 1) + line].bottom + 4 == window.bottom)
    }
    return boxes
  }

  private func nested(_ count: Int, in window: Box, _ solver: Solver) throws -> [Box] {
    var boxes = [window]
    var depths = [0]
    var next = 0
    while boxes.count <= count {
      let (parent, depth) = (boxes[next], depths[next])
      next += 1
      let children = min(4, count + 1 - boxes.count)
      let isAlong = depth % 2 == 0
      var row: [Box] = []
      for _ in 0..<children {
        let box = try Box(in: solver)
        let (start, across) = isAlong ? (box.left, box.top) : (box.top, box.left)
        if let last = row.last {
          try solver.add(start == (isAlong ? last.right : last.bottom) + 1)
          try solver.add(
            isAlong ? box.width == row[0].width : box.height == row[0].height)
        } else {
          try solver.add(start == (isAlong ? parent.left : parent.top) + 1)
        }
        try solver.add(across == (isAlong ? parent.top : parent.left) + 1)
        try solver.add(
          isAlong ? box.bottom + 1 == parent.bottom : box.right + 1 == parent.right)
        row.append(box)
        depths.append(depth + 1)
      }
      try solver.add(
        isAlong
          ? row[children - 1].right + 1 == parent.right
          : row[children - 1].bottom + 1 == parent.bottom)
      boxes += row
    }
    return Array(boxes.dropFirst())
  }
}
