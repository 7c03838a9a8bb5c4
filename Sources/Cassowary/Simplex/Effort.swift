// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How much work an attempt may still put in, what its dual round works off, what it has put off, and how
/// much was done in all.
struct Effort: ~Copyable {
  /// A bound that is infeasible, or rows that are and meet zero at one place.
  struct Infeasible {
    /// The bound, or the first row.
    var element: BasisElement
    /// Where the other rows stand among ``twins``, and how many there are.
    var start: Int32 = 0
    var count: Int32 = 0
    var priority: Float
    var size: Double

    /// By falling priority, then by falling size.
    func precedes(_ other: Infeasible) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if size != other.size { return size > other.size }
      return element.code < other.element.code
    }
  }

  /// What the dual round at hand works off.
  private(set) var round = FlatArray<Infeasible>()
  private var twins = FlatArray<Int32>()

  /// Pivots and flips that the attempt at hand may still make, and how often it may still put off what it could do
  /// for the sake of required rows.
  private var allowance = (budget: 0, detours: 0)

  /// Three limits of what solves have gone through: `patience`, where the attempt is given up for one from nothing;
  /// `estimate`, from where on it is given up if the rest is expected to exceed `patience`; `clash`, from where on bounds
  /// that take part in a clash wait.
  private var workLimits = (patience: Int.max, estimate: Int.max, clash: Int.max)

  /// What solves had gone through when an attempt from nothing began, nil in any other attempt; what the last one took that
  /// came to its end, and what the last one did when the batch began.
  private var fromNothing: (start: Int?, took: Int, tookBefore: Int) = (nil, 0, 0)

  /// The dual steps since the attempt began, and the elements that they went through; those of the round at hand, and
  /// those looked through by steps that had nothing to do.
  private var steps = (count: 0, cost: 0, ofRound: 0, idle: 0)

  /// Variables whose element could not be left while rows were infeasible.
  private(set) var postponed = FlatArray<Int32>()

  /// What the primal method has left in this attempt.
  private(set) var trail = PrimalTrail()

  /// Exchanges, changes of sign without one, dual rounds and bases chosen anew, since the solver was
  /// made: the same on every machine.
  private(set) var pivots = 0
  private(set) var flips = 0
  private(set) var rounds = 0
  private(set) var rebuilds = 0

  var budget: Int { allowance.budget }
  var patience: Int { workLimits.patience }
  var roundCost: Int { steps.ofRound }
  var idleCost: Int { steps.idle }

  /// Begins an attempt that may make so many pivots.
  ///
  /// - Parameters:
  ///   - work: What solves have gone through so far.
  ///   - clashWork: What they may go through before bounds that take part in a clash wait; nil if these never do.
  ///   - patience: What they may go through in the attempt, or as much as the last one from nothing took if that is more;
  ///     nil for an attempt from nothing, in which they may go through as much as they want.
  mutating func begin(
    _ limit: Int, from work: Int, clashWork: Int?, patience: Int? = nil
  ) {
    fromNothing.start = patience == nil ? work : nil
    let patience = patience.map { max($0, fromNothing.took) }
    allowance = (limit, Self.mostDetours)
    let (most, estimate) =
      patience.map { (work + $0, work + $0 / Self.unestimatedShare) } ?? (.max, .max)
    workLimits = (most, estimate, clashWork.map { work + $0 } ?? .max)
    steps = (0, 0, steps.ofRound, 0)
    postponed.removeAll()
    trail.begin(fromNothing: patience == nil)
  }

  /// Notes that the attempt has come to its end.
  mutating func noteEnd(at work: Int) {
    if let start = fromNothing.start { fromNothing.took = work - start }
  }

  mutating func commit() { fromNothing.tookBefore = fromNothing.took }

  /// Forgets what the batch has found out of the costs of an attempt; counts of work done remain.
  mutating func rollBack() { fromNothing.took = fromNothing.tookBefore }

  mutating func spend() { allowance.budget -= 1 }

  /// Notes that the primal method leaves an element for a level, and how many rows it passes.
  mutating func noteLeft(_ element: BasisElement, _ level: Float, passing rows: Int) {
    trail.note(element, level, passing: rows)
  }

  /// Whether what the crash has weighed at a level may be left to the dual method, once for each level.
  mutating func mayTurnBack(_ level: Float) -> Bool { trail.mayTurnBack(level) }

  /// Lets required rows go first once more, if the attempt may still do so; whether it may.
  ///
  /// Where each of them is violated only by the one before it, what waits would be looked at as often as there are rows.
  mutating func takeDetour() -> Bool {
    allowance.detours -= 1
    return allowance.detours >= 0
  }

  private static var mostDetours: Int { 8 }

  /// Whether the attempt will run out of patience, if so much more is expected.
  ///
  /// Not before a part of its patience is used up: one pivot may bring many elements within their bounds.
  func isHopeless(at work: Int, expecting more: Int) -> Bool {
    work > workLimits.estimate && work + more > workLimits.patience
  }

  /// One in so many parts of an attempt's patience is used up before it is estimated whether the rest will do.
  private static var unestimatedShare: Int { 2 }

  /// Whether so much was gone through that bounds in a clash wait until it is mended.
  func letsBoundsWait(at work: Int) -> Bool { work > workLimits.clash }

  /// Gives the attempt up for one from nothing.
  mutating func losePatience() { workLimits.patience = 0 }

  /// From here on the attempt is not given up for the work that it takes: few elements are out of their bounds.
  mutating func keepPatience() { (workLimits.patience, workLimits.estimate) = (.max, .max) }

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

  /// Adds a row that meets zero where the last one does.
  mutating func addToRound(twin row: Int) {
    let last = round.count - 1
    if round[last].count == 0 { round[last].start = Int32(truncatingIfNeeded: twins.count) }
    round[last].count += 1
    twins.append(Int32(truncatingIfNeeded: row))
  }

  func rowCount(_ place: Int) -> Int { 1 + Int(round[place].count) }

  func row(_ place: Int, _ number: Int) -> Int {
    if number == 0 { return round[place].element.row }
    return Int(twins[Int(round[place].start) + number - 1])
  }

  mutating func sortRound() { round.sort { $0.precedes($1) } }

  /// Notes a dual step that went through so many elements.
  mutating func noteStep(_ cost: Int) {
    steps.count += 1
    steps.cost += cost
    steps.ofRound += cost
  }

  /// Whether dual steps go through many elements each, and have gone through all of `columnCount` variables
  /// several times.
  func hasLongSteps(_ columnCount: Int) -> Bool {
    steps.cost > 4 * columnCount && steps.cost > 32 * steps.count
  }

  mutating func addIdleCost(_ cost: Int) { steps.idle += cost }

  mutating func postpone(_ column: Int) { postponed.append(Int32(truncatingIfNeeded: column)) }

  /// Forgets what was put off: it is looked at now.
  mutating func takePostponed() {
    postponed.removeAll()
    letAnyLevelCome()
  }

  /// Notes that more than leaving elements has changed what is out of its bounds.
  mutating func letAnyLevelCome() { trail.beginRound() }
}
