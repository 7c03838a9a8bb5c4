// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A horizontal line with a given thickness, and with the width that the layout assigns.
final class RuleView: LayoutView, LayoutDrawable {
  /// Its colour.
  let color: LayoutColor

  /// Its height in points.
  let thickness: Double

  /// Makes a rule.
  init(_ color: LayoutColor, thickness: Double = 0.5) {
    self.color = color
    self.thickness = thickness
    super.init(frame: .zero)
    snp.setLabel("rule")
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  override var intrinsicContentSize: Size {
    Size(width: LayoutView.noIntrinsicMetric, height: thickness)
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, LayoutPaint(fill: color))]
  }
}
