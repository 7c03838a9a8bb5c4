// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension SVGElement {
  /// Makes the root element of a picture.
  ///
  /// - Parameters:
  ///   - extent: The visible area.
  ///   - size: The size at which viewers show the picture.
  ///   - pixel: The smallest width and height of the visible area.
  ///   - language: The language of the texts.
  static func root(_ extent: Rect, size: Size, pixel: Double, language: String?) -> SVGElement {
    var svg = SVGElement("svg")
    svg.set("xmlns", "http://www.w3.org/2000/svg")
    svg.set("width", size.width)
    svg.set("height", size.height)
    svg.set(
      "viewBox",
      [extent.minX, extent.minY, max(extent.width, pixel), max(extent.height, pixel)]
        .map(\.pictureText).joined(separator: " "))
    svg.set("role", "img")
    if let language { svg.set("xml:lang", language) }
    return svg
  }
}

extension SVGLines {
  /// Opens a picture: its root element, its title, and its background, if any.
  mutating func begin(
    _ root: SVGElement, of extent: Rect, title: String, background: LayoutColor?
  ) {
    begin(root)
    var element = SVGElement("title")
    element.add(text: title)
    add(element)
    guard let background else { return }
    var rect = SVGElement("rect")
    rect.set(extent)
    rect.set("fill", background)
    add(rect)
  }
}
