// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// What views and guides have in common.
protocol LayoutProvider {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutProvider {}
extension UILayoutGuide: LayoutProvider {}

extension UILayoutPriority {
  static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    return UILayoutPriority(rawValue: lhs.rawValue - rhs)
  }

  static let almostRequired: UILayoutPriority = .init(999)
}

extension NSLayoutConstraint {
  @discardableResult
  func withPriority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  func identified(by identifier: String) -> NSLayoutConstraint {
    self.identifier = identifier
    return self
  }
}

extension UIEdgeInsets {
  static func all(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  var horizontal: CGFloat { left + right }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }

  @discardableResult
  func pin(
    to provider: LayoutProvider, edges: UIRectEdge = .all, insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var constraints: [NSLayoutConstraint] = []
    if edges.contains(.top) {
      constraints.append(topAnchor.constraint(equalTo: provider.topAnchor, constant: insets.top))
    }
    if edges.contains(.left) {
      constraints += [
        leadingAnchor.constraint(equalTo: provider.leadingAnchor, constant: insets.left)
      ]
    }
    if edges.contains(.bottom) {
      constraints += [
        provider.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom)
      ]
    }
    if edges.contains(.right) {
      constraints += [
        provider.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right)
      ]
    }
    constraints.forEach { $0.priority = priority }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func setSize(_ size: CGSize) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  var fixedHeight: NSLayoutConstraint? {
    return constraints.first(where: {
      $0.firstAttribute == .height && $0.firstItem === self && $0.relation == .equal
        && $0.secondItem == nil
    })
  }
}
