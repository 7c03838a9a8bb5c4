// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutStackView {
  /// The views that are arranged, in order; hidden ones included.
  public final var arrangedSubviews: [LayoutView] { stack.entries.compactMap(\.state.view) }

  /// Sets the space behind an arranged view.
  ///
  /// ``spacingUseDefault`` goes back to ``spacing``. It has no meaning behind the last view, and none
  /// behind a hidden one. A number that is not finite is refused and recorded as a mistake; a view
  /// that is not arranged is left alone.
  public final func setCustomSpacing(_ spacing: Double, after arrangedSubview: LayoutView) {
    guard itemState.accepts(spacing.isFinite, as: "custom spacing") else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    tell(stack.setCustomSpacing(custom, after: arrangedSubview))
  }

  /// The space that was set behind an arranged view, or ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: LayoutView) -> Double {
    let place = stack.place(of: arrangedSubview)
    return place.flatMap { stack.entries[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// What ``spacingUseSystem`` comes to.
  static var systemSpacing: Double { 8 }

  /// Tells the engine of another arrangement, if it is one.
  final func tell(_ isAnother: Bool) {
    if isAnother { treeEngine?.arrangementChanged(self) }
  }
}
