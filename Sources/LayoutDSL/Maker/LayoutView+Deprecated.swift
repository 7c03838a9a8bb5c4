// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The spellings are SnapKit's, from before it had a namespace; it still has them, deprecated.

extension LayoutView {
  /// The left edge.
  @available(*, deprecated, renamed: "snp.left")
  public final var snp_left: ConstraintItem { snp.left }

  /// The top edge.
  @available(*, deprecated, renamed: "snp.top")
  public final var snp_top: ConstraintItem { snp.top }

  /// The right edge.
  @available(*, deprecated, renamed: "snp.right")
  public final var snp_right: ConstraintItem { snp.right }

  /// The bottom edge.
  @available(*, deprecated, renamed: "snp.bottom")
  public final var snp_bottom: ConstraintItem { snp.bottom }

  /// The leading edge.
  @available(*, deprecated, renamed: "snp.leading")
  public final var snp_leading: ConstraintItem { snp.leading }

  /// The trailing edge.
  @available(*, deprecated, renamed: "snp.trailing")
  public final var snp_trailing: ConstraintItem { snp.trailing }

  /// The width.
  @available(*, deprecated, renamed: "snp.width")
  public final var snp_width: ConstraintItem { snp.width }

  /// The height.
  @available(*, deprecated, renamed: "snp.height")
  public final var snp_height: ConstraintItem { snp.height }

  /// The horizontal centre.
  @available(*, deprecated, renamed: "snp.centerX")
  public final var snp_centerX: ConstraintItem { snp.centerX }

  /// The vertical centre.
  @available(*, deprecated, renamed: "snp.centerY")
  public final var snp_centerY: ConstraintItem { snp.centerY }

  /// The last baseline.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public final var snp_baseline: ConstraintItem { snp.lastBaseline }

  /// The last baseline.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public final var snp_lastBaseline: ConstraintItem { snp.lastBaseline }

  /// The first baseline.
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public final var snp_firstBaseline: ConstraintItem { snp.firstBaseline }

  /// The left margin.
  @available(*, deprecated, renamed: "snp.leftMargin")
  public final var snp_leftMargin: ConstraintItem { snp.leftMargin }

  /// The top margin.
  @available(*, deprecated, renamed: "snp.topMargin")
  public final var snp_topMargin: ConstraintItem { snp.topMargin }

  /// The right margin.
  @available(*, deprecated, renamed: "snp.rightMargin")
  public final var snp_rightMargin: ConstraintItem { snp.rightMargin }

  /// The bottom margin.
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public final var snp_bottomMargin: ConstraintItem { snp.bottomMargin }

  /// The leading margin.
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public final var snp_leadingMargin: ConstraintItem { snp.leadingMargin }

  /// The trailing margin.
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public final var snp_trailingMargin: ConstraintItem { snp.trailingMargin }

  /// The horizontal centre within the margins.
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public final var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }

  /// The vertical centre within the margins.
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public final var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }

  /// The left, top, right and bottom.
  @available(*, deprecated, renamed: "snp.edges")
  public final var snp_edges: ConstraintItem { snp.edges }

  /// The width and height.
  @available(*, deprecated, renamed: "snp.size")
  public final var snp_size: ConstraintItem { snp.size }

  /// The two centres.
  @available(*, deprecated, renamed: "snp.center")
  public final var snp_center: ConstraintItem { snp.center }

  /// The four margins.
  @available(*, deprecated, renamed: "snp.margins")
  public final var snp_margins: ConstraintItem { snp.margins }

  /// The two centres within the margins.
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public final var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

  /// Makes the constraints of `closure` and returns them inactive.
  @available(*, deprecated, renamed: "snp.prepareConstraints")
  @discardableResult
  public final func snp_prepareConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    snp.prepareConstraints(fileID: fileID, line: line, closure)
  }

  /// Makes the constraints of `closure` and activates them.
  @available(*, deprecated, renamed: "snp.makeConstraints")
  public final func snp_makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    snp.makeConstraints(fileID: fileID, line: line, closure)
  }

  /// Replaces all constraints that earlier blocks made by those of `closure`.
  @available(*, deprecated, renamed: "snp.remakeConstraints")
  public final func snp_remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    snp.remakeConstraints(fileID: fileID, line: line, closure)
  }

  /// Updates the constants of constraints that match those of `closure`, and activates those that match none.
  @available(*, deprecated, renamed: "snp.updateConstraints")
  public final func snp_updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    snp.updateConstraints(fileID: fileID, line: line, closure)
  }

  /// Deactivates all constraints that blocks made.
  @available(*, deprecated, renamed: "snp.removeConstraints")
  public final func snp_removeConstraints() { snp.removeConstraints() }
}
