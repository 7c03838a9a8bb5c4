// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A root of 320 by 480, filled by a scroll view with one view in it, whose place is left to the test.
struct ScrolledTree {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let scroll = LayoutScrollView()
  let content = LayoutView()

  init() {
    root.addSubview(scroll)
    scroll.addSubview(content)
    root.snp.setLabel("root")
    scroll.snp.setLabel("scroll")
    content.snp.setLabel("content")
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}
