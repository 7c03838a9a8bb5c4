// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The frames of a picture with their names, guides, margins and baselines.
struct DiagramLayer {
  /// The shared data of the picture.
  let canvas: PictureCanvas

  private var options: LayoutPicture.Options { canvas.options }
  private var pixel: Double { canvas.pixel }

  /// The colours of boxes, by depth modulo their count; red is reserved for problems.
  static let palette = [0x3B_6F_B6, 0x2A_84_6E, 0x84_58_AC, 0xA8_62_1B, 0x53_6B_80, 0x4D_80_2E]

  /// Writes the hatches, boxes, guides and baselines.
  func writeBoxes(to lines: inout SVGLines) {
    writeHatches(to: &lines)
    if options.content.contains(.boxes) {
      for (number, item) in canvas.scene.items.enumerated()
      where item.kind == .view && canvas.shows(item) { lines.add(box(of: item, number)) }
    }
    if options.content.contains(.guides) {
      for (number, item) in canvas.scene.items.enumerated()
      where item.kind == .guide && canvas.shows(item) { lines.add(guide(item, number)) }
    }
    if options.content.contains(.baselines) { writeBaselines(to: &lines) }
  }

  /// Writes the names and sizes for which there is room.
  func writeNames(to lines: inout SVGLines, _ occupied: inout OccupiedAreas) {
    if options.content.isDisjoint(with: [.names, .sizes]) { return }
    LabelLayer(canvas: canvas, color: color).write(to: &lines, &occupied)
  }

  /// Returns the colour of an item: the caller's, or that of its depth.
  private func color(of item: SceneItem) -> LayoutColor {
    if let view = item.view, let color = options.color(view) { return color }
    return LayoutColor(UInt32(Self.palette[item.depth % Self.palette.count]))
  }

  private func box(of item: SceneItem, _ number: Int) -> SVGElement {
    var box = SVGElement("rect")
    box.set(item.frame)
    let color = color(of: item)
    box.set(
      LayoutPaint(fill: color.withOpacity(0.05), stroke: color, strokeWidth: pixel))
    if item.isHidden { box.set("opacity", 0.35) }
    box.add(title: tip(of: item, number))
    return box
  }

  private func guide(_ item: SceneItem, _ number: Int) -> SVGElement {
    var box = SVGElement("rect")
    box.set(item.frame)
    box.set(
      LayoutPaint(
        stroke: color(of: item), strokeWidth: 1.5 * pixel, dashes: [1.5 * pixel, 3 * pixel]))
    box.add(title: tip(of: item, number))
    return box
  }

  /// Returns the tooltip of an item: its path and its frame in its superview.
  private func tip(of item: SceneItem, _ number: Int) -> String {
    let outer = item.parent.map { canvas.scene.items[$0].origin } ?? .zero
    let numbers = [
      item.frame.minX - outer.x, item.frame.minY - outer.y, item.frame.width, item.frame.height,
    ]
    return canvas.scene.path(of: number) + "  " + numbers.map(\.pictureText).joined(separator: " ")
  }

  private func writeBaselines(to lines: inout SVGLines) {
    for item in canvas.scene.items where canvas.shows(item) && !item.isHidden {
      guard let view = item.view else { continue }
      let (first, last) = (view.firstBaselineOffsetFromTop, view.lastBaselineOffsetFromBottom)
      if first == 0, last == 0 { continue }
      let (top, bottom) = (item.frame.minY + first, item.frame.maxY - last)
      for y in top == bottom ? [top] : [top, bottom] {
        var line = SVGElement("line")
        line.set("x1", item.frame.minX)
        line.set("y1", y)
        line.set("x2", item.frame.maxX)
        line.set("y2", y)
        line.set(
          LayoutPaint(stroke: color(of: item).withOpacity(0.7), strokeWidth: 0.75 * pixel))
        lines.add(line)
      }
    }
  }

  // MARK: Hatches

  private func writeHatches(to lines: inout SVGLines) {
    var margins: [SVGElement] = []
    var safeAreas: [SVGElement] = []
    let users = options.content.contains(.margins) ? viewsWithUsedMargins() : []
    for (number, item) in canvas.scene.items.enumerated() where canvas.shows(item) {
      guard let view = item.view else { continue }
      if users.contains(ObjectIdentifier(view)) {
        margins.append(hatch(item.frame, view.layoutMargins, "margins"))
      }
      // Other views inherit areas that are hatched already, and reading insets is slow for deep views.
      if options.content.contains(.safeAreas),
        number == 0 || view.snp.additionalSafeAreaInsets != .zero, view.safeAreaInsets != .zero
      {
        safeAreas.append(hatch(item.frame, view.safeAreaInsets, "safe-area"))
      }
    }
    if !margins.isEmpty { lines.add(pattern("margins", LayoutColor(0x4D_80_2E), tilt: 45)) }
    if !safeAreas.isEmpty { lines.add(pattern("safe-area", LayoutColor(0xA8_62_1B), tilt: -45)) }
    for hatch in margins + safeAreas { lines.add(hatch) }
  }

  /// Returns the views whose margins a constraint mentions, or whose margins guide is in use.
  private func viewsWithUsedMargins() -> Set<ObjectIdentifier> {
    var users: Set<ObjectIdentifier> = []
    for item in canvas.scene.items {
      if item.kind == .builtInGuide, let guide = item.item as? LayoutGuide,
        guide.identifier == "layoutMarginsGuide", let owner = guide.owningView
      {
        users.insert(ObjectIdentifier(owner))
      }
      guard let view = item.view else { continue }
      for constraint in view.constraints {
        if constraint.firstAttribute.rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue,
          let first = constraint.firstItem
        {
          users.insert(ObjectIdentifier(first))
        }
        if constraint.secondAttribute.rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue,
          let second = constraint.secondItem
        {
          users.insert(ObjectIdentifier(second))
        }
      }
    }
    return users
  }

  /// Returns the hatched area between a rectangle and the rectangle inside its insets.
  private func hatch(_ frame: Rect, _ insets: Insets, _ name: String) -> SVGElement {
    var path = SVGElement("path")
    path.set("d", Self.outline(frame) + Self.outline(frame.inset(by: insets)))
    path.set("fill", "url(#\(options.identifierPrefix)-\(name))")
    path.set("fill-rule", "evenodd")
    return path
  }

  private static func outline(_ rect: Rect) -> String {
    let (left, top) = (rect.minX.pictureText, rect.minY.pictureText)
    return "M\(left) \(top)H\(rect.maxX.pictureText)V\(rect.maxY.pictureText)H\(left)Z"
  }

  private func pattern(_ name: String, _ color: LayoutColor, tilt: Double) -> SVGElement {
    var pattern = SVGElement("pattern")
    pattern.set("id", "\(options.identifierPrefix)-\(name)")
    pattern.set("width", 5 * pixel)
    pattern.set("height", 5 * pixel)
    pattern.set("patternUnits", "userSpaceOnUse")
    pattern.set("patternTransform", "rotate(\(tilt.pictureText))")
    var line = SVGElement("rect")
    line.set("width", pixel)
    line.set("height", 5 * pixel)
    line.set("fill", color.withOpacity(0.35))
    pattern.add(line)
    return pattern
  }
}
