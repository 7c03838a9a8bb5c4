// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The path along which an exchange shifts elements.
@Suite("Path search")
struct PathSearchTests {
  /// Variables of which each but the last stands with a row that mentions the next one.
  private func makeChain(_ count: Int) -> Matching {
    var matching = Matching()
    matching.extend(columns: count, rows: count)
    for column in 0..<count - 1 { matching.place(.row(column), at: column, pivot: 1) }
    return matching
  }

  /// Lets a search for a variable run along a chain, which the entering row meets at its beginning.
  private func search(
    _ paths: inout PathSearch, for column: Int, _ matching: borrowing Matching, entering: Int
  ) -> Bool {
    paths.begin(.row(entering), columns: matching.count)
    var place = 0
    while let element = paths.element(place), !paths.isReached(column) {
      place += 1
      let next = element.row == entering ? 0 : matching.column(ofRow: element.row) + 1
      if !paths.isReached(next) {
        paths.reach(next, from: element, to: matching.element(next))
      }
    }
    return paths.end(at: column, from: .row(entering), matching)
  }

  @Test("the path leads from the variable that is left back to the entering row")
  func chain() {
    let matching = makeChain(6)
    var paths = PathSearch()
    for column in 0..<6 {
      paths.setPath(nil)
      let isFound = search(&paths, for: column, matching, entering: 5)
      #expect(isFound)
      #expect(paths.path.elements == (0...Int32(column)).reversed())
      // Nobody is reached any more.
      #expect((0..<6).filter { paths.isReached($0) }.isEmpty)
    }
  }

  @Test("where there is no way there is no path, and nothing is left of the search")
  func noWay() {
    var matching = makeChain(6)
    matching.place(.stay(2), at: 2, pivot: 1)
    var paths = PathSearch()
    paths.setPath(nil)
    let isFound = search(&paths, for: 4, matching, entering: 5)
    #expect(!isFound)
    #expect(paths.path.isEmpty == true)
    #expect((0..<6).filter { paths.isReached($0) }.isEmpty)
    let isFoundNow = search(&paths, for: 2, matching, entering: 5)
    #expect(isFoundNow)
    #expect(paths.path.elements == [2, 1, 0])
  }

  @Test("a path of one variable is set at once")
  func single() {
    var paths = PathSearch()
    paths.setPath(3)
    #expect(paths.path.elements == [3])
    paths.setPath(4)
    #expect(paths.path.elements == [4])
    paths.setPath(nil)
    #expect(paths.path.isEmpty == true)
  }

  @Test("an exchange shifts the elements of a chain")
  func exchange() {
    let count = 8
    var matrix = Matrix()
    matrix.addColumns(count)
    for row in 0..<count - 1 {
      _ = matrix.add(PlainRow(terms: [(Int32(row), 1), (Int32(row + 1), -1)]))
    }
    let entering = matrix.add(PlainRow(terms: [(0, 1)]))
    matrix.link()
    var basis = Basis()
    basis.extend(columns: count, rows: count)
    for column in 0..<count - 1 {
      basis.matching.place(.row(column), at: column, pivot: 1)
      basis.repairOrder(column, matrix.view)
    }
    basis.express(.row(entering), matrix)
    let place = basis.exchange(.row(entering), leaving: count - 1, matrix)
    basis.clearPivotRow()
    #expect(place == 0)
    let elements = (0..<count).map { basis.matching.element($0) }
    #expect(elements == [.row(entering)] + (0..<count - 1).map { .row($0) })
    basis.checkOrder(matrix, "shifted")
    basis.checkMatching(matrix, "shifted")
  }
}
