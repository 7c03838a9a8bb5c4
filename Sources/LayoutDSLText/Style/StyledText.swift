// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A text and how its parts are set.
///
/// Places in it are counted in bytes of UTF-8 from its beginning, over all runs.
public struct StyledText: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters; a grapheme does not span two runs.
    public var text: String

    /// How they are set.
    public var style: TextStyle

    /// Makes a run.
    public init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The parts from the beginning to the end.
  public var runs: [Run]

  /// Makes a text of parts.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Makes a text in one style.
  public init(_ text: String, _ style: TextStyle) { runs = [Run(text, style)] }

  /// Makes a text of parts.
  public init(arrayLiteral runs: Run...) { self.runs = runs }

  /// All characters without their styles.
  public var string: String { runs.map(\.text).joined() }

  /// Whether there is no character.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The text with every style scaled.
  public func scaled(by factor: Double) -> StyledText {
    StyledText(runs.map { Run($0.text, $0.style.scaled(by: factor)) })
  }
}
