// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Something that the constraints leave open, and what could settle it.
struct OpenValue {
  private(set) var ambiguity: LayoutAmbiguity

  /// What it is in the solver; nil of an extent of content that no row mentions.
  let column: Int?

  /// What could be offered, the best first; nothing where a priority settles it.
  let offers: [RemedyOffer]

  init(_ ambiguity: LayoutAmbiguity, _ variable: Variable?, _ offers: [RemedyOffer]) {
    self.ambiguity = ambiguity
    column = variable.map { Int($0.index) }
    self.offers = ambiguity.tie == nil ? offers : []
  }

  /// Says what is offered.
  mutating func settle(by offer: RemedyOffer) { ambiguity = ambiguity.offering(offer.text) }
}
