// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What an item knows of a constraint that an item of another tree wanted to have with it: a view that was
/// never added is reported by the tree that it was meant for.
///
/// It keeps nothing alive.
final class RefusedTie {
  private weak var constraint: Constraint?
  private weak var row: LayoutConstraint?
  private weak var target: ItemState?

  /// A chain of a block.
  init(of constraint: Constraint, to target: ItemState) {
    self.constraint = constraint
    self.target = target
  }

  /// A constraint that no block made.
  init(of row: LayoutConstraint, to target: ItemState) {
    self.row = row
    self.target = target
  }

  /// Whether both are about the same constraint.
  func isSame(as other: RefusedTie) -> Bool { constraint === other.constraint && row === other.row }

  /// Whether the constraint is gone, or was mended.
  var isOver: Bool { recorded.isEmpty }

  /// What is wrong with the constraint, as long as its item is in another tree; in the same tree the item
  /// itself says so.
  var mistakes: [ConstraintMistake] {
    guard let own = (constraint?.item ?? row?.first)?.ownView, let other = target?.ownView,
      own.rootView !== other.rootView
    else { return [] }
    return recorded.map(\.printed)
  }

  private var recorded: [RecordedMistake] {
    guard let target else { return [] }
    let all = constraint?.faults.map(\.mistake) ?? row?.recordedMistake.map { [$0] } ?? []
    return all.filter { $0.stranger === target }
  }
}
