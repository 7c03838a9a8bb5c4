// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Draws the parts of marks in one colour and width.
struct MarkPen {
  private let color: LayoutColor
  private let width: Double
  private let isDashed: Bool
  private let pixel: Double

  /// Makes a pen with a colour, a width in pixels, and the size of a pixel in points.
  init(_ color: LayoutColor, _ width: Double, _ isDashed: Bool, _ pixel: Double) {
    (self.color, self.width) = (color, width * pixel)
    (self.isDashed, self.pixel) = (isDashed, pixel)
  }

  /// Draws a line along an axis.
  func line(_ axis: Axis, _ from: Double, _ to: Double, _ cross: Double) -> SVGElement {
    segment(axis, from, to, cross, cross, isDashed: isDashed)
  }

  /// Draws the tick at the end of a beam.
  func tick(_ axis: Axis, _ along: Double, _ cross: Double) -> SVGElement {
    segment(axis, along, along, cross - 4 * pixel, cross + 4 * pixel, isDashed: false)
  }

  /// Draws the heads of a double arrow, which are smaller if it is short.
  func arrows(_ axis: Axis, _ from: Double, _ to: Double, _ cross: Double) -> [SVGElement] {
    let reach = min(4 * pixel, (to - from).magnitude / 3)
    var heads: [SVGElement] = []
    for (end, step) in [(from, reach), (to, -reach)] {
      for side in [-1.0, 1] {
        heads.append(segment(axis, end, end + step, cross, cross + side * reach, isDashed: false))
      }
    }
    return heads
  }

  private func segment(
    _ axis: Axis, _ from: Double, _ to: Double, _ cross: Double, _ otherCross: Double,
    isDashed: Bool
  ) -> SVGElement {
    let isHorizontal = axis == .horizontal
    var line = SVGElement("line")
    line.set("x1", isHorizontal ? from : cross)
    line.set("y1", isHorizontal ? cross : from)
    line.set("x2", isHorizontal ? to : otherCross)
    line.set("y2", isHorizontal ? otherCross : to)
    line.set("stroke", color)
    line.set("stroke-width", width)
    if isDashed {
      line.set("stroke-dasharray", "\((4 * pixel).pictureText) \((2.5 * pixel).pictureText)")
    }
    return line
  }

  /// Draws a number in a disc.
  func badge(_ number: String, at point: Point, _ occupied: inout OccupiedAreas) -> SVGElement {
    let width = max(13, Double(number.count) * 5.5 + 7) * pixel
    let center = freeCenter(Size(width: width, height: 13 * pixel), at: point, &occupied)
    var group = SVGElement("g")
    var disc = SVGElement("rect")
    disc.set(
      Rect(
        x: center.x - width / 2, y: center.y - 6.5 * pixel, width: width, height: 13 * pixel))
    disc.set("rx", 6.5 * pixel)
    disc.set("fill", color)
    disc.set("stroke", .white)
    disc.set("stroke-width", pixel)
    group.add(disc)
    group.add(text(number, at: center, size: 9, .white))
    return group
  }

  /// Draws the text of a mark on a background.
  func label(
    _ label: String, at point: Point, isOffset: Bool, _ occupied: inout OccupiedAreas
  ) -> [SVGElement] {
    let width = (Double(label.count) * 5.4 + 6) * pixel
    let wanted = isOffset ? Point(x: point.x, y: point.y + 14 * pixel) : point
    let center = freeCenter(Size(width: width, height: 12 * pixel), at: wanted, &occupied)
    var ground = SVGElement("rect")
    ground.set(
      Rect(x: center.x - width / 2, y: center.y - 6 * pixel, width: width, height: 12 * pixel))
    ground.set("rx", 3 * pixel)
    ground.set("fill", LayoutColor(0xFF_FFFF, opacity: 0.9))
    return [ground, text(label, at: center, size: 9, color)]
  }

  private func text(
    _ content: String, at center: Point, size: Double, _ color: LayoutColor
  ) -> SVGElement {
    var text = SVGElement("text")
    text.set("x", center.x)
    text.set("y", center.y + 3.2 * pixel)
    text.set("font-family", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    text.set("font-size", size * pixel)
    text.set("text-anchor", "middle")
    text.set("fill", color)
    text.add(text: content)
    return text
  }

  /// Returns the centre of the first free area for a label, and occupies the area: at the point, or slightly below or
  /// above it.
  private func freeCenter(_ size: Size, at point: Point, _ occupied: inout OccupiedAreas) -> Point {
    for step in [0.0, 1, -1, 2, -2, 3, -3] {
      let center = Point(x: point.x, y: point.y + step * 13 * pixel)
      let rect = Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      if occupied.isFree(rect) {
        occupied.insert(rect)
        return center
      }
    }
    return point
  }
}
