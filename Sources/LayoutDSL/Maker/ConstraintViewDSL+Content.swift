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

  /// Sets the closure that returns the size of the view's content for a proposed width.
  ///
  /// The natural size is requested with an infinite width. Capture views weakly, as in any closure that a view keeps.
  /// Baselines are read just after the closure has returned.
  ///
  /// - Complexity: A pass calls the closure as rarely as possible: once with an infinite width after the content was
  ///   set or invalidated, and once with each solved width that is neither the natural one nor among the last eight. A
  ///   layout whose widths do not depend on heights has one such width per pass. `systemLayoutSizeFitting` calls it in
  ///   the same way. `snp.ambiguities()`, `snp.lint()` and `hasAmbiguousLayout` call it with up to six possible
  ///   values of an undetermined width, 0 and a million points among them. None of these calls keeps results. Reading
  ///   `intrinsicContentSize` and `sizeThatFits` calls it, too.
  public func measure(_ closure: ((_ width: Double) -> Size)?) {
    // The old closure is released after the change: what it captured may call the view in its deinitializer.
    withExtendedLifetime(view.content.measure) {
      view.setMeasure(closure)
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Sets the distance of the first baseline from the top and that of the last one from the bottom.
  public func setBaselineOffsets(first: Double, last: Double) {
    guard view.itemState.accepts(first.isFinite && last.isFinite, as: "baseline offset") else {
      return
    }
    view.setBaselines(first: first, last: last)
    view.invalidateIntrinsicContentSize()
  }
}
