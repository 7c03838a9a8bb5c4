// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What all layers of a picture share: the scene, the options, and how large things are.
struct PictureCanvas {
  /// The tree.
  let scene: Scene

  /// What is shown and how.
  let options: LayoutPicture.Options

  /// What was found that is wrong, as far as it is marked.
  let findings: Findings

  /// The list below the tree.
  let legend: Legend

  /// What the picture shows of the tree, in the coordinates of the topmost view.
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
    let marks = options.marks
    findings = Findings(
      scene, conflicts: marks.showsConflicts, ambiguities: marks.showsAmbiguities,
      oddities: marks.showsOddities)
    legend = Legend(marks.hasLegend ? findings : Findings())
  }

  /// What the picture shows: the tree, and the legend below.
  private var whole: Rect {
    let (left, right) = (legend.size.width == 0 ? 0 : 16 * pixel, legend.size.width * pixel)
    return Rect(
      x: extent.minX, y: extent.minY, width: max(extent.width, left + right),
      height: extent.height + legend.size.height * pixel)
  }

  /// The size at which viewers show the picture.
  var size: Size {
    Size(width: max(whole.width / pixel, 1), height: max(whole.height / pixel, 1))
  }

  /// Whether an item is in the picture.
  func shows(_ item: SceneItem) -> Bool {
    options.depths.contains(item.depth)
      && (!item.isHidden || options.content.contains(.hiddenViews))
  }

  /// The whole document.
  func document() -> String {
    var lines = SVGLines()
    lines.begin(
      SVGElement.root(whole, size: size, pixel: pixel, language: options.language), of: whole,
      title: options.title ?? scene.items.first?.name ?? "",
      background: options.background)
    var texts: [Rect] = []
    if options.content.contains(.drawing) { texts = DrawingLayer(canvas: self).write(to: &lines) }
    var rooms = LabelRooms(cell: 64 * pixel)
    for text in texts { rooms.take(text) }
    let diagram = DiagramLayer(canvas: self)
    diagram.writeBoxes(to: &lines)
    MarkLayer(canvas: self, findings: findings).write(to: &lines, &rooms)
    diagram.writeNames(to: &lines, &rooms)
    legend.write(
      to: &lines, at: Point(x: extent.minX + 8 * pixel, y: extent.maxY), pixel: pixel)
    lines.end()
    return lines.text
  }
}
