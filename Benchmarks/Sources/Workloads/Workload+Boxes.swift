// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

extension Workload {
  func chain() -> Trace {
    var builder = TraceBuilder()
    let window = builder.window(width: 1000, height: 600)
    var boxes: [Box] = []
    for _ in 0..<size {
      let box = builder.box()
      if let last = boxes.last {
        builder.add(box.left == last.right + 8)
        builder.add(box.width == boxes[0].width)
      } else {
        builder.add(box.left == window.left + 8)
      }
      builder.add(box.top == window.top)
      builder.add(box.bottom == window.bottom)
      boxes.append(box)
    }
    if let last = boxes.last { builder.add(last.right + 8 == window.right) }
    builder.built()
    builder.drag(window.widthVariable, widths(60))
    return builder.trace
  }

  func nested() -> Trace {
    var builder = TraceBuilder()
    let window = builder.window(width: 1200, height: 900)
    var queue = [(box: window, depth: 0)]
    var (count, next) = (1, 0)
    while count < size {
      let (parent, depth) = queue[next]
      next += 1
      let children = min(4, size - count)
      count += children
      var boxes: [Box] = []
      for child in 0..<children {
        let box = builder.box()
        let along: Side = depth % 2 == 0 ? .horizontal : .vertical
        let across: Side = depth % 2 == 0 ? .vertical : .horizontal
        if let last = boxes.last {
          builder.add(along.start(box) == along.end(last) + 1)
          builder.add(along.length(box) == along.length(boxes[0]))
        } else {
          builder.add(along.start(box) == along.start(parent) + 1)
        }
        if child == children - 1 { builder.add(along.end(box) + 1 == along.end(parent)) }
        builder.add(across.start(box) == across.start(parent) + 1)
        builder.add(across.end(box) + 1 == across.end(parent))
        boxes.append(box)
        queue.append((box, depth + 1))
      }
    }
    builder.built()
    builder.drag(window.widthVariable, widths(60))
    return builder.trace
  }

  func grid(suggestions: Int, isRedundant: Bool) -> Trace {
    var builder = TraceBuilder()
    let window = builder.window(width: 1200, height: 900)
    let side = squareSide
    var above: [Box] = []
    var first: Box?
    for row in 0..<side {
      var boxes: [Box] = []
      for column in 0..<side {
        let box = builder.box()
        builder.add(box.left == (boxes.last?.right ?? window.left) + 4)
        builder.add(box.top == (row > 0 ? above[column].bottom : window.top) + 4)
        if let first {
          builder.add(box.width == first.width)
          builder.add(box.height == first.height)
        }
        first = first ?? box
        if column == side - 1 && (row == 0 || isRedundant) {
          builder.add(box.right + 4 == window.right)
        }
        if row == side - 1 && (column == 0 || isRedundant) {
          builder.add(box.bottom + 4 == window.bottom)
        }
        boxes.append(box)
      }
      above = boxes
    }
    builder.built()
    builder.drag(window.widthVariable, widths(suggestions))
    return builder.trace
  }
}
