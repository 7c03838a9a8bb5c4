// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One line of a text that has been set.
public struct TextLine: Hashable, Sendable {
  /// The part of the text that it shows, in bytes of UTF-8, with the spaces and the hard break at its end.
  ///
  /// The next line begins where it ends. A line that is cut at its beginning or in the middle goes from the
  /// first to the last byte that it shows.
  public var range: Range<Int>

  /// Where it begins from the left.
  public var x: Double

  /// Its top.
  public var top: Double

  /// Its extent from left to right, without spaces at its end.
  public var width: Double

  /// Its extent from top to bottom.
  public var height: Double

  /// Where letters stand, from the top of the whole.
  public var baseline: Double

  /// Its parts from left to right.
  public var runs: [PlacedRun]

  /// What it shows, with an ellipsis or a hyphen if it has one, in the order of the text.
  public var text: String {
    func place(_ run: PlacedRun) -> (Int, Int) { (run.range.lowerBound, run.range.upperBound) }
    return runs.sorted { place($0) < place($1) }.map(\.text).joined()
  }
}

extension TextLine {
  /// Moves the line and all that is in it to the right.
  mutating func move(right distance: Double) {
    x += distance
    for index in runs.indices { runs[index].move(right: distance) }
  }
}
