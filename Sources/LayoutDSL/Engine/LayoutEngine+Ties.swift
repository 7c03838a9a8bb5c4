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

extension LayoutEngine {
  /// Returns the groups of open columns with their optional rows.
  ///
  /// - Complexity: O(*k*) for the *k* rows of the tree.
  func openGroups(_ isOpen: [Bool]) -> OpenGroups {
    var groups = OpenGroups(columnCount: isOpen.count)
    var optionalRows: [(handle: ConstraintHandle, column: Int32)] = []
    forEachHandle { handle in
      let columns = ((try? solver.variables(of: handle)) ?? []).map(\.index)
        .filter { Int($0) < isOpen.count && isOpen[Int($0)] }
      guard let first = columns.first else { return }
      groups.join(columns)
      optionalRows.append((handle, first))
    }
    for (handle, column) in optionalRows {
      if let row = optionalRow(handle) { groups.add(row, of: column) }
    }
    return groups
  }

  /// Returns the tie that leaves a variable open; nil if distinct priorities would leave the variable open as well.
  ///
  /// With more than eight rivals this is not tried.
  func tie(
    of variable: Variable, in groups: inout OpenGroups, tryingIn trial: () -> SimplexCopy
  ) -> LayoutAmbiguity.Tie? {
    groups.tie(of: variable.index) { rows in
      rows.count > 8 ? [] : trial().undeterminedColumns(deciding: rows)
    }
  }

  /// Returns an optional row that is unfulfilled or at its limit; nil for other rows.
  private func optionalRow(_ handle: ConstraintHandle) -> OpenGroups.OptionalRow? {
    guard let row = try? solver.constraint(for: handle), row.strength != .required,
      let residual = try? solver.residual(of: handle)
    else { return nil }
    let isShort =
      switch row.relation {
      case .lessThanOrEqual: residual > LayoutTolerance.residual
      case .equal: residual.magnitude > LayoutTolerance.residual
      case .greaterThanOrEqual: residual < -LayoutTolerance.residual
      }
    if !isShort, residual.magnitude > LayoutTolerance.residual { return nil }
    if case .constraint(let reference) = owner(of: handle) {
      return OpenGroups.OptionalRow(
        text: reference.object.messageText, priority: reference.row.priority,
        isUnfulfilled: isShort, handle: handle)
    }
    return sentence(of: handle).map { sentence in
      OpenGroups.OptionalRow(
        text: "\(sentence.text) ^\(Double(sentence.priority).layoutText)",
        priority: sentence.priority, isUnfulfilled: isShort,
        side: sentence.reason == .content ? sentence.relation : nil, handle: handle)
    }
  }

  /// Calls `body` with the rows of all items.
  private func forEachHandle(_ body: (ConstraintHandle) -> Void) {
    for place in 0..<items.count {
      guard let state = items.state(at: place) else { continue }
      state.forEachRow { if let handle = row(of: $0) { body(handle) } }
      for number in 0..<4 { if let handle = items.row(number, of: place).handle { body(handle) } }
      items.stack(at: place)?.forEachRow { if let handle = $0.handle { body(handle) } }
    }
  }
}
