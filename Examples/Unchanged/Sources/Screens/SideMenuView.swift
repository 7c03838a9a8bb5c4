// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class SideMenuView: UIView {
  let menuView = UIView()
  let dimView = UIView()
  private let menuWidth: CGFloat = 240
  private var leading: Constraint?

  private(set) var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dimView)
    addSubview(menuView)
    dimView.alpha = 0
    dimView.snp.makeConstraints { $0.edges.equalToSuperview() }
    menuView.snp.makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview()
      make.width.equalTo(menuWidth)
      self.leading = make.leading.equalToSuperview().offset(-menuWidth).constraint
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func setOpen(_ open: Bool, animated: Bool) {
    isOpen = open
    leading?.update(offset: open ? 0 : -menuWidth)
    let changes = {
      self.dimView.alpha = open ? 1 : 0
      self.layoutIfNeeded()
    }
    if animated {
      let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9, animations: changes)
      animator.startAnimation()
    } else {
      UIView.performWithoutAnimation(changes)
    }
  }
}
