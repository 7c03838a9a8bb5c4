// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Adds to a view one that does the same when it is laid out, or enters the tree.
final class GrowingView: LayoutView {
  var count = 1
  var atEntry = false
  static func grow(_ view: GrowingView) {
    for _ in 0..<view.count {
      let child = GrowingView()
      child.count = view.count
      child.atEntry = view.atEntry
      view.addSubview(child)
      if view.count == 1 { child.snp.makeConstraints { $0.edges.equalToSuperview() } }
    }
  }
  override func didMoveToWindow() {
    if atEntry, subviews.isEmpty { Self.grow(self) }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    if !atEntry, subviews.isEmpty { Self.grow(self) }
  }
}
