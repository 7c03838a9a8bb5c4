// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The size and baselines of a view's content, measured at some width.
struct Measurement: Hashable {
  let width: Double
  let height: Double
  let firstBaseline: Double
  let lastBaseline: Double

  /// Makes a measurement of the baselines of `view`, without a size.
  init(baselinesOf view: LayoutView) {
    self.init(
      size: Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric),
      view)
  }

  /// Makes a measurement of a size and the baselines that `view` has just after it was measured.
  init(size: Size, _ view: LayoutView) {
    width = size.width
    height = size.height
    firstBaseline = Self.finite(view.firstBaselineOffsetFromTop)
    lastBaseline = Self.finite(view.lastBaselineOffsetFromBottom)
  }

  private static func finite(_ offset: Double) -> Double { offset.isFinite ? offset : 0 }

  /// Whether one of the extents is NaN.
  ///
  /// An infinite extent is valid: it counts as no extent, for content that fills the space it is offered.
  var isBroken: Bool { width.isNaN || height.isNaN }

  func extent(along axis: Axis) -> Double? {
    let extent = axis == .horizontal ? width : height
    return extent.isFinite && extent >= 0 ? extent : nil
  }

  /// Whether the baselines are the same.
  func hasBaselines(of other: Measurement) -> Bool {
    firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
  }
}
