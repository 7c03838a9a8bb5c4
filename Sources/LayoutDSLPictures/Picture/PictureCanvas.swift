// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The data that all layers of a picture share: the scene, the options and the dimensions.
struct PictureCanvas {
  /// The views and guides of the tree.
  let scene: Scene

  /// The options of the picture.
  let options: LayoutPicture.Options

  /// The problems that are marked.
  let findings: Findings

  /// The legend below the tree.
  let legend: Legend

  /// The visible area of the tree, in the coordinates of the topmost view.
  let extent: Rect

  /// The length of a pixel of the viewer in points.
  let pixel: Double

  /// Computes the dimensions of the picture.
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
    let marks = options.marks
    findings = Findings(
      scene, conflicts: marks.showsConflicts, ambiguities: marks.showsAmbiguities,
      oddities: marks.showsOddities)
    legend = Legend(marks.hasLegend ? findings : Findings())
  }

  /// The visible area including the legend.
  private var whole: Rect {
    let (left, right) = (legend.size.width == 0 ? 0 : 16 * pixel, legend.size.width * pixel)
    return Rect(
      x: extent.minX, y: extent.minY, width: max(extent.width, left + right),
      height: extent.height + legend.size.height * pixel)
  }

  /// The size at which viewers show the picture.
  var size: Size {
    Size(width: (whole.width / pixel).pictureExtent, height: (whole.height / pixel).pictureExtent)
  }

  /// Whether the picture shows an item.
  func shows(_ item: SceneItem) -> Bool {
    options.depths.contains(item.depth)
      && (!item.isHidden || options.content.contains(.hiddenViews))
  }

  /// Returns the SVG document.
  func document() -> String {
    var lines = SVGLines()
    lines.begin(
      SVGElement.root(whole, size: size, pixel: pixel, language: options.language), of: whole,
      title: options.title ?? scene.items.first?.name ?? "",
      background: options.background)
    var texts: [Rect] = []
    if options.content.contains(.drawing) { texts = DrawingLayer(canvas: self).write(to: &lines) }
    var occupied = OccupiedAreas(cell: 64 * pixel)
    for text in texts { occupied.insert(text) }
    let diagram = DiagramLayer(canvas: self)
    diagram.writeBoxes(to: &lines)
    MarkLayer(canvas: self, findings: findings).write(to: &lines, &occupied)
    diagram.writeNames(to: &lines, &occupied)
    legend.write(
      to: &lines, at: Point(x: extent.minX + 8 * pixel, y: extent.maxY), pixel: pixel)
    lines.end()
    return lines.text
  }
}
