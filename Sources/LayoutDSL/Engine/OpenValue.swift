// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Something that the constraints leave open, and where it stands among all that is.
struct OpenValue {
  private(set) var ambiguity: LayoutAmbiguity

  /// What it is in the solver; nil of an extent of content that no row mentions.
  let variable: Variable?

  /// What is offered for it.
  let kind: Remedy.Kind

  init(_ ambiguity: LayoutAmbiguity, _ variable: Variable?, _ kind: Remedy.Kind) {
    self.ambiguity = ambiguity
    self.variable = variable
    self.kind = kind
  }

  /// Whether a priority settles it, and no remedy.
  var isTied: Bool { ambiguity.tie != nil }

  /// From what others are tried to follow first: what is tied has no remedy to share, but others may follow from it.
  var rank: Int { isTied ? -1 : kind.rawValue }

  /// Offers what is offered for a value from which this one follows.
  mutating func follow(_ leader: OpenValue) {
    ambiguity = ambiguity.settled(with: leader.ambiguity)
  }
}
