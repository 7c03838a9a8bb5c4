// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Everything a solver knows, in one value: flat arrays, integer indices, no references.
///
/// The rooms extend it: `Basis` solves with the tight set and repairs its order, `Simplex`
/// decides which row becomes tight, `Diagnostics` reads. ``Solver`` is the shell that checks
/// arguments. Being a value it is copied to try things out: conflicts are searched in a copy.
struct SolverCore: ~Copyable {
  // MARK: The problem
  var problem = Problem()
  /// The value of each variable, and its lower bound (-∞ if it has none).
  var value = FlatArray<Double>()
  var lowerBound = FlatArray<Double>()

  // MARK: The tight set, a matching of variables with items
  /// What is tight at the variable's place.
  var item = FlatArray<Item>()
  /// The coefficient of the variable in its own item; 1 for stays and bounds.
  var pivot = FlatArray<Double>()
  /// The leader of the variable's block; itself if it is alone.
  var leader = FlatArray<Int32>()
  /// The block that a leader leads; -1 if it is alone.
  var blockIndex = FlatArray<Int32>()
  var blocks: [Block] = []
  var freeBlocks: [Int32] = []
  /// Leaders, every variable after the variables that its tight row mentions.
  var order = NodeOrder()

  /// Directions of constants that are changed again and again.
  var paths = PathStore()
  /// Counts the changes of the tight set and of the rows, and those of the values.
  var tightVersion = 0
  var structureVersion = 0
  var valueVersion = 0

  // MARK: Multipliers
  /// For each variable, the derivative of the slack rows' cost by the residual of its item.
  var multipliers = MultiplierStore()

  // MARK: What the batch has to do, and how to take it back
  var pending = PendingChanges()
  var edits = EditStore()
  var log = UndoLog()

  /// Rows that the pending batch added, in order.
  var added = FlatArray<Int32>()
  /// Variables that the pending batch removed.
  private(set) var removedColumns = FlatArray<Int32>()
  /// Which those are, as far as the last of them: asking must not cost more for being many.
  private var removedMark = FlatArray<Bool>()
  /// Required rows that may be violated: all that are, and perhaps some more.
  var suspects = FlatArray<Int32>()
  /// Variables whose value changed in the last committed solve; those that followed paths are
  /// in ``PathStore/followed``.
  var lastChanged = FlatArray<Int32>()

  // MARK: Identity
  /// Counts the rows and variables ever made: what tells the uses of one slot apart, and
  /// in which order rows were added.
  var clock: UInt32 = 0
  /// The use of each variable's slot; 0 if it is free.
  var columnGeneration = FlatArray<UInt32>()
  var freeColumns = FlatArray<Int32>()
  /// What messages call a row, where the caller said.
  var names: [Int: RowName] = [:]

  // MARK: Work space, clean between operations
  var work = WorkSpace()

  var statistics = SolverStatistics()

  /// Always nil.
  ///
  /// An existential must live in memory, and so must what holds one. Without it the compiler
  /// takes the core for a value that can be loaded, and copies all of its thousands of bytes
  /// for calls that only read.
  private let anchor: (any Sendable)? = nil

  /// The number of columns, free slots included.
  var columnCount: Int { value.count }

  /// Adds a variable that is held by its stay at 0, or at its bound if that is higher.
  mutating func addColumn(lowerBound bound: Double) -> Int {
    clock += 1
    statistics.variables += 1
    if let free = freeColumns.popLast() {
      let column = Int(free)
      value[column] = 0
      lowerBound[column] = bound
      columnGeneration[column] = clock
      if bound > 0 { work.touchedColumns.append(free) }
      return column
    }
    let column = columnCount
    value.append(0)
    lowerBound.append(bound)
    columnGeneration.append(clock)
    if bound > 0 { work.touchedColumns.append(Int32(truncatingIfNeeded: column)) }
    return column
  }

  /// Adds four variables behind all others; the first of them.
  mutating func addColumns(lowerBounds: SIMD4<Double>) -> Int {
    let first = columnCount
    clock += 4
    statistics.variables += 4
    value.append(0, times: 4)
    columnGeneration.append(clock, times: 4)
    for number in 0..<4 {
      lowerBound.append(lowerBounds[number])
      if lowerBounds[number] > 0 {
        work.touchedColumns.append(Int32(truncatingIfNeeded: first + number))
      }
    }
    return first
  }

  /// Gives variables their places in the tight set and the work space, and rows their places
  /// in the columns, as far as they were added since the last time.
  ///
  /// Many are given at once more cheaply than one by one.
  ///
  /// - Complexity: O(what was added).
  mutating func prepare() {
    let known = item.count
    if known < columnCount {
      let extra = columnCount - known
      problem.addColumns(extra)
      pivot.append(1, times: extra)
      blockIndex.append(-1, times: extra)
      for column in known..<columnCount {
        item.append(.stay(column))
        leader.append(Int32(truncatingIfNeeded: column))
      }
      order.addElements(extra)
      multipliers.addColumns(extra)
      work.prepare(columnCount)
    }
    problem.enter(pending.newRows, from: pending.enteredCount, isChecked: work.isChecked)
    pending.enteredCount = pending.newRows.count
  }

  /// Notes that the pending batch removes a variable.
  mutating func noteRemoval(_ column: Int32) {
    let missing = Int(column) + 1 - removedMark.count
    if missing > 0 { removedMark.append(false, times: missing) }
    removedMark[Int(column)] = true
    removedColumns.append(column)
  }

  /// Whether the pending batch removes a variable.
  @inline(__always)
  func isRemoved(_ column: Int32) -> Bool {
    Int(column) < removedMark.count && removedMark[Int(column)]
  }

  /// Forgets what the batch removes: it is through, or taken back.
  mutating func forgetRemovals() {
    for place in removedColumns.indices { removedMark[Int(removedColumns[place])] = false }
    removedColumns.removeAll()
  }

  /// Frees the slot of a variable that no row mentions any more.
  mutating func freeColumn(_ column: Int) {
    item[column] = .stay(column)
    pivot[column] = 1
    multipliers.clear(column)
    lowerBound[column] = -.infinity
    columnGeneration[column] = 0
    freeColumns.append(Int32(truncatingIfNeeded: column))
  }
}

extension SolverCore {
  /// Another core in the same state, for trying things out; only the work space is new.
  ///
  /// - Precondition: no solve is under way.
  /// - Complexity: O(size of the system).
  func copy() -> SolverCore {
    var copy = SolverCore()
    copy.problem = problem.copy()
    copy.value = value.copy()
    copy.lowerBound = lowerBound.copy()
    copy.item = item.copy()
    copy.pivot = pivot.copy()
    copy.leader = leader.copy()
    copy.blockIndex = blockIndex.copy()
    copy.blocks = blocks
    copy.freeBlocks = freeBlocks
    copy.order = order.copy()
    copy.multipliers = multipliers.copy()
    copy.pending = pending.copy()
    copy.suspects = suspects.copy()
    copy.clock = clock
    copy.columnGeneration = columnGeneration.copy()
    copy.freeColumns = freeColumns.copy()
    copy.work.prepare(columnCount)
    copy.work.touchedColumns = work.touchedColumns.copy()
    copy.work.largestValue = work.largestValue
    copy.work.valuesSinceMeasured = work.valuesSinceMeasured
    copy.work.largestWeight = work.largestWeight
    copy.statistics = statistics
    copy.log = log.copy()
    copy.added = added.copy()
    copy.removedColumns = removedColumns.copy()
    copy.removedMark = removedMark.copy()
    copy.lastChanged = lastChanged.copy()
    return copy
  }
}
