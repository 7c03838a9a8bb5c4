// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that shows text, and behaves in a layout as UILabel does.
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
/// Its intrinsic size is that of its text in as few lines as it has; where the layout makes it narrower and
/// it may have several lines, its height follows. An empty label has no extent. Both baselines are those of
/// the text at its own height; in a label that is higher or lower the text stands in the middle. Touches go through
/// it to what is behind, unless `isUserInteractionEnabled` is set. With a style whose numbers are not finite or beyond a
/// thousand million, or whose size or line height is negative, nothing is shown, and a pass reports that the content is
/// no number.
///
/// What is drawn is a matter of who draws: ``textLayout`` says what and where. Lengths are in points.
open class LayoutLabel: LayoutView {
  /// What the label shows; nil and an empty text are one.
  ///
  /// Setting it makes one run in ``style``.
  open var text: String? {
    get { setting.text?.string }
    set { change { next in next.text = newValue.map { StyledText($0, next.style) } } }
  }

  /// What the label shows, part by part; the parts keep their styles.
  open var styledText: StyledText? {
    get { setting.text }
    set { change { $0.text = newValue } }
  }

  /// How ``text`` is set: fonts, size, spacing.
  ///
  /// Setting it changes all of the text.
  open var style: TextStyle {
    get { setting.style }
    set {
      change {
        $0.style = newValue
        $0.text = $0.text.map { StyledText($0.string, newValue) }
      }
    }
  }

