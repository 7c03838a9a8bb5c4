// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Formats, with numbers and names from dictionaries.
class ConsentAlertView: UIView {
  let titleLabel = UILabel(), messageLabel = UILabel()
  let denyButton = UIButton(), allowButton = UIButton()
  private let divider = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 20)
    messageLabel.font = .systemFont(ofSize: 10)
    messageLabel.numberOfLines = 0
    denyButton.setTitle("Don't allow", for: .normal)
    allowButton.setTitle("OK", for: .normal)
    let views: [String: Any] = [
      "title": titleLabel, "message": messageLabel, "divider": divider, "deny": denyButton,
      "allow": allowButton,
    ]
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [titleLabel, messageLabel, divider, denyButton, allowButton] { addSubview(view) }
    let metrics = ["pad": 20, "line": 0.5, "button": NSNumber(value: 44)] as [String: Any]

    var all = [NSLayoutConstraint]()
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(>=pad)-[title]-(>=pad)-|", options: [], metrics: metrics,
      views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-pad-[message]-pad-|", metrics: metrics, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-pad-[title]-4-[message]-(==pad)-[divider(line)][deny(button)]|",
      options: NSLayoutConstraint.FormatOptions(), metrics: metrics, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[divider]|", options: .alignAllCenterY, metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[deny]-[allow(==deny)]-|", options: [.alignAllTop, .alignAllBottom],
      metrics: nil, views: views)
    all.append(
      NSLayoutConstraint(
        item: titleLabel, attribute: .centerX, relatedBy: .equal, toItem: self,
        attribute: .centerX, multiplier: 1.0, constant: 0.0))
    addConstraints(all)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var frames: [CGRect] {
    [titleLabel, messageLabel, divider, denyButton, allowButton].map { $0.frame }
  }
}
