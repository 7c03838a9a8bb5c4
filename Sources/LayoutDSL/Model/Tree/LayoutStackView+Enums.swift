// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutStackView {
  /// The ways in which arranged views share the space along the axis.
  ///
  /// The raw values are UIKit's.
  public enum Distribution: Int, Hashable, Sendable, Codable, CaseIterable {
    /// Fills the space; hugging and compression resistance decide which views stretch or shrink.
    case fill

    /// Fills the space with views of equal size.
    case fillEqually

    /// Fills the space in proportion to the views' intrinsic sizes.
    ///
    /// The size of a nested stack view is that of its visible content. As in UIKit, a view's share is its size
    /// divided by the sum of all sizes and spaces. Earlier views take precedence: with a spacing, the last view gets
    /// what is left.
    case fillProportionally

    /// Keeps the views' sizes and makes the spaces between them equal, at least the spacing.
    case equalSpacing

    /// Keeps the views' sizes and makes the distances between their centers equal as far as the spacing allows.
    ///
    /// If the spacing forces some centers further apart, the other distances are equal. Views that do not fit shrink
    /// according to their compression resistance; among equal ones the last view shrinks first.
    case equalCentering
  }

  /// The positions of arranged views across the axis.
  ///
  /// The raw values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, Codable, CaseIterable {
    /// The views fill the space from edge to edge.
    case fill

    /// The views align at the leading edge of a column, or at the top of a row.
    case leading

    /// In a row, all first baselines align; in a column as ``leading``.
    case firstBaseline

    /// The views are centred.
    case center

    /// The views align at the trailing edge of a column, or at the bottom of a row.
    case trailing

    /// In a row, all last baselines align; in a column as ``trailing``.
    case lastBaseline

    /// The name of ``leading`` for rows.
    public static var top: Alignment { .leading }

    /// The name of ``trailing`` for rows.
    public static var bottom: Alignment { .trailing }
  }
}
