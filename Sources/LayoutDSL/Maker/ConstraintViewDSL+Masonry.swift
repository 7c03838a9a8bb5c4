// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// Returns the closest view that contains both views or is one of them; nil in different trees.
  ///
  /// It mirrors Masonry's `mas_closestCommonSuperview:`. UIKit would list the constraints between the two there.
  ///
  /// - Complexity: O(*d*), where *d* is the longer of the two ways up to it.
  public func closestCommonSuperview(with other: LayoutView) -> LayoutView? {
    view.closestCommonView(with: other)
  }
}

extension ConstraintDSL {
  /// The name of the view or guide in messages: Masonry's name for its label.
  public var key: String? {
    get { label() }
    nonmutating set { setLabel(newValue) }
  }
}
