// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class LargeTitleHeader: UIView {
  enum Style {
    case large
    case compact

    var height: CGFloat {
      switch self {
      case .large: return 96
      case .compact: return 44
      }
    }
  }

  var style: Style = .large {
    didSet {
      guard style != oldValue else { return }
      heightConstraint?.constant = style.height
      titleBottomConstraint.isActive = style == .large
      titleCenterConstraint.isActive = style == .compact
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
        animations: {
          self.titleLabel.alpha = 1
          (self.superview ?? self).layoutIfNeeded()
        })
    }
  }

  let titleLabel = UILabel()
  let backButton = UIButton()
  private let bar = UIView()
  private weak var heightConstraint: NSLayoutConstraint?
  private lazy var titleBottomConstraint = titleLabel.bottomAnchor.constraint(
    equalTo: bar.bottomAnchor, constant: -8)
  private lazy var titleCenterConstraint = titleLabel.centerYAnchor.constraint(
    equalTo: bar.centerYAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    initialize()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    initialize()
  }

  override class var requiresConstraintBasedLayout: Bool {
    return true
  }

  private func initialize() {
    backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    backButton.translatesAutoresizingMaskIntoConstraints = false
    backButton.setTitle("Back", for: UIControl.State())
    addSubview(bar)
    bar.addSubview(backButton)
    bar.addSubview(titleLabel)

    let height = bar.heightAnchor.constraint(equalToConstant: style.height)
    height.isActive = true
    heightConstraint = height

    bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor).isActive = true
    bar.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor).isActive = true
    bar.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true

    backButton.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8).isActive = true
    backButton.centerYAnchor.constraint(equalTo: bar.topAnchor, constant: 22).isActive = true

    titleLabel.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    titleLabel.leadingAnchor.constraint(
      greaterThanOrEqualTo: backButton.trailingAnchor, constant: 8
    ).isActive = true
    titleBottomConstraint.isActive = true
  }
}
