// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Indices in lists by a count, against arrays.
@Suite("Count lists")
struct CountListsTests {
  @Test("random changes give what stacks with removals give", arguments: UInt64(1)...30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = 12
    var lists = CountLists(size: size)
    var plain = Array(repeating: [Int](), count: size + 1)
    for step in 0..<300 {
      let (index, count) = (random.int(0...size - 1), random.int(0...size))
      let before = plain.firstIndex { $0.contains(index) }
      switch random.int(0...3) {
      case 0:
        lists.remove(index)
        if let before { plain[before].removeAll { $0 == index } }
      case 1:
        // An index that is in no list stays out.
        lists.move(index, count: count)
        if let before, before != count {
          plain[before].removeAll { $0 == index }
          plain[count].insert(index, at: 0)
        }
      default:
        if before == nil {
          lists.insert(index, count: count)
          plain[count].insert(index, at: 0)
        }
      }
      for count in 0...size {
        var members: [Int] = []
        var next = lists.first(count: count)
        while next >= 0, members.count <= size {
          members.append(next)
          next = lists.next(next)
        }
        #expect(members == plain[count], "seed \(seed), step \(step), count \(count)")
      }
    }
  }
}
