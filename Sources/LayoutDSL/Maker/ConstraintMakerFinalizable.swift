// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The last stage of a chain: a name may follow, and the constraint can be asked for.
public class ConstraintMakerFinalizable: _ConstraintMakerStage {
  /// Names the constraint in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    place.edit { description in
      description.label = label
      description.numbersLabel = false
    }
    return self
  }

  /// The constraint that the chain makes.
  ///
  /// What is said in the chain after asking still counts.
  public var constraint: Constraint { place.withMaker { $0.constraint(at: place.index) } }
}
