// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The simplex method on the linear dependencies of rows, after the variables are eliminated.
///
/// Each dependency determines the left side of its basic row from its other rows, which are zero at the present
/// point. Rows are required to hold one after another (Tamiz, Mardle, Jones, "Detecting IIS in infeasible linear
/// programmes using techniques from goal programming", 1996). A violated basic row is exchanged for a row that can
/// compensate for it. If there is none, the dependency is Farkas' certificate, `λ` with `λᵀA = 0` and `λᵀc`
/// contradicting the signs. Its rows besides the basic one are independent, so it is the only certificate with these
/// rows, up to a factor. Hence they are an irreducible infeasible set (van Loon, "Irreducibly inconsistent systems of
/// linear inequalities", 1981; Gleeson, Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990).
///
/// Both rows are chosen by the least index rule, so that no basis recurs (Bland, "New finite pivoting
/// rules for the simplex method", 1977; with this form of it, Dutertre, de Moura, "A fast
/// linear-arithmetic solver for DPLL(T)", 2006).
///
/// A dependency becomes active when its last row is required to hold. Until then it is only in echelon form, so that
/// rows after a conflict cost nothing.
///
/// As a rule, the row left by elimination is basic, no exchange is needed, and multipliers are never listed: the
/// ``EliminationForest`` describes the rows of a dependency and their signs. Once any other row is basic, all
/// multipliers are listed.
///
/// Invariants: the last rows of the dependencies differ. A basic row has multiplier 1, and occurs in no other active
/// dependency; every other row in these is required to hold. As long as a dependency is not listed, all have their
/// own rows as basic ones.
struct FarkasTableau {
  /// The result of requiring a row to hold.
  enum Outcome {
    /// It can hold together with all others, within their widths.
    case kept
    /// It cannot, and completes this set.
    ///
    /// `isFinal` tells that the set is not to be reduced.
    case refused(ConflictMembers, isFinal: Bool)
    /// A dependency contradicts, but only because rows in it miss zero for others to hold: it proves no set.
    case unproved
    /// The work limit was reached.
    case undecided
  }

  private let rows: [ExactRow]
  private let steps: EliminationSteps
  private let forest: EliminationForest
  private var dependencies: [Dependency]

  /// The basic row of each dependency.
  private var basicRow: [Int]

  /// The dependency of which each row is the basic one; -1 if none.
  private var determinedBy: [Int]

  /// The dependency of which each row is the last; -1 if none.
  private var closedBy: [Int]

  /// The dependencies whose last row has been required to hold.
  private var active: [Int] = []

  /// By how much rows may miss zero, and do.
  private struct Leeway {
    /// By how much each row may still miss zero and count as holding; empty if none may.
    let widths: [Double]

    /// By how much relaxed rows miss zero.
    private var shifts: [Int32: ExactNumber] = [:]

    init(_ rows: [ExactRow]) {
      widths = rows.contains { $0.width > 0 } ? rows.map { $0.width } : []
    }

    /// Whether all rows are at zero.
    var isUnused: Bool { shifts.isEmpty }

    /// Returns by how much a row may miss zero: no row is relaxed twice.
    func width(_ row: Int) -> Double { shifts[Int32(row)] == nil ? widths[row] : 0 }

    mutating func relax(_ row: Int, by shift: ExactNumber) { shifts[Int32(row)] = shift }

    /// Returns the sum of a dependency, which is `constant` now, without what its rows miss.
    func unrelaxed(_ constant: ExactNumber, _ multipliers: ExactVector) -> ExactNumber {
      multipliers.entries.reduce(constant) { sum, entry in
        shifts[entry.index].map { sum + -entry.value * $0 } ?? sum
      }
    }
  }

  private var leeway: Leeway

  /// Whether each row is required to hold.
  private var isRequired: [Bool]

  /// The size up to which a set is reduced by the rows that given ones make redundant.
  private let reducedCount: Int

  /// Brings the dependencies into echelon form.
  init(
    _ steps: EliminationSteps, _ rows: [ExactRow], reducedCount: Int = .max, work: inout Int
  ) {
    self.rows = rows
    self.steps = steps
    self.reducedCount = reducedCount
    leeway = Leeway(rows)
    forest = EliminationForest(steps, rows)
    isRequired = Array(repeating: false, count: rows.count)
    determinedBy = Array(repeating: -1, count: rows.count)
    closedBy = Array(repeating: -1, count: rows.count)
    let left = rows.indices.filter { steps.isLeft[$0] }
    dependencies = left.map { Dependency(own: $0, constant: steps.constants[$0]) }
    basicRow = left
    for (index, row) in left.enumerated() { determinedBy[row] = index }
    list(dependencies.indices.filter { forest.shapes[left[$0]] == nil }, work: &work)
    for index in dependencies.indices {
      while work > 0, let last = lastRow(of: index) {
        let other = closedBy[last]
        if other < 0 {
          closedBy[last] = index
          break
        }
        listAll(work: &work)
        if basicRow[other] != last { setBasicRow(last, of: other, work: &work) }
        dependencies[index].eliminate(Int32(last), with: dependencies[other], work: &work)
      }
    }
  }

