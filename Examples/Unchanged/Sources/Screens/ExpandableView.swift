// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class ExpandableView: UIView {
  private let headerView = UIView()
  private let bodyView = UIView()
  private var heightConstraint: Constraint?
  private var collapsedConstraint: Constraint!
  private(set) var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(headerView)
    addSubview(bodyView)
    headerView.snp.makeConstraints { make in
      make.top.left.right.equalTo(self)
      make.height.equalTo(44)
    }
    bodyView.snp.makeConstraints { make in
      make.top.equalTo(headerView.snp.bottom)
      make.left.right.bottom.equalToSuperview()
      heightConstraint = make.height.equalTo(120).priority(.high).constraint
      collapsedConstraint = make.height.equalTo(0).constraint
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func toggle(animated: Bool, completion: (() -> Void)? = nil) {
    isExpanded.toggle()
    if isExpanded {
      collapsedConstraint.deactivate()
    } else {
      collapsedConstraint.activate()
    }
    guard animated else {
      completion?()
      return
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: {
        self.superview?.layoutIfNeeded()
      },
      completion: { _ in
        completion?()
      })
  }

  func setBodyHeight(_ height: CGFloat) {
    heightConstraint?.update(offset: height)
  }

  var bodyFrame: CGRect { bodyView.frame }
}
