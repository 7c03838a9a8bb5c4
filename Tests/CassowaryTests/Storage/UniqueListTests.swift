// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Values that cannot be copied, in a list that owns them.
@Suite("Unique list")
struct UniqueListTests {
  /// Counts the values that there are.
  private final class Census {
    var alive = 0
  }

  private struct Unique: ~Copyable {
    let census: Census
    var number: Int

    init(_ number: Int, _ census: Census) {
      self.number = number
      self.census = census
      census.alive += 1
    }

    deinit { census.alive -= 1 }
  }

  @Test("elements are changed where they are and end with the list, once", arguments: [0, 1, 8])
  func ownership(count: Int) {
    let census = Census()
    do {
      var list = UniqueList<Unique>(capacity: 8)
      for number in 0..<count {
        list.append(Unique(number, census))
        #expect(list.count == number + 1)
      }
      for place in 0..<count { list[place].number *= 2 }
      for place in 0..<count { #expect(list[place].number == 2 * place) }
      if count > 1 {
        var other = Unique(-1, census)
        swap(&other, &list[0])
        #expect(list[0].number == -1 && other.number == 0)
      }
      #expect(census.alive == count)
    }
    #expect(census.alive == 0)
  }
}
