// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The order in which the crash tries variables, against stacks.
@Suite("Crash queue")
struct CrashQueueTests {
  /// The queue as stacks of numbered entries.
  private struct Model {
    var stacks = Array(repeating: [(column: Int, number: Int)](), count: 19)
    var count = 0
    var waitsFrom: [Int: Int] = [:]
    var staysUpTo: [Int: Int] = [:]

    mutating func push(_ column: Int, _ bucket: Int) {
      stacks[bucket].append((column, count))
      count += 1
    }

    mutating func forget(_ column: Int) {
      waitsFrom[column] = nil
      staysUpTo[column] = nil
    }

    mutating func pushOneSided(_ column: Int) {
      forget(column)
      waitsFrom[column] = count
      push(column, 16)
    }

    mutating func pushWeak(_ column: Int) {
      forget(column)
      push(column, 17)
    }

    mutating func skipOldEntries(of column: Int) {
      forget(column)
      staysUpTo[column] = count
    }

    mutating func skipOldAndNewEntries(of column: Int) {
      forget(column)
      staysUpTo[column] = 2 * count
    }

    mutating func pushChainLink(_ column: Int) {
      skipOldEntries(of: column)
      push(column, 18)
    }

    mutating func pop() -> (column: Int, hasWaited: Bool, isWeak: Bool)? {
      while let bucket = stacks.firstIndex(where: { !$0.isEmpty }) {
        let (column, number) = stacks[bucket].removeLast()
        if number < staysUpTo[column] ?? 0 { continue }
        if bucket >= 16 || number >= waitsFrom[column] ?? 0 {
          return (column, bucket >= 16, bucket == 17)
        }
        push(column, 16)
      }
      self = Model()
      return nil
    }
  }

  @Test(
    "few waiting rows go first, then high levels, then the last one in; low levels behind all",
    arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = CrashQueue()
    queue.extend(to: 51)
    var model = Model()
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
        model.push(column, level < 0 ? 17 : min(waiting, 3) * 4 + level)
      case 4:
        queue.pushOneSided(column)
        model.pushOneSided(column)
      case 6:
        queue.pushWeak(column)
        model.pushWeak(column)
      case 5 where random.chance(5):
        if random.chance(50) {
          queue.removeAll()
        } else {
          queue = CrashQueue()
          queue.extend(to: 51)
        }
        model = Model()
      default:
        let (got, expected) = (queue.pop(), model.pop())
        #expect(got?.column == expected?.column, "seed \(seed), step \(step)")
        #expect(got?.hasWaited == expected?.hasWaited, "seed \(seed), step \(step)")
        #expect(got?.isWeak == expected?.isWeak, "seed \(seed), step \(step)")
        if let column = expected?.column, random.chance(50) {
          if random.chance(30) {
            queue.pushChainLink(column)
            model.pushChainLink(column)
          } else if random.chance(50) {
            queue.skipOldEntries(of: column)
            model.skipOldEntries(of: column)
          } else {
            queue.skipOldAndNewEntries(of: column)
            model.skipOldAndNewEntries(of: column)
          }
        }
      }
    }
  }

  @Test("a variable that is held from one side only is looked at again once it is put in anew")
  func parked() {
    var queue = CrashQueue()
    queue.extend(to: 2)
    for _ in 0..<3 { queue.push(1, waiting: 0, priority: 1000) }
    #expect(queue.pop()?.hasWaited == false)
    queue.pushOneSided(1)
    queue.push(0, waiting: 0, priority: 500)
    // The two entries from before are passed over.
    #expect(queue.pop()?.column == 0)
    queue.push(1, waiting: 0, priority: 1000)
    #expect(queue.pop()?.hasWaited == false)
    #expect(queue.pop()?.hasWaited == true)
    // What may stay where it is is not taken out any more.
    queue.skipOldEntries(of: 1)
    #expect(queue.pop() == nil)
    queue.push(1, waiting: 0, priority: 1000)
    #expect(queue.pop()?.column == 1)
  }

  @Test("an empty queue gives nothing and takes again")
  func empty() {
    var queue = CrashQueue()
    queue.extend(to: 13)
    for round in 0..<3 {
      #expect(queue.pop() == nil)
      queue.push(round, waiting: 0, priority: 1000)
      queue.push(round + 10, waiting: 0, priority: 1000)
      #expect([queue.pop()?.column, queue.pop()?.column] == [round + 10, round])
    }
  }
}
