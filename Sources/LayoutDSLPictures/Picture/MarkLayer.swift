// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The marks of constraints and problems, above the boxes of a picture.
struct MarkLayer {
  /// The shared data of the picture.
  let canvas: PictureCanvas

  /// The findings to mark.
  let findings: Findings

  private var pixel: Double { canvas.pixel }
  private var marks: LayoutPicture.Marks { canvas.options.marks }

  /// The colours of marks.
  enum Palette {
    /// The colour of an active constraint.
    static let constraint = LayoutColor(0x0B_6B_CB)
    /// The colour of an inactive constraint.
    static let inactive = LayoutColor(0x7A_85_91)
    /// The colour of a conflicting constraint.
    static let conflict = LayoutColor(0xC8_1E_1E)
    /// The colour of an ambiguity.
    static let ambiguity = LayoutColor(0xA8_5F_00)
    /// The colour of an oddity.
    static let oddity = LayoutColor(0xB8_32_80)
  }

  /// Writes the marks, and occupies the areas of their labels before names are placed.
  func write(to lines: inout SVGLines, _ occupied: inout OccupiedAreas) {
    for oddity in findings.oddities { write(oddity, to: &lines) }
    let placer = MarkPlacer(canvas.scene)
    for ambiguity in findings.ambiguities {
      guard let index = placer.itemIndices[ObjectIdentifier(ambiguity.item)] else { continue }
      write(ambiguity, canvas.scene.items[index], to: &lines)
    }
    let clashing = Set(findings.conflicts.flatMap(\.constraints).map { ObjectIdentifier($0) })
    for constraint in shownConstraints() where !clashing.contains(ObjectIdentifier(constraint)) {
      guard let mark = placer.mark(of: constraint) else { continue }
      let color = constraint.isActive ? Palette.constraint : Palette.inactive
      let isOptional = constraint.priority.rawValue < 1000
      write(
        mark, constraint, MarkPen(color, constraint.isActive ? 1.25 : 0.6, isOptional, pixel),
        number: nil, to: &lines, &occupied)
    }
    for (index, conflict) in findings.conflicts.enumerated() {
      for (member, constraint) in conflict.constraints.enumerated() {
        guard let mark = placer.mark(of: constraint) else { continue }
        let number = findings.conflicts.count > 1 ? "\(index + 1).\(member + 1)" : "\(member + 1)"
        write(
          mark, constraint, MarkPen(Palette.conflict, 1.75, false, pixel), number: number,
          to: &lines,
          &occupied)
      }
    }
  }

  /// Returns the constraints to draw, ordered by their hosts and by activation.
  private func shownConstraints() -> [LayoutConstraint] {
    var shown: [LayoutConstraint] = []
    switch marks.constraints {
    case .none: break
    case .all:
      for item in canvas.scene.items where canvas.shows(item) {
        shown += item.view?.constraints ?? []
      }
    case .of(let items):
      let wanted = Set(items.map { ObjectIdentifier($0) })
      for item in canvas.scene.items {
        shown += (item.view?.constraints ?? []).filter { constraint in
          [constraint.firstItem, constraint.secondItem].contains { item in
            item.map { wanted.contains(ObjectIdentifier($0)) } ?? false
          }
        }
      }
    }
    var seen = Set(shown.map { ObjectIdentifier($0) })
    for constraint in marks.more where seen.insert(ObjectIdentifier(constraint)).inserted {
      shown.append(constraint)
    }
    return shown
  }

