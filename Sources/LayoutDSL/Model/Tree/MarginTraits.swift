// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's layout margins, kept as they were set, by side or by direction, and what they heed.
struct MarginTraits: ~Copyable {
  fileprivate enum Source: Equatable {
    case physical(Insets)
    case directional(DirectionalInsets)
  }

  /// What was set, which few views have.
  private final class Given {
    let source: Source

    init(_ source: Source) { self.source = source }
  }

  private var given: Given?

  private var source: Source { given?.source ?? .physical(Insets(all: 8)) }

  /// Whether the safe area insets come on top.
  private(set) var followSafeArea = true

  /// Whether they are at least what of the superview's margins reaches into the view.
  private(set) var preserveSuperview = false

  mutating func set(_ insets: Insets) {
    given = Given(.physical(insets))
  }

  mutating func set(_ insets: DirectionalInsets) {
    given = Given(.directional(insets))
  }

  mutating func setFollowingSafeArea(_ follows: Bool) { followSafeArea = follows }

  mutating func setPreservingSuperview(_ preserves: Bool) { preserveSuperview = preserves }

  /// What the margins are, to be compared with what they become.
  var state: State {
    State(source: source, followSafeArea: followSafeArea, preserveSuperview: preserveSuperview)
  }

  /// The margins as a value.
  struct State: Equatable {
    fileprivate let source: Source
    fileprivate let followSafeArea: Bool
    fileprivate let preserveSuperview: Bool
  }

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

  /// The margins by direction, which is looked up if they depend on it.
  func directional(in direction: @autoclosure () -> LayoutDirection) -> DirectionalInsets {
    switch source {
    case .physical(let insets): insets.directional(in: direction())
    case .directional(let insets): insets
    }
  }
}
