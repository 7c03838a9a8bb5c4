// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMaker {
  /// Begins a chain with a set of attributes, equal to those of the superview unless a relation follows.
  ///
  /// ```swift
  /// make.attributes([.left, .top])                      // equal to the superview's
  /// make.attributes([.left, .top]).offset(8)            // and 8 more
  /// make.attributes([.left, .top]).equalTo(other)
  /// ```
  ///
  /// It mirrors Masonry's `attributes`; only these chains need no relation. The superview is the one at activation. An
  /// empty set is a mistake.
  @discardableResult
  public func attributes(
    _ attributes: ConstraintAttributes, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerComposite {
    let index = begin(attributes).position.index
    _relateToSuperview(index, .equal, fileID, line)
    return ConstraintMakerComposite(index, of: self)
  }

  /// Groups the chains that `chains` begins, to set a relation, constant, priority or key of all of them at once.
  ///
  /// ```swift
  /// make.group {
  ///   make.attributes([.top, .left])
  ///   make.bottom.equalTo(icon)
  /// }.priority(.high)
  /// ```
  ///
  /// It mirrors Masonry's `group`. A chain of the group without a relation is equal to the superview. What is set on
  /// the group replaces what its chains set. Groups may be nested.
  @discardableResult
  public func group(
    fileID: String = #fileID, line: UInt = #line, _ chains: () -> Void
  ) -> ConstraintMakerGroup {
    let first = chainCount
    chains()
    for index in first..<chainCount where description(at: index).relation == nil {
      _relateToSuperview(index, .equal, fileID, line)
    }
    markStagesEscaped()
    return ConstraintMakerGroup(maker: self, chains: first..<chainCount)
  }
}
