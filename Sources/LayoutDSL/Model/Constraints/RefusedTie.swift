// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What an item knows of a constraint that an item of another tree wanted to have with it: a view that was
/// never added is reported by the tree that it was meant for.
///
/// It keeps nothing alive.
final class RefusedTie {
  private weak var holder: AnyObject?
  private weak var target: ItemState?

  /// A chain of a block, or a constraint that no block made.
  init(of holder: AnyObject, to target: ItemState) {
    self.holder = holder
    self.target = target
  }

  private var constraint: Constraint? { holder as? Constraint }
  private var row: LayoutConstraint? { holder as? LayoutConstraint }

  /// The constraint, unless it is gone.
  var subject: ObjectIdentifier? { holder.map(ObjectIdentifier.init) }

  /// Whether the constraint is gone, withdrawn or mended.
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
    // A handle keeps what was wrong, and its item forgets it.
    let ofChain = constraint.map { $0.isRecorded ? $0.stagedMistakes.map(\.mistake) : [] }
    let all = ofChain ?? row?.recordedMistake.map { [$0] } ?? []
    return all.filter { $0.stranger === target }
  }
}

/// The constraints of items in other trees that were to be tied to one item.
struct RefusedTies {
  /// In the order in which they were noted; some may be over, or noted again further on.
  private var noted: [RefusedTie] = []

  /// At how many those go that are over or noted again.
  private var limit = 8

  /// Whether there may be any.
  var isEmpty: Bool { noted.isEmpty }

  /// Notes that a constraint was refused, in place of what was noted of it.
  ///
  /// - Complexity: O(1), amortised.
  mutating func note(_ tie: RefusedTie) {
    if noted.count == limit { removeMended() }
    noted.append(tie)
  }

  /// Forgets those that are over or noted again.
  mutating func removeMended() {
    noted = current
    limit = max(8, 2 * noted.count)
  }

  /// What is wrong with the constraints, each as noted last.
  var mistakes: [ConstraintMistake] { current.flatMap(\.mistakes) }

  /// What is not over, each as noted last.
  private var current: [RefusedTie] {
    var known: Set<ObjectIdentifier> = []
    return noted.reversed().filter { tie in
      tie.subject.map { known.insert($0).inserted && !tie.isOver } ?? false
    }.reversed()
  }
}
