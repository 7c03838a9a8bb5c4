// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view that shows a text, as wide as it is and as high as it takes at the width it gets.
///
/// Its natural width is that of the text unbroken; constraints may give it less, and it then
/// breaks into lines and grows taller. Its baselines take part in layout.
final class TextView: LayoutView, Drawable {
  /// Which edge the lines keep to.
  enum Alignment {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
    /// The middle.
    case center
  }

  /// What it says.
  let text: String

  /// How it is set.
  let style: TextStyle

  /// Which edge its lines keep to.
  let alignment: Alignment

  private let breaker: LineBreaker

  /// Makes a view of `text`; a `lineLimit` of 0 is any number of lines.
  init(
    _ text: String, _ style: TextStyle, alignment: Alignment = .leading, lineLimit: Int = 0
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    breaker = LineBreaker(style: style, lineLimit: lineLimit)
    super.init(frame: .zero)
    snp.setLabel(String(text.prefix { $0 != "\n" }.prefix(24)))
    snp.measure { [text, breaker, style] proposedWidth in
      let lines = breaker.lines(of: text, width: proposedWidth)
      return Size(
        width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * style.lineHeight)
    }
    // Lines never run into each other: what does not fit is an error, not a smudge.
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  override var firstBaselineOffsetFromTop: Double { style.baseline }

  override var lastBaselineOffsetFromBottom: Double { style.lineHeight - style.baseline }

  func marks(in bounds: Rect) -> [Mark] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, anchor): (Double, Mark.Anchor) =
      switch alignment {
      case .leading: (isRightToLeft ? bounds.maxX : bounds.minX, .start)
      case .trailing: (isRightToLeft ? bounds.minX : bounds.maxX, .end)
      case .center: (bounds.midX, .middle)
      }
    let lines = breaker.lines(of: text, width: bounds.width)
    let isCut = lines.last?.text.hasSuffix("…") == true && !text.hasSuffix("…")
    return lines.enumerated().map { index, line in
      let y = Double(index) * style.lineHeight + style.baseline
      return .text(
        Mark.TextLine(
          text: line.text, origin: Point(x: x, y: y), anchor: anchor, style: style,
          isRightToLeft: isRightToLeft, fullText: isCut ? text : nil))
    }
  }
}
