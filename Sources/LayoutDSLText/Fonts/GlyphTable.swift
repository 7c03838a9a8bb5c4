// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The outlines of glyphs: the tables `glyf` and `loca`.
struct GlyphTable: Sendable {
  /// The greatest nesting depth of composite glyphs, and the greatest number of parts in all.
  private static let depth = 8
  private static let parts = 64

  private let glyphs: FontTable
  private let places: FontTable
  private let isLong: Bool
  private let unit: Double

  /// Reads the tables; the result is nil if the font lacks them, since its glyphs are stored in another way.
  init?(glyphs: FontTable?, places: FontTable?, head: FontTable, glyphCount: Int) throws(FontError)
  {
    guard let glyphs, let places else { return nil }
    isLong = head.u16(50) != 0
    try places.require((isLong ? 4 : 2) * (glyphCount + 1), at: 0)
    self.glyphs = glyphs
    self.places = places
    unit = 1 / Double(head.u16(18))
  }

  /// Returns the outline of a glyph; it is empty for a space.
  ///
  /// - Complexity: O(*p*) for *p* points.
  func outline(of glyph: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    var parts = Self.parts
    for contour in contours(of: glyph, Self.depth, &parts) {
      outline.addContour(
        contour.map { point in
          let place = Point(x: point.place.x * unit, y: -point.place.y * unit)
          return OutlinePoint(place: place, isOnCurve: point.isOnCurve)
        })
    }
    return outline
  }

  /// Returns the contours of a glyph in font units, y up.
  private func contours(of glyph: Int, _ depth: Int, _ parts: inout Int) -> [[OutlinePoint]] {
    let start = isLong ? places.u32(4 * glyph) : 2 * places.u16(2 * glyph)
    let end = isLong ? places.u32(4 * glyph + 4) : 2 * places.u16(2 * glyph + 2)
    guard glyph >= 0, start < end, end <= glyphs.count, depth > 0 else { return [] }
    let count = glyphs.i16(start)
    if count >= 0 { return simpleContours(count, at: start + 10, end) }
    return compositeContours(at: start + 10, end, depth, &parts)
  }

  private func simpleContours(_ count: Int, at start: Int, _ end: Int) -> [[OutlinePoint]] {
    let ends = (0..<count).map { glyphs.u16(start + 2 * $0) }
    let pointCount = (ends.last ?? -1) + 1
    // A point takes no bytes only where its flag is repeated, at most 255 times.
    guard pointCount <= 256 * (end - start) else { return [] }
    var place = start + 2 * count
    place += 2 + glyphs.u16(place)
    var flags: [Int] = []
    while flags.count < pointCount, place < end {
      let flag = glyphs.u8(place)
      let times = flag & 8 == 0 ? 1 : 1 + glyphs.u8(place + 1)
      flags += [Int](repeating: flag, count: min(times, pointCount - flags.count))
      place += flag & 8 == 0 ? 1 : 2
    }
    let xs = coordinates(flags, short: 2, same: 16, &place)
    let ys = coordinates(flags, short: 4, same: 32, &place)
    var contours: [[OutlinePoint]] = []
    var first = 0
    for last in ends where last >= first && last < flags.count {
      contours.append(
        (first...last).map { index in
          let place = Point(x: Double(xs[index]), y: Double(ys[index]))
          return OutlinePoint(place: place, isOnCurve: flags[index] & 1 == 1)
        })
      first = last + 1
    }
    return contours
  }

  /// Decodes coordinates from their differences, which take one byte, two or none.
  private func coordinates(_ flags: [Int], short: Int, same: Int, _ place: inout Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? glyphs.u8(place) : -glyphs.u8(place)
        place += 1
      } else if flag & same == 0 {
        value += glyphs.i16(place)
        place += 2
      }
      return value
    }
  }

  private func compositeContours(
    at start: Int, _ end: Int, _ depth: Int, _ parts: inout Int
  ) -> [[OutlinePoint]] {
    var contours: [[OutlinePoint]] = []
    var (place, flags) = (start, 0x20)
    while flags & 0x20 != 0, place < end, parts > 0 {
      parts -= 1
      flags = glyphs.u16(place)
      let glyph = glyphs.u16(place + 2)
      place += 4
      var offset = Point.zero
      if flags & 2 != 0 {
        offset =
          flags & 1 != 0
          ? Point(x: Double(glyphs.i16(place)), y: Double(glyphs.i16(place + 2)))
          : Point(x: Double(i8(place)), y: Double(i8(place + 1)))
      }
      place += flags & 1 != 0 ? 4 : 2
      let (a, b, c, d) = transform(flags, &place)
      for contour in self.contours(of: glyph, depth - 1, &parts) {
        contours.append(
          contour.map { point in
            let (x, y) = (point.place.x, point.place.y)
            let moved = Point(x: a * x + c * y + offset.x, y: b * x + d * y + offset.y)
            return OutlinePoint(place: moved, isOnCurve: point.isOnCurve)
          })
      }
    }
    return contours
  }

  /// Reads the matrix of a component: the identity, one scale, one scale for each axis, or all four numbers.
  private func transform(_ flags: Int, _ place: inout Int) -> (Double, Double, Double, Double) {
    func next() -> Double {
      place += 2
      return Double(glyphs.i16(place - 2)) / 16384
    }
    if flags & 8 != 0 {
      let scale = next()
      return (scale, 0, 0, scale)
    }
    if flags & 0x40 != 0 { return (next(), 0, 0, next()) }
    if flags & 0x80 != 0 { return (next(), next(), next(), next()) }
    return (1, 0, 0, 1)
  }

  private func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: glyphs.u8(offset))) }
}
