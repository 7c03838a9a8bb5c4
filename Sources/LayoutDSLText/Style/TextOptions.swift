// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// The room that a text is set in, and what is done where that is not enough.
public struct TextOptions: Hashable, Sendable {
  /// How long lines may be, in points; infinite for as long as they are.
  public var width: Double

  /// The greatest number of lines; 0 for as many as it takes.
  public var numberOfLines: Int

  /// Where lines end, and what becomes of what is left.
  public var lineBreakMode: LineBreakMode

  /// On which side lines stand.
  public var alignment: TextAlignment

  /// The direction of the whole; nil goes by the first letter.
  public var direction: LayoutDirection?

  /// Makes options: any number of lines of any length unless it says otherwise.
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
