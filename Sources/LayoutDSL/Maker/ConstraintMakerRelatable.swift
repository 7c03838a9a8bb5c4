// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain at which the relation follows.
///
/// A second relation in the same chain replaces the first.
public class ConstraintMakerRelatable {
  let maker: ConstraintMaker

  /// Which chain of the block; a stage that nobody kept goes on to the next chain.
  @safe @exclusivity(unchecked) var index: Int

  init(maker: ConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  /// Says the relation, and the right side with `change`.
  @inline(__always)
  func relate(
    _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt,
    _ change: (inout ConstraintDescription) -> Void
  ) -> ConstraintMakerEditable {
    maker.edit(index, at: fileID, line) { description in
      description.relation = relation
      change(&description)
    }
    return maker.editableStage(at: index)
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, to target: any ConstraintRelatableTarget,
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    let target = target._relatableTarget
    return relate(relation, fileID, line) { $0.relate(to: target) }
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, toEach targets: [any ConstraintRelatableTarget],
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    let targets = targets.map { ConstraintDescription.Target($0._relatableTarget) }
    return relate(relation, fileID, line) { $0.targets = .each(targets) }
  }
}

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to a number, a point, a size, insets, a view, a guide or an item.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: other, fileID, line)
  }

  /// Makes the attributes equal to each of several targets.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toEach: others, fileID, line)
  }

  /// Makes the attributes at most a number, a point, a size, insets, a view, a guide or an item.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other, fileID, line)
  }

  /// Makes the attributes at most each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toEach: others, fileID, line)
  }

  /// Makes the attributes at least a number, a point, a size, insets, a view, a guide or an
  /// item.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: other, fileID, line)
  }

  /// Makes the attributes at least each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toEach: others, fileID, line)
  }
}
