// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What one of the engine's own rows says, in words and as a sum: `form + units · unit relation 0`.
struct EngineSentence {
  /// Why the engine has the row.
  enum Reason {
    /// The size that the root was given.
    case rootFrame

    /// The frame of a view that no constraint places.
    case frame

    /// The size of content.
    case content

    /// What a stack view asks for, or a readable guide of a view.
    case arrangement

    /// Sizes are at least 0.
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
