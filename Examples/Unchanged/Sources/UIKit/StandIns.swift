// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Stand-ins for the classes of UIKit that draw and are not part of layout. Copy this file and change it: what your
// labels measure, which properties your files set. Where there is UIKit the file is empty.
#if !canImport(Darwin)
import Foundation
import LayoutDSL
import LayoutDSLUIKitNames

/// A color that nobody sees.
public struct UIColor: Hashable, Sendable {
  public static let black = UIColor(), white = UIColor(), gray = UIColor(), lightGray = UIColor()
  public static let red = UIColor(), green = UIColor(), blue = UIColor(), orange = UIColor()
  public static let clear = UIColor(), label = UIColor(), secondaryLabel = UIColor()
  public static let systemBlue = UIColor(), systemRed = UIColor(), systemGray = UIColor()
  public static let systemBackground = UIColor(), separator = UIColor()

  public init() {}
  public init(white: Double, alpha: Double) {}
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public func withAlphaComponent(_ alpha: Double) -> UIColor { self }
  public var cgColor: UIColor { self }
}

/// A layer that nobody draws: what is set is forgotten.
public final class CALayer {
  public var cornerRadius = 0.0, borderWidth = 0.0, shadowOpacity: Float = 0, shadowRadius = 0.0
  public var masksToBounds = false, borderColor: UIColor?, shadowColor: UIColor?
  public var shadowOffset = Size.zero
}

extension LayoutView {
  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }
  public var layer: CALayer { CALayer() }
}

/// What belongs to fingers and indicators: it is forgotten.
extension LayoutScrollView {
  public enum IndicatorStyle: Sendable { case `default`, black, white }

  public var scrollIndicatorInsets: Insets {
    get { .zero }
    set {}
  }
  public var verticalScrollIndicatorInsets: Insets {
    get { .zero }
    set {}
  }
  public var horizontalScrollIndicatorInsets: Insets {
    get { .zero }
    set {}
  }
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set {}
  }
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
  public var delaysContentTouches: Bool {
    get { true }
    set {}
  }
  public var scrollsToTop: Bool {
    get { true }
    set {}
  }
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}

/// What a scroll view would tell: nothing here scrolls.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: LayoutScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: LayoutScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: LayoutScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: LayoutScrollView) {}
}

/// A font whose characters are half as wide as it is high, with a line of 1.2 times its size.
public struct UIFont: Hashable, Sendable {
  public enum Weight: Sendable { case regular, medium, semibold, bold }

  public let pointSize: Double
  public var lineHeight: Double { pointSize * 6 / 5 }
  public var ascender: Double { pointSize * 19 / 20 }
  public var descender: Double { pointSize / -4 }

  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size)
  }
  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(pointSize: size) }

  /// The size of a text that is broken between words to fit a width, in `lines` lines at most; 0 for any number.
  func size(of text: String, within width: Double, lines: Int) -> Size {
    if text.isEmpty { return .zero }
    let most = max(1, Int(width / (pointSize / 2) + 1e-9))
    var lengths = [0]
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if lengths != [0] { lengths.append(0) }
      for word in paragraph.split(separator: " ") {
        let length = lengths[lengths.count - 1]
        let longer = length == 0 ? word.count : length + 1 + word.count
        if longer <= most || length == 0 {
          lengths[lengths.count - 1] = longer
        } else {
          lengths.append(word.count)
        }
      }
    }
    if lines > 0 { lengths = Array(lengths.prefix(lines)) }
    return Size(
      width: Double(lengths.max() ?? 0) * pointSize / 2, height: Double(lengths.count) * lineHeight)
  }
}

extension Double {
  /// A width that holds everything, in characters too.
  static let unbounded = 1e9
}

/// A label: its text's size at the width that it gets, and its baselines.
open class UILabel: UIView {
  open var text: String? { didSet { remeasure() } }
  open var font = UIFont.systemFont(ofSize: 17) { didSet { remeasure() } }
  open var numberOfLines = 1 { didSet { remeasure() } }
  open var textColor: UIColor? = .label
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var adjustsFontForContentSizeCategory = false, adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor = 0.0
  open var preferredMaxLayoutWidth = 0.0 { didSet { remeasure() } }

  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    remeasure()
  }
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    remeasure()
  }

  /// Where the text stands in a rectangle: in its corner.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
    let within = lines == 1 ? .unbounded : bounds.width
    return Rect(
      origin: bounds.origin, size: font.size(of: text ?? "", within: within, lines: lines))
  }
  open func drawText(in rect: Rect) {}

  /// The text and the room that all of it takes: what `lint()` looks at.
  open override var shownText: LayoutShownText? {
    guard let text, !text.isEmpty else { return nil }
    let room = Rect(x: 0, y: 0, width: bounds.width, height: .unbounded)
    let lines = numberOfLines == 1 ? 1 : 0
    return LayoutShownText(
      text, size: textRect(forBounds: room, limitedToNumberOfLines: lines).size)
  }

  private func remeasure() {
    snp.measure { [unowned self] width in
      let most = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .unbounded
      let room = Rect(x: 0, y: 0, width: min(width, most), height: .unbounded)
      return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }
    snp.setBaselineOffsets(first: font.ascender, last: -font.descender)
  }
}

