// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A text with the styles of its parts.
///
/// Offsets are in bytes of UTF-8 from its beginning, over all runs.
public struct StyledText: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters; a grapheme does not span two runs.
    public var text: String

    /// The style of the characters.
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

  /// The characters of all runs.
  public var string: String { runs.map(\.text).joined() }

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// Returns the text with scaled styles.
  public func scaled(by factor: Double) -> StyledText {
    StyledText(runs.map { Run($0.text, $0.style.scaled(by: factor)) })
  }
}
