// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// How far the parts of the view that something else covers reach in from its edges.
  ///
  /// A root has the insets that it was given with `snp.additionalSafeAreaInsets`. Any other view
  /// has what of its superview's safe area insets reaches into its frame, and those that it was
  /// given itself; never less than 0. They follow the frames of the last pass.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  public final var safeAreaInsets: Insets { insets { $0.storedFrame }.safeArea }

  /// A guide that follows the safe area: the view's bounds less its ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    guide(.safeArea, "safeAreaLayoutGuide")
  }
}
