// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The chain that a stage writes: its maker and its index.
///
/// The maker is not retained: it holds its stages while the block runs, and the block's caller holds the maker. A stage
/// that a caller keeps for longer retains the maker, see ``_ConstraintMakerStage``.
@safe
@usableFromInline
struct ChainPosition {
  @usableFromInline let storedMaker: Unmanaged<ConstraintMaker>

  /// The index of the chain in the block; the maker moves a stage that no caller kept to the next chain.
  @usableFromInline var index: Int

  @inline(__always)
  init(_ index: Int, of maker: ConstraintMaker) {
    self.index = index
    unsafe storedMaker = Unmanaged.passUnretained(maker)
  }

  /// Moves to another chain.
  @inline(__always)
  mutating func move(to index: Int) { self.index = index }

  @inlinable @inline(__always)
  func withMaker<Result>(_ body: (ConstraintMaker) -> Result) -> Result {
    unsafe storedMaker._withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  func edit(_ change: (inout ConstraintDescription) -> Void) {
    withMaker { $0.edit(index, change) }
  }
}
