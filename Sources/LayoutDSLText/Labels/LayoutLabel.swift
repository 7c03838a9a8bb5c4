// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that shows text and is laid out like a UILabel.
///
/// ```swift
/// let title = LayoutLabel("To be, or not to be", style: TextStyle(FontStack([font]), size: 20))
/// title.numberOfLines = 0
/// card.addSubview(title)
/// title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview().inset(16) }
/// try card.snp.layout()
/// for line in title.textLayout.lines { draw(line) }
/// ```
///
/// The intrinsic size is that of the text without wrapping, unless ``preferredMaxLayoutWidth`` limits it. Where the
/// layout makes a label of several lines narrower, its height follows. An empty label has no extent. Both baselines are
/// those of the text at its natural height; in a taller or shorter label the text is centred vertically. Touches pass
/// through to the views behind it unless `isUserInteractionEnabled` is set. A style with numbers that are not finite or
/// beyond a thousand million, or with a negative size or line height, shows nothing, and a pass reports that the
/// content is not a number.
///
/// The label draws nothing itself: ``textLayout`` has the glyphs and their positions for a renderer. Lengths are in
/// points.
open class LayoutLabel: LayoutView {
  /// The text of the label; nil and an empty text are equivalent.
  ///
  /// Setting it replaces all runs by one in ``style``.
  open var text: String? {
    get { properties.text?.string }
    set { updateProperties { next in next.text = newValue.map { StyledText($0, next.style) } } }
  }

  /// The text of the label with the styles of its parts.
  open var styledText: StyledText? {
    get { properties.text }
    set { updateProperties { $0.text = newValue } }
  }

  /// The style of ``text``: fonts, size, spacing.
  ///
  /// Setting it applies the style to all of the text.
  open var style: TextStyle {
    get { properties.style }
    set {
      updateProperties {
        $0.style = newValue
        $0.text = $0.text.map { StyledText($0.string, newValue) }
      }
    }
  }

  /// The greatest number of lines, 1 by default; 0 means no limit.
  open var numberOfLines: Int {
    get { properties.numberOfLines }
    set { updateProperties { $0.numberOfLines = max(0, newValue) } }
  }

  /// How lines are wrapped, and where text that does not fit is cut; by default at the end of the last line.
  open var lineBreakMode: LineBreakMode {
    get { properties.lineBreakMode }
    set { updateProperties { $0.lineBreakMode = newValue } }
  }

  /// The side of the lines; ``TextAlignment/natural`` is the leading side of the view's layout direction.
  open var textAlignment: TextAlignment {
    get { properties.alignment }
    set { updateProperties { $0.alignment = newValue } }
  }

  /// The width at which the text wraps for the intrinsic size; 0, the default, means no limit.
  ///
  /// It is needed only where the label itself should limit its width: the height always follows the width that the
  /// layout finds.
  open var preferredMaxLayoutWidth: Double {
    get { properties.preferredWidth }
    set { updateProperties { $0.preferredWidth = newValue } }
  }

