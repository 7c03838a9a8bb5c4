// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The matching of variables and elements, against an array of elements.
@Suite("Matching")
struct MatchingTests {
  private let rowCount = 12

  private func check(
    _ matching: borrowing Matching, _ plain: [BasisElement], _ comment: Comment
  ) {
    let elements = (0..<matching.count).map { matching.element($0) }
    #expect(elements == plain, comment)
    let holders = (0..<rowCount).map { row in plain.firstIndex(of: .row(row)) ?? -1 }
    #expect((0..<rowCount).map { matching.column(ofRow: $0) } == holders, comment)
    #expect((0..<rowCount).map { matching.isTight($0) } == holders.map { $0 >= 0 }, comment)
    #expect(matching.tightCount == plain.count { $0.isRow }, comment)
    // The tests give every element a pivot of its own.
    let pivots = (0..<matching.count).map { matching.pivot($0) }
    #expect(pivots == plain.map { $0.isRow ? Double($0.row) + 2 : 1 }, comment)
  }

  private func place(
    _ element: BasisElement, at column: Int, _ matching: inout Matching,
    _ plain: inout [BasisElement]
  ) {
    matching.place(element, at: column, pivot: element.isRow ? Double(element.row) + 2 : 1)
    plain[column] = element
  }

  @Test("variables and rows name each other, and going back undoes it", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var matching = Matching()
    matching.extend(columns: 1, rows: rowCount)
    var plain: [BasisElement] = [.stay(0)]
    var begun: [BasisElement] = []
    var begunVersion = 0
    for step in 0..<200 {
      switch random.int(0...9) {
      case 0 where plain.count < 12:
        let count = plain.count + random.int(1...3)
        matching.extend(columns: count, rows: rowCount)
        for column in plain.count..<count { plain.append(.stay(column)) }
      case 0...5:
        let column = random.int(0...plain.count - 1)
        let slack = (0..<rowCount).filter { !plain.contains(.row($0)) }
        let row = slack.isEmpty ? BasisElement.bound(column) : .row(random.pick(slack))
        place(
          random.pick([.stay(column), .bound(column), row, row]), at: column, &matching, &plain)
      case 6:
        // A path: each takes the element of the next, the last its stay.
        let path = random.sample(Array(plain.indices), 4).filter { plain[$0].isRow }
        for (column, next) in zip(path, path.dropFirst()) {
          place(plain[next], at: column, &matching, &plain)
        }
        if let last = path.last { place(.stay(last), at: last, &matching, &plain) }
      case 7:
        matching.beginBatch()
        begun = plain
        begunVersion = matching.version
      case 8:
        matching.rollBack()
        plain = begun + (begun.count..<plain.count).map { .stay($0) }
        #expect(matching.version == begunVersion, "seed \(seed), step \(step)")
        check(matching, plain, "seed \(seed), step \(step), taken back")
        matching.beginBatch()
        begun = plain
      default:
        let before = matching.version
        matching.noteChange()
        #expect(matching.version > before, "seed \(seed), step \(step)")
      }
      check(matching, plain, "seed \(seed), step \(step)")
      let changes = (0..<matching.changeCount).map { matching.change($0) }
      #expect(changes.allSatisfy { begun[$0.column] == $0.before }, "seed \(seed), step \(step)")
      let changed = Set(changes.map(\.column))
      let missing = begun.indices.filter { begun[$0] != plain[$0] && !changed.contains($0) }
      #expect(missing.isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test("every change of an element is another version")
  func version() {
    var matching = Matching()
    matching.extend(columns: 2, rows: 2)
    var versions = [matching.version]
    matching.place(.row(0), at: 1, pivot: 1)
    versions.append(matching.version)
    matching.place(.stay(1), at: 1, pivot: 1)
    versions.append(matching.version)
    #expect(Set(versions).count == 3)
  }

  @Test("codes tell rows, stays and bounds apart")
  func elements() {
    for number in [0, 1, 5, 1_000_000] {
      let row = BasisElement.row(number)
      #expect(row.isRow && !row.isStay && !row.isBound && row.row == number)
      let stay = BasisElement.stay(number)
      #expect(!stay.isRow && stay.isStay && !stay.isBound && stay.variable == number)
      let bound = BasisElement.bound(number)
      #expect(!bound.isRow && !bound.isStay && bound.isBound && bound.variable == number)
    }
  }
}
