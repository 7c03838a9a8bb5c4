// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's layout margins as they were set, by side or by direction, with the properties that modify them.
struct MarginTraits: Equatable {
  private enum Source: Equatable {
    case physical(Insets)
    case directional(DirectionalInsets)
  }

  private var source = Source.physical(Insets(all: 8))

  /// Whether the safe area insets are added.
  private(set) var followSafeArea = true

  /// Whether each margin is at least the part of the superview's margin that lies inside the view.
  private(set) var preserveSuperview = false

  mutating func set(_ insets: Insets) { source = .physical(insets) }

  mutating func set(_ insets: DirectionalInsets) { source = .directional(insets) }

  mutating func setFollowingSafeArea(_ follows: Bool) { followSafeArea = follows }

  mutating func setPreservingSuperview(_ preserves: Bool) { preserveSuperview = preserves }

  /// Whether the margins change sides with the direction of text.
  var followsDirection: Bool {
    if case .directional = source { true } else { false }
  }

  /// Returns the margins by side; `direction` is evaluated only if they depend on it.
  func physical(in direction: @autoclosure () -> LayoutDirection) -> Insets {
    switch source {
    case .physical(let insets): insets
    case .directional(let insets): insets.physical(in: direction())
    }
  }
}
