// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a line: clusters of the text, or a sign that is not in the text.
struct LinePiece {
  let text: ShapedText
  let bytes: [UInt8]
  let clusters: Range<Int>

  /// The style of a sign, and the place in the text where it stands; nil for a part of the text.
  var sign: (style: TextStyle, offset: Int)?

  /// What all clusters of its text take, in points.
  var width: Double { text.clusters.reduce(0) { $0 + $1.advance } }

  /// Where a cluster begins in the text, in bytes of UTF-8; the end of the text for the one behind the last.
  func offset(_ index: Int) -> Int {
    index < text.clusters.count ? Int(text.clusters[index].offset) : bytes.count
  }
}
