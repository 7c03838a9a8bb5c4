// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Something that the constraints leave open, and what could settle it.
struct OpenValue {
  private(set) var ambiguity: LayoutAmbiguity

  /// What it is in the solver; nil of an extent of content that no row mentions.
  let column: Int32?

  /// What could be offered, the best first; nothing where a priority settles it.
  let offers: [RemedyOffer]

  /// Whether it was asked for, and is not only what something that was may follow from.
  let isAsked: Bool

  init(
    _ ambiguity: LayoutAmbiguity, _ variable: Variable?, _ offers: [RemedyOffer], isAsked: Bool
  ) {
    self.ambiguity = ambiguity
    column = variable?.index
    self.offers = ambiguity.tie == nil ? offers : []
    self.isAsked = isAsked
  }

  /// Says what is offered.
  mutating func settle(by offer: RemedyOffer) {
    ambiguity = ambiguity.offering(offer.text, nil)
  }

  /// Says what settles the value from which this one follows.
  mutating func follow(_ other: OpenValue) {
    ambiguity = ambiguity.offering(other.ambiguity.remedy, other.ambiguity.tie)
  }
}
