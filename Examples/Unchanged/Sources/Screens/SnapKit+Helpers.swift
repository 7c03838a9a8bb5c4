// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

typealias SnapKitMaker = (UIView, SnapKit.ConstraintMaker) -> Void

enum Spacing: CGFloat {
  case small = 8
  case medium = 16
  case large = 24
}

extension Spacing: ConstraintOffsetTarget, ConstraintInsetTarget {}

extension ConstraintView {
  /// The safe area's attributes, from the days when there might be none.
  var safeArea: ConstraintAttributesDSL {
    if #available(iOS 11.0, *) {
      return safeAreaLayoutGuide.snp
    }
    return snp
  }
}

extension ConstraintMakerExtendable {
  @discardableResult
  func equalToSafeArea(of view: UIView) -> ConstraintMakerEditable {
    equalTo(view.safeAreaLayoutGuide)
  }
}

extension ConstraintMaker {
  func aspectRatio(_ ratio: CGFloat, self instance: ConstraintView) {
    self.width.equalTo(instance.snp.height).multipliedBy(ratio)
  }
}

extension UIView {
  func addSubview(_ view: UIView, layout: SnapKitMaker) {
    addSubview(view)
    view.snp.makeConstraints { make in layout(view, make) }
  }

  func constraint(named label: String) -> LayoutConstraint? {
    let all = (superview?.constraints ?? []) + constraints
    return all.first { $0.label == label } as LayoutConstraint?
  }
}
