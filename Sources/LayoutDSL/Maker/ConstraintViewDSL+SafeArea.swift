// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// The insets that the view adds to the safe area insets that it inherits; 0 at first.
  ///
  /// A root inherits none: these are its safe area. In UIKit they belong to the view's controller.
  /// Negative ones make the safe area larger, though never larger than the view. Insets that are
  /// not finite are refused and recorded as a mistake.
  public var additionalSafeAreaInsets: Insets {
    get { view.insetState?.additional ?? .zero }
    nonmutating set {
      guard view.itemState.accepts(newValue.isFinite, as: "safe area insets") else { return }
      guard newValue != additionalSafeAreaInsets else { return }
      let state = view.ownInsetState
      view.changeInsets { state.setAdditional(newValue) }
    }
  }

  /// The view's safe area as a target: Masonry's `mas_safeAreaLayoutGuide`.
  public var safeAreaLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  /// The top of the view's safe area.
  public var safeAreaLayoutGuideTop: ConstraintItem { safeAreaLayoutGuide.snp.top }

  /// The bottom of the view's safe area.
  public var safeAreaLayoutGuideBottom: ConstraintItem { safeAreaLayoutGuide.snp.bottom }

  /// The left of the view's safe area.
  public var safeAreaLayoutGuideLeft: ConstraintItem { safeAreaLayoutGuide.snp.left }

  /// The right of the view's safe area.
  public var safeAreaLayoutGuideRight: ConstraintItem { safeAreaLayoutGuide.snp.right }
}
