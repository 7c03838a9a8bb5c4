// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A required row that is broken, and the set that it closes.
///
/// It is broken as long as the others of the set are in the solver as they were: they cannot
/// hold with it, and each of them comes before it.
final class BrokenRow {
  /// Whose the row is.
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

  /// Where the set stands.
  unowned let chain: BrokenChain

  /// Which of the members of the chain are in the set, itself included.
  let runs: [Range<Int>]

  /// Which of them it is itself; nil if none.
  let place: Int?

  /// The items that take part because the row mentions them: not the one that it was made for.
  let held: [Int32]

  /// The items whose places in the root the row mentions.
  let heldOrigins: [Int32]

  /// Whether the row was broken in the pass under way.
  private(set) var isNew = true

  /// Whether one of the reasons has changed or is gone.
  private(set) var isUnfounded = false

  /// What was told of the row last, by itself; nil if it is to be told anew.
  private(set) var told: ToldConflict?

  init(
    _ owner: Owner, of chain: BrokenChain, runs: [Range<Int>], place: Int?, held: [Int32],
    heldOrigins: [Int32]
  ) {
    self.owner = owner
    self.chain = chain
    self.runs = runs
    self.place = place
    self.held = held
    self.heldOrigins = heldOrigins
  }

  /// How many members the set has.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Notes that the pass in which the row was broken is over.
  func age() { isNew = false }

  /// Notes that the row is broken in the pass under way as it was before, by reasons with other numbers, which
  /// are told anew.
  func stay() {
    isNew = true
    told = nil
  }

  /// Lets the row be tried again.
  func doubt() { isUnfounded = true }

  /// Keeps what was told of the row, or lets it be told anew.
  func keep(_ told: ToldConflict?) { self.told = told }

  /// Whether the member of the chain at a place is in the set.
  func restsOn(_ place: Int) -> Bool { runs.contains { $0.contains(place) } }

  /// Whether the set of another row of the same chain has no member that this one lacks, but that row itself and sizes of at
  /// least zero: where views have no room at all, each set has those of the others.
  ///
  /// - Complexity: O(runs of one, times those of the other).
  func restsOnReasons(of other: BrokenRow) -> Bool {
    other.runs.allSatisfy { run in
      let own = other.place.map { run.contains($0) } == true ? 1 : 0
      let shared = runs.reduce(0) { $0 + chain.askedCount(in: $1.clamped(to: run)) }
      return shared + own >= chain.askedCount(in: run)
    }
  }
}
