// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The shapes that the views of a picture draw.
struct DrawingLayer {
  /// The shared data of the picture.
  let canvas: PictureCanvas

  /// Writes the shapes of all visible views, each above those of its superview.
  ///
  /// - Returns: The approximate frames of the texts.
  func write(to lines: inout SVGLines) -> [Rect] {
    var texts: [Rect] = []
    var glyphs = GlyphDefinitions(prefix: canvas.options.identifierPrefix)
    // A group that clips or fades stays open until all descendants of its view are written.
    var open: [Int] = []
    for (number, item) in canvas.scene.items.enumerated() {
      while let last = open.last, item.depth <= canvas.scene.items[last].depth {
        lines.end()
        open.removeLast()
      }
      guard let view = item.view, !item.isHidden, canvas.options.depths.contains(item.depth) else {
        continue
      }
      if let group = group(of: view, item, number, &lines) {
        lines.begin(group)
        open.append(number)
      }
      guard let drawable = view as? any LayoutDrawable else { continue }
      let bounds = Rect(origin: .zero, size: item.frame.size)
      for shape in drawable.shapes(in: bounds) {
        if case .text(let run) = shape {
          texts.append(
            run.estimatedFrame.offsetBy(dx: item.frame.minX, dy: item.frame.minY))
          if glyphs.write(run, at: item.frame.origin, to: &lines) { continue }
        }
        lines.add(SVGElement(shape, at: item.frame.origin))
      }
    }
    for _ in open { lines.end() }
    return texts
  }

  private func group(
    of view: LayoutView, _ item: SceneItem, _ number: Int, _ lines: inout SVGLines
  ) -> SVGElement? {
    guard view.alpha < 1 || view.clipsToBounds else { return nil }
    var group = SVGElement("g")
    if view.alpha < 1 { group.set("opacity", view.alpha) }
    if view.clipsToBounds {
      let name = "\(canvas.options.identifierPrefix)-clip-\(number)"
      var rect = SVGElement("rect")
      rect.set(item.frame)
      var clip = SVGElement("clipPath")
      clip.set("id", name)
      clip.add(rect)
      lines.add(clip)
      group.set("clip-path", "url(#\(name))")
    }
    return group
  }
}

extension LayoutTextRun {
  /// The approximate frame of the run; without a measured width, each character counts as half an em.
  fileprivate var estimatedFrame: Rect {
    let width = width ?? Double(text.count) * (fontSize / 2 + letterSpacing)
    let part =
      switch anchor {
      case .start: isRightToLeft ? 1.0 : 0
      case .middle: 0.5
      case .end: isRightToLeft ? 0 : 1.0
      }
    return Rect(
      x: origin.x - part * width, y: origin.y - fontSize * 0.75, width: width,
      height: fontSize * 0.95)
  }
}
