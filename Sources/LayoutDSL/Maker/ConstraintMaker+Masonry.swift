// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMaker {
  /// Begins a chain with the attributes of a set, equal to the superview's unless it says else.
  ///
  /// ```swift
  /// make.attributes([.left, .top])                      // equal to the superview's
  /// make.attributes([.left, .top]).offset(8)            // and 8 more
  /// make.attributes([.left, .top]).equalTo(other)
  /// ```
  ///
  /// Masonry's `attributes`, whose chains alone need no relation. The superview is the one at
  /// activation; an empty set is a mistake.
  @discardableResult
  public func attributes(
    _ attributes: ConstraintAttributes, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerComposite {
    let index = begin(attributes).place.index
    _relateToSuperview(index, .equal, fileID, line)
    return ConstraintMakerComposite(index, of: self)
  }

  /// Groups the chains that `chains` begins, so that a relation, a constant, a priority or a key
  /// can be said of all of them at once.
  ///
  /// ```swift
  /// make.group {
  ///   make.attributes([.top, .left])
  ///   make.bottom.equalTo(icon)
  /// }.priority(.high)
  /// ```
  ///
  /// Masonry's `group`. A chain of the group that ends without a relation is equal to the
  /// superview; what is said of the group replaces what its chains said. Groups nest.
  @discardableResult
  public func group(
    fileID: String = #fileID, line: UInt = #line, _ chains: () -> Void
  ) -> ConstraintMakerGroup {
    let first = chainCount
    chains()
    for index in first..<chainCount where description(at: index).relation == nil {
      _relateToSuperview(index, .equal, fileID, line)
    }
    keepStages()
    return ConstraintMakerGroup(maker: self, chains: first..<chainCount)
  }
}
