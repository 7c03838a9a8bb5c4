// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The glyph outlines of a picture: each is written once and then referenced by its name.
struct GlyphDefinitions {
  /// A glyph of a font.
  private struct Key: Hashable {
    let font: Font
    let glyph: UInt16
  }

  private let prefix: String

  /// The names of the glyphs that were written; nil for glyphs without contours.
  private var names: [Key: String?] = [:]

  /// Makes an empty set of definitions whose names begin with `prefix`.
  init(prefix: String) { self.prefix = prefix }

  /// Writes a run as glyph outlines, for a view whose coordinates begin at `origin`.
  ///
  /// - Returns: Whether the run was written; false if it has to be drawn as text for want of outlines.
  mutating func write(_ run: LayoutTextRun, at origin: Point, to lines: inout SVGLines) -> Bool {
    guard let placed = run.placed, run.anchor == .start, let font = placed.font,
      define(placed.glyphs, of: font, &lines)
    else { return false }
    let scale = placed.style.size / Double(font.metrics.unitsPerEm)
    guard scale > 0, scale.isFinite else { return false }
    let start = placed.isRightToLeft ? placed.x + placed.width : placed.x
    let (x, y) = (origin.x + run.origin.x - start, origin.y + run.origin.y)
    var group = SVGElement("g")
    group.set("role", "img")
    group.set("aria-label", run.fullText ?? run.text)
    group.set("fill", run.color)
    group.set("transform", "translate(\(x.pictureText) \(y.pictureText)) scale(\(scale))")
    if let full = run.fullText { group.add(title: full) }
    for glyph in placed.glyphs {
      guard let name = names[Key(font: font, glyph: glyph.glyph)] ?? nil else { continue }
      var use = SVGElement("use")
      use.set("href", "#\(name)")
      use.set("x", glyph.x / scale)
      if glyph.y != 0 { use.set("y", glyph.y / scale) }
      group.add(use)
    }
    lines.add(group)
    return true
  }

  /// Writes the outlines of glyphs that are not written yet; returns false if the font has none.
  private mutating func define(
    _ glyphs: [PlacedGlyph], of font: Font, _ lines: inout SVGLines
  ) -> Bool {
    for glyph in glyphs {
      let key = Key(font: font, glyph: glyph.glyph)
      if names[key] != nil { continue }
      guard let outline = font.outline(of: glyph.glyph) else { return false }
      if outline.segments.isEmpty {
        names[key] = .some(nil)
        continue
      }
      let name = "\(prefix)-g\(names.count)"
      var path = SVGElement("path")
      path.set("id", name)
      path.set("d", LayoutPath(outline, scale: Double(font.metrics.unitsPerEm)).data)
      var definitions = SVGElement("defs")
      definitions.add(path)
      lines.add(definitions)
      names[key] = name
    }
    return true
  }
}

extension LayoutPath {
  /// Makes a path of an outline scaled to font units, whose numbers are short.
  fileprivate init(_ outline: GlyphOutline, scale: Double) {
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    self.init()
    for segment in outline.segments {
      switch segment {
      case .move(let point): move(to: scaled(point))
      case .line(let point): addLine(to: scaled(point))
      case .curve(let point, let control): addQuadCurve(to: scaled(point), control: scaled(control))
      case .close: closeSubpath()
      }
    }
  }
}
