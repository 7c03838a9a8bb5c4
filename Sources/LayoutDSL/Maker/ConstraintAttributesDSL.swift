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
