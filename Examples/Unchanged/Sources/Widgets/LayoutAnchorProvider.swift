// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

protocol LayoutAnchorProvider {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutAnchorProvider {}
extension UILayoutGuide: LayoutAnchorProvider {}

extension LayoutAnchorProvider {
  func constraints(
    pinning edges: NSDirectionalRectEdge = .all, to other: LayoutAnchorProvider,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    if edges.contains(.top) {
      result.append(topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top))
    }
    if edges.contains(.leading) {
      result.append(
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading))
    }
    if edges.contains(.bottom) {
      result.append(bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom))
    }
    if edges.contains(.trailing) {
      result.append(
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing))
    }
    return result
  }
}

@discardableResult
func pin<T: UIView>(
  _ view: T, in container: UIView, to guide: (UIView) -> UILayoutGuide,
  insets: NSDirectionalEdgeInsets = .zero
) -> T {
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
  NSLayoutConstraint.activate(view.constraints(to: guide(container), insets: insets))
  return view
}

final class DirectionCard: UIView {
  let badge = UIView()
  private(set) lazy var title = pin(
    UILabel(), in: self, to: { $0.layoutMarginsGuide },
    insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))

  convenience init(isRightToLeft: Bool) {
    self.init(frame: .zero)
    semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    directionalLayoutMargins = .init(top: 8, leading: 20, bottom: 8, trailing: 12)
    title.text = "Hi"
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate(
      badge.constraints(pinning: [.top, .leading], to: layoutMarginsGuide) + [
        badge.widthAnchor.constraint(equalToConstant: 20),
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      ])
  }

  var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
