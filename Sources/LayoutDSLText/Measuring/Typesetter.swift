// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Sets a shaped text for some options: it breaks lines, truncates the last one and positions all glyphs.
struct Typesetter {
  let styled: StyledText
  let shaped: ShapedText

  /// The text as UTF-8.
  let bytes: [UInt8]

  let options: TextOptions
  let shaper: any TextShaping

  private var breaker: LineBreaker {
    LineBreaker(text: shaped, options: options) { run in hyphen(run, at: 0).width }
  }

  /// Returns the layout of the text.
  func layout() -> TextLayout {
    let breaker = breaker
    var layout = TextLayout(missing: shaped.missing, unsupported: shaped.unsupported)
    var linePlacers: [LinePlacer] = []
    var start = 0
    while start < shaped.clusters.count {
      let isLast = options.numberOfLines > 0 && linePlacers.count + 1 == options.numberOfLines
      let line = breaker.line(from: start)
      let isTruncated = isLast && line.clusters.upperBound < shaped.clusters.count
      let (pieces, range) = isTruncated ? truncatedLine(from: start, line) : completeLine(line)
      let placer = LinePlacer(pieces, of: styled)
      append(placer, range, extent(of: pieces, start), to: &layout)
      linePlacers.append(placer)
      if isTruncated || placer.width > breaker.limit { layout.isTruncated = true }
      start = isTruncated ? shaped.clusters.count : line.clusters.upperBound
    }
    align(&layout, linePlacers)
    return layout
  }

  private func completeLine(_ line: LineBreaker.Line) -> ([LinePiece], Range<Int>) {
    var pieces = [piece(line.clusters.lowerBound..<line.visibleEnd)]
    if line.hasHyphen {
      let run = shaped.clusters[line.visibleEnd - 1].run
      pieces.append(hyphen(run, at: offset(line.visibleEnd)))
    }
    return (pieces, offset(line.clusters.lowerBound)..<offset(line.clusters.upperBound))
  }

  /// Returns the pieces of the last line if the text goes on after it.
  private func truncatedLine(
    from start: Int, _ line: LineBreaker.Line
  ) -> ([LinePiece], Range<Int>) {
    let breaker = breaker
    switch options.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return completeLine(line)
    case .byClipping:
      let end = breaker.paragraphEnd(from: start)
      return ([piece(start..<end)], offset(start)..<offset(end))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let truncation = breaker.truncation(from: start) { run in ellipsis(run, at: 0).width }
      let (head, tail) = (truncation.head, truncation.tail)
      let ellipsisIndex = head.isEmpty && !tail.isEmpty ? tail.lowerBound : head.upperBound
      let begin = head.isEmpty ? ellipsisIndex : head.lowerBound
      let end = tail.isEmpty ? head.upperBound : tail.upperBound
      return (
        [piece(head), ellipsis(truncation.run, at: offset(ellipsisIndex)), piece(tail)],
        offset(begin)..<offset(max(begin, end))
      )
    }
  }

  private func append(
    _ placer: LinePlacer, _ range: Range<Int>, _ extent: (above: Double, below: Double),
    to layout: inout TextLayout
  ) {
    let top = layout.size.height
    layout.lines.append(
      TextLine(
        range: range, x: 0, top: top, width: placer.width, height: extent.above + extent.below,
        baseline: top + extent.above, runs: []))
    layout.size = Size(
      width: max(layout.size.width, placer.width), height: top + extent.above + extent.below)
  }

  /// Aligns the lines in the width and positions their glyphs.
  private func align(_ layout: inout TextLayout, _ linePlacers: [LinePlacer]) {
    let width = options.width.isFinite ? max(0, options.width) : layout.size.width
    for (index, placer) in linePlacers.enumerated() {
      let rest = width - placer.width
      let x =
        switch options.alignment {
        case .left: 0.0
        case .right: rest
        case .center: rest / 2
        case .natural: shaped.direction == .rightToLeft ? rest : 0
        }
      layout.lines[index].x = x
      layout.lines[index].runs = placer.runs(from: x)
    }
  }

  /// Returns the extent of a line above and below its baseline: the maxima of its runs.
  private func extent(of pieces: [LinePiece], _ start: Int) -> (above: Double, below: Double) {
    var extent = styled.runs[Int(shaped.clusters[start].run)].style.extent
    guard styled.runs.count > 1 else { return extent }
    for piece in pieces where piece.insertion == nil {
      var last: Int32 = -1
      for cluster in piece.text.clusters[piece.clusters] where cluster.run != last {
        last = cluster.run
        let other = styled.runs[Int(last)].style.extent
        extent = (max(extent.above, other.above), max(extent.below, other.below))
      }
    }
    return extent
  }

  private func piece(_ clusters: Range<Int>) -> LinePiece {
    LinePiece(text: shaped, bytes: bytes, clusters: clusters)
  }

  private func offset(_ index: Int) -> Int {
    index < shaped.clusters.count ? Int(shaped.clusters[index].offset) : bytes.count
  }

  private func hyphen(_ run: Int32, at offset: Int) -> LinePiece {
    insertion("\u{2010}", or: "-", run, at: offset)
  }

  private func ellipsis(_ run: Int32, at offset: Int) -> LinePiece {
    insertion("…", or: "...", run, at: offset)
  }

  /// Makes a piece that the text does not contain, in the style of a run: the typographic character if the fonts have
  /// it, else its replacement.
  private func insertion(
    _ preferred: Character, or fallback: String, _ run: Int32, at offset: Int
  ) -> LinePiece {
    let style = styled.runs[Int(run)].style
    let characters = style.fonts.place(of: preferred) == nil ? fallback : String(preferred)
    let text = shaper.shape(StyledText(characters, style), direction: shaped.direction)
    return LinePiece(
      text: text, bytes: Array(characters.utf8), clusters: 0..<text.clusters.count,
      insertion: (style, offset))
  }
}
