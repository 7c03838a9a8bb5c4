// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A laid-out tree as an SVG document.
struct SVGDocument {
  /// What a screen reader says it is.
  var title: String

  /// The language of its words, as a BCP 47 tag.
  var language: String

  /// The faces that the widths were measured for, by the names that viewers know them under.
  private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// Lines are drawn as they were measured: no pair is kerned, no letters are joined.
  private static let style = "font-kerning:none;font-variant-ligatures:none"

  /// The document that shows `root` and everything in it, parents below their children.
  func text(of root: LayoutView) -> String {
    let width = SVGElement.number(root.frame.width)
    let height = SVGElement.number(root.frame.height)
    let elements = elements(of: root, at: Point(x: 0, y: 0)).map { "  \($0)\n" }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"
        viewBox="0 0 \(width) \(height)" role="img"
        xml:lang="\(language.escapedForMarkup)" font-family="\(Self.fonts)"
        text-rendering="geometricPrecision" style="\(Self.style)">
        <title>\(title.escapedForMarkup)</title>
      \(elements)</svg>

      """
  }

  /// The elements of `view`, whose top left corner lies at `origin` on the page.
  private func elements(of view: LayoutView, at origin: Point) -> [String] {
    guard !view.isHidden else { return [] }
    var elements: [String] = []
    if let drawable = view as? any Drawable {
      let bounds = Rect(origin: Point(x: 0, y: 0), size: view.frame.size)
      elements += drawable.marks(in: bounds).map { SVGElement($0, at: origin).text }
    }
    for subview in view.subviews {
      let corner = subview.frame.origin
      elements += self.elements(
        of: subview, at: Point(x: origin.x + corner.x, y: origin.y + corner.y))
    }
    return elements
  }
}
