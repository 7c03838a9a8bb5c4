// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The variables of a solver: the generation of each slot, and the slots that are free.
struct VariableSlots: ~Copyable {
  /// Distinguishes this solver's handles from those of others; never 0.
  let identity: UInt64

  /// The generation of each slot; 0 if it is free.
  ///
  /// Empty until the first slot is freed: until then the generation of slot *n* is *n* + 1.
  private var generations = FlatArray<UInt32>()
  private var free = FlatArray<Int32>()

  /// Variables that the pending batch removed; it has room for marks only while there are some.
  private(set) var removed = MarkedList()

  /// Counts the variables ever made; wraps around after four billion.
  private var clock: UInt32 = 0

  /// The clock at the last commit.
  private var committedClock: UInt32 = 0

  /// How many variables there are.
  private(set) var count = 0

  /// How many slots there are.
  private var slotCount: Int { count + removed.count + free.count }

  init(identity: UInt64) { self.identity = identity }

  /// The generation of a slot; 0 if it is free.
  @inline(__always)
  func generation(_ column: Int) -> UInt32 {
    generations.isEmpty ? UInt32(truncatingIfNeeded: column) &+ 1 : generations[column]
  }

  /// Whether a slot holds a variable, even if the pending batch removes it.
  func isUsed(_ column: Int) -> Bool { generation(column) != 0 }

  /// Whether the pending batch removes the variable of a slot.
  @inline(__always)
  private func isLeaving(_ column: Int) -> Bool { !removed.isEmpty && removed.contains(column) }

  /// Whether a slot holds a variable that the pending batch does not remove.
  func isKnown(_ column: Int) -> Bool { isUsed(column) && !isLeaving(column) }

  /// Whether a slot holds a variable that stays, and that the last solve knew: not one made since.
  func wasSolved(_ column: Int) -> Bool {
    isKnown(column) && generation(column) &- committedClock &- 1 >= clock &- committedClock
  }

  /// Whether a variable of this solver still exists.
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    generation(Int(variable.index)) == variable.generation && !isLeaving(Int(variable.index))
  }

  /// The variable of a slot that is in use.
  func variable(_ column: Int) -> Variable {
    Variable(
      solver: identity, index: Int32(truncatingIfNeeded: column), generation: generation(column))
  }

  /// Refuses a variable that is of another solver, or was removed.
  func check(_ variable: Variable) throws(SolverMisuse) {
    guard variable.solver == identity else { throw .foreignVariable(variable) }
    guard isKnown(variable) else { throw .removedVariable(variable) }
  }

  @inline(__always)
  private mutating func tick() {
    clock &+= 1
    if clock == 0 { clock = 1 }
  }

  /// Takes a free slot for a variable; nil if there is none.
  @inline(__always)
  mutating func takeFree() -> Int? {
    if free.isEmpty { return nil }
    let column = free.removeLast()
    tick()
    count += 1
    generations[Int(column)] = clock
    return Int(column)
  }

  /// Adds a slot for a variable.
  @inline(__always)
  mutating func append() {
    tick()
    count += 1
    if !generations.isEmpty { generations.append(clock) }
    if !removed.isEmpty { removed.extend(to: slotCount) }
  }

  /// Records that the pending batch removes a variable.
  mutating func remove(_ column: Int) {
    removed.extend(to: slotCount)
    removed.insert(column)
    count -= 1
  }

  mutating func commit() {
    committedClock = clock
    if removed.isEmpty { return }
    generations.reserveCapacity(slotCount)
    for column in generations.count..<slotCount {
      generations.append(UInt32(truncatingIfNeeded: column) &+ 1)
    }
    for index in removed.indices {
      generations[removed[index]] = 0
      free.append(Int32(truncatingIfNeeded: removed[index]))
    }
    removed.removeAll()
  }

  /// Restores the variables that the batch removed.
  mutating func rollBack() {
    count += removed.count
    removed.removeAll()
  }
}
