// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that could resolve an ambiguity, as a person would write it: `first == constant` or `first == second +
/// constant`.
struct RemedyOffer {
  /// The kinds of offers, the better first: the end of the content, for an extent that follows it; an edge, or an
  /// extent that is kept; a size; a location.
  enum Kind: CaseIterable { case content, edge, size, position }

  /// An attribute of an item, and the item's name in messages.
  struct Side {
    let item: ItemState
    let attribute: LayoutConstraint.Attribute
    let name: String

    init(_ item: ItemState, _ attribute: LayoutConstraint.Attribute, _ name: String? = nil) {
      self.item = item
      self.attribute = attribute
      self.name = name ?? item.name
    }

    fileprivate var text: String { "\(name).\(attribute)" }
  }

  let kind: Kind
  let first: Side
  let second: Side?

  /// The constant as it is printed.
  let constant: Double

  init(_ kind: Kind, _ first: Side, _ second: Side? = nil, _ constant: Double = 0) {
    self.kind = kind
    self.first = first
    self.second = second
    self.constant = constant.roundedForPrinting
  }

  /// The constraint as messages print it: `title.bottom == card.bottom - 16`.
  var text: String {
    let right = second.map { $0.text + constant.addendText(\.layoutText) } ?? constant.layoutText
    return "\(first.text) == \(right)"
  }
}

extension Double {
  /// The number that messages print, rounded to a thousandth.
  var roundedForPrinting: Double { Double(layoutText) ?? self }

  /// The printable numbers next to the number: itself, or one on each side, since at a limit only one of them is
  /// feasible.
  var printableNeighbours: [Double] {
    roundedForPrinting == self
      ? [self]
      : [roundedForPrinting, roundedForPrinting + (roundedForPrinting < self ? 0.001 : -0.001)]
  }
}

extension Axis {
  var farEdge: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
}
