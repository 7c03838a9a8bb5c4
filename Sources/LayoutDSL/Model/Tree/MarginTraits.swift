// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's layout margins, kept as they were set, by side or by direction, and what they heed.
struct MarginTraits: Equatable {
  private enum Source: Equatable {
    case physical(Insets)
    case directional(DirectionalInsets)
  }

  private var source = Source.physical(Insets(all: 8))

  /// Whether the safe area insets come on top.
  private(set) var followSafeArea = true

  /// Whether they are at least what of the superview's margins reaches into the view.
  private(set) var preserveSuperview = false

  mutating func set(_ insets: Insets) { source = .physical(insets) }

  mutating func set(_ insets: DirectionalInsets) { source = .directional(insets) }

  mutating func setFollowingSafeArea(_ follows: Bool) { followSafeArea = follows }

  mutating func setPreservingSuperview(_ preserves: Bool) { preserveSuperview = preserves }

  /// Whether the sides move when the direction flips.
  var followsDirection: Bool {
    if case .directional = source { true } else { false }
  }

  /// The margins by side; the direction is looked up if they depend on it.
  func physical(in direction: @autoclosure () -> LayoutDirection) -> Insets {
    switch source {
    case .physical(let insets): insets
    case .directional(let insets): insets.physical(in: direction())
    }
  }
}
