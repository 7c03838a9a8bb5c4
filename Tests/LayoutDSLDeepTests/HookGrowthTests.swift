// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Hooks that add more views than there is memory for.
@Suite("Hooks that add views")
struct HookGrowthTests {
  @Test("views that each add several are reported before they fill the memory")
  func explosion() {
    let root = GrowingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.count = 60
    root.layoutIfNeeded()
    guard case .unsettledHooks(let paths, let passes)? = root.snp.issues.first?.problem else {
      Issue.record("no issue: \(root.snp.issues)")
      return
    }
    // 60 and 3,600 at first, and then no more than a hundred thousand.
    #expect(passes == 3 && !paths.isEmpty)
    #expect(root.snp.snapshot().entries.count < 110_000)
  }
}
