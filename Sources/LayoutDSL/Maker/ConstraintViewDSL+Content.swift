// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// The priority at which the view refuses to be larger than its content horizontally.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The priority at which the view refuses to be larger than its content vertically.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical)
    }
  }

  /// The priority at which the view refuses to be smaller than its content horizontally.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The priority at which the view refuses to be smaller than its content vertically.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical)
    }
  }

  /// Gives the view a size of its own: what `closure` answers for a proposed width.
  ///
  /// The natural size is asked for with an infinite width. Capture views weakly, as in any
  /// closure that a view keeps. Baselines are read just after the closure has answered.
  ///
  /// - Complexity: A pass calls the closure as seldom as can be: once with an infinite width after the
  ///   content was new or said to have changed, and once with each solved width that is neither the
  ///   natural one nor among the last eight. A layout whose widths do not depend on heights has one
  ///   such width a pass. Besides, `systemLayoutSizeFitting` asks in the same way, and the questions what is open
  ///   (`snp.ambiguities()`, `snp.lint()`, `hasAmbiguousLayout`) ask at up to three widths that an open one may have,
  ///   0 and a million points among them; both remember nothing. Reading `intrinsicContentSize` and `sizeThatFits` calls
  ///   it, too.
  public func measure(_ closure: ((_ width: Double) -> Size)?) {
    // The old closure ends behind the change: what it captured may ask the view when it ends.
    withExtendedLifetime(view.content.measure) {
      view.setMeasure(closure)
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Says how far the first baseline is below the top and the last one above the bottom.
  public func setBaselineOffsets(first: Double, last: Double) {
    guard view.itemState.accepts(first.isFinite && last.isFinite, as: "baseline offset") else {
      return
    }
    view.setBaselines(first: first, last: last)
    view.invalidateIntrinsicContentSize()
  }
}
