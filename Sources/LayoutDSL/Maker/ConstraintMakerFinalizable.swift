// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The last stage of a chain: a name may follow, and the constraint can be asked for.
public class ConstraintMakerFinalizable {
  let maker: ConstraintMaker

  /// Which chain of the block; a stage that nobody kept goes on to the next chain.
  @safe @exclusivity(unchecked) var index: Int

  init(maker: ConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  /// Names the constraint in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    maker.edit(index) { description in
      description.label = label
      description.numbersLabel = false
    }
    return self
  }

  /// The constraint that the chain makes.
  ///
  /// What is said in the chain after asking still counts.
  public var constraint: Constraint { maker.constraint(at: index) }
}
