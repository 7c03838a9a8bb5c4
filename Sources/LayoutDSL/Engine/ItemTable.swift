// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, by place, whose each column of the solver is, and the rows and
/// alignments of items, by the same places.
///
/// A place stays as long as its item takes part, and is used again. What is kept by place goes with the
/// item, but for its rows, which the solver has to lose first.
struct ItemTable: ~Copyable {
  private var entries = OwnedList<EngineItem>()

  /// The variables of each, in the order of ``Quantity``.
  private var variables = OwnedList<RectVariables>()

  /// The states of the items; free places have none.
  private var states = OwnedList<ItemState?>()
  private var free: [Int32] = []
  private var places = OwnedList<Int32>()

  /// The rows that are made for items, four for each that has any; see ``EngineItem/firstRow``.
  private var rows = OwnedList<EngineItemRow>()
  private var freeRows: [Int32] = []

  /// The rows of stack views.
  private var stacks: [Int32: EngineStack] = [:]

  /// The alignment rectangle insets of the items that have any.
  private var alignments: [Int32: Insets] = [:]

  /// Views whose baselines are those of views in them; their items are marked.
  private(set) var heirs: [LayoutEngine.BaselineHeir] = []

  /// Whether something that goes by the baselines of an heir may have gone.
  private var mayHaveIdleHeirs = false

  /// How many items have left so far.
  private(set) var departures = 0

  /// How many places there are, free ones included.
  var count: Int32 {
    @inline(__always) get { entries.count }
  }

  /// How many columns there may be of items.
  var columnCount: Int { Int(places.count) }

  subscript(place: Int32) -> EngineItem {
    @inline(__always) _read { yield entries[place] }
  }

  /// The columns of the variables of the item at a place, in the order of ``Quantity``.
  @inline(__always)
  func columns(at place: Int32) -> SIMD4<Int32> { variables[place].columns }

  /// The variables of the item at a place.
  @inline(__always)
  func variables(at place: Int32) -> RectVariables { variables[place] }

  /// The item at a place; nil if the place is free.
  @inline(__always)
  func state(at place: Int32) -> ItemState? { states[place] }

  /// The view of the item at a place, not counted, which leaves an engine before it ends; nil if it is a guide, or the place is
  /// free.
  @inline(__always)
  func view(at place: Int32) -> Unmanaged<LayoutView>? {
    guard let state = states[place] else { return nil }
    return unsafe Unmanaged.passUnretained(state)._withUnsafeGuaranteedRef { $0.storedView }
  }

  /// The place of the item that a column belongs to.
  @inline(__always)
  func place(ofColumn column: Int32) -> Int32? {
    guard column < places.count, places[column] >= 0 else { return nil }
    return places[column]
  }

  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    let additional = Int32(truncatingIfNeeded: additional)
    entries.reserve(entries.count + additional)
    variables.reserve(variables.count + additional)
    states.reserve(states.count + additional)
    places.reserve(places.count + 4 * additional)
  }

  /// Gives an item a place.
  mutating func insert(
    _ variables: RectVariables, as role: EngineItem.Role = .none, _ state: ItemState
  ) -> Int32 {
    var place = entries.count
    if !free.isEmpty, let last = free.popLast() {
      place = last
      entries[place] = EngineItem(as: role)
      self.variables[place] = variables
      states[place] = state
    } else {
      entries.append(EngineItem(as: role))
      self.variables.append(variables)
      states.append(state)
    }
    give(variables.columns, to: place)
    return place
  }

  /// Makes a place of nobody.
  mutating func insertNobody(_ variables: RectVariables) -> Int32 {
    entries.append(EngineItem())
    self.variables.append(variables)
    states.append(nil)
    return entries.count - 1
  }

  /// Takes an item out; its variables may be in use still.
  ///
  /// - Returns: To whom it handed its baselines on, if it did.
  @discardableResult
  mutating func remove(_ place: Int32) -> LayoutEngine.BaselineHeir? {
    let heir = states[place].flatMap { removeHeir(of: $0, at: place) }
    alignments[place] = nil
    give(variables[place].columns, to: -1)
    entries[place].end()
    departures += 1
    states[place] = nil
    free.append(place)
    return heir
  }

  @inline(__always)
  private mutating func give(_ columns: SIMD4<Int32>, to place: Int32) {
    let next = SIMD4(repeating: places.count) &+ SIMD4(0, 1, 2, 3)
    if columns == next { return places.append(place, times: 4) }
    while places.count <= columns.max() { places.append(-1) }
    for number in 0..<4 { places[columns[number]] = place }
  }
}

