// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// The available space of a text, and how text that does not fit is handled.
public struct TextOptions: Hashable, Sendable {
  /// The greatest width of a line in points; infinite for no limit.
  public var width: Double

  /// The greatest number of lines; 0 means no limit.
  public var numberOfLines: Int

  /// How lines are wrapped, and how text that does not fit is cut.
  public var lineBreakMode: LineBreakMode

  /// The horizontal alignment of lines.
  public var alignment: TextAlignment

  /// The base direction; nil for that of the first letter.
  public var direction: LayoutDirection?

  /// Makes options; by default neither the number of lines nor their width is limited.
  public init(
    width: Double = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    direction: LayoutDirection? = nil
  ) {
    self.width = width
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
  }
}
