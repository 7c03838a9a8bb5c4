// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Buttons of one width, as toolbars had them before stack views.
final class ToolbarView: UIView {
  let shareButton = UIButton()
  let deleteButton = UIButton()
  let moreButton = UIButton()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [String: Any] = [
      "share": shareButton, "delete": deleteButton, "more": moreButton, "line": hairline,
    ]
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    [hairline, shareButton, deleteButton, moreButton].forEach { addSubview($0) }
    let metrics = ["margin": 12, "gap": 8, "hairline": 1 / UIScreen.main.scale]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[share]-gap-[delete(==share)]-gap-[more(==share)]-margin-|",
        options: [.alignAllTop, .alignAllBottom], metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[line(hairline)]-gap-[share(>=28)]-gap-|", options: [],
        metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[line]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
        metrics: nil, views: views))
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
