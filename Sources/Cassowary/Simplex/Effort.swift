// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The work that an attempt may still spend, the infeasibilities of its dual round, what it has postponed, and counts
/// of all work done.
struct Effort: ~Copyable {
  /// An infeasible bound, or infeasible rows that meet zero at the same place.
  struct Infeasible {
    /// The bound, or the first row.
    var element: BasisElement
    /// The start and the number of the other rows in ``twins``.
    var start: Int32 = 0
    var count: Int32 = 0
    var priority: Float
    var size: Double

    /// Whether this entry comes first: by descending priority, then by descending size.
    func precedes(_ other: Infeasible) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if size != other.size { return size > other.size }
      return element.code < other.element.code
    }
  }

  /// The infeasibilities that the current dual round processes.
  private(set) var round = FlatArray<Infeasible>()
  private var twins = FlatArray<Int32>()

  /// The pivots and flips that the attempt may still make, and how often it may still postpone possible steps
  /// so that required rows go first.
  private var allowance = (budget: 0, detours: 0)

  /// Three limits of the total work of solves: at `total`, the attempt is given up for one from an empty basis; from
  /// `estimate` on, it is given up if the rest is expected to exceed `total`; from `clash` on, bounds that take part
  /// in a clash wait.
  private var workLimits = (total: Int.max, estimate: Int.max, clash: Int.max)

  /// The total work when an attempt from an empty basis began, nil in any other attempt; the work of the last such
  /// attempt that was completed; and the latter value when the batch began.
  private var fromScratch: (start: Int?, work: Int, workBefore: Int) = (nil, 0, 0)

  /// The dual steps since the attempt began and the elements that they visited; the elements visited in the current
  /// round; and those visited by steps that had nothing to do.
  private var steps = (count: 0, cost: 0, ofRound: 0, idle: 0)

  /// Variables whose elements could not be left while rows were infeasible.
  private(set) var postponed = FlatArray<Int32>()

  /// The elements that the primal method has left in this attempt.
  private(set) var trail = PrimalTrail()

  /// Counts of exchanges, sign changes without exchange, dual rounds and rebuilt bases since the solver was
  /// made: the same on every machine.
  private(set) var pivots = 0
  private(set) var flips = 0
  private(set) var rounds = 0
  private(set) var rebuilds = 0

  var budget: Int { allowance.budget }
  var workLimit: Int { workLimits.total }
  var roundCost: Int { steps.ofRound }
  var idleCost: Int { steps.idle }

  /// Begins an attempt with a limit of pivots.
  ///
  /// - Parameters:
  ///   - work: The total work of solves so far.
  ///   - clashWork: The work after which bounds that take part in a clash wait; nil if they never do.
  ///   - workLimit: The work that the attempt may spend, or that of the last attempt from an empty basis if that is
  ///     more; nil for an attempt from an empty basis, whose work is not limited.
  mutating func begin(
    _ limit: Int, from work: Int, clashWork: Int?, workLimit: Int? = nil
  ) {
    fromScratch.start = workLimit == nil ? work : nil
    let workLimit = workLimit.map { max($0, fromScratch.work) }
    allowance = (limit, Self.mostDetours)
    let (most, estimate) =
      workLimit.map { (work + $0, work + $0 / Self.unestimatedShare) } ?? (.max, .max)
    workLimits = (most, estimate, clashWork.map { work + $0 } ?? .max)
    steps = (0, 0, steps.ofRound, 0)
    postponed.removeAll()
    trail.begin(fromScratch: workLimit == nil)
  }

  /// Records that the attempt was completed.
  mutating func noteEnd(at work: Int) {
    if let start = fromScratch.start { fromScratch.work = work - start }
  }

  mutating func commit() { fromScratch.workBefore = fromScratch.work }

  /// Restores the cost of an attempt known before the batch; counts of work done remain.
  mutating func rollBack() { fromScratch.work = fromScratch.workBefore }

  mutating func spend() { allowance.budget -= 1 }

  /// Records that the primal method leaves an element for a level, and how many rows it passes.
  mutating func noteLeft(_ element: BasisElement, _ level: Float, passing rows: Int) {
    trail.note(element, level, passing: rows)
  }

  /// Whether rows of a level that the crash has weighed may be left to the dual method; true once for each level.
  mutating func tryReverting(_ level: Float) -> Bool { trail.tryReverting(level) }

  /// Takes a detour so that required rows go first, and returns whether the attempt may do so.
  ///
  /// If each required row is violated only by the one before it, waiting work would otherwise be examined once for each
  /// row.
  mutating func takeDetour() -> Bool {
    allowance.detours -= 1
    return allowance.detours >= 0
  }

  private static var mostDetours: Int { 8 }

  /// Whether the attempt will exceed its work limit, if so much more is expected.
  ///
  /// False until part of the limit is used up, because one pivot may bring many elements within their bounds.
  func isHopeless(at work: Int, expecting more: Int) -> Bool {
    work > workLimits.estimate && work + more > workLimits.total
  }

  /// One in so many parts of an attempt's work limit is used up before it is estimated whether the rest will do.
  private static var unestimatedShare: Int { 2 }

  /// Whether so much work was spent that bounds in a clash wait until it is resolved.
  func defersClashBounds(at work: Int) -> Bool { work > workLimits.clash }

  /// Gives the attempt up for one from an empty basis.
  mutating func abandonForRebuild() { workLimits.total = 0 }

  /// Lifts the limits of work of the attempt, because few elements are out of their bounds.
  mutating func liftWorkLimits() { (workLimits.total, workLimits.estimate) = (.max, .max) }

  /// Ends the attempt without an optimum.
  mutating func giveUp() { allowance.budget = 0 }

  mutating func countPivot() { pivots += 1 }

  mutating func countFlip() { flips += 1 }

  mutating func countRebuild() { rebuilds += 1 }

  mutating func beginRound() {
    rounds += 1
    (steps.ofRound, steps.idle) = (0, 0)
    round.removeAll()
    twins.removeAll()
    trail.beginRound()
  }

  mutating func addToRound(_ entry: Infeasible) { round.append(entry) }

  /// Adds a row that meets zero at the same place as the last one.
  mutating func addToRound(twin row: Int) {
    let last = round.count - 1
    if round[last].count == 0 { round[last].start = Int32(truncatingIfNeeded: twins.count) }
    round[last].count += 1
    twins.append(Int32(truncatingIfNeeded: row))
  }

  func rowCount(_ index: Int) -> Int { 1 + Int(round[index].count) }

  func row(_ index: Int, _ number: Int) -> Int {
    if number == 0 { return round[index].element.row }
    return Int(twins[Int(round[index].start) + number - 1])
  }

  mutating func sortRound() { round.sort { $0.precedes($1) } }

  /// Records a dual step that visited `cost` elements.
  mutating func noteStep(_ cost: Int) {
    steps.count += 1
    steps.cost += cost
    steps.ofRound += cost
  }

  /// Whether dual steps visit many elements each, and have visited several times as many as there are variables.
  func hasLongSteps(_ columnCount: Int) -> Bool {
    steps.cost > 4 * columnCount && steps.cost > 32 * steps.count
  }

  mutating func addIdleCost(_ cost: Int) { steps.idle += cost }

  mutating func postpone(_ column: Int) { postponed.append(Int32(truncatingIfNeeded: column)) }

  /// Clears the postponed variables, which are examined now.
  mutating func takePostponed() {
    postponed.removeAll()
    resetLevelOrder()
  }

  /// Records that dual infeasibilities have changed not only by leaving elements.
  mutating func resetLevelOrder() { trail.beginRound() }
}
