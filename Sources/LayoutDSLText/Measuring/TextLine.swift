// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One line of a text that has been set.
public struct TextLine: Hashable, Sendable {
  /// The range of the text on this line in bytes of UTF-8, including the spaces and the hard break at its end.
  ///
  /// The next line begins where the range ends. The range of a line that is cut at its beginning or in the middle is
  /// that from its first to its last visible byte.
  public var range: Range<Int>

  /// The distance of its left side from the left of the layout.
  public var x: Double

  /// The distance of its top from the top of the layout.
  public var top: Double

  /// Its width, without the spaces at its end.
  public var width: Double

  /// Its height.
  public var height: Double

  /// The distance of its baseline from the top of the layout.
  public var baseline: Double

  /// Its parts from left to right.
  public var runs: [PlacedRun]

  /// The shown text, including an ellipsis or a hyphen, in the order of the text.
  public var text: String {
    func bounds(_ run: PlacedRun) -> (Int, Int) { (run.range.lowerBound, run.range.upperBound) }
    return runs.sorted { bounds($0) < bounds($1) }.map(\.text).joined()
  }
}

extension TextLine {
  /// Moves the line and its runs to the right.
  mutating func move(right distance: Double) {
    x += distance
    for index in runs.indices { runs[index].move(right: distance) }
  }
}
