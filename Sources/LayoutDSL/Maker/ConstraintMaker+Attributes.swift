// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMaker {
  /// Begins a constraint of the left edge.
  public var left: ConstraintMakerExtendable { begin(.left) }

  /// Begins a constraint of the top edge.
  public var top: ConstraintMakerExtendable { begin(.top) }

  /// Begins a constraint of the right edge.
  public var right: ConstraintMakerExtendable { begin(.right) }

  /// Begins a constraint of the bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }

  /// Begins a constraint of the leading edge.
  public var leading: ConstraintMakerExtendable { begin(.leading) }

  /// Begins a constraint of the trailing edge.
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }

  /// Begins a constraint of the width.
  public var width: ConstraintMakerExtendable { begin(.width) }

  /// Begins a constraint of the height.
  public var height: ConstraintMakerExtendable { begin(.height) }

  /// Begins a constraint of the horizontal centre.
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }

  /// Begins a constraint of the vertical centre.
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }

  /// Begins a constraint of the last baseline.
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }

  /// Begins a constraint of the first baseline.
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }

  /// Begins a constraint of the left margin.
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }

  /// Begins a constraint of the right margin.
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }

  /// Begins a constraint of the top margin.
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }

  /// Begins a constraint of the bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }

  /// Begins a constraint of the leading margin.
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }

  /// Begins a constraint of the trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }

  /// Begins a constraint of the horizontal centre within the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }

  /// Begins a constraint of the vertical centre within the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }

  /// Begins a constraint of the left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }

  /// Begins a constraint of the left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }

  /// Begins a constraint of the top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }

  /// Begins a constraint of the leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }

  /// Begins a constraint of the leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }

  /// Begins a constraint of the top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    begin(.directionalVerticalEdges)
  }

  /// Begins a constraint of the width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }

  /// Begins a constraint of the two centres.
  public var center: ConstraintMakerExtendable { begin(.center) }

  /// Begins a constraint of the four margins.
  public var margins: ConstraintMakerExtendable { begin(.margins) }

  /// Begins a constraint of the four margins, by the direction of text.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }

  /// Begins a constraint of the two centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
