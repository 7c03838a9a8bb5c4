// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class VisualFormatPanel: UIView {
  let logo = UIImageView(image: UIImage(named: "logo"))
  let headline = UILabel()
  let detail = UILabel()
  let action = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [String: UIView] = [
      "logo": logo, "headline": headline, "detail": detail, "action": action,
    ]
    let metrics: [String: CGFloat] = ["pad": 15, "gap": 7.5, "prio": 998]
    views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    [logo, headline, detail, action].forEach(addSubview(_:))
    headline.font = .systemFont(ofSize: 20)
    headline.text = "Offer"
    detail.font = .systemFont(ofSize: 10)
    detail.text = "Until Friday"
    action.setTitle("Get", for: .normal)

    let formats = [
      "H:|-pad-[logo(==40)]-gap-[headline]-(>=gap,<=500)-[action(>=60@prio)]-pad-|",
      "H:[logo]-gap-[detail]-(>=8)-|",
      "V:|-pad-[logo(40)]-(>=pad@750)-|",
      "V:|-pad-[headline]-2-[detail]->=pad-|",
    ]
    formats.forEach {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: metrics, views: views))
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[logo]-(>=0)-[action]", options: [.alignAllCenterY],
        metrics: nil, views: views))
    let background = UIView()
    background.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(background, at: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[background]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
        metrics: nil, views: ["background": background]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-0-[background]-(0)-|", options: .directionLeadingToTrailing,
        metrics: nil, views: ["background": background]))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
