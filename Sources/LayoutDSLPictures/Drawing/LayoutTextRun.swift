// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

/// A run of text on one line, in one style.
public struct LayoutTextRun: Hashable, Sendable {
  /// The part of the run that lies at its origin.
  public enum Anchor: String, Hashable, Sendable, Codable, CaseIterable {
    /// The start in reading direction: the left end, or the right end of a right-to-left run.
    case start
    /// The middle.
    case middle
    /// The end in reading direction.
    case end
  }

  /// The characters.
  public var text: String

  /// The point on the baseline at which the run starts, is centred or ends.
  public var origin: Point

  /// The part of the run that lies at ``origin``.
  public var anchor = Anchor.start

  /// The font families in order of preference; the last one should be generic, such as `sans-serif`.
  public var fontFamilies = ["sans-serif"]

  /// The font size in points.
  public var fontSize: Double

  /// The font weight, from 100 to 900; 400 is regular and 700 bold.
  public var fontWeight = 400

  /// Whether the face is slanted.
  public var isItalic = false

  /// The space after every character, in points.
  public var letterSpacing = 0.0

  /// The colour of the glyphs.
  public var color = LayoutColor.black

  /// Whether the run reads from right to left.
  public var isRightToLeft = false

  /// The width in points that the layout measured; nil if it is unknown.
  ///
  /// A viewer with another font compresses or stretches the text to this width.
  public var width: Double?

  /// The complete text, if the run shows only part of it.
  public var fullText: String?

  /// The measured run, for drawing it by the outlines of its glyphs; nil for drawing it as text.
  ///
  /// It is used only if ``origin`` is the start of the run and the font has outlines.
  public var placed: PlacedRun?

  /// Makes a run that starts at a point of its baseline.
  public init(_ text: String, at origin: Point, fontSize: Double) {
    self.text = text
    self.origin = origin
    self.fontSize = fontSize
  }
}
