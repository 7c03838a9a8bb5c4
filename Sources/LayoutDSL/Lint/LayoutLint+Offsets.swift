// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// The edges on the other side, of those where a view begins.
  private static let farEdges: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
    .left: .right, .top: .bottom, .leading: .trailing,
  ]

  /// Chains that move opposite edges by one offset: `edges.equalToSuperview().offset(16)`.
  ///
  /// A view that is moved against one beside it, as a shadow is, is meant to be.
  func offsets() -> [LayoutWarning] {
    shown.flatMap { view in
      var found: [(amount: Double, constraints: [LayoutConstraint])] = []
      let references = view.itemState.references.sorted(by: ConstraintReference.inOrder)
      for near in references where near.isOffset {
        guard near.row.second?.ownView === view.parentView,
          let opposite = Self.farEdges[near.row.firstAttribute]
        else { continue }
        for far in references
        where far.row.firstAttribute == opposite && far.isOffset(like: near) {
          let amount = near.row.leftToRight
          let known = found.firstIndex { $0.amount == amount } ?? found.count
          if known == found.count { found.append((amount, [])) }
          found[known].constraints += [near.object, far.object]
        }
      }
      return found.map { warning(view, movedBy: $0.amount, $0.constraints) }
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

  /// Whether the constraint was written in one line with another, of the same target and offset.
  fileprivate func isOffset(like other: ConstraintReference) -> Bool {
    let (row, near) = (row, other.row)
    return isOffset && row.second === near.second && row.leftToRight == near.leftToRight
      && row.line == near.line && row.line != 0
  }
}
