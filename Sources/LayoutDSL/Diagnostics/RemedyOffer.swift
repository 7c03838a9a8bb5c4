// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that could be written to settle something that is open, as a person would write it.
struct RemedyOffer {
  /// What it says, the better first: where content ends, for what is to be as large as that; where an edge is, or that
  /// an extent is kept; a size; a place.
  enum Kind: CaseIterable { case content, edge, size, place }

  typealias Term = (item: ItemState, quantity: Quantity, factor: Double)

  /// The constraint as messages print it: `title.bottom == card.bottom - 16`.
  let text: String

  let kind: Kind

  /// The constraint as a sum: `Σ terms + constant == 0`.
  let terms: [Term]
  let constant: Double

  private init(_ left: String, _ right: String, _ kind: Kind, _ terms: [Term], _ constant: Double) {
    text = "\(left) == \(right)"
    self.kind = kind
    self.terms = terms
    self.constant = constant
  }

  /// A number for an extent, as it is printed.
  ///
  /// - Parameter name: What the item is called.
  init(
    _ extent: Quantity, of item: ItemState, _ name: String, is value: Double, _ kind: Kind
  ) {
    let number = value.layoutText
    self.init("\(name).\(extent)", number, kind, [(item, extent, 1)], -(Double(number) ?? value))
  }

  /// The left or top edge, so far from that of what the item is in.
  ///
  /// - Parameter outer: What that is called; nil if there is nothing.
  init(_ near: Quantity, of item: ItemState, in outer: String?, at value: Double, _ kind: Kind) {
    let number = Double(value.layoutText) ?? value
    let right = outer.map { "\($0).\(near)\(value.addendText(\.layoutText))" } ?? value.layoutText
    self.init("\(item.name).\(near)", right, kind, [(item, near, 1)], -number)
  }

  /// The right or bottom edge, so far before that of what the item is in.
  ///
  /// - Parameters:
  ///   - outer: What has the extent of that.
  ///   - name: What that is called.
  init(
    farOf item: ItemState, along axis: Axis, in outer: ItemState, _ name: String,
    before distance: Double, _ kind: Kind
  ) {
    let far = axis.farEdge
    let number = Double(distance.layoutText) ?? distance
    self.init(
      "\(item.name).\(far)", "\(name).\(far)\((-distance).addendText(\.layoutText))", kind,
      [(item, axis.nearEdge, 1), (item, axis.extent, 1), (outer, axis.extent, -1)], number)
  }

  /// The left or top edge at the right or bottom one of a neighbour.
  init(_ axis: Axis, of item: ItemState, behind other: ItemState) {
    let near = axis.nearEdge
    self.init(
      "\(item.name).\(near)", "\(other.name).\(axis.farEdge)", .place,
      [(item, near, 1), (other, near, -1), (other, axis.extent, -1)], 0)
  }

  /// That an extent is another item's.
  init(
    _ extent: Quantity, of item: ItemState, _ name: String, isThatOf other: ItemState,
    _ otherName: String
  ) {
    self.init(
      "\(name).\(extent)", "\(otherName).\(extent)", .edge,
      [(item, extent, 1), (other, extent, -1)], 0)
  }
}

extension Axis {
  /// The left or top edge.
  var nearEdge: Quantity { self == .horizontal ? .left : .top }

  /// The right or bottom edge.
  var farEdge: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
}
