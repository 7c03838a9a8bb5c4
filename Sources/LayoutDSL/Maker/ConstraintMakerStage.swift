// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the stages of a chain have in common: which chain they write.
///
/// A maker uses its stages again for the next chain, unless somebody kept them.
public class _ConstraintMakerStage {
  /// What the stage writes.
  @safe @exclusivity(unchecked) @usableFromInline fileprivate(set) final var place: ChainPlace

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
}

extension Optional where Wrapped: _ConstraintMakerStage {
  /// Lets a stage that is there go on to another chain; it is not counted for that.
  @inline(__always)
  mutating func move(to index: Int) { unsafe unsafelyUnwrapped.place.move(to: index) }
}
