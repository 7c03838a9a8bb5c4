// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// What people write who come from other libraries. None of it can be called: it is here so that the
// compiler says what to write instead.

extension ConstraintMakerRelatable {
  /// Not there; `equalTo(_:)` is.
  @available(
    *, unavailable,
    message: "relations are methods; write make.left.equalTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func == (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.equalTo(right) }

  /// Not there; `lessThanOrEqualTo(_:)` is.
  @available(
    *, unavailable,
    message: "relations are methods; write make.left.lessThanOrEqualTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func <= (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.lessThanOrEqualTo(right) }

  /// Not there; `greaterThanOrEqualTo(_:)` is.
  @available(
    *, unavailable,
    message:
      "relations are methods; write make.left.greaterThanOrEqualTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func >= (
    left: ConstraintMakerRelatable, right: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { left.greaterThanOrEqualTo(right) }

  /// Not there; `equalTo(_:)` is.
  @available(*, unavailable, renamed: "equalTo(_:)")
  @discardableResult
  public func equal(to other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    equalTo(other)
  }

  /// Not there; `equalToSuperview()` is.
  @available(*, unavailable, renamed: "equalToSuperview()")
  @discardableResult
  public func equalToSuperView() -> ConstraintMakerEditable { equalToSuperview() }
}

extension ConstraintMakerEditable {
  /// Not there; `offset(_:)` is.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(8)"
  )
  @discardableResult
  public static func + (left: ConstraintMakerEditable, right: Double) -> ConstraintMakerEditable {
    left
  }

  /// Not there; `offset(_:)` is.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(-8)"
  )
  @discardableResult
  public static func - (left: ConstraintMakerEditable, right: Double) -> ConstraintMakerEditable {
    left
  }

  /// Not there; `offset(_:)` is.
  @available(*, unavailable, renamed: "offset(_:)")
  @discardableResult
  public func constant(_ amount: Double) -> ConstraintMakerEditable { self }

  /// Not there; `multipliedBy(_:)` is.
  @available(*, unavailable, renamed: "multipliedBy(_:)")
  @discardableResult
  public func multiplier(_ amount: Double) -> ConstraintMakerEditable { self }

  /// Not there; `inset(_:)` is.
  @available(*, unavailable, renamed: "inset(_:)")
  @discardableResult
  public func padding(_ amount: Double) -> ConstraintMakerEditable { self }
}

extension ConstraintItem {
  /// Not there; `offset(_:)` is.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(8)"
  )
  public static func + (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Not there; `offset(_:)` is.
  @available(
    *, unavailable,
    message: "a constant is added by a method; write equalTo(other.snp.right).offset(-8)"
  )
  public static func - (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Not there; `multipliedBy(_:)` is.
  @available(
    *, unavailable,
    message: "a multiplier is said by a method; write equalTo(other.snp.width).multipliedBy(0.5)"
  )
  public static func * (left: ConstraintItem, right: Double) -> ConstraintItem { left }

  /// Not there; a block is.
  @available(
    *, unavailable,
    message: "constraints are made in a block: view.snp.makeConstraints { $0.left.equalTo(other) }"
  )
  public func equalTo(_ other: any ConstraintRelatableTarget) {}
}

extension ConstraintPriority {
  /// Not there; `high` is.
  @available(*, unavailable, renamed: "high")
  public static var defaultHigh: ConstraintPriority { .high }

  /// Not there; `low` is.
  @available(*, unavailable, renamed: "low")
  public static var defaultLow: ConstraintPriority { .low }
}
