// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

@IBDesignable
public class RoundedCardView: UIView {
  @IBInspectable public var contentInset: CGFloat = 12 {
    didSet { setNeedsUpdateConstraints() }
  }
  public let contentView = UIView()
  private var insetConstraints: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  public convenience init(inset: CGFloat) {
    self.init()
    contentInset = inset
  }

  private func commonInit() {
    layer.cornerRadius = 8
    layer.masksToBounds = true
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    insetConstraints = [
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ]
    NSLayoutConstraint.activate(insetConstraints)
  }

  public override func updateConstraints() {
    insetConstraints.forEach { $0.constant = contentInset }
    super.updateConstraints()
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    contentInset = 20
  }
}
