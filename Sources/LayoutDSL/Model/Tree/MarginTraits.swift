// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's layout margins, kept as they were set, by side or by direction, and what they heed.
struct MarginTraits {
  fileprivate enum Source: Equatable {
    case physical(Insets)
    case directional(DirectionalInsets)
  }

  /// What was set, apart, so that the other things that few views have stay small.
  private final class Given {
    let state: State

    init(_ state: State) { self.state = state }
  }

  private var given: Given?

  /// Whether the safe area insets come on top.
  var followSafeArea: Bool { state.followSafeArea }

  /// Whether they are at least what of the superview's margins reaches into the view.
  var preserveSuperview: Bool { state.preserveSuperview }

  mutating func set(_ insets: Insets) { state.source = .physical(insets) }

  mutating func set(_ insets: DirectionalInsets) { state.source = .directional(insets) }

  mutating func setFollowingSafeArea(_ follows: Bool) { state.followSafeArea = follows }

  mutating func setPreservingSuperview(_ preserves: Bool) { state.preserveSuperview = preserves }

  /// What the margins are, to be compared with what they become.
  private(set) var state: State {
    get { given?.state ?? State() }
    set { given = Given(newValue) }
  }

  /// The margins as a value.
  struct State: Equatable {
    fileprivate var source = Source.physical(Insets(all: 8))
    fileprivate var followSafeArea = true
    fileprivate var preserveSuperview = false
  }

  /// Whether the sides move when the direction flips.
  var followsDirection: Bool {
    if case .directional = state.source { true } else { false }
  }

  /// The margins by side; the direction is looked up if they depend on it.
  func physical(in direction: @autoclosure () -> LayoutDirection) -> Insets {
    switch state.source {
    case .physical(let insets): insets
    case .directional(let insets): insets.physical(in: direction())
    }
  }
}
