// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// All attributes of a view or guide as targets, including baselines and margins.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The last baseline of this view or guide.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }

  /// The first baseline of this view or guide.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }

  /// The left margin of this view or guide.
  public var leftMargin: ConstraintItem { item(.leftMargin) }

  /// The top margin of this view or guide.
  public var topMargin: ConstraintItem { item(.topMargin) }

  /// The right margin of this view or guide.
  public var rightMargin: ConstraintItem { item(.rightMargin) }

  /// The bottom margin of this view or guide.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }

  /// The leading margin of this view or guide.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }

  /// The trailing margin of this view or guide.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }

  /// The horizontal centre within the margins of this view or guide.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }

  /// The vertical centre within the margins of this view or guide.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }

  /// The four margins of this view or guide.
  public var margins: ConstraintItem { item(.margins) }

  /// The four margins of this view or guide, with leading and trailing instead of left and right.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  /// The two centres within the margins of this view or guide.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}

/// The constraints of the view or guide.
extension ConstraintAttributesDSL {
  /// Makes the constraints of `closure` and returns them inactive.
  @discardableResult
  public func prepareConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaker.prepare(_itemState.box, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Makes the constraints of `closure` and activates them.
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.make(_itemState.box, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Replaces all constraints that earlier blocks made by those of `closure`.
  public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.remove(_itemState.box)
    ConstraintMaker.make(_itemState.box, at: SourceLocation(fileID: fileID, line: line), closure)
  }

  /// Updates the constants of active constraints that match those of `closure`, and activates those that match none.
  ///
  /// Two constraints match if they differ in nothing but the constant.
  public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.makeReturning(
      _itemState.box, at: SourceLocation(fileID: fileID, line: line), isUpdate: true, closure)
  }

  /// Deactivates all constraints that blocks made.
  public func removeConstraints() {
    ConstraintMaker.remove(_itemState.box)
  }
}
