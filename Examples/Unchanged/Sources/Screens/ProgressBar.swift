// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

extension NSLayoutConstraint {
  /// A copy with another multiplier, since a constraint's own cannot be changed.
  func setMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])

    let newConstraint = NSLayoutConstraint(
      item: firstItem as Any,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant)

    newConstraint.priority = priority
    newConstraint.shouldBeArchived = shouldBeArchived
    newConstraint.identifier = identifier

    NSLayoutConstraint.activate([newConstraint])
    return newConstraint
  }
}

final class ProgressBar: UIView {
  private let fillView = UIView()
  private var widthConstraint: NSLayoutConstraint!

  var progress: CGFloat = 0 {
    didSet {
      let clamped = min(max(progress, 0), 1)
      widthConstraint = widthConstraint.setMultiplier(max(clamped, 0.001))
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fillView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fillView)
    widthConstraint = fillView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      fillView.leadingAnchor.constraint(equalTo: leadingAnchor),
      fillView.topAnchor.constraint(equalTo: topAnchor),
      fillView.bottomAnchor.constraint(equalTo: bottomAnchor),
      widthConstraint,
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  var fillFrame: CGRect { fillView.frame }
}
