// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// What a table does not do for its header.
  func fitHeight(toWidth width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard frame.size.height != size.height || frame.width != width else { return }
    frame.size = CGSize(width: width, height: size.height)
    setNeedsLayout()
    layoutIfNeeded()
  }

  var allSubviews: [UIView] { subviews + subviews.flatMap { $0.allSubviews } }

  func firstSuperview<T: UIView>(of type: T.Type) -> T? {
    superview as? T ?? superview.flatMap { $0.firstSuperview(of: type) }
  }

  func removeAllConstraints() {
    var superview = self.superview
    while let current = superview {
      for constraint in current.constraints {
        if let first = constraint.firstItem as? UIView, first == self {
          current.removeConstraint(constraint)
        }
        if let second = constraint.secondItem as? UIView, second == self {
          current.removeConstraint(constraint)
        }
      }
      superview = current.superview
    }
    removeConstraints(constraints)
    translatesAutoresizingMaskIntoConstraints = true
  }
}
