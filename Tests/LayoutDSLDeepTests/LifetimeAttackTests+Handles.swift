// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Handles of what is gone, and of what its block left open.
extension LifetimeAttackTests {
  @Test("a handle that is activated when its view is gone ends with its last owner")
  func handleOfTheDead() {
    weak var last: Constraint?
    do {
      var handle: Constraint?
      do {
        let view = LayoutView()
        view.snp.makeConstraints { handle = $0.left.width.equalToSuperview().constraint }
      }
      handle?.activate()
      #expect(handle?.issue != nil)
      last = handle
    }
    #expect(last == nil)
  }

  @Test("a group that is kept says more, and has the constraints that are active")
  func keptGroup() {
    let root = makeRoot()
    let view = LayoutView()
    root.addSubview(view)
    var group: ConstraintMakerGroup?
    view.snp.makeConstraints { make in
      group = make.group {
        make.left.top.equalToSuperview()
        make.width.equalTo(40)
      }
    }
    #expect(group?.constraints.count == 2)
    #expect(group?.constraints.allSatisfy { $0.isActive } == true)
    group?.offset(7)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    for constraint in group?.constraints ?? [] { constraint.deactivate() }
    #expect(root.constraints.isEmpty)
  }
}