  private func write(
    _ mark: ConstraintMark, _ constraint: LayoutConstraint, _ pen: MarkPen, number: String?,
    to lines: inout SVGLines, _ occupied: inout OccupiedAreas
  ) {
    var group = SVGElement("g")
    group.add(title: constraint.inspectedText)
    var anchors: [Point] = []
    switch mark.figure {
    case .beam(let axis, let from, let to, let cross):
      group.add(pen.line(axis, from, to, cross))
      for end in [from, to] { group.add(pen.tick(axis, end, cross)) }
      anchors = [Self.point(axis, (from + to) / 2, cross)]
    case .extent(let axis, let from, let to, let cross):
      group.add(pen.line(axis, from, to, cross))
      for part in pen.arrows(axis, from, to, cross) { group.add(part) }
      anchors = [Self.point(axis, (from + to) / 2, cross)]
    case .alignment(let axis, let position, let from, let to):
      group.add(pen.line(axis == .horizontal ? .vertical : .horizontal, from, to, position))
      anchors = [Self.point(axis, position, (from + to) / 2)]
    case .comparison(let first, let second):
      anchors = first == second ? [first] : [first, second]
    }
    for anchor in anchors {
      if let number { group.add(pen.badge(number, at: anchor, &occupied)) }
      if !mark.text.isEmpty {
        for part in pen.label(mark.text, at: anchor, isOffset: number != nil, &occupied) {
          group.add(part)
        }
      }
    }
    lines.add(group)
  }

  private static func point(_ axis: Axis, _ along: Double, _ cross: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: cross) : Point(x: cross, y: along)
  }

  // MARK: What is open or odd

  private func write(
    _ ambiguity: LayoutAmbiguity, _ item: SceneItem, to lines: inout SVGLines
  ) {
    guard canvas.options.depths.contains(item.depth) else { return }
    let pen = MarkPen(Palette.ambiguity, 1.5, true, pixel)
    var group = SVGElement("g")
    group.add(title: "\(ambiguity.path): the \(ambiguity.attribute) is ambiguous")
    var box = SVGElement("rect")
    box.set(item.frame)
    box.set(
      LayoutPaint(
        stroke: Palette.ambiguity, strokeWidth: 1.5 * pixel, dashes: [5 * pixel, 3 * pixel]))
    group.add(box)
    let reach = 12 * pixel
    let frame = item.frame
    let solid = MarkPen(Palette.ambiguity, 1.5, false, pixel)
    let (axis, middle, cross): (Axis, Double, Double) =
      switch ambiguity.attribute {
      case .left: (.horizontal, frame.minX, frame.midY)
      case .width: (.horizontal, frame.maxX, frame.midY)
      case .top: (.vertical, frame.minY, frame.midX)
      default: (.vertical, frame.maxY, frame.midX)
      }
    group.add(solid.line(axis, middle - reach, middle + reach, cross))
    for part in pen.arrows(axis, middle - reach, middle + reach, cross) { group.add(part) }
    lines.add(group)
  }

  private func write(_ oddity: Oddity, to lines: inout SVGLines) {
    guard
      oddity.items.allSatisfy({ canvas.options.depths.contains(canvas.scene.items[$0].depth) })
    else { return }
    var group = SVGElement("g")
    group.add(title: oddity.text)
    var box = SVGElement("rect")
    box.set(oddity.area.insetBy(dx: -1.5 * pixel, dy: -1.5 * pixel))
    box.set(
      LayoutPaint(
        fill: oddity.kind == .overlap ? Palette.oddity.withOpacity(0.18) : nil,
        stroke: Palette.oddity,
        strokeWidth: 1.25 * pixel))
    group.add(box)
    let corner = Point(x: oddity.area.maxX, y: oddity.area.minY)
    var path = SVGElement("path")
    let (x, y) = (corner.x.pictureText, (corner.y - 6 * pixel).pictureText)
    let (w, h) = ((6 * pixel).pictureText, (10.5 * pixel).pictureText)
    path.set("d", "M\(x) \(y)l\(w) \(h)h-\((12 * pixel).pictureText)Z")
    path.set(LayoutPaint(fill: Palette.oddity, stroke: .white, strokeWidth: pixel))
    group.add(path)
    var line = SVGElement("path")
    line.set(
      "d",
      "M\(x) \((corner.y - 1.5 * pixel).pictureText)v\((3 * pixel).pictureText)"
        + "m0 \((1.2 * pixel).pictureText)v\((0.9 * pixel).pictureText)")
    line.set(LayoutPaint(stroke: .white, strokeWidth: 1.2 * pixel))
    group.add(line)
    lines.add(group)
  }
}
