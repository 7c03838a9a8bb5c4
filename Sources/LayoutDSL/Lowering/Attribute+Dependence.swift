// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// Whether the item is its owner less some insets: any guide that a view has of itself.
  var isInsetGuide: Bool { isGuide && guide.map { !$0.kind.hasQuantities } ?? false }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute lies at a margin or at a baseline.
  var readsInsets: Bool { isMargin || isBaseline }

  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
