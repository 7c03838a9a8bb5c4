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

  /// What a row does for a view, or for the stack view itself.
  enum Kind: UInt8 {
    case near
    case far
    case gap
    case total
    case first
    case share
    case fit
    case collapse
    case park
    case crossNear
    case crossFar
    case crossPlace
    case crossPull
    case crossFit
  }

  let key: Key
  let form: LinearForm
  var units = 0.0
  let relation: LayoutConstraint.Relation
  let priority: Float
}
