// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension SVGElement {
  /// Makes the element of a shape of a view whose coordinates begin at `origin`.
  init(_ shape: LayoutShape, at origin: Point) {
    switch shape {
    case .rectangle(let rect, let radius, let paint):
      self.init("rect")
      set(rect.offsetBy(dx: origin.x, dy: origin.y))
      let corner = min(radius, min(rect.width, rect.height) / 2)
      if corner > 0 { set("rx", corner) }
      set(paint)
    case .ellipse(let rect, let paint):
      self.init("ellipse")
      set("cx", origin.x + rect.midX)
      set("cy", origin.y + rect.midY)
      set("rx", max(rect.width, 0) / 2)
      set("ry", max(rect.height, 0) / 2)
      set(paint)
    case .path(let path, let start, let scale, let paint):
      self.init("path")
      let (x, y) = (origin.x + start.x, origin.y + start.y)
      var transform = x == 0 && y == 0 ? "" : "translate(\(x.pictureText) \(y.pictureText))"
      if scale != 1 { transform += "\(transform.isEmpty ? "" : " ")scale(\(Self.factor(scale)))" }
      if !transform.isEmpty { set("transform", transform) }
      set("d", path.data)
      set(paint)
    case .text(let run):
      self.init(run, at: origin)
    case .image(let image, let rect, let mode):
      self.init("image")
      set("href", image.link)
      set(rect.offsetBy(dx: origin.x, dy: origin.y))
      switch mode {
      case .scaleToFill: set("preserveAspectRatio", "none")
      case .scaleAspectFit: break
      case .scaleAspectFill: set("preserveAspectRatio", "xMidYMid slice")
      }
      if let text = image.alternativeText { add(title: text) }
    }
  }

  /// Returns a factor with all digits: rounded to a thousandth, a font unit of a two-thousandth em would be lost.
  private static func factor(_ scale: Double) -> String {
    scale.isFinite ? "\(scale)" : "1"
  }

  private init(_ run: LayoutTextRun, at origin: Point) {
    self.init("text")
    set("x", origin.x + run.origin.x)
    set("y", origin.y + run.origin.y)
    set("font-family", run.fontFamilies.map(Self.family).joined(separator: ", "))
    set("font-size", max(run.fontSize, 0))
    if run.fontWeight != 400 { set("font-weight", "\(run.fontWeight)") }
    if run.isItalic { set("font-style", "italic") }
    if run.letterSpacing != 0 { set("letter-spacing", run.letterSpacing) }
    if run.anchor != .start { set("text-anchor", run.anchor.rawValue) }
    if run.isRightToLeft {
      set("direction", "rtl")
      set("unicode-bidi", "embed")
    }
    if let width = run.width, width > 0 {
      set("textLength", width)
      set("lengthAdjust", "spacingAndGlyphs")
    }
    if run.text.hasNotableSpaces { set("xml:space", "preserve") }
    set("fill", run.color)
    if let full = run.fullText { add(title: full) }
    add(text: run.text)
  }

  /// Returns a font family in CSS notation: generic families without quotes, others in quotes.
  private static func family(_ name: String) -> String {
    switch name {
    case "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui": name
    default: "'" + String(name.unicodeScalars.filter(isQuotable)) + "'"
    }
  }
}

/// Whether a scalar may stand between quotes: not a quote, a backslash or a line end, whatever combines with it.
private func isQuotable(_ scalar: Unicode.Scalar) -> Bool {
  scalar != "'" && scalar != "\\" && !Character(scalar).isNewline
}

extension String {
  /// Whether SVG viewers would collapse or drop white space of the text.
  fileprivate var hasNotableSpaces: Bool {
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\t" || scalar == "\n" || scalar == " " && last == " " { return true }
      last = scalar
    }
    return last == " " && !isEmpty
  }
}
