// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What a stack view asks for, as rows.
@Suite("Rows of stack views")
struct StackLoweringTests {
  private let views = (0..<3).map { _ in LayoutView() }
  private let stack: LayoutStackView

  init() {
    stack = LayoutStackView(arrangedSubviews: views)
    stack.spacing = 6
  }

  private func makeLowering(_ sizes: [Double] = []) throws -> StackLowering {
    let states = views.map { ObjectIdentifier($0.itemState) }
    let extents = NaturalExtents { item, _ in
      states.firstIndex(of: ObjectIdentifier(item)).flatMap { sizes.isEmpty ? nil : sizes[$0] }
    }
    return StackLowering(stack, try #require(stack.arrangement), extents)
  }

  /// The rows of a kind, and what the form of each comes to where `value` gives the quantities.
  private func rows(
    _ kind: StackRow.Kind, _ lowering: inout StackLowering,
    _ value: (ItemState, Quantity) -> Double = { _, _ in 0 }
  ) -> [(priority: Float, units: Double, rest: Double)] {
    let own = lowering.ownRows()
    let all = own + lowering.members.indices.flatMap { lowering.rows(ofMember: $0) }
    return all.filter { $0.key.kind == kind }.map {
      ($0.priority, $0.units, $0.form.value(value))
    }
  }

  @Test("a view that is hidden is in no gap, has no extent and is parked behind the one before it")
  func hidden() throws {
    views[1].isHidden = true
    var lowering = try makeLowering()
    #expect(lowering.visible.map { $0.state.view } == [views[0], views[2]])
    #expect(lowering.members.map(\.isHidden) == [false, true, false])
    #expect(lowering.members[1].previous === views[0].itemState)
    #expect(lowering.members[0].next === views[2].itemState && lowering.members[2].next == nil)
    let gaps = rows(.gap, &lowering)
    #expect(gaps.map(\.rest) == [-6] && gaps[0].priority == 1000)
    #expect(rows(.hiddenExtent, &lowering).map(\.priority) == [999.999])
    #expect(rows(.hiddenPosition, &lowering).map(\.priority) == [50])
  }

  @Test("equal extents are one unit each, and the units and the spaces fill the canvas")
  func equalExtents() throws {
    stack.distribution = .fillEqually
    var lowering = try makeLowering()
    #expect(lowering.needsUnit)
    #expect(rows(.share, &lowering).map(\.units) == [-1, -1, -1])
    // The last gap follows.
    #expect(rows(.gap, &lowering).count == 1)
    let total = rows(.total, &lowering) { item, _ in item === stack.itemState ? 102 : 0 }
    // 102, less two spaces of 6: three units.
    #expect(total.map(\.units) == [-3] && total.map(\.rest) == [90])
    views[0].isHidden = true
    views[1].isHidden = true
    lowering = try makeLowering()
    #expect(!lowering.needsUnit && rows(.share, &lowering).isEmpty)
  }

  @Test("shares are parts of all sizes and spaces, earlier views first")
  func proportions() throws {
    stack.distribution = .fillProportionally
    var lowering = try makeLowering([10, 20, 22])
    // 52 of content and 12 of spaces: in units of 64 points the views and the spaces come to one.
    #expect(lowering.proportionalTotal == 1)
    let shares = rows(.share, &lowering)
    #expect(shares.map { $0.units * -64 } == [10, 20, 22])
    #expect(shares.map(\.priority) == [999, 998, 997])
    #expect(rows(.total, &lowering).map(\.units) == [-1])
    // Without a size of their own all have the same part, and no sum is known.
    lowering = try makeLowering()
    #expect(lowering.proportionalTotal == 0 && rows(.total, &lowering).isEmpty)
    #expect(rows(.share, &lowering).map(\.units) == [-1, -1, -1])
  }

  @Test("shares fall from view to view, behind hidden ones, too", arguments: [0, 1, 300])
  func sharePriorities(hidden: Int) {
    // The hidden ones stand in front.
    let priorities = (0..<2000).map { StackLowering.Priority.share($0, ofMember: $0 + hidden) }
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 > $1 })
    #expect(priorities[0] == 999 && priorities[240] == 759 && priorities[1999] > 751)
  }
}
