// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What is rarely meant, though nothing is wrong with the constraints.
struct Oddity {
  /// The ways in which frames are odd.
  enum Kind: String {
    /// A part of a view is outside of its superview.
    case outside
    /// A view has no width or no height, or a negative one.
    case noSize
    /// Two siblings cover a part of one another.
    case overlap
  }

  /// In which way.
  let kind: Kind

  /// The places of the views among the items of the scene.
  let items: [Int]

  /// Where to look, in the coordinates of the topmost view.
  let area: Rect

  /// What is odd, in a sentence.
  let text: String
}

extension Scene {
  /// The oddities of the frames, parents before children; at most a thousand overlaps.
  ///
  /// Hidden views and what a scroll view holds are passed over, and so is a sibling that lies wholly on
  /// another: that is how backgrounds and badges are made. Half a point is no overlap.
  ///
  /// - Complexity: O(*n* log *n* + *k*) for *n* views and *k* pairs that meet on one axis.
  func oddities() -> [Oddity] {
    var oddities: [Oddity] = []
    var children = Array(repeating: [Int](), count: items.count)
    for (number, item) in items.enumerated() where item.kind == .view && !item.isHidden {
      if let parent = item.parent { children[parent].append(number) }
    }
    var budget = 1000
    for (number, item) in items.enumerated() where item.kind == .view && !item.isHidden {
      if item.frame.width <= 0 || item.frame.height <= 0 {
        let extents = [("width", item.frame.width), ("height", item.frame.height)]
        let texts = extents.filter { $0.1 <= 0 }.map { "a \($0.0) of \($0.1.pictureText)" }
        let size = Size(width: max(item.frame.width, 0), height: max(item.frame.height, 0))
        oddities.append(
          Oddity(
            kind: .noSize, items: [number], area: Rect(origin: item.frame.origin, size: size),
            text: "\"\(path(of: number))\" has \(texts.joined(separator: " and "))"))
      } else if let parent = item.parent, !(items[parent].view is LayoutScrollView),
        let text = sides(of: item.frame, outsideOf: items[parent].frame)
      {
        oddities.append(
          Oddity(
            kind: .outside, items: [number], area: item.frame,
            text: "\"\(path(of: number))\" is outside of its superview by \(text)"))
      }
      addOverlaps(children[number], &budget, &oddities)
    }
    return oddities
  }

  private func sides(of frame: Rect, outsideOf outer: Rect) -> String? {
    let sides = [
      (outer.minX - frame.minX, "left"), (outer.minY - frame.minY, "top"),
      (frame.maxX - outer.maxX, "right"), (frame.maxY - outer.maxY, "bottom"),
    ]
    let texts = sides.filter { $0.0 > 0.5 }.map { "\($0.0.pictureText) (\($0.1))" }
    return texts.isEmpty ? nil : texts.joined(separator: " and ")
  }

  /// Whether a part of a frame is all of it, but for half a point.
  private static func isWhole(_ part: Rect, of frame: Rect) -> Bool {
    part.width >= frame.width - 0.5 && part.height >= frame.height - 0.5
  }

  private func addOverlaps(_ children: [Int], _ budget: inout Int, _ oddities: inout [Oddity]) {
    let sorted = children.sorted {
      (items[$0].frame.minX, $0) < (items[$1].frame.minX, $1)
    }
    for (place, number) in sorted.enumerated() {
      let frame = items[number].frame
      for other in sorted[(place + 1)...] {
        let next = items[other].frame
        guard budget > 0, next.minX < frame.maxX - 0.5 else { break }
        let common = Rect(
          x: next.minX, y: max(frame.minY, next.minY),
          width: min(frame.maxX, next.maxX) - next.minX,
          height: min(frame.maxY, next.maxY) - max(frame.minY, next.minY))
        guard common.width > 0.5, common.height > 0.5, !Self.isWhole(common, of: frame),
          !Self.isWhole(common, of: next)
        else { continue }
        budget -= 1
        let pair = [min(number, other), max(number, other)]
        oddities.append(
          Oddity(
            kind: .overlap, items: pair, area: common,
            text: "\"\(path(of: pair[0]))\" and \"\(path(of: pair[1]))\" overlap by "
              + "\(common.width.pictureText) × \(common.height.pictureText)"))
      }
    }
  }
}
