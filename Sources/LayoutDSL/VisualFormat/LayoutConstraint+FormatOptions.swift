// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The alignment of the views of a visual format, its direction, and the edges between which its gaps are measured;
  /// the raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits; that of an alignment is 1 shifted by the raw value of its attribute.
    public let rawValue: UInt

    /// Makes options of the bits of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges are equal; for vertical formats.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are equal; for vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All tops are equal; for horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottoms are equal; for horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges are equal; for vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges are equal; for vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All horizontal centres are equal; for vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All vertical centres are equal; for horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines are equal; for horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines are equal; for horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format follows the direction of text, which is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// A horizontal format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Both bits of the direction; setting both is an error.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps between views are measured from edge to edge, which is the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Gaps between views are measured from the last baseline of one to the first baseline of the next; for vertical
    /// formats.
    ///
    /// Gaps to the superview are still measured from the edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// macOS's older name of ``alignAllLastBaseline``.
  public static let alignAllBaseline = alignAllLastBaseline

  /// The aligned attributes, in the order of their bits.
  var alignments: [LayoutConstraint.Attribute] {
    LayoutConstraint.Attribute.allCases.filter {
      $0.rawValue < 16 && rawValue & (1 << UInt($0.rawValue)) != 0
    }
  }
}
