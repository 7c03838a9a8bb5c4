// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The array that goes back, against one that was copied when the batch began.
@Suite("Journaled array")
struct JournaledArrayTests {
  @Test(
    "going back gives what the batch began with, and what was appended stays",
    arguments: UInt64(1)...30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array = JournaledArray<Int>()
    var plain: [Int] = []
    var begun: [Int] = []
    for step in 0..<400 {
      switch random.int(0...11) {
      case 0...6 where !plain.isEmpty:
        let index = random.int(0...plain.count - 1)
        plain[index] = random.int(0...9)
        array[index] = plain[index]
      case 7, 8:
        array.append(step)
        plain.append(step)
      case 9:
        array.extend(to: array.count + 3, with: step)
        plain.append(contentsOf: [step, step, step])
      case 10:
        array.beginBatch()
        begun = plain
      default:
        // Twice: the second time there is nothing to go back to.
        for _ in 0...random.int(0...1) { array.rollBack() }
        plain.replaceSubrange(begun.indices, with: begun)
        begun = plain
      }
      #expect(array.elements == plain, "seed \(seed), step \(step)")
      #expect(array.committedCount == begun.count, "seed \(seed), step \(step)")
      let changed = (0..<array.changeCount).map { array.change($0) }
      #expect(Set(changed.map(\.index)).count == changed.count, "seed \(seed), step \(step)")
      #expect(
        changed.allSatisfy { $0.before == begun[Int($0.index)] }, "seed \(seed), step \(step)")
      let missing = begun.indices.filter { index in
        begun[index] != plain[index] && !changed.contains { Int($0.index) == index }
      }
      #expect(missing.isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test("changes are listed in the order in which they came, each element once")
  func order() {
    var array = JournaledArray<Int>()
    array.extend(to: array.count + 4, with: 0)
    array.beginBatch()
    for index in [2, 0, 2, 3, 0] { array[index] += 1 }
    #expect((0..<array.changeCount).map { array.change($0).index } == [2, 0, 3])
  }

  @Test("an element that was appended as committed goes back, too")
  func solved() {
    var array = JournaledArray<Int>()
    array.appendCommitted(1)
    array.beginBatch()
    array.appendCommitted(2)
    array[0] = 5
    array[1] = 6
    array.rollBack()
    #expect(array.elements == [1, 2])
  }

  @Test("an element that was changed for good does not go back")
  func setUnjournaled() {
    var array = JournaledArray<Int>()
    array.extend(to: array.count + 2, with: 1)
    array.beginBatch()
    array.setUnjournaled(0, 9)
    array[1] = 9
    array.rollBack()
    #expect(array.elements == [9, 1])
  }

  @Test("a copy goes back to the same elements on its own")
  func copy() {
    var array = JournaledArray<Int>()
    array.extend(to: array.count + 3, with: 1)
    array.beginBatch()
    array[1] = 2
    var other = array.copy()
    array.rollBack()
    #expect(array.elements == [1, 1, 1])
    #expect(other.elements == [1, 2, 1])
    other.rollBack()
    #expect(other.elements == [1, 1, 1])
  }
}
