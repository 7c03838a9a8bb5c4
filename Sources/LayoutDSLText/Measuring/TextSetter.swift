// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Sets a shaped text for some options: it fills lines, truncates the last one and positions all glyphs.
struct TextSetter {
  let styled: StyledText
  let shaped: ShapedText

  /// The text as UTF-8.
  let bytes: [UInt8]

  let options: TextOptions
  let shaper: any TextShaping

  private var filler: LineFiller {
    LineFiller(text: shaped, options: options) { run in hyphen(run, at: 0).width }
  }

  /// Returns the layout of the text.
  func layout() -> TextLayout {
    let filler = filler
    var layout = TextLayout(missing: shaped.missing, unsupported: shaped.unsupported)
    var placers: [LinePlacer] = []
    var start = 0
    while start < shaped.clusters.count {
      let isLast = options.numberOfLines > 0 && placers.count + 1 == options.numberOfLines
      let line = filler.line(from: start)
      let isCut = isLast && line.clusters.upperBound < shaped.clusters.count
      let (pieces, range) = isCut ? cutLine(from: start, line) : wholeLine(line)
      let placer = LinePlacer(pieces, of: styled)
      append(placer, range, extent(of: pieces, start), to: &layout)
      placers.append(placer)
      if isCut || placer.width > filler.limit { layout.isTruncated = true }
      start = isCut ? shaped.clusters.count : line.clusters.upperBound
    }
    align(&layout, placers)
    return layout
  }

  private func wholeLine(_ line: LineFiller.Line) -> ([LinePiece], Range<Int>) {
    var pieces = [piece(line.clusters.lowerBound..<line.shownEnd)]
    if line.hasHyphen {
      let run = shaped.clusters[line.shownEnd - 1].run
      pieces.append(hyphen(run, at: offset(line.shownEnd)))
    }
    return (pieces, offset(line.clusters.lowerBound)..<offset(line.clusters.upperBound))
  }

  /// Returns the pieces of the last line if the text goes on after it.
  private func cutLine(from start: Int, _ line: LineFiller.Line) -> ([LinePiece], Range<Int>) {
    let filler = filler
    switch options.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return wholeLine(line)
    case .byClipping:
      let end = filler.paragraphEnd(from: start)
      return ([piece(start..<end)], offset(start)..<offset(end))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let cut = filler.cut(from: start) { run in ellipsis(run, at: 0).width }
      let place = cut.head.isEmpty && !cut.tail.isEmpty ? cut.tail.lowerBound : cut.head.upperBound
      let sign = ellipsis(cut.run, at: offset(place))
      let begin = cut.head.isEmpty ? place : cut.head.lowerBound
      let end = cut.tail.isEmpty ? cut.head.upperBound : cut.tail.upperBound
      return (
        [piece(cut.head), sign, piece(cut.tail)], offset(begin)..<offset(max(begin, end))
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
  private func align(_ layout: inout TextLayout, _ placers: [LinePlacer]) {
    let room = options.width.isFinite ? max(0, options.width) : layout.size.width
    for (index, placer) in placers.enumerated() {
      let rest = room - placer.width
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
    for piece in pieces where piece.sign == nil {
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
    sign("\u{2010}", or: "-", run, at: offset)
  }

  private func ellipsis(_ run: Int32, at offset: Int) -> LinePiece {
    sign("…", or: "...", run, at: offset)
  }

  /// Makes a piece for a sign in the style of a run: the typographic sign if the fonts have it, else the plain one.
  private func sign(_ nice: Character, or plain: String, _ run: Int32, at offset: Int) -> LinePiece
  {
    let style = styled.runs[Int(run)].style
    let sign = style.fonts.place(of: nice) == nil ? plain : String(nice)
    let text = shaper.shape(StyledText(sign, style), direction: shaped.direction)
    return LinePiece(
      text: text, bytes: Array(sign.utf8), clusters: 0..<text.clusters.count,
      sign: (style, offset))
  }
}
