// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMakerRelatable: CustomStringConvertible {
  /// What the chain says so far: `<ConstraintMaker@File.swift#12 title.left.top>`.
  public var description: String { place.withMaker { $0.text(of: place.index) } }
}

extension ConstraintMakerFinalizable: CustomStringConvertible {
  /// What the chain says so far: `<ConstraintMaker@File.swift#12 title.left == icon.left>`.
  public var description: String { place.withMaker { $0.text(of: place.index) } }
}

extension ConstraintMaker: CustomStringConvertible {
  /// What the chains of the block say so far, a line each.
  public var description: String {
    (0..<chainCount).map(text).joined(separator: "\n")
  }

  fileprivate func text(of index: Int) -> String {
    description(at: index).text(as: "ConstraintMaker", of: state.name)
  }
}
