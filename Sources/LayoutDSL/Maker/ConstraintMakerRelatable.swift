// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain at which the relation follows.
///
/// A second relation in the same chain replaces the first.
public class ConstraintMakerRelatable: _ConstraintMakerStage {
  /// Sets the relation and the right side.
  final func relate(
    _ relation: LayoutConstraint.Relation, to targets: ConstraintDescription.Targets,
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    position.withMaker {
      $0.relate(position.index, relation, to: targets, fileID, line) { $0.targets = $1 }
    }
    return position.withMaker { $0.lastEditable }
  }

  /// Sets the relation and the right side.
  ///
  /// The kind of target is resolved where the caller is compiled. The stage is released before the call: the next one
  /// usually belongs to the maker, so neither is retained.
  @inlinable @inline(__always)
  final consuming func _relate(
    _ relation: LayoutConstraint.Relation, to target: ConstraintTarget, _ fileID: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    let position = position
    _ = consume self
    switch target {
    case .constant(.number(let number)):
      position.withMaker { $0._relate(position.index, relation, to: number, fileID, line) }
    case .item(let item):
      position.withMaker { $0._relate(position.index, relation, to: item, fileID, line) }
    default: position.withMaker { $0._relate(position.index, relation, to: target, fileID, line) }
    }
    return position.withMaker { $0.lastEditable }
  }

  /// Sets the relation to the same attributes of the superview.
  @inlinable @inline(__always)
  final consuming func _relateToSuperview(
    _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    let position = position
    _ = consume self
    position.withMaker { $0._relateToSuperview(position.index, relation, fileID, line) }
    return position.withMaker { $0.lastEditable }
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, toEach targets: [any ConstraintRelatableTarget],
    _ fileID: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    let targets = targets.map { ConstraintDescription.Target($0._relatableTarget) }
    return relate(relation, to: .each(targets), fileID, line)
  }
}

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to a number, a point, a size, insets, a view, a guide or an item.
  @inlinable
  @discardableResult
  public consuming func equalTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relate(.equal, to: other._relatableTarget, fileID, line)
  }

  /// Makes the attributes equal to each of several targets.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toEach: others, fileID, line)
  }

  /// Makes the attributes at most a number, a point, a size, insets, a view, a guide or an item.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relate(.lessThanOrEqual, to: other._relatableTarget, fileID, line)
  }

  /// Makes the attributes at most each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toEach: others, fileID, line)
  }

  /// Makes the attributes at least a number, a point, a size, insets, a view, a guide or an item.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relate(.greaterThanOrEqual, to: other._relatableTarget, fileID, line)
  }

  /// Makes the attributes at least each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toEach: others, fileID, line)
  }
}
