// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The order in which the crash tries variables, against stacks.
@Suite("Crash queue")
struct CrashQueueTests {
  @Test(
    "few waiting rows go first, then high levels, then the last one in; low levels behind all",
    arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = CrashQueue()
    var stacks = Array(repeating: [Int](), count: 18)
    for step in 0..<400 {
      let column = random.int(0...50)
      switch random.int(0...9) {
      case 0...3:
        let waiting = random.int(0...6)
        let (priority, level) = random.pick(
          [
            (1000, 0), (999, 1), (501, 1), (500, 2), (251, 2), (250, 3), (50, 3), (0.5, 3),
            (49, -1),
            (1, -1),
          ] as [(Float, Int)])
        queue.push(column, waiting: waiting, priority: priority)
        stacks[level < 0 ? 17 : min(waiting, 3) * 4 + level].append(column)
      case 4:
        queue.pushLast(column)
        stacks[16].append(column)
      case 6:
        queue.pushWeak(column)
        stacks[17].append(column)
      case 5 where random.chance(5):
        if random.chance(50) { queue.removeAll() } else { queue.release() }
        stacks = stacks.map { _ in [] }
      default:
        let bucket = stacks.firstIndex { !$0.isEmpty }
        let got = queue.pop()
        #expect(got?.column == bucket.map { stacks[$0].removeLast() }, "seed \(seed), step \(step)")
        #expect(got?.hasWaited == bucket.map { $0 >= 16 }, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("an empty queue gives nothing and takes again")
  func empty() {
    var queue = CrashQueue()
    for round in 0..<3 {
      #expect(queue.pop() == nil)
      queue.push(round, waiting: 0, priority: 1000)
      queue.push(round + 10, waiting: 0, priority: 1000)
      #expect([queue.pop()?.column, queue.pop()?.column] == [round + 10, round])
    }
  }
}
