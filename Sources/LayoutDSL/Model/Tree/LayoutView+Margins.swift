// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  final func setMargins(_ insets: Insets) {
    guard itemState.accepts(insets.isFinite, as: "layout margins") else { return }
    changeInsets { margins.set(insets) }
  }

  final func setMargins(_ insets: DirectionalInsets) {
    guard itemState.accepts(insets.isFinite, as: "layout margins") else { return }
    changeInsets { margins.set(insets) }
  }

  /// Whether the safe area insets are added to the layout margins; on at first.
  ///
  /// It changes nothing where there are no safe area insets.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.followSafeArea }
    set {
      guard newValue != margins.followSafeArea else { return }
      changeInsets { margins.setFollowingSafeArea(newValue) }
    }
  }

  /// Whether content keeps out of the superview's layout margins too; off at first.
  ///
  /// A side of the view's layout margins is then at least what of the superview's margin reaches into
  /// the view. A view further in than the superview's margins has its own.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { margins.preserveSuperview }
    set {
      guard newValue != margins.preserveSuperview else { return }
      changeInsets { margins.setPreservingSuperview(newValue) }
    }
  }

  /// A guide that follows the layout margins.
  public final var layoutMarginsGuide: LayoutGuide { guide(.margins, "layoutMarginsGuide") }

  /// A guide within the layout margins that is no wider than text is easily read: 672 points.
  ///
  /// It is as high as the margins leave room, as wide as they do up to 672, and in the middle between
  /// left and right margin. It holds its width just below required: a view whose own width is open
  /// is made no wider than 672 and its margins.
  public final var readableContentGuide: LayoutGuide {
    guide(.readable, "readableContentGuide")
  }
}
