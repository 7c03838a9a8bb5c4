// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Decides without rounding whether rows can hold together, and finds irreducible sets that
/// cannot.
///
/// The rows are added one by one; each that cannot hold together with those kept before it
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

    /// These rows cannot all hold, but they can without any one of them that is not given, and all
    /// given ones; the row at the position `refused` is the last of them.
    case infeasible(members: ConflictMembers, refused: Int)

    /// The work limit was reached.
    case undecided
  }

  private let rows: [ExactRow]

  private var tableau: FarkasTableau?

  /// How many rows were kept or refused.
  private var count = 0

  private let limit: Int

  /// What is left of the work limit; an operation in doubles is about one unit.
  private(set) var work: Int

  /// What a row may miss at most where a set is told without the rows that given ones make needless: more may come from
  /// huge values of rows that are no part of the set.
  private let reducedWidth: Double

  /// What is left of the work that may be done on rows that given ones make needless; sets are told as
  /// they were found when there is none.
  private var reductionWork: Int

  /// The given rows by the column of the first variable that they mention.
  private lazy var givenRows = Dictionary(
    grouping: rows.indices.filter { rows[$0].isGiven && !rows[$0].terms.isEmpty },
    by: { rows[$0].terms[0].column })

  /// What a search may take, unless less is said.
  static var workLimit: Int { 10_000_000 }

  /// What the searches for all clashes that show at one time may take together, about a second.
  static var solveLimit: Int { 4 * workLimit }

  /// What a search may always take, whatever others have taken: enough for a few rows.
  static var leastWork: Int { 100_000 }

  /// Prepares a search in `rows`.
  ///
  /// - Parameters:
  ///   - rows: The rows, those first that are to be kept first; their numbers are finite.
  ///   - reducedCount: Members up to which a set is told without the rows that given ones make needless;
  ///     a longer one is irreducible as it was found, with those of the given rows that it has.
  ///   - reducedWidth: What a row may miss at most when such rows are looked for.
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

  /// What was done so far, that on rows that given ones make needless included.
  var spentWork: Int { limit + limit / Self.reductionShare - work - reductionWork }

  /// One in so many parts of what a search may take is what making its sets shorter may take besides.
  private static var reductionShare: Int { 2 }

  /// The positions of the rows that members in runs are told by.
  var sharedRows: [Int] { tableau?.sharedRows ?? [] }

  /// The next row that cannot be kept, with its set; `feasible` if there is none.
  ///
  /// - Complexity: O(terms of its dependency) for a row that holds, or cannot, where the rows
  ///   before it are; else exchanges of the simplex method, each O(dependencies · rows) at most.
  ///   Bounded by the work limit.
  mutating func next() -> Verdict {
    while work > 0, count < rows.count {
      guard let outcome = tableau?.keep(count, work: &work) else { return .undecided }
      switch outcome {
      case .undecided: return .undecided
      case .kept: count += 1
      case .refused(var members, let isFinal):
        if !isFinal { members = reduced(members) }
        count += 1
        return .infeasible(members: members, refused: count - 1)
      }
    }
    return count < rows.count ? .undecided : .feasible
  }

  /// A set without the rows that given ones make needless, those that take no part in it so far among
  /// them.
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
    let places = given + own
    let part = places.map { rows[$0].narrowed(to: reducedWidth) }
    guard let steps = RowElimination.steps(through: part, work: &reductionWork) else {
      return members
    }
    var tableau = FarkasTableau(steps, part, work: &reductionWork)
    guard let set = tableau.reducedSet(work: &reductionWork) else { return members }
    return .listed(set.map { places[$0] })
  }
}
