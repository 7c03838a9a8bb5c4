// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// An element of SVG that is being written.
///
/// All text that goes in is escaped here; names of elements and attributes are literals.
struct SVGElement {
  private let name: StaticString
  private var attributes = ""
  private var content = ""

  /// Begins an element.
  init(_ name: StaticString) { self.name = name }

  /// Adds an attribute.
  mutating func set(_ name: StaticString, _ value: String) {
    attributes += " \(name)=\"\(value.escapedForMarkup)\""
  }

  /// Adds an attribute that is a number.
  mutating func set(_ name: StaticString, _ value: Double) {
    attributes += " \(name)=\"\(value.pictureText)\""
  }

  /// Adds `x`, `y`, `width` and `height`; an extent below 0 is 0.
  mutating func set(_ rect: Rect) {
    set("x", rect.minX)
    set("y", rect.minY)
    set("width", max(rect.width, 0))
    set("height", max(rect.height, 0))
  }

  /// Adds a colour and, if it is not solid, its opacity.
  mutating func set(_ name: StaticString, _ color: LayoutColor?) {
    guard let color, color.opacity > 0 else { return set(name, "none") }
    set(name, color.hex)
    if color.opacity < 1 { attributes += " \(name)-opacity=\"\(color.opacity.pictureText)\"" }
  }

  /// Adds all that a paint says; a fill of none is written, an outline of none is not.
  mutating func set(_ paint: LayoutPaint) {
    set("fill", paint.fill)
    guard let stroke = paint.stroke, stroke.opacity > 0 else { return }
    set("stroke", stroke)
    if paint.strokeWidth != 1 { set("stroke-width", max(paint.strokeWidth, 0)) }
    if !paint.dashes.isEmpty {
      set("stroke-dasharray", paint.dashes.map { max($0, 0).pictureText }.joined(separator: " "))
    }
  }

  /// Adds text inside.
  mutating func add(text: String) { content += text.escapedForMarkup }

  /// Adds an element inside.
  mutating func add(_ element: SVGElement) { content += element.text }

  /// Adds what a viewer shows where the pointer rests, and a screen reader says.
  mutating func add(title: String) {
    var element = SVGElement("title")
    element.add(text: title)
    add(element)
  }

  /// The element as a whole.
  var text: String {
    content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
  }

  /// The opening tag, for what is written in lines of its own.
  var opening: String { "<\(name)\(attributes)>" }

  /// The closing tag.
  var closing: String { "</\(name)>" }
}
