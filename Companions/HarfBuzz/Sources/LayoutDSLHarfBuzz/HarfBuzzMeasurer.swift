// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSLText

/// A measurer for texts in all scripts: HarfBuzz shapes, FriBidi reorders and libunibreak finds line breaks.
///
/// ```swift
/// label.measurer = HarfBuzzMeasurer()
/// ```
///
/// It differs from the embedded `TextMeasurer` only in the shaper; both fill and truncate lines alike.
public final class HarfBuzzMeasurer: TextMeasuring {
  private let measurer: TextMeasurer

  /// Makes a measurer that caches up to `capacity` texts.
  public init(capacity: Int = 512) {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(), capacity: capacity)
  }

  /// Sets a text: finds its lines and positions their parts.
  public func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    measurer.layout(text, options)
  }
}
