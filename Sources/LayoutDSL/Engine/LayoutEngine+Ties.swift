// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The ties of optional rows that leave values open.
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
      // Read first: naming the items may run callers' code, which may remove the constraint.
      let priority = reference.row.priority
      return OpenGroups.OptionalRow(
        text: reference.object.messageText, priority: priority,
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
    for index in 0..<items.count {
      guard let state = items.state(at: index) else { continue }
      state.forEachRow { if let handle = row(of: $0) { body(handle) } }
      for number in 0..<4 { if let handle = items.row(number, of: index).handle { body(handle) } }
      items.stack(at: index)?.forEachRow { if let handle = $0.handle { body(handle) } }
    }
  }
}
