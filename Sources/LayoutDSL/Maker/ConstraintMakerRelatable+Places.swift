// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// SnapKit takes file and line without a name, or the line with one. Functions that pass on where
// they were called from, as people write them around SnapKit, call these.

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to a target, said to be written at `line` of `file`.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    equalTo(other, fileID: file, line: line)
  }

  /// Makes the attributes equal to those of the superview, said to be written at `line` of `file`.
  @discardableResult
  public func equalToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
    equalToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes equal to what `closure` picks, said to be written at `line` of `file`.
  @discardableResult
  public func equalToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    equalToSuperview(fileID: file, line: line, closure)
  }

  /// Makes the attributes at most a target, said to be written at `line` of `file`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    lessThanOrEqualTo(other, fileID: file, line: line)
  }

  /// Makes the attributes at most those of the superview, said to be written at `line` of `file`.
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
    lessThanOrEqualToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes at most what `closure` picks, said to be written at `line` of `file`.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    lessThanOrEqualToSuperview(fileID: file, line: line, closure)
  }

  /// Makes the attributes at least a target, said to be written at `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(other, fileID: file, line: line)
  }

  /// Makes the attributes at least those of the superview, said to be written at `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String, line: UInt) -> ConstraintMakerEditable {
    greaterThanOrEqualToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes at least what `closure` picks, said to be written at `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualToSuperview(fileID: file, line: line, closure)
  }
}
