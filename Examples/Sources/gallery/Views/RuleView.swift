// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A horizontal line that is as thick as it says and as long as it is made.
final class RuleView: LayoutView, Drawable {
  /// Its colour.
  let color: Color

  /// Its height in points.
  let thickness: Double

  /// Makes a rule.
  init(_ color: Color, thickness: Double = 0.5) {
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

  func marks(in bounds: Rect) -> [Mark] {
    [.rectangle(bounds, radius: 0, Mark.Paint(fill: color))]
  }
}
