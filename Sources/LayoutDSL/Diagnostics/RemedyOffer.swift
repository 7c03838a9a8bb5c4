// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that could be written to settle something that is open, as a person would write it: `first == constant`
/// or `first == second + constant`.
struct RemedyOffer {
  /// What it says, the better first: where content ends, for what is to be as large as that; where an edge is, or that
  /// an extent is kept; a size; a place.
  enum Kind: CaseIterable { case content, edge, size, place }

  /// An attribute of an item, and what the item is called.
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
    self.constant = constant.printed
  }

  /// The constraint as messages print it: `title.bottom == card.bottom - 16`.
  var text: String {
    let right = second.map { $0.text + constant.addendText(\.layoutText) } ?? constant.layoutText
    return "\(first.text) == \(right)"
  }
}

extension Double {
  /// The number as messages print it, to a thousandth.
  var printed: Double { Double(layoutText) ?? self }

  /// The printed numbers next to the number: itself, or one to each side, of which one holds where the number is at its
  /// limit.
  var printable: [Double] {
    printed == self ? [self] : [printed, printed + (printed < self ? 0.001 : -0.001)]
  }
}

extension Axis {
  /// The right or bottom edge.
  var farEdge: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
}
