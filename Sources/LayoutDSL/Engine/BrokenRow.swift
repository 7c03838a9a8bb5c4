// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A required row that is broken, and the conflict set that it completes.
///
/// It is broken as long as the other rows of the set are in the solver unchanged: they cannot hold together with it,
/// and each of them ranks before it.
final class BrokenRow {
  enum Owner {
    case constraint(LayoutConstraint)
    case item(ItemState, Int)
    case stack(ItemState, StackRow.Key)

    /// The item that the row is about.
    var item: ItemState {
      switch self {
      case .constraint(let constraint): constraint.first
      case .item(let item, _), .stack(let item, _): item
      }
    }
  }

  let owner: Owner

  /// The chain that has the members of the set.
  unowned let chain: BrokenChain

  /// The runs of the chain's members that are in the set, this row included.
  let runs: [Range<Int>]

  /// The index of this row among the chain's members; nil if it is none of them.
  let index: Int?

  /// The indices of the items that take part because the row mentions them, except the one that it was made for.
  let heldIndices: [Int32]

  /// The indices of the items whose origins in the root the row mentions.
  let heldOriginIndices: [Int32]

  /// Whether the row was broken in the pass under way.
  private(set) var isNew = true

  /// Whether one of the reasons has changed or is gone.
  private(set) var needsRetry = false

  /// The last report of this row alone; nil if it is to be written again.
  private(set) var report: ReportedConflict?

  init(
    _ owner: Owner, of chain: BrokenChain, runs: [Range<Int>], index: Int?,
    heldIndices: [Int32], heldOriginIndices: [Int32]
  ) {
    self.owner = owner
    self.chain = chain
    self.runs = runs
    self.index = index
    self.heldIndices = heldIndices
    self.heldOriginIndices = heldOriginIndices
  }

  /// How many members the set has.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Notes that the pass in which the row was broken is over.
  func endPass() { isNew = false }

  /// Notes that the row stays broken in the pass under way, by reasons with new constants, and drops its report.
  func remainBroken() {
    isNew = true
    report = nil
  }

  /// Marks the row to be tried again.
  func markForRetry() { needsRetry = true }

  /// Stores the report of the row; nil if it is to be written again.
  func storeReport(_ report: ReportedConflict?) { self.report = report }

  /// Whether the member of the chain at an index is in the set.
  func restsOn(_ index: Int) -> Bool { runs.contains { $0.contains(index) } }

  /// Whether the set of another row of the same chain has no members but those of this one, itself and lower bounds 0.
  ///
  /// Where views have no room at all, each set has the lower bounds of the others.
  ///
  /// - Complexity: O(runs of one, times those of the other).
  func restsOnReasons(of other: BrokenRow) -> Bool {
    other.runs.allSatisfy { run in
      let own = other.index.map { run.contains($0) } == true ? 1 : 0
      let shared = runs.reduce(0) { $0 + chain.explicitCount(in: $1.clamped(to: run)) }
      return shared + own >= chain.explicitCount(in: run)
    }
  }
}
