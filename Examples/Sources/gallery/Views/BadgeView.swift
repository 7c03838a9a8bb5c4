// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A pill with a text on one line, which is truncated if the pill is too narrow.
final class BadgeView: LayoutView, LayoutDrawable {
  /// The colour of the outline.
  let stroke: LayoutColor

  private static let insets = DirectionalInsets(top: 9, leading: 18, bottom: 7, trailing: 18)
  private let label: LayoutLabel

  /// Makes a badge with a text.
  init(_ text: String, _ style: TextStyle, stroke: LayoutColor) {
    self.stroke = stroke
    label = LayoutLabel(text, style, alignment: .center, lines: 1)
    super.init(frame: .zero)
    snp.setLabel("badge")
    addSubview(label)

    // The label gives way first if the pill has to be narrower.
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    label.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(Self.insets)
    }
  }

  override var firstBaselineOffsetFromTop: Double {
    Self.insets.top + label.firstBaselineOffsetFromTop
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    let paint = LayoutPaint(stroke: stroke, strokeWidth: 2)
    return [.rectangle(bounds.insetBy(dx: 1, dy: 1), cornerRadius: bounds.height / 2 - 1, paint)]
  }
}