public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingTail }

/// An image of a size.
public final class UIImage: Sendable {
  public let size: Size
  public init(size: Size) { self.size = size }
  public convenience init?(named name: String) { self.init(size: Size(width: 24.0, height: 24.0)) }
  public convenience init?(systemName name: String) {
    self.init(size: Size(width: 20.0, height: 20.0))
  }
}

open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([]), highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2), selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64), valueChanged = Event(rawValue: 4096)
    public static let editingChanged = Event(rawValue: 131072)
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(UIAction, Event)] = []

  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  open func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
  }
}

/// What happens when a control is used.
public final class UIAction {
  public let title: String
  let handler: (UIAction) -> Void
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// A button: as large as its title, or its image, and its insets.
open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system }

  public let titleLabel: UILabel? = UILabel()
  public var contentEdgeInsets = Insets.zero { didSet { invalidateIntrinsicContentSize() } }
  private var image: UIImage?

  public override init(frame: Rect) {
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 15)
  }
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 15)
  }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) {
    titleLabel?.text = title
    invalidateIntrinsicContentSize()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    self.image = image
    invalidateIntrinsicContentSize()
  }
  open override var intrinsicContentSize: Size {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let picture = image?.size ?? .zero
    return Size(
      width: title.width + picture.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, picture.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// Both baselines are the title's, in the middle of what the insets leave of the button's own height.
  open override var firstBaselineOffsetFromTop: Double {
    guard let title = titleLabel, let rest else { return super.firstBaselineOffsetFromTop }
    return contentEdgeInsets.top + rest / 2 + title.firstBaselineOffsetFromTop
  }
  open override var lastBaselineOffsetFromBottom: Double {
    guard let title = titleLabel, let rest else { return super.lastBaselineOffsetFromBottom }
    return contentEdgeInsets.bottom + rest / 2 + title.lastBaselineOffsetFromBottom
  }

  /// The height that a title leaves free within the insets; nil without a title.
  private var rest: Double? {
    guard let title = titleLabel?.intrinsicContentSize.height, title > 0 else { return nil }
    return intrinsicContentSize.height - contentEdgeInsets.top - contentEdgeInsets.bottom - title
  }
}

/// A field: as high as its border asks for, with its text in the middle of that.
open class UITextField: UIControl {
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }
  open var text: String?
  open var placeholder: String?
  public var isSecureTextEntry = false
  public var font: UIFont? = .systemFont(ofSize: 15) { didSet { invalidateIntrinsicContentSize() } }
  public var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open override var intrinsicContentSize: Size {
    Size(width: UIView.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22)
  }
  open override var firstBaselineOffsetFromTop: Double {
    let font = font ?? .systemFont(ofSize: 15)
    return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
  }
  open override var lastBaselineOffsetFromBottom: Double {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }
}

open class UISwitch: UIControl {
  public var isOn = false
  open override var intrinsicContentSize: Size { Size(width: 51.0, height: 31.0) }
}

open class UISlider: UIControl {
  public var value: Float = 0
  open override var intrinsicContentSize: Size {
    Size(width: UIView.noIntrinsicMetric, height: 31)
  }
}

open class UIProgressView: UIView {
  public var progress: Float = 0
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 4) }
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public private(set) var isAnimating = false
  public var hidesWhenStopped = true
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: Size { Size(width: 20.0, height: 20.0) }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, subtitle }
  public enum SelectionStyle: Sendable { case none, `default` }
  public var selectionStyle = SelectionStyle.default
  public let contentView = UIView()
  public let reuseIdentifier: String?
  open var isSelected = false
  open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0.0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(frame: Rect(x: 0.0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: Rect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open func prepareForReuse() {}
}

/// A controller: its view is as large as a screen of 320 by 568 until somebody says else.
open class UIViewController {
  public init() {}
  public lazy var view: UIView = {
    loadView()
    let view = loaded ?? UIView()
    view.frame = Rect(x: 0.0, y: 0, width: 320, height: 568)
    view.layoutMargins = Insets(top: 0, left: 16, bottom: 0, right: 16)
    loaded = view
    return view
  }()
  private var loaded: UIView?

  public var topLayoutGuide: UILayoutSupport { view.snp.topLayoutGuide }
  public var bottomLayoutGuide: UILayoutSupport { view.snp.bottomLayoutGuide }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  public func loadViewIfNeeded() {
    _ = view
    viewDidLoad()
  }
}

public enum UIScreen {
  public enum Main {
    public static let scale = 2.0
    public static let bounds = Rect(x: 0.0, y: 0, width: 320, height: 568)
  }
  public static let main = Main.self
}
#endif
