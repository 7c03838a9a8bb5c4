// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

/// A piece of text on one line, in one style.
public struct LayoutTextRun: Hashable, Sendable {
  /// Which end of the run is placed.
  public enum Anchor: String, Hashable, Sendable, Codable, CaseIterable {
    /// Where reading starts: the left end, or the right one of a run that reads from right to left.
    case start
    /// The middle.
    case middle
    /// Where reading ends.
    case end
  }

  /// What it says.
  public var text: String

  /// The point on the baseline that the run starts at, is centred on or ends at.
  public var origin: Point

  /// What ``origin`` is.
  public var anchor = Anchor.start

  /// The names of the faces to try, the best first; a generic one, `sans-serif`, belongs last.
  public var fontFamilies = ["sans-serif"]

  /// The font size in points.
  public var fontSize: Double

  /// From 100 to 900; 400 is regular and 700 bold.
  public var fontWeight = 400

  /// Whether the face is slanted.
  public var isItalic = false

  /// Points added after every character.
  public var letterSpacing = 0.0

  /// The colour of the glyphs.
  public var color = LayoutColor.black

  /// Whether the run reads from right to left.
  public var isRightToLeft = false

  /// The width in points that the layout gave the run; nil if that is the viewer's affair.
  ///
  /// Viewers whose font is another one squeeze or stretch the text to it.
  public var width: Double?

  /// The whole text, where the run shows only part of it.
  public var fullText: String?

  /// The run as it was measured, to be drawn by the outlines of its glyphs; nil draws it as text.
  ///
  /// It counts where ``origin`` is the start of the run and the font has outlines.
  public var placed: PlacedRun?

  /// Makes a run that starts at a point of its baseline.
  public init(_ text: String, at origin: Point, fontSize: Double) {
    self.text = text
    self.origin = origin
    self.fontSize = fontSize
  }
}
