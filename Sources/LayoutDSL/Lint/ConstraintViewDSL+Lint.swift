// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// What is odd about the view and all below, though no error: views outside of their superviews, without
  /// a size or smaller than a pixel, text that lies over other text or is cut off, constraints and priorities
  /// without effect.
  ///
  /// ```swift
  /// for warning in root.snp.lint() { print(warning) }
  /// // offsetForInset: the edges of "card" are moved by 16 pt, not inset; write inset(16)
  /// //   <LayoutConstraint@Page.swift#31 card.left == page.left + 16>
  /// //   <LayoutConstraint@Page.swift#31 card.right == page.right + 16>
  /// ```
  ///
  /// The tree is laid out first if something changed, as by ``LayoutView/layoutIfNeeded()``. Hidden views
  /// and what is in them are passed over, but for their constraints, which take part in layout all the same.
  /// Lengths are in points; less than half a point counts as nothing.
  ///
  /// - Returns: The warnings, by kind in the order of ``LayoutWarning/Kind``, and parents before children.
  /// - Complexity: O(*n* log *n* + *k* log *k* + *p*) for *n* views, *k* constraints and *p* pairs of texts
  ///   that share a height, and what ``ambiguities()`` takes.
  public func lint() -> [LayoutWarning] {
    view.layoutIfNeeded()
    let lint = LayoutLint(view)
    return lint.frames() + lint.texts() + lint.contents() + lint.constraints()
  }
}
