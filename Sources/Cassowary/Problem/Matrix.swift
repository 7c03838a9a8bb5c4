// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints as numbers: rows of cells, and for each variable the rows that mention it.
///
/// Rows are added, removed and changed in batches, which are committed or rolled back. ``link()`` enters added
/// rows into the columns.
///
/// - Invariant: the columns are the transpose of the linked rows. No row holds a column twice or a coefficient of zero.
struct Matrix: ~Copyable {
  private var rows = JournaledArray<StoredRow>()

  /// The weights of rows whose caller gave them another weight than 1, by row; empty until there is one.
  private var weights = JournaledArray<Double>()
  private var cells = Pool<Cell>()
  private var entries = Pool<ColumnEntry>()
  private var columns = FlatArray<Column>()
  private var freeRows = FlatArray<Int32>()

  /// Rows that the pending batch added, oldest first.
  private(set) var added = FlatArray<Int32>()

  /// Rows that the pending batch removed.
  private(set) var removed = FlatArray<Int32>()

  /// How many of the added rows have been entered into their columns.
  private var linkedCount = 0

  /// The age that the last batch to be kept had reached; 0 before the first one.
  private var committedAge: UInt64 = 0

  private let inPlace = InPlace()

  /// A column's list in the pool.
  struct Column {
    var start: Int32 = 0
    var count: Int32 = 0
    /// How long the list may become in place; 0 if it has no run yet, in which case `start` counts the entries that
    /// wait for one.
    var capacity: Int32 = 0
  }

  var view: MatrixView {
    @inline(__always) get {
      MatrixView(
        rows: rowView, cells: cells.view, columns: columns.view, entries: entries.view)
    }
  }

  private var rowView: RowView {
    @inline(__always) get { RowView(stored: rows.view, weights: weights.view) }
  }

  /// The number of rows, without those that the batch removes.
  var rowCount: Int { rows.count - freeRows.count - removed.count }

  /// The number of row slots, free ones included.
  var rowCapacity: Int { @inline(__always) get { rows.count } }

  var columnCount: Int { @inline(__always) get { columns.count } }

  /// The row in a slot; a free slot holds an empty one.
  @inline(__always)
  func row(_ row: Int) -> Row { rowView[row] }

  @inline(__always)
  func mentionCount(_ column: Int) -> Int { Int(columns[column].count) }

  /// Whether a row was added by the pending batch.
  @inline(__always)
  func isAdded(_ row: Int) -> Bool { rows[row].age > committedAge }

  /// Whether the batch adds so many rows that memory which only it needs goes back after it: the first rows
  /// ever, or most of many.
  var isLargeBatch: Bool { added.count > (committedAge == 0 ? 0 : 1000 + columns.count / 2) }

  /// Whether the batch has changed a row that was there before.
  var hasChanges: Bool { rows.changeCount > 0 }

  /// Whether the batch has put a row into force, or changed one that was in force.
  var hasEffect: Bool {
    weights.changeCount > 0
      || (0..<rows.changeCount).contains { position in
        let change = rows.change(position)
        return change.before.flags.isInForce && change.before != rows[Int(change.index)]
      }
      || added.indices.contains { rows[Int(added[$0])].flags.isInForce }
  }

  // MARK: Recording changes

  /// Adds columns without entries.
  @inline(__always)
  mutating func addColumns(_ count: Int) { columns.append(Column(), times: count) }

  mutating func reserve(rows count: Int, cells cellCount: Int) {
    rows.reserveCapacity(rows.count + count)
    cells.reserveCapacity(cells.count + cellCount)
    added.reserveCapacity(added.count + count)
  }

  /// The index of the first cell of the row that is added next.
  var nextStart: Int { @inline(__always) get { cells.count } }

  /// Appends a cell to the row that is added next.
  @inline(__always)
  mutating func writeCell(_ column: Int32, _ coefficient: Double) {
    cells.append(Cell(column: column, position: -1, coefficient: coefficient))
  }

  /// Discards the cells appended from `start` on.
  mutating func dropCells(from start: Int) { cells.dropRun(from: start) }

