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

  /// Whether the safe area insets are added to the layout margins; on by default.
  ///
  /// It has no effect if there are no safe area insets.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.followSafeArea }
    set {
      guard newValue != margins.followSafeArea else { return }
      changeInsets { margins.setFollowingSafeArea(newValue) }
    }
  }

  /// Whether the layout margins also respect those of the superview; off by default.
  ///
  /// Each margin is then at least the part of the superview's margin that lies inside the view. A view that lies
  /// further inside than the superview's margins keeps its own.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { margins.preserveSuperview }
    set {
      guard newValue != margins.preserveSuperview else { return }
      changeInsets { margins.setPreservingSuperview(newValue) }
    }
  }

  /// A guide for the area inside the layout margins.
  public final var layoutMarginsGuide: LayoutGuide { guide(.margins, "layoutMarginsGuide") }

  /// A guide inside the layout margins with a width suited to reading text: at most 672 points.
  ///
  /// Its height is that inside the margins. Its width is that inside the margins, up to 672, centred between the
  /// left and right margin. The guide limits its width with a priority just below required: a view whose own width
  /// is undetermined becomes no wider than 672 and its margins.
  public final var readableContentGuide: LayoutGuide {
    guide(.readable, "readableContentGuide")
  }
}
