// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

extension Basis {
  /// Checks that each variable stands behind its inputs or shares a block with them, that blocks
  /// hang together, and that the order lists each block and each other variable once.
  func checkOrder(_ matrix: borrowing Matrix, _ comment: Comment) {
    let inputs = inputs(matrix)
    var leaders: Set<Int> = []
    for column in 0..<matching.count {
      let own = blocks.node(column)
      leaders.insert(own)
      let late = inputs[column].filter {
        blocks.node($0) != own && order.label(blocks.node($0)) >= order.label(own)
      }
      #expect(late.isEmpty, comment)
      if blocks.block(column) < 0 { continue }
      let members = Set(blocks.members(blocks.block(column)).map { Int($0) })
      #expect(members.contains(column) && members.count > 1, comment)
      // Whoever is reached from each member is a cycle.
      #expect(Self.reached(from: column, inputs, within: members) == members, comment)
    }
    let listed = order.nodes(atMost: matching.count + 1)
    #expect(listed.count == leaders.count && Set(listed) == leaders, comment)
    let labels = listed.map { order.label($0) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }, comment)
    let isSearchClean = search.isClean
    #expect(isSearchClean, comment)
  }

  /// Checks that rows and variables name each other, with the right coefficients.
  func checkMatching(_ matrix: borrowing Matrix, _ comment: Comment) {
    for column in 0..<matching.count {
      let element = matching.element(column)
      if element.isRow {
        #expect(matching.column(ofRow: element.row) == column, comment)
        #expect(
          matching.pivot(column) == matrix.terms(element.row)[column]
            && matching.pivot(column) != 0,
          comment)
      } else {
        #expect(element.variable == column && matching.pivot(column) == 1, comment)
      }
    }
    for row in 0..<matching.rowCount where matching.isTight(row) {
      #expect(matching.element(matching.column(ofRow: row)) == .row(row), comment)
    }
  }

  /// For each variable those that its row mentions besides.
  func inputs(_ matrix: borrowing Matrix) -> [[Int]] {
    var inputs: [[Int]] = []
    for column in 0..<matching.count {
      let element = matching.element(column)
      let terms = element.isRow ? matrix.terms(element.row).keys.sorted() : []
      inputs.append(terms.filter { $0 != column })
    }
    return inputs
  }

  /// The variables that a variable is computed from, directly or not; itself if it is among them.
  static func reached(from start: Int, _ inputs: [[Int]], within allowed: Set<Int>) -> Set<Int> {
    var reached: Set<Int> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      for input in inputs[next] where allowed.contains(input) && reached.insert(input).inserted {
        waiting.append(input)
      }
    }
    return reached
  }

  /// Elements, order and blocks, for comparisons.
  var picture: [[Int32]] {
    var picture = [
      (0..<matching.count).map { matching.element($0).code },
      order.nodes(atMost: matching.count).map { Int32($0) },
    ]
    for column in 0..<matching.count {
      let block = blocks.block(column)
      picture.append(block < 0 ? [] : blocks.members(block))
    }
    return picture
  }
}
