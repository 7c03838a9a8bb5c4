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
/// it to what is behind, unless `isUserInteractionEnabled` is set.
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

  /// The text and the room that all of it takes at the width that the label has.
  open override var shownText: LayoutShownText? {
    guard let fit = fit(bounds.size) else { return nil }
    var options = setting.options(width: setting.numberOfLines == 1 ? .infinity : bounds.width)
    if setting.numberOfLines != 1 { options.numberOfLines = 0 }
    let whole = measurer.layout(fit.text, options)
    var size = whole.size
    if let wider = layoutWithLostPixel, wider.isWhole {
      size = Size(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }
    return LayoutShownText(fit.text.string, size: size, missing: whole.missing)
  }

  /// Where everything stands that the label shows, in its own coordinates, at the size that it has.
  ///
  /// As many lines are shown as there is room for, at least one. Where frames are rounded to pixels a text that is whole
  /// with one more pixel of width has it.
  open var textLayout: TextLayout {
    let shown = layout(in: bounds.size)
    if !shown.isWhole, let wider = layoutWithLostPixel, wider.isWhole { return wider.layout }
    return shown.layout
  }

  /// By what the font is multiplied at the size that the label has: 1 unless it is made smaller to fit.
  public final var textScale: Double { fit(bounds.size)?.scale ?? 1 }
}

extension LayoutLabel {
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

  /// The text as it is in a room, and by what it was made smaller; nil without text.
  private func fit(_ room: Size) -> (text: StyledText, scale: Double)? {
    guard let text = setting.text, !text.isEmpty else { return nil }
    let scale = setting.scale(of: text, in: room, measurer)
    return (scale < 1 ? text.scaled(by: scale) : text, scale)
  }

  /// Where everything stands with the pixel that rounding may have taken from the width at which the text was measured;
  /// nil where frames are not rounded.
  private var layoutWithLostPixel: (layout: TextLayout, isWhole: Bool)? {
    let scale = pixelScale
    guard scale > 0 else { return nil }
    return layout(in: Size(width: bounds.width + 1 / scale, height: bounds.height))
  }

  /// Where everything stands in a room, and whether all of the text has room there.
  private func layout(in room: Size) -> (layout: TextLayout, isWhole: Bool) {
    guard let fit = fit(room) else { return (TextLayout(), true) }
    var options = setting.options(width: room.width)
    options.alignment = setting.side(in: effectiveUserInterfaceLayoutDirection)
    var layout = measurer.layout(fit.text, options)
    let shown = layout.lines.prefix { $0.top + $0.height <= room.height + LineFiller.slack }.count
    let isWhole = !layout.isTruncated && shown == layout.lines.count
    if shown < layout.lines.count, layout.lines.count > 1 {
      options.numberOfLines = max(1, shown)
      layout = measurer.layout(fit.text, options)
    }
    guard let plain = setting.text, fit.scale < 1, setting.numberOfLines == 1 else {
      return (layout.moved(down: (room.height - layout.size.height) / 2), isWhole)
    }
    // A line that was made smaller stays on its baseline.
    options.width = .infinity
    let full = measurer.layout(plain, options)
    let top = (room.height - full.size.height) / 2
    return (layout.moved(down: top + full.firstBaseline - layout.firstBaseline), isWhole)
  }

  /// The size of the text at a width, and its baselines.
  private func measuredSize(at width: Double) -> Size {
    baselines = (0, 0)
    guard let text = setting.text, !text.isEmpty else { return .zero }
    var room = setting.preferredWidth > 0 ? min(width, setting.preferredWidth) : width
    if setting.numberOfLines == 1 { room = .infinity }
    let layout = measurer.layout(
      fit(Size(width: room, height: .infinity))?.text ?? text, setting.options(width: room))
    let scale = pixelScale
    let size = Size(
      width: layout.size.width.roundedUp(toPixels: scale),
      height: layout.size.height.roundedUp(toPixels: scale))
    baselines = (layout.firstBaseline, size.height - layout.lastBaseline)
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
