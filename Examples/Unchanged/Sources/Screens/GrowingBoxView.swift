// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// SnapKit's manner: constraints in `updateConstraints`, changed in place.
class GrowingBoxView: UIView {
  let box = UIView()
  private var didSetupConstraints = false
  var boxSize = CGSize(width: 100, height: 100) {
    didSet { setNeedsUpdateConstraints() }
  }
  private(set) var updates = 0

  init() {
    super.init(frame: CGRect.zero)
    addSubview(box)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var requiresConstraintBasedLayout: Bool {
    return true
  }

  // this is Apple's recommended place for adding/updating constraints
  override func updateConstraints() {
    updates += 1
    box.snp.updateConstraints { (make) -> Void in
      make.center.equalTo(self)
      make.width.equalTo(boxSize.width).priority(250)
      make.height.equalTo(boxSize.height).priority(250)
      make.width.lessThanOrEqualTo(self)
      make.height.lessThanOrEqualTo(self)
    }
    super.updateConstraints()
  }

  func grow() {
    self.boxSize = CGSize(width: boxSize.width * 1.5, height: boxSize.height * 1.5)
    updateConstraintsIfNeeded()
    UIView.animate(withDuration: 0.4) { self.layoutIfNeeded() }
  }
}
