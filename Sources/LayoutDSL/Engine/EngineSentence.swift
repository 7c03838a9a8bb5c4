// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One of the engine's own rows, in words and as a sum: `form + units · unit relation 0`.
struct EngineSentence {
  /// Why the engine has the row.
  enum Reason {
    /// The size that the root was given.
    case rootFrame

    /// The frame of a view that no constraint places.
    case frame

    /// The size of content.
    case content

    /// A requirement of a stack view, or of a readable guide.
    case arrangement

    /// The lower bound 0 of a size.
    case leastSize
  }

  /// The item that the row is for.
  let state: ItemState

  let reason: Reason

  /// The row as messages print it.
  let text: String

  let form: LinearForm
  var units = 0.0
  let relation: LayoutConstraint.Relation
  var priority: Float = 1000
}
