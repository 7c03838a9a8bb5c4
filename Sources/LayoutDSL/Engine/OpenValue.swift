// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A value that the constraints leave open, and the constraints that would determine it.
struct OpenValue {
  private(set) var ambiguity: LayoutAmbiguity

  /// The column of the value; nil for an extent of content that no row mentions.
  let column: Int32?

  /// The constraints that could be offered, best first; empty if a priority determines the value.
  let offers: [RemedyOffer]

  /// Whether the caller asked for the value; others are listed because those may follow from them.
  let isRequested: Bool

  init(
    _ ambiguity: LayoutAmbiguity, _ variable: Variable?, _ offers: [RemedyOffer], isRequested: Bool
  ) {
    self.ambiguity = ambiguity
    column = variable?.index
    self.offers = ambiguity.tie == nil ? offers : []
    self.isRequested = isRequested
  }

  /// Stores the remedy that is offered.
  mutating func offer(_ offer: RemedyOffer) {
    ambiguity = ambiguity.offering(offer.text, nil)
  }

  /// Takes over the remedy of the value from which this one follows.
  mutating func adoptRemedy(of other: OpenValue) {
    ambiguity = ambiguity.offering(other.ambiguity.remedy, other.ambiguity.tie)
  }
}
