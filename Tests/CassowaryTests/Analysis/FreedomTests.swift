// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Where numbers may move, and what limits that.
@Suite("Freedom")
struct FreedomTests {
  @Test("a factor's sign turns a direction over")
  func times() {
    #expect(Freedom.up.times(2) == .up && Freedom.up.times(-2) == .down)
    #expect(Freedom.down.times(-0.5) == .up && Freedom.both.times(-1) == .both)
    #expect(([Freedom.up, .down, .both, []] as [Freedom]).map(\.sign) == [1, -1, 1, 0])
    #expect(Freedom([]).times(-1) == [])
  }

  /// `x0 + x1 + c = 0` and `x1 - x2 = 0`.
  private func propagate(_ columns: [Freedom], _ rows: [Freedom?]) -> SignPropagation {
    var matrix = Matrix()
    matrix.addColumns(3)
    _ = matrix.add(PlainRow(terms: [(0, 1), (1, 1)]))
    _ = matrix.add(PlainRow(terms: [(1, 1), (2, -1)]))
    matrix.link()
    return SignPropagation(matrix, columns: columns, rows: rows)
  }

  @Test("a row that holds still passes on what its variables may not do")
  func signs() {
    // x0 may only grow, so x1 and x2 may only shrink.
    let chain = propagate([.up, .both, .both], [[], []])
    #expect(chain.columns == [.up, .down, .down] && chain.rows == [[], []])
    // Nor may x2: all stand still.
    #expect(propagate([.up, .both, .up], [[], []]).columns == [[], [], []])
    // A row that takes no part passes nothing on.
    #expect(propagate([.up, .both, .up], [nil, []]).columns == [.up, .up, .up])
    // Rows that may move themselves hold nobody, and move no further than their variables.
    let loose = propagate([.up, .up, .both], [.both, []])
    #expect(loose.columns == [.up, .up, .up] && loose.rows == [.up, []])
  }

  @Test("a start inside of all limits is the answer")
  func start() throws {
    var cone = MovementCone(start: [1, 2])
    cone.limit([(0, 1), (1, -1)], to: .both)
    cone.limit([(0, 1)], to: .up)
    cone.limit([(0, 2), (1, -1)], to: [])
    #expect(try #require(cone.speeds()) == [1, 2])
  }

  @Test("limits that no movement leaves are equations, the others say nothing")
  func forced() throws {
    // x0 >= x1, x1 >= x0 and x2 >= 0: the first two move together.
    var cone = MovementCone(start: [1, 2, -1])
    cone.limit([(0, 1), (1, -1)], to: .up)
    cone.limit([(1, 1), (0, -1)], to: .up)
    cone.limit([(2, 1)], to: .up)
    let speeds = try #require(cone.speeds())
    #expect(speeds[0] == speeds[1] && speeds[0] != 0 && speeds[2] != 0)
    // x0 >= 0 and -x0 - x1 >= 0 and x1 >= 0: nothing moves but what no limit mentions.
    var closed = MovementCone(start: [1, 1, 1])
    closed.limit([(0, 1)], to: .up)
    closed.limit([(0, 1), (1, 1)], to: .down)
    closed.limit([(1, 1)], to: .up)
    let rest = try #require(closed.speeds())
    #expect(rest[0] == 0 && rest[1] == 0 && rest[2] != 0)
  }

  @Test("sets keep their members, whether they share a list or not, and when they are joined")
  func sets() {
    func numbers(_ sets: ConflictSets) -> [[Int]] {
      sets.sets.map { set in
        set.runs.flatMap { sets.lists[set.list][$0] }.map {
          switch $0 {
          case .row(let row): row
          case .lowerBound(let column): -column
          }
        }
      }
    }
    var own = ConflictSets()
    #expect(own.isEmpty)
    own.append([.row(7), .lowerBound(3)], refused: 7)
    var shared = ConflictSets(sharing: [(0..<6).map { .row($0) }, [.row(8)]])
    shared.append(runs: [4..<6, 0..<1], of: 0, refused: 5)
    shared.append([.row(9)], refused: 9)
    shared.append(runs: [2..<3], of: 0, refused: 2)
    shared.append(runs: [0..<1], of: 1, refused: 8)
    own.append(shared)
    #expect(numbers(own) == [[7, -3], [4, 5, 0], [9], [2], [8]])
    #expect(own.sets.map(\.refused) == [7, 5, 9, 2, 8] && own.lists.count == 4)
  }
}
