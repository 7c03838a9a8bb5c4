// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures

extension IconView {
  /// Makes the printer's logo: a flame in a rounded square.
  static func flame(ground: LayoutColor, flame: LayoutColor, core: LayoutColor) -> IconView {
    let square = "M7 0H25A7 7 0 0 1 32 7V25A7 7 0 0 1 25 32H7A7 7 0 0 1 0 25V7A7 7 0 0 1 7 0Z"
    let outer = """
      M16.6 4.5C17.4 9 23.5 12.6 23.5 19A7.5 7.5 0 0 1 8.5 19C8.5 15.4 10.6 13.4 11.9 11\
      C12.6 12.8 13.3 13.6 14.3 14.2C13.9 10.6 15 7 16.6 4.5Z
      """
    let inner = """
      M16 26.5A3.9 3.9 0 0 1 12.1 22.6C12.1 20.2 14.6 18.8 16 16.4\
      C17.4 18.8 19.9 20.2 19.9 22.6A3.9 3.9 0 0 1 16 26.5Z
      """
    return IconView(
      "flame", grid: 32,
      layers: [
        Layer(square, fill: ground), Layer(outer, fill: flame), Layer(inner, fill: core),
      ])
  }

  /// Makes the site's logo: a lantern over two waves.
  static func lantern(_ color: LayoutColor, light: LayoutColor) -> IconView {
    let frame = "M12 10H28M14 10V22M26 10V22M12 22H28M16 10L20 4L24 10"
    func wave(at y: Double) -> String {
      "M3 \(y)c3.4 -3.4 5.1 -3.4 8.5 0s5.1 3.4 8.5 0s5.1 -3.4 8.5 0s5.1 3.4 8.5 0"
    }
    return IconView(
      "lantern", grid: 40,
      layers: [
        Layer("M14 10H26V22H14Z", fill: light),
        Layer(frame, stroke: color, width: 2.4),
        Layer(wave(at: 28.5), stroke: color, width: 2.4),
        Layer(wave(at: 35.5), stroke: color, width: 2.4),
      ])
  }

  /// Makes the avatar's picture: a lighthouse, its beams and the sea.
  static func lighthouse(_ color: LayoutColor, light: LayoutColor) -> IconView {
    IconView(
      "lighthouse", grid: 48,
      layers: [
        Layer("M20 15L4 9V20ZM28 15L44 9V20Z", fill: light.withOpacity(0.85)),
        Layer("M20 12L24 6L28 12ZM20.6 13H27.4V18H20.6Z", fill: color),
        Layer("M20.4 19.5H27.6L30 38H18Z", fill: color),
        Layer("M19.6 26H28.4L28.9 30H19.1Z", fill: light),
        Layer("M9 38H39V40.5H9Z", fill: color),
      ])
  }
}
