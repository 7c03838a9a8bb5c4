// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What of a text its last line shows if there is more than that: two parts, with an ellipsis between them.
extension LineFiller {
  /// The clusters before and behind the ellipsis of a line.
  struct Cut {
    var head: Range<Int>
    var tail: Range<Int>

    /// The run whose style the ellipsis has.
    var run: Int32
  }

  /// Cuts what is left of the text from `start` on, so that it fits with an ellipsis.
  ///
  /// - Parameter ellipsisWidth: What an ellipsis takes in the style of a run.
  func cut(from start: Int, ellipsisWidth: (Int32) -> Double) -> Cut {
    let headEnd = paragraphEnd(from: start)
    var end = text.clusters.count
    while end > start, !isSeen(end - 1) { end -= 1 }
    let tailStart =
      text.clusters[start..<end].lastIndex { $0.kind == .hardBreak }.map { $0 + 1 } ?? start
    switch options.lineBreakMode {
    case .byTruncatingHead:
      let run = text.clusters[max(start, end - 1)].run
      let tail = suffix(tailStart..<end, room: limit - ellipsisWidth(run))
      return Cut(head: start..<start, tail: trimmed(tail), run: run)
    case .byTruncatingMiddle:
      let run = text.clusters[start].run
      return middle(start..<headEnd, tailStart..<end, run, limit - ellipsisWidth(run))
    default:
      // The ellipsis follows the style of what it stands behind, which only the cut tells.
      let first = prefix(start..<headEnd, room: limit - ellipsisWidth(text.clusters[start].run))
      let run = text.clusters[max(start, first.upperBound - 1)].run
      let head = prefix(start..<headEnd, room: limit - ellipsisWidth(run))
      return Cut(head: trimmed(head), tail: end..<end, run: run)
    }
  }

  /// As many clusters from the beginning of a range as fit.
  private func prefix(_ range: Range<Int>, room: Double) -> Range<Int> {
    var (x, end) = (0.0, range.lowerBound)
    for index in range {
      let cluster = text.clusters[index]
      if x + cluster.advance > room { break }
      x += cluster.advance + cluster.kerning
      end = index + 1
    }
    return range.lowerBound..<end
  }

  /// As many clusters from the end of a range as fit.
  private func suffix(_ range: Range<Int>, room: Double) -> Range<Int> {
    var (x, begin) = (0.0, range.upperBound)
    for index in range.reversed() {
      let cluster = text.clusters[index]
      x += cluster.advance + (begin < range.upperBound ? cluster.kerning : 0)
      if x > room { break }
      begin = index
    }
    return begin..<range.upperBound
  }

  /// Both ends, the shorter one first, as far as they fit together and do not meet.
  private func middle(
    _ front: Range<Int>, _ back: Range<Int>, _ run: Int32, _ room: Double
  ) -> Cut {
    var (head, tail) = (0.0, 0.0)
    var (end, begin) = (front.lowerBound, back.upperBound)
    while end < front.upperBound || begin > back.lowerBound {
      let takesHead = begin == back.lowerBound || head <= tail && end < front.upperBound
      let cluster = text.clusters[takesHead ? end : begin - 1]
      if end >= begin || head + tail + cluster.advance > room { break }
      if takesHead {
        head += cluster.advance + cluster.kerning
        end += 1
      } else {
        tail += cluster.advance + cluster.kerning
        begin -= 1
      }
    }
    return Cut(
      head: trimmed(front.lowerBound..<end), tail: trimmed(begin..<back.upperBound), run: run)
  }

  /// A range without what is not seen at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (begin, end) = (range.lowerBound, range.upperBound)
    while end > begin, !isSeen(end - 1) { end -= 1 }
    while begin < end, !isSeen(begin) { begin += 1 }
    return begin..<end
  }

  private func isSeen(_ index: Int) -> Bool { text.clusters[index].kind == .text }
}
