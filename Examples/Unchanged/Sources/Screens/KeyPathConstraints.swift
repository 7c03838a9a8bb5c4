// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Constraints as values: functions from a view and its parent.
typealias ViewConstraint = (_ child: UIView, _ other: UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> ViewConstraint where Anchor: NSLayoutAnchor<Axis> {
  return { view, parent in
    view[keyPath: keyPath].constraint(equalTo: parent[keyPath: to], constant: constant)
  }
}

func equal<Axis, Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> ViewConstraint where Anchor: NSLayoutAnchor<Axis> {
  equal(keyPath, keyPath, constant: constant)
}

func constant<Anchor>(
  _ keyPath: KeyPath<UIView, Anchor>, _ constant: CGFloat
) -> ViewConstraint where Anchor: NSLayoutDimension {
  { view, _ in view[keyPath: keyPath].constraint(equalToConstant: constant) }
}

extension UIView {
  func addSubview(_ child: UIView, constraints: [ViewConstraint]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.map { $0(child, self) })
  }
}