  /// Whether the font size is reduced where the text does not fit; false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { properties.scalesToFit }
    set { updateProperties { $0.scalesToFit = newValue } }
  }

  /// The smallest scale of the font size; 0, the default, turns scaling off.
  open var minimumScaleFactor: Double {
    get { properties.minimumScale }
    set { updateProperties { $0.minimumScale = newValue } }
  }

  /// The measurer of the text; by default each label has an embedded one of its own.
  ///
  /// The labels of a tree may share one, together with its cache.
  public final var measurer: any TextMeasuring = TextMeasurer(capacity: 16) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether pictures contain the outlines of the glyphs instead of text; false by default.
  ///
  /// Outlines look the same on a machine without the font.
  public final var drawsOutlines = false

  private var properties = LabelProperties()

  /// The baselines of the last measurement: the first from the top, the last from the bottom.
  private var baselines: (first: Double, last: Double)?

  /// The baselines and the height of the last result of ``textRect(forBounds:limitedToNumberOfLines:)``.
  private var baselinesOfText = (first: 0.0, last: 0.0, height: 0.0)

  /// The argument of the last call of ``drawText(in:)``.
  private var drawnRect: Rect?

  /// Makes a label without text.
  public override init(frame: Rect) {
    super.init(frame: frame)
    prepare()
  }

  #if ViewCoding
  /// Makes a label without text; available with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    super.init(coder: coder)
    prepare()
  }
  #endif

  /// Makes a label with a text in one style.
  public convenience init(_ text: String, style: TextStyle) {
    self.init(frame: .zero)
    properties.style = style
    properties.text = StyledText(text, style)
  }

  /// The distance of the first baseline from the top, at the width of the last measurement; ``textLayout`` has the
  /// baselines of the text as it is shown.
  open override var firstBaselineOffsetFromTop: Double { measuredBaselines.first }

  /// The distance of the last baseline from the bottom, at the width of the last measurement.
  open override var lastBaselineOffsetFromBottom: Double { measuredBaselines.last }

  /// Returns the rectangle of the text in bounds: at their origin and no larger, but with at least one line and one
  /// character.
  ///
  /// Intrinsic sizes, heights for widths and fitting sizes call it. A label with padding overrides it to pass smaller
  /// bounds to `super` and to enlarge the result by as much; it overrides ``drawText(in:)`` as well:
  ///
  /// ```swift
  /// override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
  ///   super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: lines)
  ///     .insetBy(dx: -8, dy: -4)
  /// }
  ///
  /// override func drawText(in rect: Rect) { super.drawText(in: rect.insetBy(dx: 8, dy: 4)) }
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: The available space; an unlimited axis has a thousand million points.
  ///   - numberOfLines: The greatest number of lines; 0 means no limit.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    var limited = properties
    limited.numberOfLines = max(0, numberOfLines)
    guard let text = limited.fit(bounds.size, measurer)?.text else {
      let extent = properties.isUsable ? 0 : Double.nan
      return Rect(origin: bounds.origin, size: Size(width: extent, height: extent))
    }
    let layout = limited.lines(
      of: text, in: bounds.size, limited.options(width: bounds.width), measurer
    ).layout
    let scale = pixelScale
    let size = Size(
      width: layout.size.width.roundedUp(toPixels: scale),
      height: layout.size.height.roundedUp(toPixels: scale))
    baselinesOfText = (
      layout.firstBaseline, size.height - layout.lastBaseline, size.height
    )
    return Rect(origin: bounds.origin, size: size)
  }

  /// Sets the rectangle of the text: lines are aligned in its width and centred in its height.
  ///
  /// ``textLayout`` and the baselines call it and depend on its result. An override calls `super` with another
  /// rectangle. The last call counts; without any call no text is shown.
  open func drawText(in rect: Rect) { drawnRect = rect }

  /// The text with the size that showing all of it needs at the label's present width, including the label's padding.
  open override var shownText: LayoutShownText? {
    guard let rect = rectOfText(in: bounds), let fit = properties.fit(rect.size, measurer) else {
      return nil
    }
    var options = properties.options(width: properties.numberOfLines == 1 ? .infinity : rect.width)
    if properties.numberOfLines != 1 { options.numberOfLines = 0 }
    let whole = measurer.layout(fit.text, options)
    var size = whole.size
    if let wider = layoutWithExtraPixel(in: rect), wider.isComplete {
      size = Size(width: min(size.width, rect.width), height: min(size.height, rect.height))
    }
    size.width += bounds.width - rect.width
    size.height += bounds.height - rect.height
    return LayoutShownText(fit.text.string, size: size, missing: whole.missing)
  }

  /// The layout of the visible text in the label's own coordinates, at its present size.
  ///
  /// It has as many lines as fit, at least one. Where frames are rounded to pixels, a text that needs one more pixel of
  /// width to be shown completely is set with that pixel.
  open var textLayout: TextLayout {
    guard let rect = rectOfText(in: bounds) else { return TextLayout() }
    let shown = layout(in: rect)
    if !shown.isComplete, let wider = layoutWithExtraPixel(in: rect), wider.isComplete {
      return wider.layout
    }
    return shown.layout
  }

  /// The scale of the font at the label's present size: 1 unless the text is shrunk to fit.
  public final var textScale: Double {
    rectOfText(in: bounds).flatMap { properties.fit($0.size, measurer) }?.scale ?? 1
  }
}

