// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain at which the relation follows.
///
/// A second relation in the same chain replaces the first.
public class ConstraintMakerRelatable {
  /// What the stage writes.
  @safe @exclusivity(unchecked) final var place: ChainPlace

  /// The maker, if somebody keeps the stage.
  private final var keeper: ConstraintMaker?

  /// A stage that the maker keeps for itself, or one that keeps the maker.
  required init(_ index: Int, of maker: ConstraintMaker, isKept: Bool = true) {
    place = ChainPlace(index, of: maker)
    if isKept { keeper = maker }
  }

  /// Keeps the maker from now on.
  final func keepMaker() { keeper = place.maker }

  /// Says the relation, and the right side with `change`.
  @inline(__always)
  final func relate(
    _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt,
    _ change: (inout ConstraintDescription) -> Void
  ) -> ConstraintMakerEditable {
    place.withMaker { $0.relate(place.index, relation, fileID, line, change) }
  }

  @usableFromInline
  final func _relate(
    _ relation: LayoutConstraint.Relation, to target: ConstraintTarget, _ fileID: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    place.withMaker { $0.relate(place.index, relation, to: target, fileID, line) }
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
  @inlinable
  @discardableResult
  public func equalTo(
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
  public func lessThanOrEqualTo(
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

  /// Makes the attributes at least a number, a point, a size, insets, a view, a guide or an
  /// item.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualTo(
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

extension ConstraintMakerRelatable: ReusableStage {}
