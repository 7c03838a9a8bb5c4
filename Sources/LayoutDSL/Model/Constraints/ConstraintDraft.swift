// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A description in a box of its own: constraints that nobody writes any more have none.
final class ConstraintDraft {
  /// What the chain says, but for the file if it is that of its block.
  @safe @exclusivity(unchecked) var chain: ConstraintDescription

  /// The file of the block.
  private let fileID: String

  init(_ chain: ConstraintDescription, ofBlockIn fileID: String) {
    (self.chain, self.fileID) = (chain, fileID)
  }

  /// What the chain says.
  var located: ConstraintDescription { chain.located(in: fileID) }
}
