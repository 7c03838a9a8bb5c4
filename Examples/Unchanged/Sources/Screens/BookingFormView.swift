// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A form of two rows and a button, by the anchor helper.
final class BookingFormView: UIView {
  let nameField = UITextField()
  let fromField = UITextField()
  let toField = UITextField()
  let bookButton = UIButton(type: .system)
  let backgroundView = UIView()
  private(set) var anchored: AnchoredConstraints!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backgroundView)
    backgroundView.fillSuperview(padding: .init(top: 4, left: 4, bottom: 4, right: 4))
    let dates = UIStackView(arrangedSubviews: [fromField, toField])
    dates.distribution = .fillEqually
    dates.spacing = 10
    [nameField, fromField, toField].forEach { $0.borderStyle = .roundedRect }
    let form = stack(views: nameField, dates, UIView(), bookButton, spacing: 8)
    form.withMargins(.init(top: 12, left: 16, bottom: 12, right: 16))
    form.setCustomSpacing(20, after: dates)
    let _: UIButton = bookButton.withHeight(50)
    let badge = UIView()
    addSubview(badge)
    anchored = badge.anchor(
      top: topAnchor, leading: nil, bottom: nil, trailing: trailingAnchor,
      padding: .init(top: 6, left: 0, bottom: 0, right: 6), size: .init(width: 12, height: 12))
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  var badge: UIView { anchored.width!.firstItem as! UIView }
}
