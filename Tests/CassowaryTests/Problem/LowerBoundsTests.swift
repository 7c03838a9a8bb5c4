// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Lower bounds of all kinds, and going back")
struct LowerBoundsTests {
  @Test("a bound is what was said")
  func kinds() {
    let bounds = [-Double.infinity, 0, 7, -3, 0]
    let all = make(bounds)
    expect(all, bounds)
    let isBounded = (0..<5).map { all.isBounded($0) }
    #expect(isBounded == [false, true, true, true, true])
  }

  @Test("going back undoes changes of the batch, from and to each kind")
  func rollBack() {
    let bounds = [-Double.infinity, 0, 7]
    for before in bounds {
      for after in bounds {
        var all = make([before, 0])
        all.beginBatch()
        let isUnchanged = !all.hasChanges
        all.set(0, after)
        let hasChanges = all.hasChanges
        #expect(isUnchanged && hasChanges == (before != after))
        expect(all, [after, 0])
        all.set(0, before)
        let isBack = !all.hasChanges
        #expect(isBack)
        all.set(0, after)
        all.append(5)
        all.rollBack()
        expect(all, [before, 0, 5])
        all.set(0, after)
        all.beginBatch()
        all.rollBack()
        expect(all, [after, 0, 5])
      }
    }
  }

  @Test("what is set past the journal stays")
  func unjournaled() {
    var all = make([0, 0])
    all.beginBatch()
    all.setUnjournaled(0, 9)
    all.set(1, 4)
    all.rollBack()
    expect(all, [9, 0])
    expect(all.copy(), [9, 0])
  }

  private func make(_ bounds: [Double]) -> LowerBounds {
    var all = LowerBounds()
    for bound in bounds { all.append(bound) }
    return all
  }

  private func expect(_ all: borrowing LowerBounds, _ bounds: [Double]) {
    let found = bounds.indices.map { all[$0] }
    #expect(found == bounds)
  }
}
