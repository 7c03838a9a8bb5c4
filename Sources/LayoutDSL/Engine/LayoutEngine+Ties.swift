// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Groups of open columns, with the optional rows that leave them open because they pull against one another.
struct OpenParts {
  /// An optional row that mentions open columns and is unfulfilled or at its limit.
  struct Wish {
    let text: String
    let priority: Float

    /// Whether the row is unfulfilled; otherwise it is at its limit.
    let isUnfulfilled: Bool

    /// The relation of a row about the size of content; nil for other rows.
    var side: LayoutConstraint.Relation?

    var handle: ConstraintHandle?
  }

  /// A tie, and the columns that would still be open if it were decided.
  private typealias Named = (tie: LayoutAmbiguity.Tie, rest: Set<Int32>)

  /// Union-find: the parent of each open column among those that it moves with; at first the column itself.
  private var leaders: [Int32]
  private var wishes: [Int32: [Wish]] = [:]

  /// How many ties of one answer are decided on trial; further ones are assumed to leave nothing open once decided.
  private static let trialLimit = 256
  private var trialCount = 0

  /// The ties found so far, by the representative of their columns, which share one list of rivals.
  private var ties: [Int32: Named?] = [:]

  init(columnCount: Int) { leaders = (0..<Int32(columnCount)).map { $0 } }

  /// Returns the representative of a column, and halves the path to it.
  private mutating func leader(of column: Int32) -> Int32 {
    var column = column
    while leaders[Int(column)] != column {
      leaders[Int(column)] = leaders[Int(leaders[Int(column)])]
      column = leaders[Int(column)]
    }
    return column
  }

  /// Merges the groups of columns that move together.
  mutating func join(_ columns: [Int32]) {
    guard let first = columns.first.map({ leader(of: $0) }) else { return }
    for column in columns.dropFirst() { leaders[Int(leader(of: column))] = first }
  }

  /// Adds an optional row to the group of a column, after all columns are joined.
  mutating func add(_ wish: Wish, of column: Int32) {
    wishes[leader(of: column), default: []].append(wish)
  }

  /// Returns the tie that leaves a column open: all wishes of the highest priority at which one is unfulfilled.
  ///
  /// - Parameter rest: The columns that would still be open if each of the given rows, those of the rivals, had a
  ///   priority of its own.
  mutating func tie(
    of column: Int32, but rest: ([ConstraintHandle]) -> [Int32]
  ) -> LayoutAmbiguity.Tie? {
    let leader = leader(of: column)
    if ties[leader] == nil { ties[leader] = .some(named(wishes[leader] ?? [], leader, rest)) }
    guard case .some(.some(let named)) = ties[leader] else { return nil }
    return named.rest.contains(column) ? nil : named.tie
  }

  private mutating func named(
    _ all: [Wish], _ leader: Int32, _ rest: ([ConstraintHandle]) -> [Int32]
  ) -> Named? {
    guard let priority = all.filter(\.isUnfulfilled).map(\.priority).max() else { return nil }
    let rivals = all.filter { $0.priority == priority }
    if rivals.count < 2 { return nil }
    var others: Set<Int32> = []
    trialCount += 1
    let open = trialCount <= Self.trialLimit ? rest(rivals.compactMap(\.handle)) : []
    for column in open where Int(column) < leaders.count && self.leader(of: column) == leader {
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
  /// Returns the groups of open columns with their wishes.
  ///
  /// - Complexity: O(*k*) for the *k* rows of the tree.
  func openParts(_ isOpen: [Bool]) -> OpenParts {
    var parts = OpenParts(columnCount: isOpen.count)
    var wishes: [(handle: ConstraintHandle, column: Int32)] = []
    forEachHandle { handle in
      let columns = ((try? solver.variables(of: handle)) ?? []).map(\.index)
        .filter { Int($0) < isOpen.count && isOpen[Int($0)] }
      guard let first = columns.first else { return }
      parts.join(columns)
      wishes.append((handle, first))
    }
    for (handle, column) in wishes {
      if let wish = wish(handle) { parts.add(wish, of: column) }
    }
    return parts
  }

  /// Returns the tie that leaves a variable open; nil if distinct priorities would leave the variable open as well.
  ///
  /// With more than eight rivals this is not tried.
  func tie(
    of variable: Variable, in parts: inout OpenParts, tryingIn trial: () -> SimplexCopy
  ) -> LayoutAmbiguity.Tie? {
    parts.tie(of: variable.index) { rows in
      rows.count > 8 ? [] : trial().undeterminedColumns(deciding: rows)
    }
  }

  /// Returns the wish of an optional row that is unfulfilled or at its limit; nil for other rows.
  private func wish(_ handle: ConstraintHandle) -> OpenParts.Wish? {
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
      return OpenParts.Wish(
        text: reference.object.messageText, priority: reference.row.priority,
        isUnfulfilled: isShort, handle: handle)
    }
    return sentence(of: handle).map { sentence in
      OpenParts.Wish(
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
