// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintMaker {
  /// Begins a constraint of the left edge.
  @inlinable public var left: ConstraintMakerExtendable { begin(.left) }

  /// Begins a constraint of the top edge.
  @inlinable public var top: ConstraintMakerExtendable { begin(.top) }

  /// Begins a constraint of the right edge.
  @inlinable public var right: ConstraintMakerExtendable { begin(.right) }

  /// Begins a constraint of the bottom edge.
  @inlinable public var bottom: ConstraintMakerExtendable { begin(.bottom) }

  /// Begins a constraint of the leading edge.
  @inlinable public var leading: ConstraintMakerExtendable { begin(.leading) }

  /// Begins a constraint of the trailing edge.
  @inlinable public var trailing: ConstraintMakerExtendable { begin(.trailing) }

  /// Begins a constraint of the width.
  @inlinable public var width: ConstraintMakerExtendable { begin(.width) }

  /// Begins a constraint of the height.
  @inlinable public var height: ConstraintMakerExtendable { begin(.height) }

  /// Begins a constraint of the horizontal centre.
  @inlinable public var centerX: ConstraintMakerExtendable { begin(.centerX) }

  /// Begins a constraint of the vertical centre.
  @inlinable public var centerY: ConstraintMakerExtendable { begin(.centerY) }

  /// Begins a constraint of the last baseline.
  @inlinable public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }

  /// Begins a constraint of the first baseline.
  @inlinable public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }

  /// Begins a constraint of the left margin.
  @inlinable public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }

  /// Begins a constraint of the right margin.
  @inlinable public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }

  /// Begins a constraint of the top margin.
  @inlinable public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }

  /// Begins a constraint of the bottom margin.
  @inlinable public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }

  /// Begins a constraint of the leading margin.
  @inlinable public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }

  /// Begins a constraint of the trailing margin.
  @inlinable public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }

  /// Begins a constraint of the horizontal centre within the margins.
  @inlinable public var centerXWithinMargins: ConstraintMakerExtendable {
    begin(.centerXWithinMargins)
  }

  /// Begins a constraint of the vertical centre within the margins.
  @inlinable public var centerYWithinMargins: ConstraintMakerExtendable {
    begin(.centerYWithinMargins)
  }

  /// Begins a constraint of the left, top, right and bottom.
  @inlinable public var edges: ConstraintMakerExtendable { begin(.edges) }

  /// Begins a constraint of the left and right.
  @inlinable public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }

  /// Begins a constraint of the top and bottom.
  @inlinable public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }

  /// Begins a constraint of the leading, top, trailing and bottom.
  @inlinable public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }

  /// Begins a constraint of the leading and trailing.
  @inlinable public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }

  /// Begins a constraint of the top and bottom.
  @inlinable public var directionalVerticalEdges: ConstraintMakerExtendable {
    begin(.directionalVerticalEdges)
  }

  /// Begins a constraint of the width and height.
  @inlinable public var size: ConstraintMakerExtendable { begin(.size) }

  /// Begins a constraint of the two centres.
  @inlinable public var center: ConstraintMakerExtendable { begin(.center) }

  /// Begins a constraint of the four margins.
  @inlinable public var margins: ConstraintMakerExtendable { begin(.margins) }

  /// Begins a constraint of the four margins, by the direction of text.
  @inlinable public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }

  /// Begins a constraint of the two centres within the margins.
  @inlinable public var centerWithinMargins: ConstraintMakerExtendable {
    begin(.centerWithinMargins)
  }
}
