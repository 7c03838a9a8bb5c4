// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The space between the view's edges and its content; 8 on every side at first.
  ///
  /// Margins that are not finite are refused and recorded as a mistake.
  public final var layoutMargins: Insets {
    get { margins.physical(in: effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.isFinite else { return itemState.refuse("layout margins") }
      itemState.accept("layout margins")
      margins.set(newValue)
      liveEngine?.marginsChanged(self)
    }
  }

  /// The layout margins named by the direction of text; they change sides with it.
  ///
  /// Margins that are not finite are refused and recorded as a mistake.
  public final var directionalLayoutMargins: DirectionalInsets {
    get { margins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.isFinite else { return itemState.refuse("layout margins") }
      itemState.accept("layout margins")
      margins.set(newValue)
      liveEngine?.marginsChanged(self)
    }
  }

  /// A guide that follows the layout margins.
  public final var layoutMarginsGuide: LayoutGuide {
    if let guide = guides.first(where: { $0.kind == .margins }) { return guide }
    let guide = LayoutGuide(kind: .margins)
    guide.identifier = "layoutMarginsGuide"
    attach(guide)
    return guide
  }
}
