// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Spellings of other libraries. None can be called: with these declarations the compiler says what to write instead.

extension ConstraintMakerRelatable {
  /// Unavailable; use `equalTo(_:)`.
  @available(
    *, unavailable,
    message: "relations are methods; write make.left.equalTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func == (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.equalTo(right) }

  /// Unavailable; use `lessThanOrEqualTo(_:)`.
  @available(
    *, unavailable,
    message: "relations are methods; write make.left.lessThanOrEqualTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func <= (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.lessThanOrEqualTo(right) }

  /// Unavailable; use `greaterThanOrEqualTo(_:)`.
  @available(
    *, unavailable,
    message:
      "relations are methods; write make.left.greaterThanOrEqualTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func >= (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.greaterThanOrEqualTo(right) }

  /// Unavailable; use `equalTo(_:)`.
  @available(*, unavailable, renamed: "equalTo(_:)")
  @discardableResult
  public func equal(to other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    equalTo(other)
  }

  /// Unavailable; use `equalToSuperview()`.
  @available(*, unavailable, renamed: "equalToSuperview()")
  @discardableResult
  public func equalToSuperView() -> ConstraintMakerEditable { equalToSuperview() }
}

extension ConstraintMakerEditable {
  /// Unavailable; use `offset(_:)`.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func + (left: ConstraintMakerEditable, right: Double) -> ConstraintMakerEditable {
    left
  }

  /// Unavailable; use `offset(_:)`.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(-8)"
  )
  @discardableResult
  public static func - (left: ConstraintMakerEditable, right: Double) -> ConstraintMakerEditable {
    left
  }

  /// Unavailable; use `offset(_:)`.
  @available(*, unavailable, renamed: "offset(_:)")
  @discardableResult
  public func constant(_ amount: Double) -> ConstraintMakerEditable { self }

  /// Unavailable; use `multipliedBy(_:)`.
  @available(*, unavailable, renamed: "multipliedBy(_:)")
  @discardableResult
  public func multiplier(_ amount: Double) -> ConstraintMakerEditable { self }

  /// Unavailable; use `inset(_:)`.
  @available(*, unavailable, renamed: "inset(_:)")
  @discardableResult
  public func padding(_ amount: Double) -> ConstraintMakerEditable { self }
}

extension ConstraintItem {
  /// Unavailable; use `offset(_:)`.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(8)"
  )
  public static func + (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Unavailable; use `offset(_:)`.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(-8)"
  )
  public static func - (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Unavailable; use `multipliedBy(_:)`.
  @available(
    *, unavailable,
    message: "a multiplier is said by a method; write equalTo(other.snp.width).multipliedBy(0.5)"
  )
  public static func * (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Unavailable; use a block.
  @available(
    *, unavailable,
    message: "constraints are made in a block: view.snp.makeConstraints { $0.left.equalTo(other) }"
  )
  public func equalTo(_ other: any ConstraintRelatableTarget) {}
}

extension ConstraintPriority {
  /// Unavailable; use `high`.
  @available(*, unavailable, renamed: "high")
  public static var defaultHigh: ConstraintPriority { .high }

  /// Unavailable; use `low`.
  @available(*, unavailable, renamed: "low")
  public static var defaultLow: ConstraintPriority { .low }
}
