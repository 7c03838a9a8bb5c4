// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A text that has been set: its lines and where everything is, in points, y down.
public struct TextLayout: Hashable, Sendable {
  /// The extent of the widest line by the sum of all lines' heights.
  public var size: Size

  /// The lines from top to bottom.
  public var lines: [TextLine]

  /// Whether something of the text is not shown, or goes on beyond the width.
  public var isTruncated: Bool

  /// The characters that no font has, each once, in the order in which they come.
  public var missing: String

  /// What the text would need and did not get.
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
  /// The layout with everything some points further to the right and further down.
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
