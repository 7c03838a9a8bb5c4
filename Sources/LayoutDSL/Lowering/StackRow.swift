// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A row that a stack view asks for: `form + units · unit relation 0`.
///
/// The unit is a variable that the stack view has to itself: what its distribution makes equal. Compared
/// with it, views know nothing of one another, and hiding one changes no row of the others.
struct StackRow {
  /// What the row is about, the same from one lowering to the next.
  ///
  /// Hiding one of a thousand views then changes the rows of its neighbours and no others.
  struct Key: Hashable {
    var kind: Kind
    var item: ObjectIdentifier
  }

  /// What a row does for a view, or for the stack view itself, in the order in which the rows rank.
  enum Kind: UInt8 {
    case near
    case far
    case gap
    case share
    case even
    case total
    case fit
    case collapse
    case park
    case crossPlace
    case crossNear
    case crossFar
    case crossPull
    case crossFit
  }

  /// How rows of one stack view rank: along the axis what the views do one after another, across it
  /// view after view.
  ///
  /// - Parameter member: the number of the view that the row is of, 0 for the stack view itself.
  /// - Returns: a number below 2²⁴ for up to a million views.
  func rank(ofMember member: Int) -> Int {
    let kind = Int(key.kind.rawValue)
    let firstAcross = Int(Kind.crossPlace.rawValue)
    let number = min(member, 1 << 20 - 1)
    return kind < firstAcross ? kind << 20 + number : 1 << 23 + number << 3 + kind - firstAcross
  }

  let key: Key
  let form: LinearForm
  var units = 0.0
  let relation: LayoutConstraint.Relation
  let priority: Float
}
