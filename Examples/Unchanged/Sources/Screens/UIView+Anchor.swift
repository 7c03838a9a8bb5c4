// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

struct AnchoredConstraints {
  var top, leading, bottom, trailing, width, height: NSLayoutConstraint?
}

/// The helper that half of all tutorials begin with.
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
    anchor(
      top: superview?.topAnchor, leading: superview?.leadingAnchor,
      bottom: superview?.bottomAnchor, trailing: superview?.trailingAnchor, padding: padding)
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

  @discardableResult
  func withHeight<T: UIView>(_ height: CGFloat) -> T {
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: height).isActive = true
    return self as! T
  }
}

extension UIStackView {
  @discardableResult
  func withMargins(_ margins: UIEdgeInsets) -> UIStackView {
    layoutMargins = margins
    isLayoutMarginsRelativeArrangement = true
    return self
  }

  @discardableResult
  func padLeft(_ left: CGFloat) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins.left = left
    return self
  }
}
