// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Which optional constraints leave something open because they pull against one another.
struct OpenParts {
  /// A row that is not required, and that something open would bear on.
  struct Wish {
    let text: String
    let priority: Float

    /// Whether it is not fulfilled; one that is just so is at its limit.
    let isUnfulfilled: Bool

    /// On which side it limits a size, if that is content's.
    var side: LayoutConstraint.Relation?

    var handle: ConstraintHandle?
  }

  /// A tie, and the columns that would be open as well if it were decided.
  private typealias Named = (tie: LayoutAmbiguity.Tie, rest: Set<Int32>)

  /// Union-find: the parent of each open column among those that it moves with; at first the column itself.
  private var leaders: [Int32]
  private var wishes: [Int32: [Wish]] = [:]

  /// How many ties of one answer are tried to be decided; of further ones all is taken to be settled by that.
  private static let trialLimit = 256
  private var trialCount = 0

  /// The ties that were asked for, by what stands for the columns: all of these share one list of rivals.
  private var ties: [Int32: Named?] = [:]

  init(columnCount: Int) { leaders = (0..<Int32(columnCount)).map { $0 } }

  /// What stands for a column; each column on the way comes nearer to it.
  private mutating func leader(of column: Int32) -> Int32 {
    var column = column
    while leaders[Int(column)] != column {
      leaders[Int(column)] = leaders[Int(leaders[Int(column)])]
      column = leaders[Int(column)]
    }
    return column
  }

  /// Notes that columns move together.
  mutating func join(_ columns: [Int32]) {
    guard let first = columns.first.map({ leader(of: $0) }) else { return }
    for column in columns.dropFirst() { leaders[Int(leader(of: column))] = first }
  }

  /// Notes what is wished of a column, after all are joined.
  mutating func add(_ wish: Wish, of column: Int32) {
    wishes[leader(of: column), default: []].append(wish)
  }

  /// The tie that leaves a column open: of the highest priority at which a wish is not fulfilled, all
  /// wishes that are not, or just so.
  ///
  /// - Parameter rest: What would be open as well if the rivals, whose rows it is given, had a priority each.
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
  /// What is wished of the open columns.
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

  /// The tie that leaves a variable open, unless it would be open as well if all that pull had a priority of their own.
  ///
  /// Of more than a few that is not tried.
  func tie(
    of variable: Variable, in parts: inout OpenParts, tryingIn trial: () -> SimplexCopy
  ) -> LayoutAmbiguity.Tie? {
    parts.tie(of: variable.index) { rows in
      rows.count > 8 ? [] : trial().undeterminedColumns(deciding: rows)
    }
  }

  /// What a row wishes that is not required and has no more room to spare; nil for others.
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
