// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The superclass of the stages of a chain, which knows the chain that they write.
///
/// A maker uses its stages again for the next chain, unless a caller kept them.
public class _ConstraintMakerStage {
  @safe @exclusivity(unchecked) @usableFromInline fileprivate(set) final var position: ChainPosition

  /// The maker, retained if a caller keeps the stage.
  private final var retainedMaker: ConstraintMaker?

  /// Makes a stage that the maker holds, or one that retains the maker.
  required init(_ index: Int, of maker: ConstraintMaker, isKept: Bool = true) {
    position = ChainPosition(index, of: maker)
    if isKept { retainedMaker = maker }
  }

  /// Retains a maker, which holds the description of the chain, from now on.
  final func retain(_ maker: ConstraintMaker) {
    position = ChainPosition(position.index, of: maker)
    retainedMaker = maker
  }
}

extension Optional where Wrapped: _ConstraintMakerStage {
  /// Moves an existing stage to another chain, without retaining it.
  @inline(__always)
  mutating func move(to index: Int) { unsafe unsafelyUnwrapped.position.move(to: index) }
}
