// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A property of frames that is rarely intended, though the constraints are correct.
struct Oddity {
  /// The kinds of oddities.
  enum Kind: String {
    /// A view extends beyond its superview.
    case outside
    /// A view has a zero or negative width or height.
    case noSize
    /// Two siblings overlap partially.
    case overlap
  }

  /// The kind of the oddity.
  let kind: Kind

  /// The indices of the views among the items of the scene.
  let items: [Int]

  /// The affected area, in the coordinates of the topmost view.
  let area: Rect

  /// The description of the oddity, as a sentence.
  let text: String
}

extension Scene {
  /// Returns the oddities of the frames, parents before children, with at most a thousand overlaps.
  ///
  /// Hidden views and the subviews of scroll views are skipped, and so is a sibling that lies completely on another
  /// one, as backgrounds and badges do. Overlaps of at most half a point are ignored.
  ///
  /// - Complexity: O(*n* log *n* + *k*) for *n* views and *k* pairs of siblings that overlap horizontally.
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

  /// Whether a part covers its frame, up to half a point.
  private static func isWhole(_ part: Rect, of frame: Rect) -> Bool {
    part.width >= frame.width - 0.5 && part.height >= frame.height - 0.5
  }

  private func addOverlaps(_ children: [Int], _ budget: inout Int, _ oddities: inout [Oddity]) {
    let sorted = children.sorted {
      (items[$0].frame.minX, $0) < (items[$1].frame.minX, $1)
    }
    for (index, number) in sorted.enumerated() {
      let frame = items[number].frame
      for other in sorted[(index + 1)...] {
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
