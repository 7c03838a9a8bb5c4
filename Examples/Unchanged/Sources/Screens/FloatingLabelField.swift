// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A field whose placeholder goes up when there is text.
class FloatingLabelField: UIControl {
  let floatingLabel = UILabel()
  let lineView = UIView()
  private var lineHeight: NSLayoutConstraint?
  private lazy var resting: [NSLayoutConstraint] = [
    floatingLabel.centerYAnchor.constraint(equalTo: centerYAnchor)
  ]
  private lazy var floating: [NSLayoutConstraint] = [
    floatingLabel.topAnchor.constraint(equalTo: topAnchor, constant: 4)
  ]

  override var isHighlighted: Bool {
    didSet { lineHeight?.constant = isHighlighted ? 2 : 1 }
  }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }

  var text: String? {
    didSet {
      let isFloating = !(text?.isEmpty ?? true)
      NSLayoutConstraint.deactivate(isFloating ? resting : floating)
      NSLayoutConstraint.activate(isFloating ? floating : resting)
      UIView.animate(withDuration: 0.2, animations: layoutIfNeeded)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(frame: .zero)
    commonInit()
  }

  private func commonInit() {
    floatingLabel.font = .systemFont(ofSize: 10)
    [floatingLabel, lineView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      self.addSubview($0)
    }
    let height = lineView.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate(
      resting + [
        floatingLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        lineView.leadingAnchor.constraint(equalTo: leadingAnchor),
        lineView.trailingAnchor.constraint(equalTo: trailingAnchor),
        lineView.bottomAnchor.constraint(equalTo: bottomAnchor),
        height,
      ])
    lineHeight = height
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 48)
  }
}
