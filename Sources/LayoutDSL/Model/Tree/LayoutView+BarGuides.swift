// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// A guide where a keyboard would be: from the bottom of the safe area to the bottom of the view, from
  /// side to side.
  ///
  /// There is no keyboard, so it is where UIKit's is while none shows: its top is the bottom of the safe
  /// area. To lay out as if one of 300 points were there, give the root that much as
  /// `snp.additionalSafeAreaInsets` at its bottom.
  public final var keyboardLayoutGuide: LayoutGuide { guide(.keyboard, "keyboardLayoutGuide") }
}
