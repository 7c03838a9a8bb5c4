// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A record, kept by a constraint's target, of a constraint that was refused because its item is in another tree.
///
/// With it, the tree that a view was meant for reports that the view was never added. The record keeps nothing alive.
final class RefusedConstraint {
  private weak var holder: AnyObject?
  private weak var target: ItemState?

  /// Makes a record of a refused chain of a block, or of a refused constraint that no block made.
  init(of holder: AnyObject, to target: ItemState) {
    self.holder = holder
    self.target = target
  }

  private var constraint: Constraint? { holder as? Constraint }
  private var row: LayoutConstraint? { holder as? LayoutConstraint }

  /// The identity of the constraint; nil if it is gone.
  var subject: ObjectIdentifier? { holder.map(ObjectIdentifier.init) }

  /// Whether the constraint is gone, deactivated or corrected.
  var isOutdated: Bool { recorded.isEmpty }

  /// The mistakes of the constraint while its item is in another tree; in the same tree the item itself reports them.
  var mistakes: [ConstraintMistake] {
    guard let own = (constraint?.item ?? row?.first)?.ownView, let other = target?.ownView,
      own.rootView !== other.rootView
    else { return [] }
    return recorded.map(\.printed)
  }

  private var recorded: [RecordedMistake] {
    guard let target else { return [] }
    // A handle that its item no longer lists may still store mistakes.
    let ofChain = constraint.map { $0.isInMistakeList ? $0.stagedMistakes.map(\.mistake) : [] }
    let all = ofChain ?? row?.recordedMistake.map { [$0] } ?? []
    return all.filter { $0.foreignItem === target }
  }
}

/// The refused constraints between items of other trees and one item.
struct RefusedConstraints {
  /// The records in order of arrival; some are outdated or superseded by a later record.
  private var records: [RefusedConstraint] = []

  /// The number of records at which outdated and superseded ones are removed.
  private var limit = 8

  /// Whether there are no records, even outdated ones.
  var isEmpty: Bool { records.isEmpty }

  /// Records that a constraint was refused, superseding an earlier record of it.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(_ constraint: RefusedConstraint) {
    if records.count == limit { removeOutdated() }
    records.append(constraint)
  }

  /// Removes outdated and superseded records.
  mutating func removeOutdated() {
    records = current
    limit = max(8, 2 * records.count)
  }

  /// The mistakes of the constraints, by the last record of each.
  var mistakes: [ConstraintMistake] { current.flatMap(\.mistakes) }

  /// The records that are still valid, the last of each constraint.
  private var current: [RefusedConstraint] {
    var known: Set<ObjectIdentifier> = []
    return records.reversed().filter { constraint in
      constraint.subject.map { known.insert($0).inserted && !constraint.isOutdated } ?? false
    }.reversed()
  }
}
