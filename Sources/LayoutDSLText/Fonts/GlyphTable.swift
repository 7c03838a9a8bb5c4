// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The outlines of glyphs: the tables `glyf` and `loca`.
struct GlyphTable: Sendable {
  /// The greatest nesting depth of composite glyphs.
  private static let maximumDepth = 8

  /// What an outline may still have.
  private struct Budget {
    var components = 64
    var points = 65_536
  }

  private let glyf: FontTable
  private let loca: FontTable
  private let isLong: Bool
  private let unit: Double

  /// Reads the tables; the result is nil if the font lacks them, since its glyphs are stored in another way.
  init?(glyf: FontTable?, loca: FontTable?, head: FontTable, glyphCount: Int) throws(FontError) {
    guard let glyf, let loca else { return nil }
    isLong = head.u16(50) != 0
    try loca.require((isLong ? 4 : 2) * (glyphCount + 1), at: 0)
    self.glyf = glyf
    self.loca = loca
    unit = 1 / Double(head.u16(18))
  }

  /// Returns the outline of a glyph; it is empty for a space.
  ///
  /// - Complexity: O(*p*) for *p* points.
  func outline(of glyph: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    var budget = Budget()
    for contour in contours(of: glyph, Self.maximumDepth, &budget) {
      outline.addContour(
        contour.map { point in
          let position = Point(x: point.position.x * unit, y: -point.position.y * unit)
          return OutlinePoint(position: position, isOnCurve: point.isOnCurve)
        })
    }
    return outline
  }

  /// Returns the contours of a glyph in font units, y up.
  private func contours(of glyph: Int, _ depth: Int, _ budget: inout Budget) -> [[OutlinePoint]] {
    let start = isLong ? loca.u32(4 * glyph) : 2 * loca.u16(2 * glyph)
    let end = isLong ? loca.u32(4 * glyph + 4) : 2 * loca.u16(2 * glyph + 2)
    guard glyph >= 0, start < end, end <= glyf.count, depth > 0 else { return [] }
    let count = glyf.i16(start)
    if count >= 0 { return simpleContours(count, at: start + 10, end, &budget) }
    return compositeContours(at: start + 10, end, depth, &budget)
  }

  private func simpleContours(
    _ count: Int, at start: Int, _ end: Int, _ budget: inout Budget
  ) -> [[OutlinePoint]] {
    let ends = (0..<count).map { glyf.u16(start + 2 * $0) }
    let pointCount = (ends.last ?? -1) + 1
    // A point takes no bytes only where its flag is repeated, at most 255 times.
    guard pointCount <= 256 * (end - start), pointCount <= budget.points else { return [] }
    budget.points -= pointCount
    var offset = start + 2 * count
    offset += 2 + glyf.u16(offset)
    var flags: [Int] = []
    while flags.count < pointCount, offset < end {
      let flag = glyf.u8(offset)
      let repetitions = flag & 8 == 0 ? 1 : 1 + glyf.u8(offset + 1)
      flags += [Int](repeating: flag, count: min(repetitions, pointCount - flags.count))
      offset += flag & 8 == 0 ? 1 : 2
    }
    let xs = coordinates(flags, short: 2, same: 16, &offset)
    let ys = coordinates(flags, short: 4, same: 32, &offset)
    var contours: [[OutlinePoint]] = []
    var first = 0
    for last in ends where last >= first && last < flags.count {
      contours.append(
        (first...last).map { index in
          let position = Point(x: Double(xs[index]), y: Double(ys[index]))
          return OutlinePoint(position: position, isOnCurve: flags[index] & 1 == 1)
        })
      first = last + 1
    }
    return contours
  }

  /// Decodes coordinates from their differences, which take one byte, two or none.
  private func coordinates(_ flags: [Int], short: Int, same: Int, _ offset: inout Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? glyf.u8(offset) : -glyf.u8(offset)
        offset += 1
      } else if flag & same == 0 {
        value += glyf.i16(offset)
        offset += 2
      }
      return value
    }
  }

  private func compositeContours(
    at start: Int, _ end: Int, _ depth: Int, _ budget: inout Budget
  ) -> [[OutlinePoint]] {
    var contours: [[OutlinePoint]] = []
    var (offset, flags) = (start, 0x20)
    while flags & 0x20 != 0, offset < end, budget.components > 0 {
      budget.components -= 1
      flags = glyf.u16(offset)
      let glyph = glyf.u16(offset + 2)
      offset += 4
      var translation = Point.zero
      if flags & 2 != 0 {
        translation =
          flags & 1 != 0
          ? Point(x: Double(glyf.i16(offset)), y: Double(glyf.i16(offset + 2)))
          : Point(x: Double(i8(offset)), y: Double(i8(offset + 1)))
      }
      offset += flags & 1 != 0 ? 4 : 2
      let (a, b, c, d) = transform(flags, &offset)
      for contour in self.contours(of: glyph, depth - 1, &budget) {
        contours.append(
          contour.map { point in
            let (x, y) = (point.position.x, point.position.y)
            let moved = Point(x: a * x + c * y + translation.x, y: b * x + d * y + translation.y)
            return OutlinePoint(position: moved, isOnCurve: point.isOnCurve)
          })
      }
    }
    return contours
  }

  /// Reads the matrix of a component: the identity, one scale, one scale for each axis, or all four numbers.
  private func transform(_ flags: Int, _ offset: inout Int) -> (Double, Double, Double, Double) {
    func next() -> Double {
      offset += 2
      return Double(glyf.i16(offset - 2)) / 16384
    }
    if flags & 8 != 0 {
      let scale = next()
      return (scale, 0, 0, scale)
    }
    if flags & 0x40 != 0 { return (next(), 0, 0, next()) }
    if flags & 0x80 != 0 { return (next(), next(), next(), next()) }
    return (1, 0, 0, 1)
  }

  private func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: glyf.u8(offset))) }
}
