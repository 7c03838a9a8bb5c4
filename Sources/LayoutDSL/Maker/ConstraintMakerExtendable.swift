// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The first stage of a chain: more attributes may follow, or a relation.
///
/// ```swift
/// make.left.top.equalTo(other)
/// ```
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  /// Adds the left edge.
  @inlinable public final var left: ConstraintMakerExtendable { adding(.left) }

  /// Adds the top edge.
  @inlinable public final var top: ConstraintMakerExtendable { adding(.top) }

  /// Adds the right edge.
  @inlinable public final var right: ConstraintMakerExtendable { adding(.right) }

  /// Adds the bottom edge.
  @inlinable public final var bottom: ConstraintMakerExtendable { adding(.bottom) }

  /// Adds the leading edge.
  @inlinable public final var leading: ConstraintMakerExtendable { adding(.leading) }

  /// Adds the trailing edge.
  @inlinable public final var trailing: ConstraintMakerExtendable { adding(.trailing) }

  /// Adds the width.
  @inlinable public final var width: ConstraintMakerExtendable { adding(.width) }

  /// Adds the height.
  @inlinable public final var height: ConstraintMakerExtendable { adding(.height) }

  /// Adds the horizontal centre.
  @inlinable public final var centerX: ConstraintMakerExtendable { adding(.centerX) }

  /// Adds the vertical centre.
  @inlinable public final var centerY: ConstraintMakerExtendable { adding(.centerY) }

  /// Adds the last baseline.
  @inlinable public final var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }

  /// Adds the first baseline.
  @inlinable public final var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }

  /// Adds the left margin.
  @inlinable public final var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }

  /// Adds the right margin.
  @inlinable public final var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }

  /// Adds the top margin.
  @inlinable public final var topMargin: ConstraintMakerExtendable { adding(.topMargin) }

  /// Adds the bottom margin.
  @inlinable public final var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }

  /// Adds the leading margin.
  @inlinable public final var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }

  /// Adds the trailing margin.
  @inlinable public final var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }

  /// Adds the horizontal centre within the margins.
  @inlinable public final var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.centerXWithinMargins)
  }

  /// Adds the vertical centre within the margins.
  @inlinable public final var centerYWithinMargins: ConstraintMakerExtendable {
    adding(.centerYWithinMargins)
  }

  /// Adds the left, top, right and bottom.
  @inlinable public final var edges: ConstraintMakerExtendable { adding(.edges) }

  /// Adds the left and right.
  @inlinable public final var horizontalEdges: ConstraintMakerExtendable {
    adding(.horizontalEdges)
  }

  /// Adds the top and bottom.
  @inlinable public final var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }

  /// Adds the leading, top, trailing and bottom.
  @inlinable public final var directionalEdges: ConstraintMakerExtendable {
    adding(.directionalEdges)
  }

  /// Adds the leading and trailing.
  @inlinable public final var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }

  /// Adds the top and bottom.
  @inlinable public final var directionalVerticalEdges: ConstraintMakerExtendable {
    adding(.directionalVerticalEdges)
  }

  /// Adds the width and height.
  @inlinable public final var size: ConstraintMakerExtendable { adding(.size) }

  /// Adds the two centres.
  @inlinable public final var center: ConstraintMakerExtendable { adding(.center) }

  /// Adds the four margins.
  @inlinable public final var margins: ConstraintMakerExtendable { adding(.margins) }

  /// Adds the four margins, by the direction of text.
  @inlinable public final var directionalMargins: ConstraintMakerExtendable {
    adding(.directionalMargins)
  }

  /// Adds the two centres within the margins.
  @inlinable public final var centerWithinMargins: ConstraintMakerExtendable {
    adding(.centerWithinMargins)
  }

  @inlinable
  final consuming func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let position = position
    _ = consume self
    return position.withMaker {
      $0._add(attributes, to: position.index)
      return $0.lastExtendable
    }
  }
}