  /// The greatest number of lines, 1 at first; 0 for as many as it takes.
  open var numberOfLines: Int {
    get { setting.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }

  /// Where lines end, and how what is too much is cut; at the end of the last line at first.
  open var lineBreakMode: LineBreakMode {
    get { setting.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// On which side lines stand; ``TextAlignment/natural`` is where the view's direction begins.
  open var textAlignment: TextAlignment {
    get { setting.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// How wide the intrinsic size may be before lines wrap; 0, no matter how wide, at first.
  ///
  /// It is needed only where the width should be limited by the label itself: the height follows the width
  /// that the layout finds in any case.
  open var preferredMaxLayoutWidth: Double {
    get { setting.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  /// Whether the font is made smaller where the text does not fit; not at first.
  open var adjustsFontSizeToFitWidth: Bool {
    get { setting.shrinks }
    set { change { $0.shrinks = newValue } }
  }

  /// How small the font may become, as a part of its size; 0, at first, lets it be as it is.
  open var minimumScaleFactor: Double {
    get { setting.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }

  /// What finds the lines; each label has an embedded one of its own at first.
  ///
  /// Labels of one tree may share one, and what it remembers.
  public final var measurer: any TextMeasuring = TextMeasurer(capacity: 16) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether pictures show the shapes of the glyphs instead of text; not at first.
  ///
  /// They look the same then on a machine without the font.
  public final var drawsOutlines = false

  private var setting = LabelSetting()

  /// The baselines of the last measurement: from the top, and from the bottom.
  private var baselines: (first: Double, last: Double)?

  /// The baselines of the text that ``textRect(forBounds:limitedToNumberOfLines:)`` found last, and its own height.
  private var baselinesOfText = (first: 0.0, last: 0.0, height: 0.0)

  /// What ``drawText(in:)`` was called with last.
  private var drawnRect: Rect?

  /// Makes a label without text.
  public override init(frame: Rect) {
    super.init(frame: frame)
    prepare()
  }

  #if ViewCoding
  /// Makes a label without text; it is there with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    super.init(coder: coder)
    prepare()
  }
  #endif

  /// Makes a label with a text in a style.
  public convenience init(_ text: String, style: TextStyle) {
    self.init(frame: .zero)
    setting.style = style
    setting.text = StyledText(text, style)
  }

  /// How far the first baseline is below the top, at the width at which the label was measured last;
  /// ``textLayout`` has the baselines of the text as it is shown.
  open override var firstBaselineOffsetFromTop: Double { measuredBaselines.first }

  /// How far the last baseline is above the bottom, at the width at which the label was measured last.
  open override var lastBaselineOffsetFromBottom: Double { measuredBaselines.last }

  /// The rectangle that the text takes within others: it begins in their corner, and is no larger than they are, but for one line,
  /// and one character, at least.
  ///
  /// Sizes, heights for widths and fitting sizes ask it. A label with a padding overrides it, asks `super` for less and
  /// gives back as much more, and overrides ``drawText(in:)``:
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
  ///   - bounds: The room for all; a thousand million points along an axis without a limit.
  ///   - numberOfLines: The greatest number of lines, 0 for any.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    var limited = setting
    limited.numberOfLines = max(0, numberOfLines)
    guard let text = limited.fit(bounds.size, measurer)?.text else {
      let extent = setting.isUsable ? 0 : Double.nan
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

  /// Says where the text is to stand: its lines fill the rectangle's width, in the middle of its height.
  ///
  /// ``textLayout`` and the baselines call it, and what draws goes by them. An override calls `super` with another
  /// rectangle; the last one counts, and without any there is no text to be seen.
  open func drawText(in rect: Rect) { drawnRect = rect }

  /// The text and the room that all of it takes at the width that the label has, with what the label leaves free around it.
  open override var shownText: LayoutShownText? {
    guard let room = rectOfText(in: bounds), let fit = setting.fit(room.size, measurer) else {
      return nil
    }
    var options = setting.options(width: setting.numberOfLines == 1 ? .infinity : room.width)
    if setting.numberOfLines != 1 { options.numberOfLines = 0 }
    let whole = measurer.layout(fit.text, options)
    var size = whole.size
    if let wider = layoutWithLostPixel(in: room), wider.isWhole {
      size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    size.width += bounds.width - room.width
    size.height += bounds.height - room.height
    return LayoutShownText(fit.text.string, size: size, missing: whole.missing)
  }

  /// Where everything stands that the label shows, in its own coordinates, at the size that it has.
  ///
  /// As many lines are shown as there is room for, at least one. Where frames are rounded to pixels a text that is whole
  /// with one more pixel of width has it.
  open var textLayout: TextLayout {
    guard let room = rectOfText(in: bounds) else { return TextLayout() }
    let shown = layout(in: room)
    if !shown.isWhole, let wider = layoutWithLostPixel(in: room), wider.isWhole {
      return wider.layout
    }
    return shown.layout
  }

  /// By what the font is multiplied at the size that the label has: 1 unless it is made smaller to fit.
  public final var textScale: Double {
    rectOfText(in: bounds).flatMap { setting.fit($0.size, measurer) }?.scale ?? 1
  }
}

extension LayoutLabel {
  /// Room without a limit, as a number that overrides can reckon with: one taken from another is still right to a
  /// millionth of a point.
  private static let unlimited = 1e9

  /// What all initialisers do.
  private func prepare() {
    isUserInteractionEnabled = false
    snp.measure { [unowned self] width in measuredSize(at: width) }
  }

  private func change(_ body: (inout LabelSetting) -> Void) {
    var next = setting
    body(&next)
    guard next != setting else { return }
    setting = next
    baselines = nil
    invalidateIntrinsicContentSize()
  }

  /// Where ``drawText(in:)`` wants the text in a rectangle; nil if it wants none.
  private func rectOfText(in rect: Rect) -> Rect? {
    drawnRect = nil
    drawText(in: rect)
    return drawnRect
  }

  /// Where everything stands with the pixel that rounding may have taken from the width at which the text was measured;
  /// nil where frames are not rounded.
  private func layoutWithLostPixel(in room: Rect) -> (layout: TextLayout, isWhole: Bool)? {
    let scale = pixelScale
    guard scale > 0 else { return nil }
    return layout(in: room.inset(by: Insets(top: 0, left: 0, bottom: 0, right: -1 / scale)))
  }

  /// Where everything stands in a rectangle, and whether all of the text has room there.
  private func layout(in room: Rect) -> (layout: TextLayout, isWhole: Bool) {
    setting.layout(in: room, effectiveUserInterfaceLayoutDirection, measurer)
  }

  /// The size of the text at a width, and its baselines.
  private func measuredSize(at width: Double) -> Size {
    let most = setting.preferredWidth > 0 ? min(width, setting.preferredWidth) : width
    var bounds = Rect(x: 0, y: 0, width: Self.unlimited, height: Self.unlimited)
    if setting.numberOfLines != 1 { bounds.size.width = min(most, Self.unlimited) }
    baselinesOfText = (0, 0, 0)
    let size = textRect(
      forBounds: bounds, limitedToNumberOfLines: setting.numberOfLines
    ).size
    let text = baselinesOfText
    bounds.size.height = size.height
    let place = rectOfText(in: bounds) ?? bounds
    // The text stands in the middle of its place; where that is too low, the label is higher than its text as a rule.
    let free = max(0, place.height - text.height) / 2
    baselines = (place.minY + free + text.first, bounds.maxY - place.maxY + free + text.last)
    return size
  }

  private var measuredBaselines: (first: Double, last: Double) {
    if baselines == nil { _ = measuredSize(at: .infinity) }
    return baselines ?? (0, 0)
  }

  /// The pixels per point of the tree, 0 if frames are not rounded.
  private var pixelScale: Double {
    var view: LayoutView = self
    while let superview = view.superview { view = superview }
    return view.snp.pixelScale ?? 0
  }
}

extension Double {
  /// The next whole number of pixels, so that rounding a frame takes no room from its text.
  fileprivate func roundedUp(toPixels scale: Double) -> Double {
    scale > 0 ? (self * scale - LineFiller.slack).rounded(.up) / scale : self
  }
}
