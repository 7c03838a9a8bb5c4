// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A picture of two snapshots: the first one in grey, the differences of the second one in colour.
struct DifferencePicture {
  private let before: LayoutSnapshot
  private let after: LayoutSnapshot
  private let options: LayoutPicture.Options
  private let oldFrames: [Rect]
  private let newFrames: [Rect]
  private let partners: [Int?]
  private let tolerance: Double
  private let extent: Rect
  private let pixel: Double

  /// The size at which viewers show the picture.
  var size: Size {
    Size(width: (extent.width / pixel).pictureExtent, height: (extent.height / pixel).pictureExtent)
  }

  /// The colours of the boxes.
  private enum Palette {
    static let before = LayoutColor(0x8A_94_A0)
    static let changed = LayoutColor(0x0B_6B_CB)
    static let added = LayoutColor(0x1C_7C_3C)
    static let removed = LayoutColor(0xC8_1E_1E)
  }

  /// Finds the corresponding entries of two snapshots.
  init(
    _ before: LayoutSnapshot, _ after: LayoutSnapshot, tolerance: Double,
    _ options: LayoutPicture.Options
  ) {
    (self.before, self.after, self.options) = (before, after, options)
    self.tolerance = tolerance
    (oldFrames, newFrames) = (SnapshotScene(before).frames, SnapshotScene(after).frames)
    partners = after.correspondingIndices(in: before)
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    pixel = 1 / scale
    let all = (oldFrames + newFrames).filter { $0.width > 0 || $0.height > 0 }
    let (left, top) = (all.map(\.minX).min() ?? 0, all.map(\.minY).min() ?? 0)
    let padding = options.padding.isFinite ? max(options.padding, 0) : 0
    extent = Rect(
      x: left, y: top, width: (all.map(\.maxX).max() ?? 0) - left,
      height: (all.map(\.maxY).max() ?? 0) - top
    ).insetBy(dx: -padding, dy: -padding)
  }

  /// Returns the SVG document.
  func document() -> String {
    var lines = SVGLines()
    lines.begin(
      SVGElement.root(extent, size: size, pixel: pixel, language: options.language), of: extent,
      title: options.title ?? "\(before.entries.first?.name ?? "") before and after",
      background: options.background)
    var isMatched = Array(repeating: false, count: oldFrames.count)
    for partner in partners.compactMap(\.self) { isMatched[partner] = true }
    for (number, frame) in oldFrames.enumerated() where shows(before.entries[number]) {
      let entry = before.entries[number]
      let color = isMatched[number] ? Palette.before : Palette.removed
      lines.add(box(frame, color, isDashed: true, "\(entry.name) before", fill: 0))
      if !isMatched[number] {
        lines.add(line(Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY)))
        lines.add(line(Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY)))
      }
    }
    var arrows: [SVGElement] = []
    var names: [(Rect, String, LayoutColor)] = []
    for (number, frame) in newFrames.enumerated() where shows(after.entries[number]) {
      let name = after.entries[number].name
      guard let partner = partners[number] else {
        lines.add(box(frame, Palette.added, isDashed: false, "\(name) is new", fill: 0.08))
        names.append((frame, "\(name) (new)", Palette.added))
        continue
      }
      // A frame that is unchanged in its superview's coordinates did not change itself.
      let (from, to) = (before.entries[partner].frame, after.entries[number].frame)
      let isSame = isClose(from, to) || number == 0 && isClose(oldFrames[0], newFrames[0])
      if isSame {
        if !isClose(oldFrames[partner], frame) {
          lines.add(box(frame, Palette.before, isDashed: false, name, fill: 0))
        }
        continue
      }
      let text = "\(name): \(Self.text(from)) → \(Self.text(to))"
      lines.add(box(frame, Palette.changed, isDashed: false, text, fill: 0.08))
      names.append((frame, name, Palette.changed))
      arrows += arrow(from: oldFrames[partner], to: frame)
    }
    for arrow in arrows { lines.add(arrow) }
    write(names, to: &lines)
    lines.end()
    return lines.text
  }

  private func shows(_ entry: LayoutSnapshot.Entry) -> Bool {
    options.depths.contains(entry.depth)
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    (left.minX - right.minX).magnitude <= tolerance
      && (left.minY - right.minY).magnitude <= tolerance
      && (left.width - right.width).magnitude <= tolerance
      && (left.height - right.height).magnitude <= tolerance
  }

  private static func text(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(\.pictureText).joined(separator: " ")
  }

  private func box(
    _ frame: Rect, _ color: LayoutColor, isDashed: Bool, _ title: String, fill: Double
  ) -> SVGElement {
    var box = SVGElement("rect")
    box.set(frame)
    box.set(
      LayoutPaint(
        fill: color.withOpacity(fill), stroke: color, strokeWidth: pixel,
        dashes: isDashed ? [4 * pixel, 3 * pixel] : []))
    box.add(title: title)
    return box
  }

  private func line(_ start: Point, _ end: Point) -> SVGElement {
    var line = SVGElement("line")
    line.set("x1", start.x)
    line.set("y1", start.y)
    line.set("x2", end.x)
    line.set("y2", end.y)
    line.set(LayoutPaint(stroke: Palette.removed.withOpacity(0.5), strokeWidth: pixel))
    return line
  }

  /// Returns an arrow for each corner, of the top left and the bottom right one, that moved visibly.
  private func arrow(from: Rect, to: Rect) -> [SVGElement] {
    let corners = [
      (Point(x: from.minX, y: from.minY), Point(x: to.minX, y: to.minY)),
      (Point(x: from.maxX, y: from.maxY), Point(x: to.maxX, y: to.maxY)),
    ]
    return corners.compactMap { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length >= 3 * pixel else { return nil }
      let reach = min(6 * pixel, length / 2)
      let (ux, uy) = (dx / length * reach, dy / length * reach)
      var path = SVGElement("path")
      let tip = "\(end.x.pictureText) \(end.y.pictureText)"
      let left = Point(x: end.x - ux - uy / 2, y: end.y - uy + ux / 2)
      let right = Point(x: end.x - ux + uy / 2, y: end.y - uy - ux / 2)
      path.set(
        "d",
        "M\(start.x.pictureText) \(start.y.pictureText)L\(tip)"
          + "M\(left.x.pictureText) \(left.y.pictureText)L\(tip)"
          + "L\(right.x.pictureText) \(right.y.pictureText)")
      path.set(LayoutPaint(stroke: Palette.changed, strokeWidth: 1.5 * pixel))
      return path
    }
  }

  private func write(_ names: [(Rect, String, LayoutColor)], to lines: inout SVGLines) {
    var occupied = OccupiedAreas(cell: 64 * pixel)
    let size = 10 * pixel
    for (frame, name, color) in names.reversed() {
      let width = Double(name.count) * 0.602 * size
      let candidates = [
        (frame.minX + 3 * pixel, frame.minY + 2 * pixel),
        (frame.minX + 3 * pixel, frame.maxY - size - 2 * pixel), (frame.minX, frame.maxY + pixel),
      ].map { Rect(x: $0.0, y: $0.1, width: width, height: size * 1.1) }
      guard let area = candidates.first(where: { occupied.isFree($0) }) else { continue }
      occupied.insert(area)
      var text = SVGElement("text")
      text.set("x", area.minX)
      text.set("y", area.minY + size * 0.85)
      text.set("font-family", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
      text.set("font-size", size)
      text.set("fill", color)
      text.add(text: name)
      lines.add(text)
    }
  }
}
