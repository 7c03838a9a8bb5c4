// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// The result of setting a text: its lines and the positions of their parts, in points, y down.
public struct TextLayout: Hashable, Sendable {
  /// The width of the widest line, and the sum of the heights of all lines.
  public var size: Size

  /// The lines from top to bottom.
  public var lines: [TextLine]

  /// Whether some of the text is not shown or extends beyond the width.
  public var isTruncated: Bool

  /// The characters that no font has, each once, in the order of the text.
  public var missing: String

  /// The features that the text needs and that were not applied.
  public var unsupported: TextFeatures

  /// Makes a layout.
  public init(
    size: Size = .zero, lines: [TextLine] = [], isTruncated: Bool = false, missing: String = "",
    unsupported: TextFeatures = []
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.missing = missing
    self.unsupported = unsupported
  }

  /// The distance of the first baseline from the top; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance of the last baseline from the top; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

extension TextLayout {
  /// Returns the layout moved to the right and down by some points.
  func moved(right: Double, down: Double) -> TextLayout {
    var layout = self
    for index in layout.lines.indices {
      layout.lines[index].top += down
      layout.lines[index].baseline += down
      if right != 0 { layout.lines[index].move(right: right) }
    }
    return layout
  }
}
