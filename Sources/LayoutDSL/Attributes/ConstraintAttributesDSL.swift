// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// All attributes, as targets: baselines and margins are a view's only.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The last baseline of this view.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }

  /// The first baseline of this view.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }

  /// The left margin of this view.
  public var leftMargin: ConstraintItem { item(.leftMargin) }

  /// The top margin of this view.
  public var topMargin: ConstraintItem { item(.topMargin) }

  /// The right margin of this view.
  public var rightMargin: ConstraintItem { item(.rightMargin) }

  /// The bottom margin of this view.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }

  /// The leading margin of this view.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }

  /// The trailing margin of this view.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }

  /// The horizontal centre within the margins of this view.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }

  /// The vertical centre within the margins of this view.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }

  /// The four margins of this view.
  public var margins: ConstraintItem { item(.margins) }

  /// The four margins, by the direction of text of this view.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  /// The two centres within the margins of this view.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
