// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether the last pass could have found another frame for the view; false before the first.
  ///
  /// `snp.ambiguities()` says what is open, of the views below as well, and what would settle it.
  ///
  /// - Complexity: As `snp.ambiguities()`: O(*n*) for *n* items of the whole tree.
  public final var hasAmbiguousLayout: Bool {
    snp.ambiguities().contains { $0.item === self }
  }
}
