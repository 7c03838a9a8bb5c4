// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Decides without rounding whether rows can hold together, and finds irreducible sets that
/// cannot.
///
/// The rows are added by ascending rank; each that cannot hold together with those kept before it
/// is refused, with the set that it closes. The first set found proves that the rows are
/// infeasible; ask for the next one until the rest is feasible to have them all.
///
/// ```swift
/// var search = ConflictSearch(rows)
/// while case .infeasible(let members, let refused) = search.next() { … }
/// ```
struct ConflictSearch {
  /// An answer.
  enum Verdict: Equatable, Sendable {
    /// All rows that were not refused can hold together.
    case feasible

    /// These rows cannot all hold, but each smaller set of them can; the row at the position
    /// `refused` is the last of them by rank.
    case infeasible(members: ConflictMembers, refused: Int)

    /// The work limit was reached.
    case undecided
  }

  /// The rows by ascending rank.
  private let order: [Int]

  private var tableau: FarkasTableau?

  /// How many rows, by rank, were kept or refused.
  private var count = 0

  /// What is left of the work limit; an operation in doubles is about one unit.
  private(set) var work: Int

  /// Prepares a search in `rows`.
  ///
  /// - Parameters:
  ///   - rows: The rows; their numbers are finite.
  ///   - ranks: In which order they are to be kept; without it, that of their positions, which
  ///     also decides between equal ranks.
  ///   - workLimit: How many operations may be done in all, about; one that does not fit into
  ///     doubles counts by the square of its digits. A million takes 10 to 30 ms.
  /// - Complexity: O(terms · log terms) if nearly all variables are in two rows, as along chains;
  ///   in general that of sparse elimination, bounded by the work limit.
  init(_ rows: [ExactRow], ranks: [Int] = [], workLimit: Int = 10_000_000) {
    let ranks = ranks.isEmpty ? Array(rows.indices) : ranks
    order = rows.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    work = workLimit
    let sorted = order.map { rows[$0] }
    if let steps = RowElimination.steps(through: sorted, work: &work) {
      tableau = FarkasTableau(steps, sorted, work: &work)
    }
  }

  /// The positions of the rows that members in runs are told by.
  var sharedRows: [Int] { tableau?.sharedRows.map { order[$0] } ?? [] }

  /// The next row by rank that cannot be kept, with its set; `feasible` if there is none.
  ///
  /// - Complexity: O(terms of its dependency) for a row that holds, or cannot, where the rows
  ///   before it are; else exchanges of the simplex method, each O(dependencies · rows) at most.
  ///   Bounded by the work limit.
  mutating func next() -> Verdict {
    while work > 0, count < order.count {
      guard let outcome = tableau?.keep(count, work: &work) else { return .undecided }
      switch outcome {
      case .undecided: return .undecided
      case .kept: count += 1
      case .refused(let members):
        count += 1
        return .infeasible(members: members.mapped { order[$0] }, refused: order[count - 1])
      }
    }
    return count < order.count ? .undecided : .feasible
  }
}
