// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The queue of variables whose multiplier may be out of its bounds.
@Suite("Dual infeasibilities")
struct DualInfeasibilitiesTests {
  private struct Wanted {
    var priority: Float
    var column: Int
  }

  @Test("the highest level comes first, then the lowest variable", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = DualInfeasibilities()
    queue.extend(to: 30)
    var plain: [Wanted] = []
    for step in 0..<300 {
      let comment: Comment = "seed \(seed), step \(step)"
      switch random.int(0...9) {
      case 0...4:
        let column = random.int(0...29)
        let priority = random.pick([1000, 750, 250] as [Float])
        queue.push(column, priority: priority)
        // Whoever waits already keeps the level that it was queued with.
        if !plain.contains(where: { $0.column == column }) {
          plain.append(Wanted(priority: priority, column: column))
        }
      case 5...8:
        let wanted = plain.min {
          $0.priority > $1.priority || ($0.priority == $1.priority && $0.column < $1.column)
        }
        let got = queue.pop()
        #expect(got?.column == wanted.map { Int32($0.column) }, comment)
        #expect(got?.priority == wanted?.priority, comment)
        plain.removeAll { $0.column == wanted?.column }
      default:
        if random.chance(80) { continue }
        queue.removeAll()
        plain = []
      }
      #expect(queue.isEmpty == plain.isEmpty, comment)
    }
  }
}
