// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to the same ones of the superview, or of a guide's owner.
  ///
  /// The superview is the one at the time of activation.
  @inlinable
  @discardableResult
  public consuming func equalToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relateToSuperview(.equal, fileID, line)
  }

  /// Makes the attributes equal to what `closure` picks of the superview, or of a guide's owner.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.equal, to: .one(target(pickedBy: closure)), fileID, line)
  }

  /// Makes the attributes at most the same ones of the superview, or of a guide's owner.
  ///
  /// The superview is the one at the time of activation.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relateToSuperview(.lessThanOrEqual, fileID, line)
  }

  /// Makes the attributes at most what `closure` picks of the superview, or of a guide's owner.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: .one(target(pickedBy: closure)), fileID, line)
  }

  /// Makes the attributes at least the same ones of the superview, or of a guide's owner.
  ///
  /// The superview is the one at the time of activation.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    _relateToSuperview(.greaterThanOrEqual, fileID, line)
  }

  /// Makes the attributes at least what `closure` picks of the superview, or of a guide's owner.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: .one(target(pickedBy: closure)), fileID, line)
  }

  /// Returns the target that `closure` picks; attributes of the superview are stored as such and resolved at
  /// activation.
  private func target(
    pickedBy closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintDescription.Target {
    guard let superview = position.withMaker({ $0.state.impliedTarget }) else {
      return .missingSuperview
    }
    switch closure(superview)._relatableTarget {
    case .item(let item) where item.state === superview.itemState:
      return .superview(item.attributes)
    case let other:
      return ConstraintDescription.Target(other)
    }
  }
}
