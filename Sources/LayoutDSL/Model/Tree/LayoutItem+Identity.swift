// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Views, guides, their states and constraints are equal if they are the same object, as in UIKit, so that
// `subviews.contains(view)` and sets of views work.

extension LayoutView: Hashable {
  /// Returns whether both are the same view.
  public static func == (left: LayoutView, right: LayoutView) -> Bool { left === right }

  /// Hashes the view's identity.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension LayoutGuide: Hashable {
  /// Returns whether both are the same guide.
  public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }

  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ItemState: Hashable {
  @usableFromInline
  static func == (left: ItemState, right: ItemState) -> Bool { left === right }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Returns whether both are the same constraint.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the constraint's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
