// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The edges that meet along the axis of a visual format, and the order of the two in a constraint.
struct VisualFormatEdges {
  /// The edge at which a view begins.
  private(set) var near: LayoutConstraint.Attribute

  /// The edge at which a view ends.
  private(set) var far: LayoutConstraint.Attribute

  /// The attribute from which the gap behind a view is measured.
  private(set) var gapStart: LayoutConstraint.Attribute

  /// The attribute to which the gap in front of a view is measured.
  private(set) var gapEnd: LayoutConstraint.Attribute

  /// Whether the format runs from right to left, so that a view lies to the right of the next.
  private(set) var isReversed = false

  /// Derives the edges from the options of a format along `axis`.
  ///
  /// For a single view, alignments and gaps between views are not checked.
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