  /// The list of rows to which all conflicts in runs refer.
  var sharedRows: [Int] { forest.list }

  /// Requires a row to hold, together with all earlier ones that were not refused.
  mutating func require(_ row: Int, work: inout Int) -> Outcome {
    isRequired[row] = true
    let own = closedBy[row]
    if own < 0 { return .kept }
    activate(own, work: &work)
    if isViolated(own) { return restoreFeasibility(row, from: own, work: &work) }
    releaseEquation(own, work: &work)
    return work > 0 ? .kept : .undecided
  }

  /// Exchanges a satisfied basic equation for an inequality of its dependency.
  ///
  /// An equation stays at zero as long as it is required. While it is basic it follows every movement of the other
  /// rows, and has to be exchanged then, when the dependencies are long: `n` views of equal width that have to be as
  /// wide as their superview would take `n` exchanges over `n` dependencies of `n` rows.
  private mutating func releaseEquation(_ index: Int, work: inout Int) {
    guard rows[basicRow[index]].side == 0, isRequired[basicRow[index]],
      let inequality = dependencies[index].multipliers?.entries.last(where: {
        rows[Int($0.index)].side != 0
      }),
      dependencies.allSatisfy({ $0.multipliers != nil })
    else { return }
    exchange(index, entering: Int(inequality.index), work: &work)
  }

  /// Exchanges rows until all required ones hold, or refuses the last one.
  private mutating func restoreFeasibility(_ row: Int, from start: Int?, work: inout Int) -> Outcome
  {
    var outcome = Outcome.kept
    var hasMoved = false
    var violated = start
    while let index = violated {
      if work <= 0 { return .undecided }
      let needed = dependencies[index].constant.signum
      if let shape = shape(of: index), forest.hasTerm(shape, onSide: needed) {
        listAll(work: &work)
        continue
      }
      let entering = dependencies[index].multipliers?.entries.first { entry in
        // The basic row itself is never chosen: being violated, it must not lie on the needed side.
        let row = Int(entry.index)
        return !isRequired[row] || entry.value.signum * rows[row].side == needed
      }
      if let entering {
        exchange(index, entering: Int(entering.index), work: &work)
      } else if relax(index, work: &work) {
        if !hasMoved && shape(of: index) != nil { break }
      } else if !isProof(index, against: row) {
        return .unproved
      } else {
        outcome = refusal(index, work: &work)
        isRequired[row] = false
        if !hasMoved && basicRow[index] == row { break }
        // The refused row becomes basic and stays so; the rows that have moved still have to become feasible again.
        if basicRow[index] != row { exchange(index, entering: row, work: &work) }
      }
      hasMoved = true
      violated = leastViolated()
      work -= active.count
    }
    return work > 0 ? outcome : .undecided
  }

  /// Requires all rows to hold but the last, which completes a set, and removes the redundant rows from that set
  /// other than given ones; nil if it is undecided whether the rows clash.
  ///
  /// After rows proved redundant, twice as many are tried at once; after some proved necessary, one. Rows that are
  /// undecided when the work ends stay in the set.
  ///
  /// - Complexity: O(rows · dependencies), besides the exchanges for what is left out.
  mutating func reducedSet(work: inout Int) -> [Int]? {
    let last = isRequired.count - 1
    for row in 0..<last { _ = require(row, work: &work) }
    guard case .refused(let found, _) = require(last, work: &work) else { return nil }
    listAll(work: &work)
    var set = found.listed(in: sharedRows)
    // The rows of the set that may be left out; the first `needed` of them have proved necessary.
    var own = requireOnly(set)
    var (needed, wanted) = (0, 1)
    while needed < own.count, work > 0 {
      var trial = self
      work -= dependencies.count
      for row in own[needed...].prefix(wanted) { trial.isRequired[row] = false }
      trial.isRequired[last] = true
      if case .refused(let found, _) = trial.restoreFeasibility(
        last, from: trial.leastViolated(), work: &work)
      {
        self = trial
        set = found.listed(in: sharedRows)
        own = requireOnly(set)
        wanted *= 2
      } else if wanted > 1 {
        wanted = 1
      } else {
        needed += 1
      }
    }
    return set
  }

  /// Requires only given rows and those of a set that the last one completes; returns the set's rows that are neither.
  private mutating func requireOnly(_ set: [Int]) -> [Int] {
    let own = set.filter { !rows[$0].isGiven && $0 != isRequired.count - 1 }.sorted()
    for row in isRequired.indices where !rows[row].isGiven { isRequired[row] = false }
    for row in own { isRequired[row] = true }
    return own
  }

  // MARK: The multipliers of a dependency

  /// The shape of a dependency; nil once its multipliers are listed.
  private func shape(of index: Int) -> EliminationForest.Shape? {
    dependencies[index].multipliers == nil ? forest.shapes[dependencies[index].own] : nil
  }

