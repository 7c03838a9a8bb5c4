// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A pill with a text in one line, which is cut when there is not enough room for it.
final class BadgeView: LayoutView, Drawable {
  /// The colour of the outline.
  let stroke: Color

  private static let insets = DirectionalInsets(top: 9, leading: 18, bottom: 7, trailing: 18)
  private let label: TextView

  /// Makes a badge that says `text`.
  init(_ text: String, _ style: TextStyle, stroke: Color) {
    self.stroke = stroke
    label = TextView(text, style, alignment: .center, lineLimit: 1)
    super.init(frame: .zero)
    snp.setLabel("badge")
    addSubview(label)

    // The label is the first to give way, when the pill around it has to.
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    label.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(Self.insets)
    }
  }

  override var firstBaselineOffsetFromTop: Double {
    Self.insets.top + label.firstBaselineOffsetFromTop
  }

  func marks(in bounds: Rect) -> [Mark] {
    let paint = Mark.Paint(stroke: stroke, strokeWidth: 2)
    return [.rectangle(bounds.insetBy(dx: 1, dy: 1), radius: bounds.height / 2 - 1, paint)]
  }
}
