// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What an app may have had before: a namespace of its own for arrays of views.
extension Array where Element: ConstraintView {
  fileprivate var snp: String { "the app's own" }
}

@Suite("The namespace of arrays")
struct ArrayNamespaceTests {
  @Test("an app's own namespace hides the package's, and other lists keep theirs")
  func ownNamespace() {
    let views = [LayoutView(), LayoutView()]
    #expect(views.snp == "the app's own")
    #expect(views[...].snp.prepareConstraints { $0.width.equalTo(1) }.count == 2)
  }

  @Test("an array's own members are untouched, and its element need not be a view")
  func members() {
    #expect(ConstraintViewsDSL.self == type(of: ContiguousArray<LayoutView>().snp))
    let names = ["snp"]
    #expect(names.first == "snp")
  }
}
