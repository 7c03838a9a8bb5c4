// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Views 10 points long one behind another, each asked to stay in a root that has no room for them all.
struct OverflowingChain {
  let root = LayoutView()
  let views: [LayoutView]
  private let axis: Axis

  /// Makes a row or a column of `count` views in a root of this length.
  init(_ count: Int, _ axis: Axis, length: Double) {
    self.axis = axis
    let views = (0..<count).map { _ in LayoutView() }
    self.views = views
    resize(to: length)
    for (number, view) in views.enumerated() {
      root.addSubview(view)
      let last = number == 0 ? nil : views[number - 1]
      view.snp.makeConstraints { make in
        if axis == .horizontal {
          make.top.bottom.equalToSuperview()
          make.width.equalTo(10)
          make.left.equalTo(last?.snp.right ?? root.snp.left)
          make.right.lessThanOrEqualToSuperview()
        } else {
          make.left.right.equalToSuperview()
          make.height.equalTo(10)
          make.top.equalTo(last?.snp.bottom ?? root.snp.top)
          make.bottom.lessThanOrEqualToSuperview()
        }
      }
    }
  }

  /// Gives the root another length; the next pass goes by it.
  func resize(to length: Double) {
    root.frame =
      axis == .horizontal
      ? Rect(x: 0, y: 0, width: length, height: 100)
      : Rect(x: 0, y: 0, width: 100, height: length)
  }
}
