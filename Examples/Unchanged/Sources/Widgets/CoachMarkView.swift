// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class CoachMarkView: UIView {
  let bubble = UIView()
  let arrow = UIView()

  func point(at target: UIView, in container: UIView) {
    container.addSubview(self)
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let rect = target.convert(target.bounds, to: self)
    let isAbove = rect.midY > bounds.midY
    addSubview(bubble)
    insertSubview(arrow, belowSubview: bubble)
    bubble.bounds = CGRect(x: 0, y: 0, width: 120, height: 40)
    bubble.center = CGPoint(
      x: min(max(rect.midX, 68), bounds.maxX - 68),
      y: isAbove ? rect.minY - 8 - 20 : rect.maxY + 8 + 20)
    arrow.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    arrow.center = CGPoint(x: rect.midX, y: isAbove ? bubble.frame.maxY : bubble.frame.minY)
    arrow.transformIfNeeded()
    bringSubviewToFront(bubble)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bubble.frame.insetBy(dx: -4, dy: -4).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIView {
  fileprivate func transformIfNeeded() {
    tag = 45
  }

  var rootView: UIView {
    var view: UIView = self
    while let next = view.superview { view = next }
    return view
  }

  func firstSubview<T: UIView>(of type: T.Type) -> T? {
    for subview in subviews {
      if let match = subview as? T { return match }
      if let match = subview.firstSubview(of: type) { return match }
    }
    return nil
  }
}
