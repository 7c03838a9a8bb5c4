// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A frame to look through, drawn by hand, with buttons in the safe area.
final class CameraOverlayView: UIView {
  let viewfinder = UIView()
  let shutter = UIButton(type: .custom)
  let closeButton = UIButton(type: .custom)
  private var ratioConstraint: Constraint?

  var cornerLength: CGFloat = 20 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(viewfinder)
    addSubview(shutter)
    addSubview(closeButton)
    viewfinder.isUserInteractionEnabled = false
    viewfinder.snp.makeConstraints { make in
      make.center.equalTo(self.safeAreaLayoutGuide)
      make.width.lessThanOrEqualTo(self.safeArea.width).inset(20)
      make.height.lessThanOrEqualTo(self.safeArea.height).offset(-200)
      make.width.equalTo(self).priority(ConstraintPriority.medium)
      ratioConstraint = make.width.equalTo(viewfinder.snp.height).multipliedBy(3.0 / 4).constraint
    }
    shutter.snp.makeConstraints { make in
      make.size.equalTo(72)
      make.centerX.equalTo(self)
      make.bottom.equalToSafeArea(of: self).offset(-14)
    }
    closeButton.snp.makeConstraints { make in
      make.top.leading.equalTo(self.safeAreaLayoutGuide).inset(8).labeled("close")
      make.width.height.equalTo(44)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let corners = [
      viewfinder.frame.origin, CGPoint(x: viewfinder.frame.maxX, y: viewfinder.frame.minY),
    ]
    precondition(corners.count == 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [shutter, closeButton].contains { $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
  }

  func setSquare() {
    ratioConstraint?.deactivate()
    viewfinder.snp.makeConstraints { make in
      make.aspectRatio(1, self: viewfinder)
    }
  }
}