  /// Adds a row made of the cells appended from `start` on, with the caller's unscaled constant and weight in `record`.
  ///
  /// - Parameter largest: The absolute value of the largest coefficient.
  /// - Precondition: the cells mention each column once, without zeros.
  /// - Complexity: O(cells).
  @inline(__always)
  mutating func addRow(_ record: Row, from start: Int, largest: Double) -> Int {
    var exponent = Row.exponent(largest: largest)
    // A constant that overflowed would be no limit, or one that nothing satisfies.
    if exponent != 0,
      !(record.constant * Row.scale(exponent)).isFinite
        || !scaleCells(from: start, by: Row.scale(exponent))
    {
      exponent = 0
    }
    let scale = Row.scale(exponent)
    let count = cells.count - start
    let stored = StoredRow(
      start: Int32(truncatingIfNeeded: cells.finishRun(from: start)),
      count: Int32(truncatingIfNeeded: count), constant: record.constant * scale, age: record.age,
      priority: record.priority, exponent: exponent, relation: record.relation,
      flags: [])
    var row = rows.count
    if let free = freeRows.popLast() {
      row = Int(free)
      rows[row] = stored
    } else {
      rows.append(stored)
    }
    if record.weight != 1 { setWeight(row, record.weight / scale) }
    added.append(Int32(truncatingIfNeeded: row))
    return row
  }

  /// Stores the scaled weight of a row whose caller gave it another weight than 1.
  @inline(never)
  private mutating func setWeight(_ row: Int, _ weight: Double) {
    rows[row].flags.insert(.weighted)
    weights.extend(to: row + 1, with: 0)
    // With a weight of zero, violating the row would cost nothing.
    let largest = rows[row].exponent == 0 ? Double.greatestFiniteMagnitude : Row.largestWeight
    weights[row] = min(max(weight, .leastNonzeroMagnitude), largest)
  }

  /// Multiplies the last cells by the power of two of their row, unless that would round one or make it zero, and
  /// returns whether it did.
  ///
  /// Only a coefficient below 1e-277 beside a large one prevents the scaling.
  @inline(never)
  private mutating func scaleCells(from start: Int, by scale: Double) -> Bool {
    let least = scale < 1 ? Double.leastNormalMagnitude / scale : 0
    for index in start..<cells.count where cells[index].coefficient.magnitude < least {
      return false
    }
    for index in start..<cells.count { cells[index].coefficient *= scale }
    return true
  }

  /// Marks a row as removed: it has no cost from now on, and is freed when the batch is committed.
  mutating func removeRow(_ row: Int) {
    rows[row].flags.insert(.removed)
    removed.append(Int32(truncatingIfNeeded: row))
  }

  /// Sets the constant of a row to the caller's number, which it scales, and returns whether that changed it.
  mutating func setConstant(_ row: Int, _ constant: Double) -> Bool {
    var scaled = constant * Row.scale(rows[row].exponent)
    if !scaled.isFinite { scaled = limited(scaled, rows[row].relation) }
    if scaled == rows[row].constant { return false }
    rows[row].constant = scaled
    return true
  }

  /// The largest number of the sign of an infinite constant if the inequality then holds for nearly all values; else
  /// the constant itself, with which the next solve fails.
  @inline(never)
  private func limited(_ constant: Double, _ relation: LinearRelation) -> Double {
    switch relation {
    case .lessThanOrEqual: max(constant, -.greatestFiniteMagnitude)
    case .equal: constant
    case .greaterThanOrEqual: min(constant, .greatestFiniteMagnitude)
    }
  }

  /// Sets the priority of a row and its weight, which the caller has scaled.
  mutating func setStrength(_ row: Int, priority: Float, weight: Double) {
    rows[row].priority = priority
    rows[row].flags.remove(.weighted)
    if weight != Row.unitWeight(rows[row].exponent) { setWeight(row, weight) }
  }

  // MARK: Linking

