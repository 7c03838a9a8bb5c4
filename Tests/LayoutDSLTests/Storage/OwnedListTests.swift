// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Lists with one owner.
@Suite("Owned lists")
struct OwnedListTests {
  @Test("elements are read and changed where they were appended")
  func elements() {
    var list = OwnedList<Int>()
    holds(list.count == 0 && list.capacity == 0)
    for number in 0..<20 { list.append(number * number) }
    holds(list.count == 20 && list.capacity >= 20)
    list[3] += 100
    let all = (0..<list.count).map { list[$0] }
    #expect(all == (0..<20).map { $0 == 3 ? 109 : $0 * $0 })
    list.append(7, times: 3)
    holds(list.count == 23 && list[19] == 361 && list[20] == 7 && list[22] == 7)
  }

  @Test("an element that is taken out ends; only one kind of taking out keeps the memory")
  func removing() {
    let counter = CountedView.Counter()
    var list = OwnedList<CountedView>()
    for _ in 0..<2 { list.append(CountedView(counter)) }
    let room = list.capacity
    list.dropLast()
    holds(counter.ended == 1 && list.count == 1)
    list.dropLast()
    holds(counter.ended == 2 && list.count == 0 && list.capacity == room)
    list.append(CountedView(counter))
    list.removeLast()
    holds(counter.ended == 3 && list.capacity == 0)
  }

  @Test("the elements of a list end with it, each once, however often it moved")
  func ending() {
    let counter = CountedView.Counter()
    do {
      var list = OwnedList<CountedView>()
      for _ in 0..<50 { list.append(CountedView(counter)) }
      var seen = 0
      list.forEach { seen += $0.counter === counter ? 1 : 0 }
      holds(seen == 50 && counter.ended == 0)
    }
    #expect(counter.ended == 50)
  }

  @Test("a list of a kind drops what refers to something, and keeps its memory")
  func lists() {
    var list = OwnedList<LayoutView?>()
    weak var ended: LayoutView?
    do {
      let view = LayoutView()
      ended = view
      list.append(nil)
      list.append(view)
    }
    #expect(ended != nil)
    list.removeAll { $0 == nil }
    holds(list.count == 0 && ended == nil)
    list.append(nil)
    holds(list.count == 1)
  }

  @Test("a list that makes room for one more again and again moves seldom")
  func reserving() {
    var list = OwnedList<Int>()
    list.reserve(100)
    #expect((list.capacity == 100) == true)
    var moves = 0
    for number in 0..<10_000 {
      let before = list.capacity
      list.reserve(list.count + 1)
      list.append(number)
      if list.capacity != before { moves += 1 }
    }
    #expect(moves <= 12)
  }

  @Test("an array that is taken whole is empty afterwards")
  func takeAll() {
    var numbers = [3, 1, 2]
    let taken = numbers.takeAll()
    #expect(taken == [3, 1, 2] && numbers.isEmpty)
  }
}
