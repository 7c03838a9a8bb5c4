// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A stand-in for UITextView: a text that scrolls and has no size of its own, or that is as high as its lines.
open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { remeasure() } }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { remeasure() } }
  open var textColor: UIColor? = .label
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true

  /// The space around the text, besides that on both sides of each line.
  open var textContainerInset = Insets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { remeasure() }
  }
  public let textContainer = NSTextContainer()

  open override var isScrollEnabled: Bool { didSet { remeasure() } }

  public override init(frame: Rect) {
    super.init(frame: frame)
    remeasure()
  }
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
    remeasure()
  }

  /// The size of the text, with the space around it, in lines that fit the width.
  open override func sizeThatFits(_ size: Size) -> Size { textSize(within: size.width) }

  private func textSize(within width: Double) -> Size {
    let font = font ?? .systemFont(ofSize: 12)
    let around = textContainerInset
    let sides = around.left + around.right + 2 * textContainer.lineFragmentPadding
    // An empty text is one line high.
    let lines = font.size(of: text ?? "", within: width - sides, lines: 0)
    return Size(
      width: lines.width + sides,
      height: max(lines.height, font.lineHeight) + around.top + around.bottom)
  }

  private func remeasure() {
    if isScrollEnabled {
      snp.measure(nil)
    } else {
      snp.measure { [unowned self] in textSize(within: min($0, .unbounded)) }
    }
  }
}

/// The area that a text view sets its text in.
public final class NSTextContainer {
  /// The space at both ends of each line.
  public var lineFragmentPadding = 5.0
}
