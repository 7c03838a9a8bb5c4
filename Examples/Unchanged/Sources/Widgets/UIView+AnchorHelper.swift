// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

public struct AnchoredConstraints {
  public var top, leading, bottom, trailing, width, height: NSLayoutConstraint?
}

extension UIView {
  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor?, leading: NSLayoutXAxisAnchor?, bottom: NSLayoutYAxisAnchor?,
    trailing: NSLayoutXAxisAnchor?, padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) -> AnchoredConstraints {
    translatesAutoresizingMaskIntoConstraints = false
    var anchoredConstraints = AnchoredConstraints()
    if let top = top {
      anchoredConstraints.top = topAnchor.constraint(equalTo: top, constant: padding.top)
    }
    if let leading = leading {
      anchoredConstraints.leading = leadingAnchor.constraint(
        equalTo: leading, constant: padding.left)
    }
    if let bottom = bottom {
      anchoredConstraints.bottom = bottomAnchor.constraint(
        equalTo: bottom, constant: -padding.bottom)
    }
    if let trailing = trailing {
      anchoredConstraints.trailing = trailingAnchor.constraint(
        equalTo: trailing, constant: -padding.right)
    }
    if size.width != 0 {
      anchoredConstraints.width = widthAnchor.constraint(equalToConstant: size.width)
    }
    if size.height != 0 {
      anchoredConstraints.height = heightAnchor.constraint(equalToConstant: size.height)
    }
    [
      anchoredConstraints.top, anchoredConstraints.leading, anchoredConstraints.bottom,
      anchoredConstraints.trailing, anchoredConstraints.width, anchoredConstraints.height,
    ].forEach { $0?.isActive = true }
    return anchoredConstraints
  }

  func fillSuperview(padding: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    guard let superview = superview else { return }
    anchor(
      top: superview.topAnchor, leading: superview.leadingAnchor,
      bottom: superview.bottomAnchor, trailing: superview.trailingAnchor, padding: padding)
  }

  func centerInSuperview(size: CGSize = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    if let superviewCenterXAnchor = superview?.centerXAnchor {
      centerXAnchor.constraint(equalTo: superviewCenterXAnchor).isActive = true
    }
    if let superviewCenterYAnchor = superview?.centerYAnchor {
      centerYAnchor.constraint(equalTo: superviewCenterYAnchor).isActive = true
    }
    if size.width != 0 { widthAnchor.constraint(equalToConstant: size.width).isActive = true }
    if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
  }

  @discardableResult
  func stack(
    _ axis: NSLayoutConstraint.Axis = .vertical, views: UIView..., spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.axis = axis
    stackView.spacing = spacing
    stackView.alignment = alignment
    stackView.distribution = distribution
    addSubview(stackView)
    stackView.fillSuperview()
    return stackView
  }
}

extension UIStackView {
  @discardableResult
  func withMargins(_ margins: UIEdgeInsets) -> UIStackView {
    layoutMargins = margins
    isLayoutMarginsRelativeArrangement = true
    return self
  }
}

extension UIEdgeInsets {
  static func allSides(_ side: CGFloat) -> UIEdgeInsets {
    return .init(top: side, left: side, bottom: side, right: side)
  }
}

class ReviewTile: UIView {
  let avatar = UIView()
  let name = UILabel()
  let stars = UIView()
  private(set) var anchored: AnchoredConstraints?

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Anna"
    name.font = .systemFont(ofSize: 20)
    let left = UIView()
    left.addSubview(avatar)
    anchored = avatar.anchor(
      top: left.topAnchor, leading: left.leadingAnchor, bottom: nil, trailing: left.trailingAnchor,
      padding: .init(top: 4, left: 0, bottom: 0, right: 0), size: .init(width: 40, height: 40))
    stack(
      .horizontal, views: left, name, stars, spacing: 12, alignment: .fill
    ).withMargins(.allSides(10))
    stars.widthAnchor.constraint(equalToConstant: 50).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
