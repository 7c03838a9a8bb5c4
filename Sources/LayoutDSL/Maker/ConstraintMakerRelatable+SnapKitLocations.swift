// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// In SnapKit, file and line have no labels, or only the line has one. Helper functions around SnapKit that pass on the
// location of their own caller use these signatures.

extension ConstraintMakerRelatable {
  /// Makes the attributes equal to a target, attributed to `line` of `file`.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    equalTo(other, fileID: file, line: line)
  }

  /// Makes the attributes equal to those of the superview, attributed to `line` of `file`.
  @discardableResult
  public func equalToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
    equalToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes equal to what `closure` picks, attributed to `line` of `file`.
  @discardableResult
  public func equalToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    equalToSuperview(fileID: file, line: line, closure)
  }

  /// Makes the attributes at most a target, attributed to `line` of `file`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    lessThanOrEqualTo(other, fileID: file, line: line)
  }

  /// Makes the attributes at most those of the superview, attributed to `line` of `file`.
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String, _ line: UInt) -> ConstraintMakerEditable {
    lessThanOrEqualToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes at most what `closure` picks, attributed to `line` of `file`.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    lessThanOrEqualToSuperview(fileID: file, line: line, closure)
  }

  /// Makes the attributes at least a target, attributed to `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(other, fileID: file, line: line)
  }

  /// Makes the attributes at least those of the superview, attributed to `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String, line: UInt) -> ConstraintMakerEditable {
    greaterThanOrEqualToSuperview(fileID: file, line: line)
  }

  /// Makes the attributes at least what `closure` picks, attributed to `line` of `file`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ closure: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, line: UInt
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualToSuperview(fileID: file, line: line, closure)
  }
}