  /// Enters added rows into their columns, reserving at once all the room that the columns' lists need.
  ///
  /// - Complexity: O(cells of the rows).
  mutating func link() {
    if linkedCount == added.count { return }
    var waiting = 0
    let view = view
    let columnSlots = columns.slots
    for position in linkedCount..<added.count {
      for index in view.cellRange(Int(added[position])) {
        let column = Int(view.cells[index].column)
        if columnSlots[column].capacity == 0 {
          columnSlots[column].start &+= 1
          waiting &+= 1
        }
      }
    }
    entries.reserveCapacity(entries.count + waiting)
    let cellSlots = cells.slots
    var entrySlots = entries.slots
    for position in linkedCount..<added.count {
      let row = added[position]
      for index in view.cellRange(Int(row)) {
        let column = Int(view.cells[index].column)
        if columnSlots[column].count == columnSlots[column].capacity {
          growList(column)
          entrySlots = entries.slots
        }
        let list = columnSlots[column]
        entrySlots[Int(list.start &+ list.count)] = ColumnEntry(
          row: row, cell: Int32(truncatingIfNeeded: index))
        cellSlots[index].position = list.count
        columnSlots[column].count = list.count &+ 1
      }
    }
    linkedCount = added.count
  }

  /// Makes room in a column's list: at first for all waiting entries, later for twice as many as it has.
  @inline(__always)
  private mutating func growList(_ column: Int) {
    let list = columns[column]
    if list.capacity > 0 {
      moveList(column, wanted: 2 * Int(list.count))
      return
    }
    columns[column].start = Int32(truncatingIfNeeded: entries.appendRun(Int(list.start)))
    columns[column].capacity = list.start
  }

  /// Moves a column's list to a longer run.
  @inline(never)
  private mutating func moveList(_ column: Int, wanted: Int) {
    let list = columns[column]
    let start = entries.allocate(wanted)
    entries.copyRun(from: Int(list.start), to: start, length: Int(list.count))
    entries.free(Int(list.start), Pool<ColumnEntry>.longest(within: Int(list.capacity)))
    columns[column].start = Int32(truncatingIfNeeded: start)
    columns[column].capacity = Int32(truncatingIfNeeded: Pool<ColumnEntry>.length(wanted))
  }

  /// Removes a row from its columns and frees its cells and its slot.
  private mutating func freeRow(_ row: Int) {
    let record = rows[row]
    for index in Int(record.start)..<Int(record.start) + Int(record.count) {
      let cell = cells[index]
      // A row may be freed before it is linked.
      if cell.position < 0 { continue }
      let column = Int(cell.column)
      let start = Int(columns[column].start)
      let last = columns[column].count - 1
      columns[column].count = last
      if cell.position != last {
        let moved = entries[start + Int(last)]
        entries[start + Int(cell.position)] = moved
        cells[Int(moved.cell)].position = cell.position
      }
    }
    cells.free(Int(record.start), Int(record.count))
    freeRows.append(Int32(truncatingIfNeeded: row))
  }

  // MARK: Batches

  /// Makes the batch final and frees removed rows.
  ///
  /// - Parameter age: The age of the row made last, kept or rolled back; no later row has it.
  /// - Precondition: the columns know of the added rows.
  mutating func commit(age: UInt64) {
    // The slot freed last is reused first: rows that are added again get slots in the order of the old ones.
    for position in removed.indices.reversed() {
      let row = Int(removed[position])
      freeRow(row)
      rows[row] = .free
    }
    beginBatch()
    committedAge = age
  }

  /// Rolls the batch back: frees added rows, and restores removed ones, constants and strengths.
  mutating func rollBack() {
    for position in added.indices.reversed() {
      let row = Int(added[position])
      freeRow(row)
    }
    rows.rollBack()
    weights.rollBack()
    for position in added.indices { rows.setUnjournaled(Int(added[position]), .free) }
    beginBatch()
  }

  private mutating func beginBatch() {
    let isLarge = isLargeBatch
    rows.beginBatch()
    weights.beginBatch()
    added.removeAll()
    removed.removeAll()
    linkedCount = 0
    if isLarge {
      added = FlatArray()
      rows.releaseJournal()
      weights.releaseJournal()
    }
  }

  func copy() -> Matrix {
    var copy = Matrix()
    copy.rows = rows.copy()
    copy.weights = weights.copy()
    copy.cells = cells.copy()
    copy.entries = entries.copy()
    copy.columns = columns.copy()
    copy.freeRows = freeRows.copy()
    copy.added = added.copy()
    copy.removed = removed.copy()
    copy.linkedCount = linkedCount
    copy.committedAge = committedAge
    return copy
  }
}
