// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Decides without rounding whether rows can hold together, and finds irreducible sets that cannot.
///
/// The rows are added one by one; each that cannot hold together with those kept before it is refused, with the set
/// that it completes. The first set proves that the rows are infeasible; call ``next()`` until the remaining rows are
/// feasible to find all sets.
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

    /// These rows cannot all hold, but could if any one of them that is not given were removed, with the given rows in
    /// place, or those in the set if it is not reduced; the row at the position `refused` is the last of them.
    case infeasible(members: ConflictMembers, refused: Int)

    /// The work limit was reached.
    case undecided

    /// The row to be added clashes with what rows miss for others to hold: no set can be told, and the search is over.
    case unproved
  }

  private let rows: [ExactRow]

  private var tableau: FarkasTableau?

  /// How many rows have been kept or refused.
  private var count = 0

  private let limit: Int

  /// The work left; an operation in doubles is about one unit.
  private(set) var work: Int

  /// The largest width of a row while a set is reduced by the rows that given ones make redundant: larger widths may
  /// come from huge values of rows outside the set.
  private let reducedWidth: Double

  /// The work left for reducing sets by redundant rows; when there is none, sets are reported as they were found.
  private var reductionWork: Int

  /// The given rows by the column of the first variable that they mention.
  private lazy var givenRows = Dictionary(
    grouping: rows.indices.filter { rows[$0].isGiven && !rows[$0].terms.isEmpty },
    by: { rows[$0].terms[0].column })

  /// The work limit of a search by default.
  static var workLimit: Int { 10_000_000 }

  /// The work limit of all searches for the clashes that show at one time, about a second.
  static var solveLimit: Int { 4 * workLimit }

  /// The least work limit of any search, whatever others have spent: enough for a few rows.
  static var leastWork: Int { 100_000 }

  /// Prepares a search in `rows`.
  ///
  /// - Parameters:
  ///   - rows: The rows in the order in which they are to be kept; their numbers are finite.
  ///   - reducedCount: The size up to which a set is reduced by the rows that given ones make redundant; a longer
  ///     one is irreducible as it was found, together with the given rows that it contains.
  ///   - reducedWidth: The largest width of a row during that reduction.
  ///   - workLimit: How many operations may be done in all, about; one that does not fit into
  ///     doubles counts by the square of its digits. A million takes 10 to 30 ms.
  /// - Complexity: O(terms · log terms) if nearly all variables are in two rows, as along chains;
  ///   in general that of sparse elimination, bounded by the work limit.
  init(
    _ rows: [ExactRow], reducedCount: Int = .max, reducedWidth: Double = .infinity,
    workLimit: Int = ConflictSearch.workLimit
  ) {
    work = workLimit
    limit = workLimit
    reductionWork = workLimit / Self.reductionShare
    self.reducedWidth = reducedWidth
    self.rows = rows
    if let steps = RowElimination.steps(through: rows, work: &work) {
      tableau = FarkasTableau(steps, rows, reducedCount: reducedCount, work: &work)
    }
  }

  /// The work spent so far, including that on reducing sets.
  var spentWork: Int { limit + limit / Self.reductionShare - work - reductionWork }

  /// The work limit divided by the additional limit for reducing sets.
  private static var reductionShare: Int { 2 }

  /// The rows that ``ConflictMembers/runs(_:)`` refers to, by position.
  var sharedRows: [Int] { tableau?.sharedRows ?? [] }

  /// The next row that cannot be kept, with its set; `feasible` if there is none.
  ///
  /// - Complexity: O(terms of its dependency) for a row that holds, or cannot hold, at the present point; otherwise
  ///   exchanges of the simplex method, each O(dependencies · rows) at most. Bounded by the work limit.
  mutating func next() -> Verdict {
    while work > 0, count < rows.count {
      guard let outcome = tableau?.require(count, work: &work) else { return .undecided }
      switch outcome {
      case .undecided: return .undecided
      case .unproved: return .unproved
      case .kept: count += 1
      case .refused(var members, let isFinal):
        if !isFinal { members = reduced(members) }
        count += 1
        return .infeasible(members: members, refused: count - 1)
      }
    }
    return count < rows.count ? .undecided : .feasible
  }

  /// A set without the rows that given ones make redundant, including given rows that were not members before.
  private mutating func reduced(_ members: ConflictMembers) -> ConflictMembers {
    let listed = members.listed(in: sharedRows)
    var isMentioned: Set<Int32> = []
    var given: [Int] = []
    for row in listed {
      for term in rows[row].terms where isMentioned.insert(term.column).inserted {
        given += givenRows[term.column] ?? []
      }
    }
    given = given.filter { rows[$0].terms.allSatisfy { isMentioned.contains($0.column) } }.sorted()
    let own = listed.filter { !rows[$0].isGiven }.sorted()
    if own.count + given.count == listed.count { return members }
    let indices = given + own
    let part = indices.map { rows[$0].narrowed(to: reducedWidth) }
    guard let steps = RowElimination.steps(through: part, work: &reductionWork) else {
      return members
    }
    var tableau = FarkasTableau(steps, part, work: &reductionWork)
    guard let set = tableau.reducedSet(work: &reductionWork) else { return members }
    return .listed(set.map { indices[$0] })
  }
}
