// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Truncation of the last line of a text that goes on: up to two parts around an ellipsis.
extension LineBreaker {
  /// The clusters before and after the ellipsis of a line.
  struct Truncation {
    var head: Range<Int>
    var tail: Range<Int>

    /// The run whose style applies to the ellipsis.
    var run: Int32
  }

  /// Cuts the rest of the text, from `start`, so that it fits on one line with an ellipsis.
  ///
  /// - Parameter ellipsisWidth: Returns the width of an ellipsis in the style of a run.
  func truncation(from start: Int, ellipsisWidth: (Int32) -> Double) -> Truncation {
    let headEnd = paragraphEnd(from: start)
    var end = text.clusters.count
    while end > start, !isVisible(end - 1) { end -= 1 }
    let tailStart =
      text.clusters[start..<end].lastIndex { $0.kind == .hardBreak }.map { $0 + 1 } ?? start
    switch options.lineBreakMode {
    case .byTruncatingHead:
      let run = text.clusters[max(start, end - 1)].run
      return fitting(start..<start, tailStart..<end, run, ellipsisWidth(run))
    case .byTruncatingMiddle:
      let run = text.clusters[start].run
      return fitting(start..<headEnd, tailStart..<end, run, ellipsisWidth(run))
    default:
      // The ellipsis takes the style of the cluster before it, which depends on where the text is cut.
      let first = text.clusters[start].run
      let head = fitting(start..<headEnd, headEnd..<headEnd, first, ellipsisWidth(first)).head
      let run = text.clusters[max(start, head.upperBound - 1)].run
      return fitting(start..<headEnd, headEnd..<headEnd, run, ellipsisWidth(run))
    }
  }

  /// Returns as much of both ends as fits beside an ellipsis, extending the shorter one first; they do not overlap.
  private func fitting(
    _ front: Range<Int>, _ back: Range<Int>, _ run: Int32, _ ellipsisWidth: Double
  ) -> Truncation {
    var (head, tail) = (0.0, 0.0)
    // The kerning of the head's last cluster counts only if another cluster follows.
    var headKerning = 0.0
    var (end, begin) = (front.lowerBound, back.upperBound)
    while end < begin, end < front.upperBound || begin > back.lowerBound {
      let takesHead = begin == back.lowerBound || head <= tail && end < front.upperBound
      let cluster = text.clusters[takesHead ? end : begin - 1]
      let kerning = takesHead ? headKerning : begin == back.upperBound ? 0 : cluster.kerning
      if head + tail + cluster.advance + kerning > limit - ellipsisWidth { break }
      if takesHead {
        head += cluster.advance + kerning
        headKerning = cluster.kerning
        end += 1
      } else {
        tail += cluster.advance + kerning
        begin -= 1
      }
    }
    // Invisible clusters next to the ellipsis are dropped. Spaces at the line's beginning stay, as in any line.
    while end > front.lowerBound, !isVisible(end - 1) { end -= 1 }
    while begin < back.upperBound, !isVisible(begin) { begin += 1 }
    return Truncation(head: front.lowerBound..<end, tail: begin..<back.upperBound, run: run)
  }

  private func isVisible(_ index: Int) -> Bool { text.clusters[index].kind == .text }
}
