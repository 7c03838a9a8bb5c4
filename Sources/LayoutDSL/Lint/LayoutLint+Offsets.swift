// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// The opposite of each edge.
  private static let oppositeEdges: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
    .left: .right, .right: .left, .top: .bottom, .bottom: .top, .leading: .trailing,
    .trailing: .leading,
  ]

  /// Returns warnings about chains that move opposite edges by one offset: `edges.equalToSuperview().offset(16)`.
  ///
  /// Offsets from siblings are not reported: a shadow, for example, is moved on purpose.
  func offsets() -> [LayoutWarning] {
    shown.flatMap { view in
      let moved = view.itemState.references.sorted(by: ConstraintReference.inOrder)
        .filter { $0.isOffset && $0.row.second?.ownView === view.parentView }
      let chains = moved.grouped { Chain($0.row) }.map { chain in
        let moved = Set(chain.map(\.row.firstAttribute))
        return chain.filter {
          Self.oppositeEdges[$0.row.firstAttribute].map(moved.contains) == true
        }
      }
      return chains.filter { !$0.isEmpty }.grouped { $0[0].row.leftToRight }.map { chains in
        warning(view, movedBy: chains[0][0].row.leftToRight, chains.joined().map(\.object))
      }
    }
  }

  /// What the constraints of one chain have in common.
  private struct Chain: Hashable {
    let line: UInt32
    let target: ObjectIdentifier?
    let offset: Double

    init?(_ row: ConstraintRow) {
      if row.line == 0 { return nil }
      (line, offset) = (row.line, row.leftToRight)
      target = row.second.map { ObjectIdentifier($0) }
    }
  }

  private func warning(
    _ view: LayoutView, movedBy amount: Double, _ constraints: [LayoutConstraint]
  ) -> LayoutWarning {
    let number = amount.magnitude.layoutText
    return LayoutWarning(
      kind: .offsetForInset, items: [view], constraints: constraints,
      message: "opposite edges of \(view.itemState.title) are moved by \(number) pt the same way",
      cure: "inset(\(number)) moves each edge inwards"
        + (amount < 0 ? ", inset(-\(number)) outwards" : ""))
  }
}

extension ConstraintReference {
  /// Whether the constraint ties an edge to the same edge of another item, moved.
  fileprivate var isOffset: Bool {
    let row = row
    return row.second != nil && row.firstAttribute == row.secondAttribute && row.relation == .equal
      && row.leftToRight != 0 && multiplier == 1 && origins == nil && extras?.rightToLeft == nil
  }
}
