// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The part of ``LayoutView`` that concerns its content: size, priorities, baselines and alignment insets.
///
/// This class is the superclass of LayoutView and of nothing else.
open class LayoutContent: LayoutHooks {
  /// The intrinsic extent along an axis on which a view has none.
  public static let noIntrinsicMetric: Double = -1

  /// The values set on the view, which the getters below return unless overridden.
  @safe @exclusivity(unchecked) private(set) final var content = ContentTraits()

  /// The natural size of the view's content; ``noIntrinsicMetric`` along an axis without one.
  ///
  /// Override this property, or set a closure with `snp.measure`. Call
  /// ``LayoutView/invalidateIntrinsicContentSize()`` whenever the content changes in a way that affects the size.
  open var intrinsicContentSize: Size {
    if let measure = content.measure {
      let width = content.propose(.infinity)
      defer { content.propose(width) }
      return measure(width)
    }
    return Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets from the frame to the alignment rectangle, which exclude ornaments such as a shadow or badge; zero
  /// unless overridden.
  ///
  /// Constraints place the alignment rectangle, and content, baselines and stack views use it. Subviews, margins,
  /// safe areas and masks use the frame. Call ``LayoutView/invalidateIntrinsicContentSize()`` when the insets
  /// change. Insets that are not finite count as 0 and are reported by the pass.
  open var alignmentRectInsets: Insets { .zero }

  /// The distance from the top edge to the first baseline; 0 unless overridden or set with `snp.setBaselineOffsets`.
  open var firstBaselineOffsetFromTop: Double { content.firstBaselineOffset }

  /// The distance from the last baseline to the bottom edge; 0 unless overridden or set with `snp.setBaselineOffsets`.
  open var lastBaselineOffsetFromBottom: Double { content.lastBaselineOffset }

  /// The text that the view shows and its size at the view's current width; nil unless overridden.
  ///
  /// Layout never reads it. ``ConstraintViewDSL/lint()`` does, once for each view that is shown.
  open var shownText: LayoutShownText? { nil }

  /// Returns the priority with which the view resists growing beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(content.hugging(along: axis))
  }

  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changePriority("hugging priority", priority) { content.setHugging($0, along: axis) }
  }

  /// Returns the priority with which the view resists shrinking below its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(content.resistance(along: axis))
  }

  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changePriority("compression resistance priority", priority) {
      content.setResistance($0, along: axis)
    }
  }

  /// Changes a priority and notifies the engine, or records a mistake; ``LayoutView`` overrides it.
  func changePriority(_ name: String, _ priority: LayoutPriority, _ change: (Float) -> Void) {}

  /// Returns the size of measured content at a width.
  ///
  /// It reads ``intrinsicContentSize`` while the width is proposed to the closure, so that a subclass's additions
  /// count.
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

/// The text that a view shows, with its size.
///
/// Layout itself never reads it. After a pass `snp.lint()` does, to find text that is cut off, overlaps other text
/// or has characters missing from all fonts; a label overrides ``LayoutContent/shownText``.
public struct LayoutShownText: Hashable, Sendable {
  /// The shown text.
  public var text: String

  /// The size of the whole text in points, wrapped to the view's current width; no part is cut off, however small
  /// the view is.
  public var size: Size

  /// The characters that no font has, each once, in order of appearance.
  public var missing: String

  /// Makes a text with its size in points.
  public init(_ text: String, size: Size) { self.init(text, size: size, missing: "") }

  /// Makes a text with its size in points and the characters that no font has.
  public init(_ text: String, size: Size, missing: String) {
    self.text = text
    self.size = size
    self.missing = missing
  }
}
