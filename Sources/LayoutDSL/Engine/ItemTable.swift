// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, each at an index that is reused, with their rows and alignment insets, and the
/// item of each column of the solver.
///
/// An item keeps its index as long as it takes part. Its data are removed with it, except for its rows, which have to
/// be removed from the solver first.
struct ItemTable: ~Copyable {
  private var entries = OwnedList<EngineItem>()

  /// The variables of each item, in the order of ``Quantity``.
  private var variables = OwnedList<RectVariables>()

  /// The states of the items; free indices have none.
  private var states = OwnedList<ItemState?>()
  private var free: [Int32] = []
  private var indexOf = OwnedList<Int32>()

  /// The rows that are made for items, four for each that has any; see ``EngineItem/firstRow``.
  private var rows = OwnedList<EngineItemRow>()
  private var freeRows: [Int32] = []

  /// The rows of stack views.
  private var stacks: [Int32: EngineStack] = [:]

  /// The alignment rectangle insets of the items that have any.
  private var alignments: [Int32: Insets] = [:]

  /// Views that take their baselines from descendants; their items are marked.
  private(set) var baselineDelegations: [LayoutEngine.BaselineDelegation] = []

  /// Whether a row that used the baselines of such a view may have been removed.
  private var mayHaveUnusedDelegations = false

  /// How many items have left so far.
  private(set) var departures = 0

  /// How many indices there are, free ones included.
  var count: Int32 {
    @inline(__always) get { entries.count }
  }

  /// The number of columns up to the last one that an item has had.
  var columnCount: Int { Int(indexOf.count) }

  subscript(index: Int32) -> EngineItem {
    @inline(__always) _read { yield entries[index] }
  }

  /// Returns the columns of the item at an index, in the order of ``Quantity``.
  @inline(__always)
  func columns(at index: Int32) -> SIMD4<Int32> { variables[index].columns }

  @inline(__always)
  func variables(at index: Int32) -> RectVariables { variables[index] }

  /// Returns the item at an index; nil if the index is free.
  @inline(__always)
  func state(at index: Int32) -> ItemState? { states[index] }

  /// Returns the view of the item at an index; nil for guides and free indices.
  ///
  /// It is not retained, since a view leaves its engine before it ends.
  @inline(__always)
  func view(at index: Int32) -> Unmanaged<LayoutView>? {
    guard let state = states[index] else { return nil }
    return unsafe Unmanaged.passUnretained(state)._withUnsafeGuaranteedRef { $0.storedView }
  }

  @inline(__always)
  func index(ofColumn column: Int32) -> Int32? {
    guard column < indexOf.count, indexOf[column] >= 0 else { return nil }
    return indexOf[column]
  }

  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    let additional = Int32(truncatingIfNeeded: additional)
    entries.reserve(entries.count + additional)
    variables.reserve(variables.count + additional)
    states.reserve(states.count + additional)
    indexOf.reserve(indexOf.count + 4 * additional)
  }

  /// Gives an item an index.
  mutating func insert(
    _ variables: RectVariables, as role: EngineItem.Role = .nothing, _ state: ItemState
  ) -> Int32 {
    var index = entries.count
    if !free.isEmpty, let last = free.popLast() {
      index = last
      entries[index] = EngineItem(as: role)
      self.variables[index] = variables
      states[index] = state
    } else {
      entries.append(EngineItem(as: role))
      self.variables.append(variables)
      states.append(state)
    }
    setIndex(of: variables.columns, to: index)
    return index
  }

  mutating func insertWithoutItem(_ variables: RectVariables) -> Int32 {
    entries.append(EngineItem())
    self.variables.append(variables)
    states.append(nil)
    return entries.count - 1
  }

  /// Removes an item, whose variables may still be in use.
  ///
  /// - Returns: The entry with the descendants that it took its baselines from, if it did.
  @discardableResult
  mutating func remove(_ index: Int32) -> LayoutEngine.BaselineDelegation? {
    let delegation = states[index].flatMap { removeBaselineDelegation(of: $0, at: index) }
    alignments[index] = nil
    setIndex(of: variables[index].columns, to: -1)
    entries[index].hasChangedValue = false
    // The idle mark stays, since the index is still in the list of idle items.
    entries[index].marks.subtract([.stale, .unmeasured])
    departures += 1
    states[index] = nil
    free.append(index)
    return delegation
  }

  @inline(__always)
  private mutating func setIndex(of columns: SIMD4<Int32>, to index: Int32) {
    let next = SIMD4(repeating: indexOf.count) &+ SIMD4(0, 1, 2, 3)
    if columns == next { return indexOf.append(index, times: 4) }
    while indexOf.count <= columns.max() { indexOf.append(-1) }
    for number in 0..<4 { indexOf[columns[number]] = index }
  }
}

