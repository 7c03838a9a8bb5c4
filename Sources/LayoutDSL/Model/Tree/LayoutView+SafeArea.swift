// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// A guide that follows the safe area: the view's bounds less its ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide {
    guide(.safeArea, "safeAreaLayoutGuide")
  }
}
