// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSLText

/// Sets texts in any script: shaped by HarfBuzz, ordered by FriBidi, broken where libunibreak says.
///
/// ```swift
/// label.measurer = HarfBuzzMeasurer()
/// ```
///
/// It differs from the embedded `TextMeasurer` in how it shapes alone: what becomes of lines is the same.
public final class HarfBuzzMeasurer: TextMeasuring {
  private let measurer: TextMeasurer

  /// Makes a measurer that remembers some texts.
  public init(capacity: Int = 512) {
    measurer = TextMeasurer(shaper: HarfBuzzShaper(), capacity: capacity)
  }

  /// Sets a text.
  public func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    measurer.layout(text, options)
  }
}
