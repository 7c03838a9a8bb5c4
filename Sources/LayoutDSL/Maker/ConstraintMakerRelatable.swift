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

  func relate(
    _ relation: LayoutConstraint.Relation, to targets: ConstraintDescription.Targets,
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    maker.edit(index) { description in
      description.relation = relation
      description.targets = targets
      description.location = SourceLocation(fileID: fileID, line: line)
    }
    return maker.editableStage(at: index)
  }
}

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to a number, a point, a size, insets, a view, a guide or an item.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: one(other), fileID, line)
  }

  /// Makes the attributes equal to each of several targets.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: each(others), fileID, line)
  }

  /// Makes the attributes at most a number, a point, a size, insets, a view, a guide or an item.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: one(other), fileID, line)
  }

  /// Makes the attributes at most each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: each(others), fileID, line)
  }

  /// Makes the attributes at least a number, a point, a size, insets, a view, a guide or an
  /// item.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: one(other), fileID, line)
  }

  /// Makes the attributes at least each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: each(others), fileID, line)
  }

  private func one(_ target: any ConstraintRelatableTarget) -> ConstraintDescription.Targets {
    .one(ConstraintDescription.Target(target._relatableTarget))
  }

  private func each(
    _ targets: [any ConstraintRelatableTarget]
  ) -> ConstraintDescription.Targets {
    .each(targets.map { ConstraintDescription.Target($0._relatableTarget) })
  }
}