/// Access to the data of items.
extension ItemTable {
  /// Marks an item; false if it had the mark.
  @inline(__always)
  @discardableResult
  mutating func mark(_ mark: EngineItem.Marks, at index: Int32) -> Bool {
    entries[index].marks.insert(mark).inserted
  }

  /// Removes a mark from an item; false if it had none.
  @inline(__always)
  @discardableResult
  mutating func unmark(_ mark: EngineItem.Marks, at index: Int32) -> Bool {
    entries[index].marks.remove(mark) != nil
  }

  /// Notes that a value of an item changed; false if that was noted already.
  @inline(__always)
  mutating func markChanged(_ index: Int32) -> Bool { setChanged(true, at: index) }

  /// Notes that the frame of an item is assigned; false if no value changed since the last time.
  @inline(__always)
  mutating func takeChanged(_ index: Int32) -> Bool { setChanged(false, at: index) }

  @inline(__always)
  private mutating func setChanged(_ isTouched: Bool, at index: Int32) -> Bool {
    if entries[index].hasChangedValue == isTouched { return false }
    entries[index].hasChangedValue = isTouched
    return true
  }

  /// Sets what the rows of an item express.
  mutating func setRole(_ role: EngineItem.Role, at index: Int32) { entries[index].role = role }

  func row(_ number: Int, of index: Int32) -> EngineItemRow {
    let first = entries[index].firstRow
    return first < 0 ? EngineItemRow() : rows[first + Int32(truncatingIfNeeded: number)]
  }

  /// Stores one of an item's rows.
  mutating func setRow(_ number: Int, of index: Int32, to row: EngineItemRow) {
    if !entries[index].hasRows { reserveRows(of: index) }
    rows[entries[index].firstRow + Int32(truncatingIfNeeded: number)] = row
  }

  private mutating func reserveRows(of index: Int32) {
    if let first = freeRows.popLast() { return entries[index].firstRow = first }
    entries[index].firstRow = rows.count
    rows.append(EngineItemRow(), times: 4)
  }

  /// Frees the indices of an item's rows, which are not in use any more.
  mutating func removeRows(of index: Int32) {
    freeRows.append(entries[index].firstRow)
    entries[index].firstRow = -1
  }

  /// Returns the rows of a stack view.
  func stack(at index: Int32) -> EngineStack? { stacks[index] }

  mutating func set(_ stack: EngineStack, at index: Int32) { stacks[index] = stack }

  /// Removes the rows of a stack view, and returns them.
  mutating func takeStack(at index: Int32) -> EngineStack? { stacks.removeValue(forKey: index) }

  /// Returns the index of a row of the solver among those of a stack view.
  mutating func stackRow(_ handle: ConstraintHandle, at index: Int32) -> EngineStack.Index? {
    stacks[index]?.index(of: handle)
  }

  /// Returns the index of the row with a key among those of a stack view.
  mutating func stackRow(_ key: StackRow.Key, at index: Int32) -> EngineStack.Index? {
    stacks[index]?.index(of: key)
  }

