// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMakerGroup {
  /// Makes the attributes of all chains equal to a target.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.equalTo(other, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains equal to each of several targets.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.equalTo(others, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains equal to the same ones of the superview.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.equalToSuperview(fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains equal to what `closure` picks of the superview.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerGroup {
    relate { $0.equalToSuperview(fileID: fileID, line: line, closure) }
  }

  /// Makes the attributes of all chains at most a target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.lessThanOrEqualTo(other, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at most each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.lessThanOrEqualTo(others, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at most the same ones of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.lessThanOrEqualToSuperview(fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at most what `closure` picks of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerGroup {
    relate { $0.lessThanOrEqualToSuperview(fileID: fileID, line: line, closure) }
  }

  /// Makes the attributes of all chains at least a target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.greaterThanOrEqualTo(other, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at least each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.greaterThanOrEqualTo(others, fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at least the same ones of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerGroup {
    relate { $0.greaterThanOrEqualToSuperview(fileID: fileID, line: line) }
  }

  /// Makes the attributes of all chains at least what `closure` picks of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt = #line,
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerGroup {
    relate { $0.greaterThanOrEqualToSuperview(fileID: fileID, line: line, closure) }
  }
}
