// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What else an active constraint's equation depends on.
extension LayoutConstraint {
  /// Whether the equation is written in mirrored coordinates where text runs right to left.
  var isDirectional: Bool { traits.contains(.directional) }

  /// Whether the equation is another one where text runs right to left.
  var followsDirection: Bool {
    isDirectional || directedConstant.followsDirection
  }

  /// Calls `body` with every item and attribute that the equation is about.
  func forEachPlace(_ body: (ItemState, Attribute) -> Void) {
    body(first, firstAttribute)
    if let installedSecond { body(installedSecond, secondAttribute) }
    for origin in origins?.all ?? [] { body(origin.item, origin.attribute) }
  }

  /// Whether baselines go into the equation.
  var mentionsBaselines: Bool { traits.contains(.baselines) }

  /// Whether margins, safe areas or baselines go into the equation's constant.
  var mentionsInsets: Bool { traits.contains(.insets) }
}

extension ItemState {
  /// Whether the item is its owner less some insets: any guide that a view has of itself.
  var isInsetGuide: Bool { isGuide && guide.map { $0.kind != .free } ?? false }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute lies at a margin or at a baseline.
  var readsInsets: Bool { isMargin || isBaseline }

  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
