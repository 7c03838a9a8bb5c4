// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The list of indices that knows its members, against an array.
@Suite("Marked list")
struct MarkedListTests {
  private let size = 20

  private func check(_ list: borrowing MarkedList, _ plain: [Int], _ comment: Comment) {
    #expect(list.members == plain, comment)
    #expect((0..<size).filter { list.contains($0) } == plain.sorted(), comment)
    #expect(list.count == plain.count && list.isEmpty == plain.isEmpty, comment)
  }

  @Test("random changes give what an array gives", arguments: UInt64(1)...30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = MarkedList()
    list.extend(to: size)
    var plain: [Int] = []
    for step in 0..<300 {
      switch random.int(0...8) {
      case 0...5:
        let index = random.int(0...size - 1)
        list.insert(index)
        if !plain.contains(index) { plain.append(index) }
      case 6:
        let kept = random.int(0...plain.count)
        list.truncate(to: kept)
        plain.removeLast(plain.count - kept)
      case 7:
        let divisor = random.int(2...5)
        list.filter { $0 % divisor != 0 }
        plain = plain.filter { $0 % divisor != 0 }
      default:
        list.removeAll()
        plain.removeAll()
      }
      check(list, plain, "seed \(seed), step \(step)")
    }
  }

  @Test("a copy goes its own way")
  func copy() {
    var list = MarkedList()
    list.extend(to: size)
    list.insert(3)
    var other = list.copy()
    other.insert(5)
    list.removeAll()
    check(list, [], "the original")
    check(other, [3, 5], "the copy")
  }
}