/// What is known of the items.
extension ItemTable {
  /// Marks an item; false if it was.
  @inline(__always)
  @discardableResult
  mutating func mark(_ mark: EngineItem.Marks, at place: Int32) -> Bool {
    entries[place].mark(mark)
  }

  /// Takes a mark from an item; false if it had none.
  @inline(__always)
  @discardableResult
  mutating func unmark(_ mark: EngineItem.Marks, at place: Int32) -> Bool {
    entries[place].unmark(mark)
  }

  /// Notes that a value of an item changed; false if that was known.
  @inline(__always)
  mutating func touch(_ place: Int32) -> Bool { entries[place].setTouched(true) }

  /// Notes that the frame of an item is assigned; false if no value changed since it was.
  @inline(__always)
  mutating func takeTouch(_ place: Int32) -> Bool { entries[place].setTouched(false) }

  /// Says what the rows of an item say.
  mutating func setRole(_ role: EngineItem.Role, at place: Int32) { entries[place].setRole(role) }

  func row(_ number: Int, of place: Int32) -> EngineItemRow {
    let first = entries[place].firstRow
    return first < 0 ? EngineItemRow() : rows[first + Int32(truncatingIfNeeded: number)]
  }

  /// Notes what one of an item's rows says.
  mutating func setRow(_ number: Int, of place: Int32, to row: EngineItemRow) {
    if !entries[place].hasRows { reserveRows(of: place) }
    rows[entries[place].firstRow + Int32(truncatingIfNeeded: number)] = row
  }

  private mutating func reserveRows(of place: Int32) {
    if let first = freeRows.popLast() { return entries[place].setFirstRow(first) }
    entries[place].setFirstRow(rows.count)
    rows.append(EngineItemRow(), times: 4)
  }

  /// Forgets the rows of an item, which say nothing any more.
  mutating func removeRows(of place: Int32) {
    freeRows.append(entries[place].firstRow)
    entries[place].setFirstRow(-1)
  }

  /// The rows of a stack view.
  func stack(at place: Int32) -> EngineStack? { stacks[place] }

  mutating func set(_ stack: EngineStack, at place: Int32) { stacks[place] = stack }

  /// Forgets the rows of a stack view.
  mutating func takeStack(at place: Int32) -> EngineStack? { stacks.removeValue(forKey: place) }

  /// Where a row of the solver is among those of a stack view.
  mutating func stackRow(_ handle: ConstraintHandle, at place: Int32) -> EngineStack.Place? {
    stacks[place]?.place(of: handle)
  }

  /// Notes that a row of a stack view is out of the solver.
  mutating func noteBroken(_ row: EngineStack.Place, ofStack place: Int32) {
    stacks[place]?.noteBroken(row)
  }

  /// Whether an item has alignment rectangle insets.
  var hasAlignments: Bool { !alignments.isEmpty }

  /// The alignment rectangle insets of an item; nil if it has none.
  func alignment(at place: Int32) -> Insets? { alignments[place] }

  mutating func set(alignment insets: Insets?, at place: Int32) { alignments[place] = insets }

  /// Adds a view that hands its baselines on, unless it is there.
  mutating func add(_ heir: LayoutEngine.BaselineHeir, at place: Int32) {
    if entries[place].mark(.handsOnBaselines) { heirs.append(heir) }
  }

  /// Notes that what goes by baselines may have gone.
  mutating func noteLostRow() { if !heirs.isEmpty { mayHaveIdleHeirs = true } }

  /// Whether that was noted since this was last asked.
  mutating func takeLostRow() -> Bool {
    defer { mayHaveIdleHeirs = false }
    return mayHaveIdleHeirs
  }

  /// Forgets that a view hands its baselines on, and to whom; nil if it is not there.
  ///
  /// - Complexity: O(1) for the one that came last.
  mutating func removeHeir(of owner: ItemState, at place: Int32) -> LayoutEngine.BaselineHeir? {
    guard entries[place].unmark(.handsOnBaselines),
      let number = heirs.lastIndex(where: { $0.owner === owner })
    else { return nil }
    return heirs.remove(at: number)
  }

  /// Notes that a view hands on the baselines of others, or that these are elsewhere; false if the view is
  /// not the heir of that number any more.
  mutating func set(_ heir: LayoutEngine.BaselineHeir, asHeir number: Int) -> Bool {
    guard number < heirs.count, heirs[number].owner === heir.owner else { return false }
    heirs[number] = heir
    return true
  }
}
