// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What all layers of a picture share: the scene, the options, and how large things are.
struct PictureCanvas {
  /// The tree.
  let scene: Scene

  /// What is shown and how.
  let options: LayoutPicture.Options

  /// What the picture shows, in the coordinates of the topmost view.
  let extent: Rect

  /// The length in points of what looks like a pixel.
  let pixel: Double

  /// Reads how large the picture is.
  init(_ scene: Scene, _ options: LayoutPicture.Options) {
    self.scene = scene
    self.options = options
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    pixel = 1 / scale
    var extent = scene.items.first?.frame ?? .zero
    if options.showsOverflow {
      for item in scene.items
      where options.depths.contains(item.depth) && (item.kind == .view || item.kind == .guide) {
        let (left, top) = (min(extent.minX, item.frame.minX), min(extent.minY, item.frame.minY))
        extent = Rect(
          x: left, y: top, width: max(extent.maxX, item.frame.maxX) - left,
          height: max(extent.maxY, item.frame.maxY) - top)
      }
    }
    let padding = options.padding.isFinite ? max(options.padding, 0) : 0
    self.extent = extent.insetBy(dx: -padding, dy: -padding)
  }

  /// The size at which viewers show the picture.
  var size: Size {
    Size(width: max(extent.width / pixel, 1), height: max(extent.height / pixel, 1))
  }

  /// Whether an item is in the picture.
  func shows(_ item: SceneItem) -> Bool {
    options.depths.contains(item.depth)
      && (!item.isHidden || options.content.contains(.hiddenViews))
  }

  /// The whole document.
  func document() -> String {
    var lines = SVGLines()
    var svg = SVGElement("svg")
    svg.set("xmlns", "http://www.w3.org/2000/svg")
    svg.set("width", size.width)
    svg.set("height", size.height)
    svg.set(
      "viewBox",
      [extent.minX, extent.minY, max(extent.width, pixel), max(extent.height, pixel)]
        .map(\.pictureText).joined(separator: " "))
    svg.set("role", "img")
    if let language = options.language { svg.set("xml:lang", language) }
    lines.begin(svg)
    var title = SVGElement("title")
    title.add(text: options.title ?? scene.items.first?.name ?? "")
    lines.add(title)
    if let background = options.background {
      var rect = SVGElement("rect")
      rect.set(extent)
      rect.set("fill", background)
      lines.add(rect)
    }
    var texts: [Rect] = []
    if options.content.contains(.drawing) { texts = DrawingLayer(canvas: self).write(to: &lines) }
    DiagramLayer(canvas: self, texts: texts).write(to: &lines)
    lines.end()
    return lines.text
  }
}