  private func lastRow(of index: Int) -> Int? {
    if let shape = shape(of: index) { return shape.last }
    return dependencies[index].multipliers?.entries.last.map { Int($0.index) }
  }

  /// Whether a dependency that contradicts has a row, and would contradict likewise if no row missed zero.
  private func isProof(_ index: Int, against row: Int) -> Bool {
    guard !leeway.isUnused, let multipliers = dependencies[index].multipliers else { return true }
    let constant = dependencies[index].constant
    return leeway.unrelaxed(constant, multipliers).signum == constant.signum
      && multipliers.value(at: Int32(row)) != nil
  }

  /// The refusal with the set that a dependency proves infeasible.
  private func refusal(_ index: Int, work: inout Int) -> Outcome {
    let dependency = dependencies[index]
    if let shape = shape(of: index) {
      let isLong = shape.count > reducedCount
      let (runs, leavesDoubt) = forest.members(
        of: shape, constant: dependency.constant, isReduced: !isLong, work: &work)
      return .refused(.runs(runs), isFinal: isLong || !leavesDoubt)
    }
    let members = dependency.multipliers?.entries.map { Int($0.index) } ?? []
    return .refused(.listed(members), isFinal: members.count > reducedCount)
  }

  /// Lists the multipliers of all dependencies, because a row that they share may become basic.
  private mutating func listAll(work: inout Int) {
    list(dependencies.indices.filter { dependencies[$0].multipliers == nil }, work: &work)
  }

  private mutating func list(_ indices: [Int], work: inout Int) {
    if indices.isEmpty { return }
    let lists = steps.multipliers(of: indices.map { dependencies[$0].own }, work: &work)
    for (index, multipliers) in zip(indices, lists) { dependencies[index].list(multipliers) }
  }

  // MARK: Rows that miss zero by no more than their widths

  /// Lets the last row of a contradicting dependency whose width allows it miss zero by as much as resolves the
  /// contradiction; changes nothing and returns false if there is none.
  ///
  /// No row is relaxed twice, so the exchanges terminate.
  ///
  /// - Complexity: O(dependencies), except where the remaining row can be relaxed and no multipliers are listed.
  private mutating func relax(_ index: Int, work: inout Int) -> Bool {
    if leeway.widths.isEmpty { return false }
    let constant = dependencies[index].constant
    let size = abs(constant.approximation)
    let own = dependencies[index].own
    if let shape = shape(of: index) {
      if size > shape.width { return false }
      if size <= leeway.width(own) {
        // No other dependency contains the remaining row.
        dependencies[index].shift(by: -constant)
        leeway.relax(own, by: -constant)
        return true
      }
      listAll(work: &work)
    }
    let relaxed = dependencies[index].multipliers?.entries.last { entry in
      size <= abs(entry.value.approximation) * leeway.width(Int(entry.index))
    }
    guard let relaxed else { return false }
    let shift = -constant / relaxed.value
    leeway.relax(Int(relaxed.index), by: shift)
    for other in dependencies.indices {
      guard let multiplier = dependencies[other].multipliers?.value(at: relaxed.index) else {
        continue
      }
      dependencies[other].shift(by: multiplier * shift)
      work -= 1 + ExactNumber.cost(multiplier, shift)
    }
    return true
  }

  // MARK: Exchanges

  /// Eliminates the basic rows of the active dependencies from another one, which then is active.
  private mutating func activate(_ index: Int, work: inout Int) {
    active.append(index)
    guard let entries = dependencies[index].multipliers?.entries else { return }
    for entry in entries where Int(entry.index) != basicRow[index] {
      let other = determinedBy[Int(entry.index)]
      if other < 0 || work <= 0 { continue }
      dependencies[index].eliminate(entry.index, with: dependencies[other], work: &work)
    }
  }

  /// Whether the basic row lies on a side of zero that it must not.
  private func isViolated(_ index: Int) -> Bool {
    let sign = dependencies[index].constant.signum
    return sign != 0 && isRequired[basicRow[index]] && rows[basicRow[index]].side != sign
  }

  private func leastViolated() -> Int? {
    active.lazy.filter { isViolated($0) }.min { basicRow[$0] < basicRow[$1] }
  }

  /// Makes a row the basic one of a dependency.
  private mutating func setBasicRow(_ row: Int, of index: Int, work: inout Int) {
    determinedBy[basicRow[index]] = -1
    basicRow[index] = row
    determinedBy[row] = index
    dependencies[index].normalize(at: Int32(row), work: &work)
  }

  /// Makes another row the basic one of a dependency, and eliminates it from all other active ones.
  private mutating func exchange(_ index: Int, entering row: Int, work: inout Int) {
    listAll(work: &work)
    setBasicRow(row, of: index, work: &work)
    for other in active where other != index && work > 0 {
      dependencies[other].eliminate(Int32(row), with: dependencies[index], work: &work)
    }
    work -= active.count
  }
}
