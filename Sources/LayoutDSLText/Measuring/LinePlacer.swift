// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Positions the clusters of one line.
struct LinePlacer {
  /// A cluster of a line, with its piece and its width.
  private struct Box {
    let piece: Int
    let index: Int
    let level: UInt8
    let width: Double

    /// The part of the width that lies after the glyphs.
    let trailingSpace: Double
  }

  private let styled: StyledText
  private let pieces: [LinePiece]
  private var boxes: [Box] = []

  /// The extent of the line.
  private(set) var width = 0.0

  /// Measures the pieces of a line in the order of the text.
  init(_ pieces: [LinePiece], of styled: StyledText) {
    self.styled = styled
    self.pieces = pieces
    for (pieceIndex, piece) in pieces.enumerated() {
      for index in piece.clusters {
        let cluster = piece.text.clusters[index]
        let isLast = index + 1 == piece.clusters.upperBound
        var extent = cluster.advance + (isLast ? 0 : cluster.kerning)
        if cluster.kind == .tab {
          extent = LineBreaker.tabStop(after: width, every: cluster.advance) - width
        }
        boxes.append(
          Box(
            piece: pieceIndex, index: index, level: cluster.level, width: extent,
            trailingSpace: extent - cluster.advance + style(cluster, piece).letterSpacing))
        width += extent
      }
    }
    reorder()
  }

  /// Sorts the boxes into visual order (rule L2 of UAX #9).
  private mutating func reorder() {
    guard let highest = boxes.map(\.level).max(), highest > 0 else { return }
    for level in (1...highest).reversed() {
      for run in boxes.runs(where: { $0.level >= level }) { boxes[run].reverse() }
    }
  }

  /// Returns the runs of the line from left to right, the first one at `x`.
  func runs(from x: Double) -> [PlacedRun] {
    var runs: [PlacedRun] = []
    var (x, start) = (x, 0)
    while start < boxes.count {
      let end = end(of: start)
      if let run = run(start..<end, &x) { runs.append(run) }
      start = end
    }
    return runs
  }

  /// Returns the end of the run of boxes from `start`: neighbours in the text with one style, font and level.
  private func end(of start: Int) -> Int {
    let first = cluster(start)
    let step = first.level & 1 == 1 ? -1 : 1
    guard isVisible(first) else { return start + 1 }
    var end = start + 1
    while end < boxes.count, boxes[end].piece == boxes[start].piece,
      boxes[end].index == boxes[end - 1].index + step
    {
      let next = cluster(end)
      guard isVisible(next), next.run == first.run, next.font == first.font,
        next.level == first.level
      else { break }
      end += 1
    }
    return end
  }

  private func run(_ range: Range<Int>, _ x: inout Double) -> PlacedRun? {
    let left = x
    let piece = pieces[boxes[range.lowerBound].piece]
    let first = cluster(range.lowerBound)
    let isReversed = first.level & 1 == 1
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for box in boxes[range] {
      let next = box.index + 1
      let end =
        next < piece.text.clusters.count
        ? Int(piece.text.clusters[next].firstGlyph) : piece.text.glyphs.count
      let origin = x + (isReversed ? box.trailingSpace : 0)
      for glyph in piece.text.glyphs[Int(piece.text.clusters[box.index].firstGlyph)..<end] {
        glyphs.append(PlacedGlyph(glyph: glyph.glyph, x: origin + glyph.x, y: glyph.y))
      }
      x += box.width
    }
    guard isVisible(first) else { return nil }
    let ends = (boxes[range.lowerBound].index, boxes[range.upperBound - 1].index)
    let bytes = piece.offset(min(ends.0, ends.1))..<piece.offset(max(ends.0, ends.1) + 1)
    let style = style(first, piece)
    return PlacedRun(
      text: String(decoding: piece.bytes[bytes], as: UTF8.self),
      range: piece.insertion.map { $0.offset..<$0.offset } ?? bytes, style: style,
      font: first.font >= 0 ? style.fonts.fonts[Int(first.font)] : style.fonts.fonts.first,
      x: left, width: x - left, isRightToLeft: isReversed, glyphs: glyphs)
  }

  private func cluster(_ index: Int) -> ShapedCluster {
    pieces[boxes[index].piece].text.clusters[boxes[index].index]
  }

  private func isVisible(_ cluster: ShapedCluster) -> Bool {
    cluster.kind == .text || cluster.kind == .space
  }

  private func style(_ cluster: ShapedCluster, _ piece: LinePiece) -> TextStyle {
    piece.insertion?.style ?? styled.runs[Int(cluster.run)].style
  }
}
