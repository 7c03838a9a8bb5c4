// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Breaks the clusters of a text into lines, each as long as the width allows.
struct LineBreaker {
  /// The excess that still fits, in points or pixels: solved sizes have rounding errors in their last bits.
  static let tolerance = 1e-6

  let text: ShapedText
  let options: TextOptions

  /// Returns the width of a hyphen in the style of a run, in points.
  let hyphenWidth: (Int32) -> Double

  /// One line: its clusters, the end of its visible ones, and whether a hyphen follows.
  struct Line {
    var clusters: Range<Int>
    var visibleEnd: Int
    var hasHyphen = false
  }

  /// The greatest width of a line.
  var limit: Double {
    options.width.isNaN ? .infinity : max(0, options.width) + Self.tolerance
  }

  /// Returns the line that begins at a cluster.
  ///
  /// - Complexity: O(*k*) for the *k* clusters up to the first one that does not fit.
  func line(from start: Int) -> Line {
    let clusters = text.clusters
    let breaksAnywhere = options.lineBreakMode == .byCharWrapping
    var (x, index, visibleEnd) = (0.0, start, start)
    var candidate: Line?
    while index < clusters.count {
      let cluster = clusters[index]
      if index > start, cluster.allowsBreak {
        let isHyphenated = clusters[index - 1].kind == .softHyphen && visibleEnd > start
        if !isHyphenated || x + hyphenWidth(clusters[index - 1].run) <= limit {
          candidate = Line(
            clusters: start..<index, visibleEnd: visibleEnd, hasHyphen: isHyphenated)
        }
      }
      switch cluster.kind {
      case .hardBreak: return Line(clusters: start..<(index + 1), visibleEnd: visibleEnd)
      case .tab: x = Self.tabStop(after: x, every: cluster.advance)
      case .space: x += cluster.advance + cluster.kerning
      case .softHyphen, .hidden: break
      case .text:
        if x + cluster.advance > limit, index > start {
          if let candidate, !breaksAnywhere { return candidate }
          return Line(clusters: start..<index, visibleEnd: visibleEnd)
        }
        x += cluster.advance + cluster.kerning
        visibleEnd = index + 1
      }
      index += 1
    }
    return Line(clusters: start..<index, visibleEnd: visibleEnd)
  }

  /// Returns the end of the paragraph that contains a cluster: the next hard break, or the end of the text.
  func paragraphEnd(from start: Int) -> Int {
    text.clusters[start...].firstIndex { $0.kind == .hardBreak } ?? text.clusters.count
  }

  /// Returns the next multiple of `interval` after `x`; `x` itself if that is too many times the interval.
  static func tabStop(after x: Double, every interval: Double) -> Double {
    let stop = ((x / interval).rounded(.down) + 1) * interval
    return interval > 0 && stop.isFinite ? stop : x
  }
}
