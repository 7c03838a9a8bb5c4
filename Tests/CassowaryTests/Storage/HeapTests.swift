// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The binary heap, against sorting.
@Suite("Heap")
struct HeapTests {
  @Test("what is pushed comes out sorted", arguments: UInt64(1)...30)
  func sorted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heap = Heap<Int>()
    let numbers = (0..<random.int(0...200)).map { _ in random.int(0...100) }
    for number in numbers { heap.push(number) { $0 < $1 } }
    let held = (0..<heap.count).map { heap[$0] }
    #expect(held.sorted() == numbers.sorted(), "seed \(seed)")
    var popped: [Int] = []
    while !heap.isEmpty { popped.append(heap.pop { $0 < $1 }) }
    #expect(popped == numbers.sorted(), "seed \(seed)")
  }

  @Test("pushes and pops in any order give the first of what is there", arguments: UInt64(1)...30)
  func mixed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heap = Heap<Int>()
    var plain: [Int] = []
    for step in 0..<400 {
      if plain.isEmpty || random.chance(55) {
        let number = random.int(0...1000)
        heap.push(number) { $0 > $1 }
        plain.append(number)
        plain.sort()
      } else {
        let top = heap.pop { $0 > $1 }
        #expect(top == plain.removeLast(), "seed \(seed), step \(step)")
      }
      #expect(heap.first == plain.last, "seed \(seed), step \(step)")
      #expect(heap.count == plain.count, "seed \(seed), step \(step)")
    }
    heap.removeAll()
    #expect(heap.isEmpty && heap.first == nil, "seed \(seed)")
  }
}
