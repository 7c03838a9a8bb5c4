// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

/// Puts a view into a root of a size and pins it as an app's controller would.
@discardableResult
func host(
  _ view: UIView, in size: CGSize = CGSize(width: 320, height: 480), height: CGFloat? = nil,
  safeArea: UIEdgeInsets = .zero
) throws -> UIView {
  let root = UIView(frame: CGRect(origin: .zero, size: size))
  root.snp.additionalSafeAreaInsets = safeArea
  root.addSubview(view)
  view.snp.makeConstraints { make in
    make.top.left.right.equalToSuperview()
    if let height { make.height.equalTo(height) }
  }
  try root.snp.layout()
  return root
}

/// Compares frames, given as x, y, width and height, to a thousandth.
func expect(
  _ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let wanted = CGRect(x: x, y: y, width: width, height: height)
  let isClose =
    abs(frame.minX - x) < 1e-3 && abs(frame.minY - y) < 1e-3
    && abs(frame.width - width) < 1e-3 && abs(frame.height - height) < 1e-3
  #expect(isClose, "\(frame) is not \(wanted)", sourceLocation: location)
}
