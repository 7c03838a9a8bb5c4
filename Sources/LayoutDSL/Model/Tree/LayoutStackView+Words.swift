// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutStackView {
  /// How arranged views share the room along the axis.
  ///
  /// The values are UIKit's.
  public enum Distribution: Int, Hashable, Sendable, Codable, CaseIterable {
    /// Fills the room; who stretches or shrinks is said by hugging and compression resistance.
    case fill

    /// Fills the room with views of one size.
    case fillEqually

    /// Fills the room in proportion to the views' intrinsic sizes.
    ///
    /// The size of a stack view in the stack view is that of what it shows.
    /// As in UIKit a view's share is its size by the sum of all sizes and spaces, and earlier views
    /// come first: with a spacing the last view gets what is left.
    case fillProportionally

    /// Keeps the views' sizes and makes the spaces equal, at least the spacing.
    case equalSpacing

    /// Keeps the views' sizes and makes the distances of their centers equal as far as the spacing
    /// allows.
    ///
    /// Where the spacing holds some centers further apart the other distances are equal. Views that do not fit shrink by
    /// their compression resistance, among equal ones the last view first.
    case equalCentering
  }

  /// Where arranged views lie across the axis.
  ///
  /// The values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, Codable, CaseIterable {
    /// From edge to edge.
    case fill

    /// At the leading edge of a column, at the top of a row.
    case leading

    /// In a row, all first baselines in one line; in a column as ``leading``.
    case firstBaseline

    /// In the middle.
    case center

    /// At the trailing edge of a column, at the bottom of a row.
    case trailing

    /// In a row, all last baselines in one line; in a column as ``trailing``.
    case lastBaseline

    /// The name of ``leading`` for rows.
    public static var top: Alignment { .leading }

    /// The name of ``trailing`` for rows.
    public static var bottom: Alignment { .trailing }
  }
}
