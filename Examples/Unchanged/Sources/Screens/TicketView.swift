// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ticket whose stub takes a fixed part; corners are cut by hand.
final class TicketView: UIView {
  let bodyView = UIView()
  let stubView = UIView()
  let notch = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bodyView)
    addSubview(stubView)
    addSubview(notch)
    notch.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin]
    bodyView.translatesAutoresizingMaskIntoConstraints = false
    stubView.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: UIView] = ["body": bodyView, "stub": stubView]
    ["H:|[body][stub]|", "V:|[body]|", "V:|[stub]|"].forEach { format in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    stubView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    notch.center = CGPoint(x: bodyView.frame.maxX, y: bounds.minY)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    return UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }
}
