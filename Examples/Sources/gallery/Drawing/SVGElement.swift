// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// One mark as an SVG element.
struct SVGElement {
  /// The element.
  let text: String

  /// Writes `mark` of a view whose top left corner lies at `origin` on the page.
  init(_ mark: Mark, at origin: Point) {
    switch mark {
    case .rectangle(let rect, let radius, let paint):
      let (x, y) = (Self.number(origin.x + rect.minX), Self.number(origin.y + rect.minY))
      let (width, height) = (Self.number(rect.width), Self.number(rect.height))
      let corner = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
      text = """
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)"\(corner)        \(Self.attributes(paint))/>
        """
    case .circle(let center, let radius, let paint):
      let (x, y) = (Self.number(origin.x + center.x), Self.number(origin.y + center.y))
      text = """
        <circle cx="\(x)" cy="\(y)" r="\(Self.number(radius))"\(Self.attributes(paint))/>
        """
    case .path(let path, let start, let scale, let paint):
      let (x, y) = (Self.number(origin.x + start.x), Self.number(origin.y + start.y))
      text = """
        <path transform="translate(\(x) \(y)) scale(\(Self.number(scale)))" d="\(path)"        \(Self.attributes(paint))/>
        """
    case .text(let line):
      text = Self.text(of: line, at: origin)
    }
  }

  private static func text(of line: Mark.TextLine, at origin: Point) -> String {
    let (x, y) = (number(origin.x + line.origin.x), number(origin.y + line.origin.y))
    let style = line.style
    var text = "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(number(style.size))\""
    if style.weight == .bold { text += " font-weight=\"bold\"" }
    if style.tracking != 0 { text += " letter-spacing=\"\(number(style.tracking))\"" }
    if line.anchor != .start { text += " text-anchor=\"\(line.anchor.rawValue)\"" }
    if line.isRightToLeft { text += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    text += attribute("fill", style.color) + ">"
    if let full = line.fullText { text += "<title>\(full.escapedForMarkup)</title>" }
    // SVG draws runs of spaces as one, unless every other is a no-break space.
    let spaced = line.text.replacing("  ", with: " \u{A0}")
    return text + spaced.escapedForMarkup + "</text>"
  }

  private static func attributes(_ paint: Mark.Paint) -> String {
    let fill = paint.fill.map { attribute("fill", $0) } ?? " fill=\"none\""
    guard let stroke = paint.stroke else { return fill }
    return fill + attribute("stroke", stroke) + " stroke-width=\"\(number(paint.strokeWidth))\""
  }

  private static func attribute(_ name: String, _ color: Color) -> String {
    let opacity = color.opacity < 1 ? " \(name)-opacity=\"\(number(color.opacity))\"" : ""
    return " \(name)=\"\(color.hex)\"\(opacity)"
  }

  /// A number with at most two decimals, and no zeros at its end.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    let isWhole = hundredths.truncatingRemainder(dividingBy: 100) == 0
    return isWhole ? "\(Int(hundredths) / 100)" : "\(hundredths / 100)"
  }
}
