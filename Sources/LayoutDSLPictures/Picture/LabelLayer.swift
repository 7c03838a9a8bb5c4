// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The names and sizes of a diagram, positioned so that none covers another one.
struct LabelLayer {
  /// The shared data of the picture.
  let canvas: PictureCanvas

  /// Returns the colour of an item.
  let color: (SceneItem) -> LayoutColor

  /// Writes the labels of all items that have room for them.
  ///
  /// Deeper items come first, since their boxes are small; a box that contains others has more possible areas.
  func write(to lines: inout SVGLines, _ occupied: inout OccupiedAreas) {
    var labels: [SVGElement] = []
    let children = children()
    for number in canvas.scene.items.indices.reversed() {
      let item = canvas.scene.items[number]
      guard canvas.shows(item), item.kind == .view || item.kind == .guide else { continue }
      let siblings = item.parent.map { children[$0] } ?? []
      if let label = label(of: item, children[number], siblings, &occupied) { labels.append(label) }
    }
    if labels.isEmpty { return }
    var group = SVGElement("g")
    group.set("font-family", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    group.set("font-size", fontSize)
    group.set("stroke", "#fff")
    group.set("stroke-opacity", 0.85)
    group.set("stroke-width", 2.5 * canvas.pixel)
    group.set("stroke-linejoin", "round")
    group.set("paint-order", "stroke")
    lines.begin(group)
    for label in labels.reversed() { lines.add(label) }
    lines.end()
  }

  private var fontSize: Double { 10 * canvas.pixel }

  /// Returns the frames of the subviews of each item.
  private func children() -> [[Rect]] {
    var children = Array(repeating: [Rect](), count: canvas.scene.items.count)
    for item in canvas.scene.items where canvas.shows(item) && item.kind == .view {
      if let parent = item.parent { children[parent].append(item.frame) }
    }
    return children
  }

  /// Returns the label of an item in the first free area, or its name alone if both do not fit: inside of its box,
  /// over subviews if need be, else beside it.
  private func label(
    of item: SceneItem, _ children: [Rect], _ siblings: [Rect], _ occupied: inout OccupiedAreas
  ) -> SVGElement? {
    for text in texts(of: item) {
      let size = Size(width: Self.columns(text) * 0.602 * fontSize, height: fontSize * 1.1)
      let inner = item.frame.insetBy(dx: 3 * canvas.pixel, dy: 2 * canvas.pixel)
      var candidates: [Rect] = []
      if size.width <= inner.width, size.height <= inner.height {
        candidates = self.candidates(for: size, in: inner, isLeaf: children.isEmpty)
      }
      let isFree = { (area: Rect) in
        occupied.isFree(area) && !children.prefix(64).contains { Self.overlap($0, area) }
      }
      var area = candidates.first(where: isFree) ?? candidates.first { occupied.isFree($0) }
      if area == nil, children.isEmpty {
        area = areasBeside(item.frame, size).first { area in
          occupied.isFree(area) && canvas.extent.contains(area)
            && !siblings.prefix(64).contains { Self.overlap($0, area) }
        }
      }
      guard let area else { continue }
      occupied.insert(area)
      var element = SVGElement("text")
      element.set("x", area.minX)
      element.set("y", area.minY + fontSize * 0.85)
      element.set("fill", color(item))
      if item.isHidden { element.set("opacity", 0.5) }
      element.add(text: text)
      return element
    }
    return nil
  }

  /// Returns the areas below, above and to the right of a box.
  private func areasBeside(_ frame: Rect, _ size: Size) -> [Rect] {
    let gap = 2 * canvas.pixel
    return [
      Rect(origin: Point(x: frame.minX, y: frame.maxY + gap), size: size),
      Rect(origin: Point(x: frame.minX, y: frame.minY - gap - size.height), size: size),
      Rect(origin: Point(x: frame.maxX + 2 * gap, y: frame.midY - size.height / 2), size: size),
    ]
  }

  /// Returns the areas in a box: the middle if it has no subviews, then the corners from the top left.
  private func candidates(for size: Size, in rect: Rect, isLeaf: Bool) -> [Rect] {
    let (right, bottom) = (rect.maxX - size.width, rect.maxY - size.height)
    var origins = [
      Point(x: rect.minX, y: rect.minY), Point(x: right, y: rect.minY),
      Point(x: rect.minX, y: bottom), Point(x: right, y: bottom),
    ]
    if isLeaf {
      origins.insert(
        Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), at: 0)
    }
    return origins.map { Rect(origin: $0, size: size) }
  }

  /// Returns the possible texts of a label, the most detailed first.
  private func texts(of item: SceneItem) -> [String] {
    let size = "\(item.frame.width.pictureText) × \(item.frame.height.pictureText)"
    let name = Self.shortened(item.name)
    switch (options.contains(.names), options.contains(.sizes)) {
    case (true, true): return ["\(name)  \(size)", name]
    case (true, false): return [name]
    default: return [size]
    }
  }

  private var options: LayoutPicture.Content { canvas.options.content }

  private static func shortened(_ name: String) -> String {
    name.count > 28 ? String(name.prefix(27)) + "…" : name
  }

  private static func overlap(_ left: Rect, _ right: Rect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY
      && right.minY < left.maxY
  }

  /// Returns the width of a text in monospaced columns; ideographs take two.
  private static func columns(_ text: String) -> Double {
    text.reduce(0) { columns, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
          0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
          true
        default: false
        }
      return columns + (isWide ? 2 : 1)
    }
  }
}