extension LayoutLabel {
  /// The extent of an unlimited axis, small enough for arithmetic in overrides: differences remain correct to a
  /// millionth of a point.
  private static let unlimited = 1e9

  /// Does the work that all initialisers share.
  private func prepare() {
    isUserInteractionEnabled = false
    snp.measure { [unowned self] width in measuredSize(at: width) }
  }

  private func updateProperties(_ body: (inout LabelProperties) -> Void) {
    var next = properties
    body(&next)
    guard next != properties else { return }
    properties = next
    baselines = nil
    invalidateIntrinsicContentSize()
  }

  /// Returns the rectangle that ``drawText(in:)`` sets for the given one, or nil if it sets none.
  private func rectOfText(in rect: Rect) -> Rect? {
    drawnRect = nil
    drawText(in: rect)
    return drawnRect
  }

  /// Lays out the text with one more pixel, which rounding may have taken from the measured width; returns nil where
  /// frames are not rounded.
  private func layoutWithExtraPixel(in rect: Rect) -> (layout: TextLayout, isComplete: Bool)? {
    let scale = pixelScale
    guard scale > 0 else { return nil }
    return layout(in: rect.inset(by: Insets(top: 0, left: 0, bottom: 0, right: -1 / scale)))
  }

  /// Lays out the text in a rectangle, and returns whether all of it fits.
  private func layout(in rect: Rect) -> (layout: TextLayout, isComplete: Bool) {
    properties.layout(in: rect, effectiveUserInterfaceLayoutDirection, measurer)
  }

  /// Returns the size of the text at a width, and updates the baselines.
  private func measuredSize(at width: Double) -> Size {
    let wrapWidth = properties.preferredWidth > 0 ? min(width, properties.preferredWidth) : width
    var bounds = Rect(x: 0, y: 0, width: Self.unlimited, height: Self.unlimited)
    if properties.numberOfLines != 1 { bounds.size.width = min(wrapWidth, Self.unlimited) }
    baselinesOfText = (0, 0, 0)
    let size = textRect(
      forBounds: bounds, limitedToNumberOfLines: properties.numberOfLines
    ).size
    let text = baselinesOfText
    bounds.size.height = size.height
    let textFrame = rectOfText(in: bounds) ?? bounds
    // The text is centred in its rectangle. If that is too low, the label is normally higher than its text.
    let margin = max(0, textFrame.height - text.height) / 2
    baselines = (
      textFrame.minY + margin + text.first, bounds.maxY - textFrame.maxY + margin + text.last
    )
    return size
  }

  private var measuredBaselines: (first: Double, last: Double) {
    if baselines == nil { _ = measuredSize(at: .infinity) }
    return baselines ?? (0, 0)
  }

  /// The tree's pixels per point; 0 if frames are not rounded.
  private var pixelScale: Double {
    var view: LayoutView = self
    while let superview = view.superview { view = superview }
    return view.snp.pixelScale ?? 0
  }
}

extension Double {
  /// Returns the value rounded up to whole pixels, so that rounding the frame cannot make the text not fit.
  fileprivate func roundedUp(toPixels scale: Double) -> Double {
    scale > 0 ? (self * scale - LineBreaker.tolerance).rounded(.up) / scale : self
  }
}
