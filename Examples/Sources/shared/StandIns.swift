// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Stand-ins for classes that draw, as short as the files of this module allow. Copy them, and let your labels measure
// text with your fonts. With UIKit this file is empty.
#if !canImport(UIKit)
import LayoutDSL
import LayoutDSLUIKitNames

/// A color that is never drawn.
struct UIColor: Sendable {
  static let white = UIColor(), gray = UIColor(), systemRed = UIColor(),
    systemBackground = UIColor()
}

extension LayoutView {
  /// The background color, which is ignored.
  var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
}

/// A font whose characters are half an em wide, and whose lines are 1.2 times as high as its size.
struct UIFont: Sendable {
  let pointSize: Double

  static func systemFont(ofSize size: Double) -> UIFont { UIFont(pointSize: size) }
  static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(pointSize: size) }
}

/// A label that wraps its text between words.
class UILabel: UIView {
  var text: String? { didSet { invalidateIntrinsicContentSize() } }
  var font = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  var textColor: UIColor?

  override init(frame: Rect) {
    super.init(frame: frame)
    snp.measure { [unowned self] in size(within: $0, lines: numberOfLines) }
  }

  /// The text with the size that showing all of it needs, for `lint()`.
  override var shownText: LayoutShownText? {
    text.map {
      LayoutShownText($0, size: size(within: bounds.width, lines: numberOfLines == 1 ? 1 : 0))
    }
  }

  private func size(within width: Double, lines: Int) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    let character = font.pointSize / 2
    let most = lines == 1 ? .infinity : max(1, (width / character + 1e-9).rounded(.down))
    var lengths: [Double] = []
    for word in text.split(separator: " ") {
      let count = Double(word.count)
      if let last = lengths.last, last + 1 + count <= most {
        lengths[lengths.count - 1] = last + 1 + count
      } else {
        lengths.append(count)
      }
    }
    if lines > 0 { lengths = Array(lengths.prefix(lines)) }
    return Size(
      width: (lengths.max() ?? 0) * character,
      height: Double(lengths.count) * font.pointSize * 6 / 5)
  }
}

/// An image with a size and no pixels.
struct UIImage: Sendable {
  var size = Size.zero
}

/// A view as large as its image.
class UIImageView: UIView {
  var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }
}

/// A control with states.
class UIControl: UIView {
  struct State: Sendable {
    static let normal = State()
  }
  var isEnabled = true
}

/// A button with a title of 15 points.
class UIButton: UIControl {
  enum ButtonType: Sendable { case custom, system }

  private var title = ""

  convenience init(type: ButtonType) { self.init(frame: .zero) }

  func setTitle(_ title: String?, for state: State) {
    self.title = title ?? ""
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: Size { Size(width: Double(title.count) * 7.5, height: 30) }
}

/// A field with a border.
class UITextField: UIControl {
  var text: String?
  var placeholder: String?

  override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 34) }
}

/// A cell with a view for its content.
class UITableViewCell: UIView {
  enum CellStyle: Sendable { case `default`, subtitle }

  let contentView = UIView()

  init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
#endif
