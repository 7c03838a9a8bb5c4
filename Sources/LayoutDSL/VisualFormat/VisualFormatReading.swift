// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which edges meet along the axis of a visual format, and which of two is said of the other.
struct VisualFormatReading {
  /// The edge of a view that comes first.
  private(set) var near: LayoutConstraint.Attribute

  /// The edge of a view that comes last.
  private(set) var far: LayoutConstraint.Attribute

  /// Where the gap behind a view begins.
  private(set) var gapStart: LayoutConstraint.Attribute

  /// Where the gap in front of a view ends.
  private(set) var gapEnd: LayoutConstraint.Attribute

  /// Whether the view that comes first lies to the right of the next.
  private(set) var isReversed = false

  /// What the options make of a format along `axis`.
  ///
  /// Where one view stands alone there is nothing to align, and no gap between views.
  init(
    _ axis: Axis, _ options: LayoutConstraint.FormatOptions, isAlone: Bool
  ) throws(VisualFormatMistake) {
    let direction = options.intersection(.directionMask)
    guard direction != .directionMask else {
      throw VisualFormatMistake(
        kind: .options, offset: 0, expected: "one direction", found: "two in the options")
    }
    switch (axis, direction) {
    case (.vertical, _): (near, far) = (.top, .bottom)
    case (.horizontal, .directionLeftToRight): (near, far) = (.left, .right)
    case (.horizontal, .directionRightToLeft): (near, far, isReversed) = (.right, .left, true)
    case (.horizontal, _): (near, far) = (.leading, .trailing)
    }
    (gapStart, gapEnd) = (far, near)
    if isAlone { return }
    if options.contains(.spacingBaselineToBaseline) {
      guard axis == .vertical else {
        throw VisualFormatMistake(
          kind: .options, offset: 0, expected: "a vertical format for gaps between baselines",
          found: "a horizontal one")
      }
      (gapStart, gapEnd) = (.lastBaseline, .firstBaseline)
    }
    for attribute in options.alignments
    where !attribute.isLocation || attribute.isMargin || attribute.axis == axis {
      throw VisualFormatMistake(
        kind: .options, offset: 0,
        expected: "alignments across a \(axis == .horizontal ? "horizontal" : "vertical") format",
        found: "one by \(attribute) in the options")
    }
  }
}
