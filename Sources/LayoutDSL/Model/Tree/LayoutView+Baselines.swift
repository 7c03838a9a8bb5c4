// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The view whose first or last baseline stands for this view's: itself, unless it hands on.
  ///
  /// A view that was handed on to may hand on, too. One that is not in the view that hands on to it has
  /// no place there and does not count.
  final func baselineView(isFirst: Bool) -> LayoutView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
  }

  /// Whether the view says that the baselines of another one are its own, or may say so without a
  /// further word: what a stack view shows comes and goes.
  final var handsOnBaselines: Bool {
    arrangement != nil || forLastBaselineLayout !== self || forFirstBaselineLayout !== self
  }
}

extension ItemState {
  /// The item that `attribute` is read from: that of another view if the view hands its baselines on.
  func bearer(of attribute: LayoutConstraint.Attribute) -> ItemState {
    guard attribute.isBaseline, let view else { return self }
    return view.baselineView(isFirst: attribute == .firstBaseline).itemState
  }

  /// How far the baselines lie from the sides of a view that does not hand on, as last measured.
  var baselines: Measurement? {
    measurements?.current ?? view.map(Measurement.init(baselinesOf:))
  }
}
