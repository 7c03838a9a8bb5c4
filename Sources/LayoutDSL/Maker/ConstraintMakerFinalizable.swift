// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The last stage of a chain: a name may follow, and the constraint can be asked for.
public class ConstraintMakerFinalizable {
  /// What the stage writes.
  @safe @exclusivity(unchecked) @usableFromInline final var place: ChainPlace

  /// The maker, if somebody keeps the stage.
  private final var keeper: ConstraintMaker?

  /// A stage that the maker keeps for itself, or one that keeps the maker.
  required init(_ index: Int, of maker: ConstraintMaker, isKept: Bool = true) {
    place = ChainPlace(index, of: maker)
    if isKept { keeper = maker }
  }

  /// Keeps the maker, which says what the chain says, from now on.
  final func keep(_ maker: ConstraintMaker) {
    place = ChainPlace(place.index, of: maker)
    keeper = maker
  }

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

extension ConstraintMakerFinalizable: ReusableStage {}
