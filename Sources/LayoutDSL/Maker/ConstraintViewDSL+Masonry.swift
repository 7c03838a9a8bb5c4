// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// The closest view that both views are in, or that one of them is; nil in different trees.
  ///
  /// Masonry's `mas_closestCommonSuperview:`, and where UIKit would list their constraints.
  ///
  /// - Complexity: O(*d*), where *d* is the longer of the two ways to it.
  public func closestCommonSuperview(with other: LayoutView) -> LayoutView? {
    view.closestCommonView(with: other)
  }
}

extension ConstraintDSL {
  /// What messages call the view or guide: Masonry's name for its label.
  public var key: String? {
    get { label() }
    nonmutating set { setLabel(newValue) }
  }
}
