// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Groups of open columns, with the optional rows that leave them open because they pull against one another.
struct OpenGroups {
  /// An optional row that mentions open columns and is unfulfilled or at its limit.
  struct OptionalRow {
    let text: String
    let priority: Float

    /// Whether the row is unfulfilled; otherwise it is at its limit.
    let isUnfulfilled: Bool

    /// The relation of a row about the size of content; nil for other rows.
    var side: LayoutConstraint.Relation?

    var handle: ConstraintHandle?
  }

  /// A tie, and the columns that would still be open if it were decided.
  private typealias TieResult = (tie: LayoutAmbiguity.Tie, rest: Set<Int32>)

  /// Union-find: the parent of each open column among those that it moves with; at first the column itself.
  private var representatives: [Int32]
  private var optionalRows: [Int32: [OptionalRow]] = [:]

  /// How many ties of one answer are decided on trial; further ones are assumed to leave nothing open once decided.
  private static let trialLimit = 256
  private var trialCount = 0

  /// The ties found so far, by the representative of their columns, which share one list of rivals.
  private var ties: [Int32: TieResult?] = [:]

  init(columnCount: Int) { representatives = (0..<Int32(columnCount)).map { $0 } }

  /// Returns the representative of a column, and halves the path to it.
  mutating func representative(of column: Int32) -> Int32 {
    var column = column
    while representatives[Int(column)] != column {
      representatives[Int(column)] = representatives[Int(representatives[Int(column)])]
      column = representatives[Int(column)]
    }
    return column
  }

  /// Merges the groups of columns that move together.
  mutating func join(_ columns: [Int32]) {
    guard let first = columns.first.map({ representative(of: $0) }) else { return }
    for column in columns.dropFirst() { representatives[Int(representative(of: column))] = first }
  }

  /// Returns for each column whether it moves with one of `columns`, or is one.
  mutating func columns(movingWith columns: [Int32]) -> [Bool] {
    let groups = Set(columns.map { representative(of: $0) })
    return representatives.indices.map { groups.contains(representative(of: Int32($0))) }
  }

  /// Adds an optional row to the group of a column, after all columns are joined.
  mutating func add(_ row: OptionalRow, of column: Int32) {
    optionalRows[representative(of: column), default: []].append(row)
  }

  /// Returns the tie that leaves a column open: all rows of the highest priority at which one is unfulfilled.
  ///
  /// - Parameter rest: The columns that would still be open if each of the given rows, those of the rivals, had a
  ///   priority of its own.
  mutating func tie(
    of column: Int32, stillOpen rest: ([ConstraintHandle]) -> [Int32]
  ) -> LayoutAmbiguity.Tie? {
    let representative = representative(of: column)
    if ties[representative] == nil {
      ties[representative] = .some(
        makeResult(optionalRows[representative] ?? [], representative, rest))
    }
    guard case .some(.some(let result)) = ties[representative] else { return nil }
    return result.rest.contains(column) ? nil : result.tie
  }

  private mutating func makeResult(
    _ all: [OptionalRow], _ representative: Int32, _ rest: ([ConstraintHandle]) -> [Int32]
  ) -> TieResult? {
    guard let priority = all.filter(\.isUnfulfilled).map(\.priority).max() else { return nil }
    let rivals = all.filter { $0.priority == priority }
    if rivals.count < 2 { return nil }
    var others: Set<Int32> = []
    trialCount += 1
    let open = trialCount <= Self.trialLimit ? rest(rivals.compactMap(\.handle)) : []
    for column in open
    where Int(column) < representatives.count && self.representative(of: column) == representative {
      others.insert(column)
    }
    let side = rivals[0].side
    let tie = LayoutAmbiguity.Tie(
      priority: Double(priority), rivals: rivals.map(\.text),
      side: rivals.allSatisfy { $0.side == side } ? side : nil)
    return (tie, others)
  }
}