  /// Notes that a row of a stack view is out of the solver.
  mutating func noteBroken(_ row: EngineStack.Index, ofStack index: Int32) {
    stacks[index]?.noteBroken(row)
  }

  /// Whether any item has alignment rectangle insets.
  var hasAlignments: Bool { !alignments.isEmpty }

  /// Returns the alignment rectangle insets of an item; nil if it has none.
  func alignment(at index: Int32) -> Insets? { alignments[index] }

  mutating func set(alignment insets: Insets?, at index: Int32) { alignments[index] = insets }

  /// Adds a view that takes its baselines from descendants, unless it is listed.
  mutating func add(_ delegation: LayoutEngine.BaselineDelegation, at index: Int32) {
    if mark(.delegatesBaselines, at: index) { baselineDelegations.append(delegation) }
  }

  /// Notes that a row that used baselines may have been removed.
  mutating func noteRemovedRow() {
    if !baselineDelegations.isEmpty { mayHaveUnusedDelegations = true }
  }

  /// Returns whether that was noted since the last call.
  mutating func takeHasRemovedRow() -> Bool {
    defer { mayHaveUnusedDelegations = false }
    return mayHaveUnusedDelegations
  }

  /// Removes the entry of a view that takes its baselines from descendants, and returns it; nil if there is none.
  ///
  /// - Complexity: O(1) for the one that came last.
  mutating func removeBaselineDelegation(of owner: ItemState, at index: Int32) -> LayoutEngine
    .BaselineDelegation?
  {
    guard unmark(.delegatesBaselines, at: index),
      let number = baselineDelegations.lastIndex(where: { $0.owner === owner })
    else { return nil }
    return baselineDelegations.remove(at: number)
  }

  /// Replaces the entry with a number in ``baselineDelegations``; false if it is not of the same view any more.
  mutating func set(_ delegation: LayoutEngine.BaselineDelegation, asDelegation number: Int) -> Bool
  {
    guard number < baselineDelegations.count, baselineDelegations[number].owner === delegation.owner
    else { return false }
    baselineDelegations[number] = delegation
    return true
  }
}

/// The numbers that a system stores of an item that takes part.
///
/// Its state, its variables and the rows that were made for it are in separate lists of ``ItemTable``.
struct EngineItem {
  /// The index of the first of the item's four rows; -1 if it has none.
  fileprivate(set) var firstRow: Int32 = -1

  /// What the rows of the item express.
  fileprivate(set) var role: Role

  /// Whether a value of the item changed since its frame was last assigned; read for each item of a pass.
  fileprivate(set) var hasChangedValue = false

  fileprivate var marks: Marks = []

  /// Creates an item that has no rows yet.
  init(as role: Role = .nothing) { self.role = role }
}

extension EngineItem {
  /// The pending work of an item, and properties that few items have.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// The item's own rows have to be updated.
    static let stale = Marks(rawValue: 1)

    /// The content has to be measured at the solved width.
    static let unmeasured = Marks(rawValue: 2)

    /// The content has a measuring closure, and so depends on the width.
    static let measured = Marks(rawValue: 4)

    /// The view has a number that is not finite.
    static let notFinite = Marks(rawValue: 8)

    /// The view takes its baselines from descendants.
    static let delegatesBaselines = Marks(rawValue: 16)

    /// The item may be idle, which has to be checked.
    static let idle = Marks(rawValue: 32)
  }

  /// Whether rows were made for the item.
  var hasRows: Bool { firstRow >= 0 }

  /// Whether the item has a mark.
  @inline(__always)
  func has(_ mark: Marks) -> Bool { marks.contains(mark) }

  /// What the rows that were made for an item express.
  enum Role {
    /// Nothing: the item is a guide, or its rows are not written yet.
    case nothing

    /// Where the item is: its frame, as last set. The rows are left, top, width, height.
    case frame

    /// How large the item's content is. The rows are width at most, width at least, height at most, height at least.
    case content
  }
}
