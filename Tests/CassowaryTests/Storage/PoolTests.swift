// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Runs of elements in one array.
@Suite("Pool")
struct PoolTests {
  /// A run that is in use, and what was written into it.
  private struct Run {
    var start: Int
    var count: Int
    var tag: Int
  }

  /// Whether no run reaches into another or beyond the end, and each has what was written into it.
  private func isKept(_ runs: [Run], _ pool: borrowing Pool<Int>) -> Bool {
    var end = 0
    for run in runs.filter({ $0.count > 0 }).sorted(by: { $0.start < $1.start }) {
      if run.start < end { return false }
      end = run.start + Pool<Int>.length(run.count)
    }
    if end > pool.count { return false }
    for run in runs {
      for index in run.start..<run.start + run.count where pool[index] != run.tag { return false }
    }
    return true
  }

  @Test("runs in use never overlap, whichever way they were made", arguments: UInt64(1)...30)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pool = Pool<Int>()
    var runs: [Run] = []
    for step in 0..<400 {
      let count = random.chance(70) ? random.int(0...8) : random.int(0...140)
      switch random.int(0...9) {
      case 0...2:
        let start = pool.allocate(count)
        for index in start..<start + Pool<Int>.length(count) { pool[index] = step }
        runs.append(Run(start: start, count: count, tag: step))
      case 3...5:
        let end = pool.count
        for _ in 0..<count { pool.append(step) }
        runs.append(Run(start: pool.finishRun(from: end), count: count, tag: step))
      case 6:
        let end = pool.count
        for _ in 0..<count { pool.append(-1) }
        pool.dropRun(from: end)
        #expect(pool.count == end, "seed \(seed), step \(step)")
      case 7 where !runs.isEmpty:
        // An owner lets a run grow by copying it.
        let place = random.int(0...runs.count - 1)
        let old = runs[place]
        let start = pool.allocate(2 * old.count + 1)
        for index in start..<start + 2 * old.count + 1 { pool[index] = old.tag }
        pool.copyRun(from: old.start, to: start, length: old.count)
        pool.free(old.start, old.count)
        runs[place] = Run(start: start, count: 2 * old.count + 1, tag: old.tag)
      default:
        if runs.isEmpty { continue }
        let run = runs.remove(at: random.int(0...runs.count - 1))
        pool.free(run.start, run.count)
      }
      if runs.contains(where: { $0.count > 500 }) {
        for run in runs where run.count > 500 { pool.free(run.start, run.count) }
        runs.removeAll { $0.count > 500 }
      }
      let isKept = isKept(runs, pool)
      #expect(isKept, "seed \(seed), step \(step)")
    }
  }

  @Test("short runs are as long as asked for, longer ones have a power of two")
  func lengths() {
    for count in 0..<32 { #expect(Pool<Int>.length(count) == count) }
    for (count, length) in [(32, 32), (33, 64), (64, 64), (65, 128), (1000, 1024)] {
      #expect(Pool<Int>.length(count) == length)
      var pool = Pool<Int>()
      _ = pool.allocate(count)
      #expect(pool.count == length)
      for _ in 0..<count { pool.append(0) }
      _ = pool.finishRun(from: length)
      #expect(pool.count == 2 * length)
    }
  }

  @Test(
    "a free run is used again by runs of its class, the last one first",
    arguments: [1, 5, 31, 32, 33, 64, 100, 129])
  func reuse(_ count: Int) {
    var pool = Pool<Int>()
    let starts = (0..<5).map { _ in pool.allocate(count) }
    let size = pool.count
    for start in starts { pool.free(start, count) }
    #expect(pool.allocate(count + (count < 32 ? 1 : 1024)) == size)
    for start in starts.reversed() {
      // A longer class may be filled by whatever fits into its length.
      #expect(pool.allocate(Pool<Int>.length(count)) == start)
    }
    pool.free(starts[2], count)
    let end = pool.count
    for number in 0..<count { pool.append(number) }
    #expect(pool.finishRun(from: end) == starts[2])
    #expect(pool.count == end)
    #expect((0..<count).map { pool[starts[2] + $0] } == Array(0..<count))
  }

  @Test("a copy has the same runs and the same free ones")
  func copy() {
    var pool = Pool<Int>()
    let starts = (0..<3).map { _ in pool.allocate(4) }
    for index in 0..<12 { pool[index] = index }
    pool.free(starts[1], 4)
    var other = pool.copy()
    #expect(other.allocate(4) == starts[1])
    #expect(other.allocate(4) == 12)
    #expect(pool.allocate(4) == starts[1])
    #expect((0..<12).map { other[$0] } == Array(0..<12))
  }

  @Test("the longest run within a length")
  func longest() {
    for length in 1..<300 {
      let longest = Pool<Int>.longest(within: length)
      #expect(longest <= length)
      #expect(Pool<Int>.length(longest) == longest)
      #expect(Pool<Int>.length(longest + 1) > length, "\(length)")
    }
  }
}
