// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// An SVG element under construction.
///
/// All text is escaped here. The names of elements and attributes are literals.
struct SVGElement {
  private let name: StaticString
  private var attributes = ""
  private var content = ""

  /// Begins an element.
  init(_ name: StaticString) { self.name = name }

  /// Sets an attribute.
  mutating func set(_ name: StaticString, _ value: String) {
    attributes += " \(name)=\"\(value.escapedForMarkup)\""
  }

  /// Sets an attribute to a number.
  mutating func set(_ name: StaticString, _ value: Double) {
    attributes += " \(name)=\"\(value.pictureText)\""
  }

  /// Sets `x`, `y`, `width` and `height`; negative extents become 0.
  mutating func set(_ rect: Rect) {
    set("x", rect.minX)
    set("y", rect.minY)
    set("width", max(rect.width, 0))
    set("height", max(rect.height, 0))
  }

  /// Sets a colour and, if it is not opaque, its opacity.
  mutating func set(_ name: StaticString, _ color: LayoutColor?) {
    guard let color, color.opacity > 0 else { return set(name, "none") }
    set(name, color.hex)
    if color.opacity < 1 { attributes += " \(name)-opacity=\"\(color.opacity.pictureText)\"" }
  }

  /// Sets the attributes of a paint; a missing fill is written as `none`, a missing outline is left out.
  mutating func set(_ paint: LayoutPaint) {
    set("fill", paint.fill)
    guard let stroke = paint.stroke, stroke.opacity > 0 else { return }
    set("stroke", stroke)
    if paint.strokeWidth != 1 { set("stroke-width", max(paint.strokeWidth, 0)) }
    if !paint.dashes.isEmpty {
      set("stroke-dasharray", paint.dashes.map { max($0, 0).pictureText }.joined(separator: " "))
    }
  }

  /// Appends text to the content.
  mutating func add(text: String) { content += text.escapedForMarkup }

  /// Appends a child element.
  mutating func add(_ element: SVGElement) { content += element.text }

  /// Appends a title, which viewers show as a tooltip and screen readers read aloud.
  mutating func add(title: String) {
    var element = SVGElement("title")
    element.add(text: title)
    add(element)
  }

  /// The complete element.
  var text: String {
    content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
  }

  /// The opening tag, for an element whose content is written on lines of its own.
  var opening: String { "<\(name)\(attributes)>" }

  /// The closing tag.
  var closing: String { "</\(name)>" }
}
