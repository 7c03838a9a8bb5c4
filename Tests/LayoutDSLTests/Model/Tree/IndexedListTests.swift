// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Lists whose elements know roughly where they are.
@Suite("Placed lists")
struct IndexedListTests {
  private final class Element: IndexedElement {
    var listedIndex: Int32 = -1
  }

  private let elements = (0..<10).map { _ in Element() }

  private func makeList() -> IndexedList<Element> {
    var list = IndexedList<Element>()
    for element in elements { list.insert(element, at: list.count) }
    return list
  }

  private func isSame(_ list: borrowing IndexedList<Element>, _ others: [Element]) -> Bool {
    list.elements.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  @Test("places out of range mean the nearest end, and each element is told its place")
  func inserting() {
    var list = IndexedList<Element>()
    list.insert(elements[0], at: 99)
    list.insert(elements[1], at: -7)
    list.insert(elements[2], at: 1)
    holds(isSame(list, [elements[1], elements[2], elements[0]]) && list.count == 3)
    #expect(elements.prefix(3).map(\.listedIndex) == [0, 0, 1])
  }

  @Test("elements are found whatever moved before them; one that is not here is not found")
  func places() {
    var list = makeList()
    for _ in 0..<3 { list.insert(Element(), at: 0) }
    list.remove(elements[4])
    for (number, element) in elements.enumerated() where number != 4 {
      holds(list.index(of: element) == number + (number < 4 ? 3 : 2))
    }
    holds(list.index(of: elements[4]) == nil && list.count == 12)
    list.remove(elements[4])
    holds(list.count == 12)
    var empty = IndexedList<Element>()
    holds(empty.index(of: elements[0]) == nil)
  }

  @Test("an element that was found knows its place; after enough steps all do")
  func renumbering() {
    var list = makeList()
    for _ in 0..<3 { list.insert(Element(), at: 0) }
    _ = list.index(of: elements[2])
    #expect(elements[2].listedIndex == 5 && elements[7].listedIndex == 7)
    // Each is looked for a few steps from where it was.
    for element in elements[3...6] + elements[0...1] { _ = list.index(of: element) }
    #expect(elements.map(\.listedIndex) == (3..<13).map { Int32($0) })
  }

  @Test("elements change places and know it")
  func swapping() {
    var list = makeList()
    list.swapAt(2, 8)
    holds(list.elements[2] === elements[8] && list.elements[8] === elements[2])
    #expect(elements[8].listedIndex == 2 && elements[2].listedIndex == 8)
    let all = list.removeAll()
    holds(list.count == 0 && all.count == 10 && all[2] === elements[8])
  }

  @Test("a search goes outwards from a hint, and says how far it went")
  func searching() {
    let numbers = Array(0..<10)
    func search(_ wanted: Int, near hint: Int) -> [Int?] {
      let found = numbers.index(near: hint) { $0 == wanted }
      return [found.index, found.steps]
    }
    #expect(search(4, near: 4) == [4, 0] && search(5, near: 4) == [5, 0])
    #expect(search(1, near: 4) == [1, 3] && search(8, near: 4) == [8, 3])
    #expect(search(0, near: 99) == [0, 9] && search(9, near: -5) == [9, 8])
    #expect(search(77, near: 4).first == .some(nil))
    #expect([Int]().index(near: 3) { _ in true }.index == nil)
  }
}
