// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a line: clusters of the text, or an inserted ellipsis or hyphen that the text does not contain.
struct LinePiece {
  let text: ShapedText
  let bytes: [UInt8]
  let clusters: Range<Int>

  /// The style of an insertion and its offset in the text; nil for a part of the text.
  var insertion: (style: TextStyle, offset: Int)?

  /// The sum of the advances of all clusters in `text`, in points.
  var width: Double { text.clusters.reduce(0) { $0 + $1.advance } }

  /// Returns the offset of a cluster in UTF-8 bytes; the end of the text for the index after the last cluster.
  func offset(_ index: Int) -> Int {
    index < text.clusters.count ? Int(text.clusters[index].offset) : bytes.count
  }
}
