// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which chain a stage writes, of which maker.
///
/// The maker holds its stages while the block runs, and somebody holds the maker: no count is needed.
/// A stage that somebody keeps beyond that keeps the maker, see ``_ConstraintMakerStage``.
@safe
@usableFromInline
struct ChainPlace {
  @usableFromInline let storedMaker: Unmanaged<ConstraintMaker>

  /// Which chain of the block; a stage that nobody kept goes on to the next chain.
  @usableFromInline var index: Int

  @inline(__always)
  init(_ index: Int, of maker: ConstraintMaker) {
    self.index = index
    unsafe storedMaker = Unmanaged.passUnretained(maker)
  }

  /// Goes on to another chain.
  @inline(__always)
  mutating func move(to index: Int) { self.index = index }

  @inlinable @inline(__always)
  func withMaker<Result>(_ body: (ConstraintMaker) -> Result) -> Result {
    unsafe storedMaker._withUnsafeGuaranteedRef(body)
  }

  /// Changes what the chain says.
  @inline(__always)
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    withMaker { $0.edit(index, change) }
  }
}
