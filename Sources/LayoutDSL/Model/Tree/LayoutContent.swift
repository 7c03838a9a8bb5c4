// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a ``LayoutView`` says of its content: its size, how firmly it holds it, its baselines, its ornament.
///
/// It is the superclass of LayoutView and of nothing else.
open class LayoutContent: LayoutHooks {
  /// The value of an axis that has no intrinsic extent.
  public static let noIntrinsicMetric: Double = -1

  /// What the view was told; the getters below answer it unless they are overridden.
  @safe @exclusivity(unchecked) private(set) final var content = ContentTraits()

  /// The view's own idea of its size; ``noIntrinsicMetric`` where it has none.
  ///
  /// Override it, or give the view a closure with `snp.measure`. When what it depends on
  /// changes, call ``LayoutView/invalidateIntrinsicContentSize()``.
  open var intrinsicContentSize: Size {
    if let measure = content.measure {
      let width = content.propose(.infinity)
      defer { content.propose(width) }
      return measure(width)
    }
    return Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// What of the frame is ornament that constraints pass over, a shadow or a badge for instance; 0
  /// on every side unless overridden.
  ///
  /// Constraints place the rest, the alignment rectangle, and content, baselines and stack views go by it;
  /// subviews, margins, safe areas and masks go by the frame. When other insets are to hold, call
  /// ``LayoutView/invalidateIntrinsicContentSize()``. Insets that are not finite count
  /// as 0, and the pass reports them.
  open var alignmentRectInsets: Insets { .zero }

  /// How far the first baseline is below the top; 0, the top itself, unless overridden or
  /// set with `snp.setBaselineOffsets`.
  open var firstBaselineOffsetFromTop: Double { content.firstBaselineOffset }

  /// How far the last baseline is above the bottom; 0, the bottom itself, unless overridden
  /// or set with `snp.setBaselineOffsets`.
  open var lastBaselineOffsetFromBottom: Double { content.lastBaselineOffset }

  /// The text that the view shows, with the room that it takes at the view's width of now; nil, no text,
  /// unless overridden.
  ///
  /// Layout never asks for it; ``ConstraintViewDSL/lint()`` does, once for each view that is shown.
  open var shownText: LayoutShownText? { nil }

  /// The priority at which the view refuses to be larger than its content; 250 at first.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(content.hugging(along: axis))
  }

  /// Sets the priority at which the view refuses to be larger than its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changePriority("hugging priority", priority) { content.setHugging($0, along: axis) }
  }

  /// The priority at which the view refuses to be smaller than its content; 750 at first.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(content.resistance(along: axis))
  }

  /// Sets the priority at which the view refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changePriority("compression resistance priority", priority) {
      content.setResistance($0, along: axis)
    }
  }

  /// Changes a priority and tells the tree, or records that it is none; the view does so.
  func changePriority(_ name: String, _ priority: LayoutPriority, _ change: (Float) -> Void) {}

  /// The size of measured content at a width: what ``intrinsicContentSize`` says while the closure is asked for that
  /// width, so that what a subclass adds to it counts.
  final func contentSize(at width: Double) -> Size {
    let before = content.propose(width)
    defer { content.propose(before) }
    return intrinsicContentSize
  }

  final func setMeasure(_ closure: ((Double) -> Size)?) { content.setMeasure(closure) }

  final func setBaselines(first: Double, last: Double) {
    content.setBaselines(first: first, last: last)
  }
}

/// What a view shows as text, and the room that the text takes.
///
/// Layout itself never asks for it. `snp.lint()` does, after a pass, to find text that is cut off, lies
/// over other text or has characters that no font has; a label overrides ``LayoutContent/shownText``.
public struct LayoutShownText: Hashable, Sendable {
  /// What is shown.
  public var text: String

  /// How large all of the text is, in points, wrapped to the width that the view has now; nothing is cut
  /// off of it, however small the view is.
  public var size: Size

  /// The characters that no font has, each once, in the order in which they come.
  public var missing: String

  /// A text and the room that it takes, in points.
  public init(_ text: String, size: Size) { self.init(text, size: size, missing: "") }

  /// A text, the room that it takes, in points, and what of it no font has.
  public init(_ text: String, size: Size, missing: String) {
    self.text = text
    self.size = size
    self.missing = missing
  }
}
