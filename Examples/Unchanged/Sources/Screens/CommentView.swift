// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A comment of a thread, indented by its depth.
final class CommentView: UIView {
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let lineView = UIView()

  init(author: String, body: String, depth: Int) {
    super.init(frame: .zero)
    authorLabel.font = .boldSystemFont(ofSize: 10)
    authorLabel.text = author
    bodyLabel.font = .systemFont(ofSize: 10)
    bodyLabel.numberOfLines = 0
    bodyLabel.text = body
    let views: [String: AnyObject] = ["author": authorLabel, "body": bodyLabel, "line": lineView]
    for view in [authorLabel, bodyLabel, lineView] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let metrics: [String: Any] = [
      "indent": CGFloat(depth) * 12, "gap": 8, "line": depth > 0 ? 2 : 0,
      "high": UILayoutPriority.defaultHigh.rawValue,
    ]
    for (format, options) in [
      ("H:|-indent-[line(line)]-gap-[author]-(>=gap)-|", []),
      ("H:[line]-gap-[body]-gap-|", []),
      ("V:|[line]|", .alignAllCenterY),
      ("V:|-gap-[author]-4-[body]-(gap@high)-|", .alignAllLeading),
    ] as [(String, NSLayoutConstraint.FormatOptions)] {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { [lineView.frame, authorLabel.frame, bodyLabel.frame] }
}
