// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The tight elements, one for each variable, in an order in which each determines its variable.
///
/// *n* elements with residual zero determine *n* values: rows, and for the rest stays and lower
/// bounds. No tableau is ever written out. The elements are matched with the variables. A variable
/// depends on the others in its row, and the order keeps every variable behind those it
/// depends on. Variables that depend on one another form a block, and are solved together.
///
/// It computes values from the elements (forward, ``propagate(_:_:_:)``), a row as a combination of the elements
/// (backward, ``express(_:_:)``), and the movement of values when an element is left
/// (``findDirection(leaving:step:_:)``), and it exchanges one element for another.
///
/// - Invariant: a variable comes after those that its row mentions, or shares a block with them.
struct Basis: ~Copyable {
  var matching = Matching()
  var order = NodeOrder()
  var blocks = BlockStore()
  var scratch = BlockScratch()
  var visits = VisitQueue()

  var pivotRow = PivotRow()
  /// The pivot row of a dual step while another exchange is made within the step; empty otherwise.
  private(set) var savedPivotRow = PivotRow()
  var direction = Direction()
  var search = OrderSearch()
  var paths = PathSearch()

  /// Values computed by forward solves, elements visited by backward solves, and other work: variables and rows of
  /// directions, and factorised blocks.
  private(set) var counts = (values: 0, elements: 0, others: 0)

  /// The total work.
  var work: Int { counts.values &+ counts.elements &+ counts.others }

  /// Whether the elements have turned out singular, or their order wrong; they must then be chosen anew.
  private(set) var isSingular = false

  mutating func noteSingular() { isSingular = true }

  @inline(__always)
  mutating func countEvaluation() { counts.values &+= 1 }

  /// Counts the factorisation of a block, in which each member costs as much as several elements elsewhere.
  mutating func countFactorization(of memberCount: Int) { counts.others &+= 8 * memberCount }

  /// Makes room for variables, which are matched with their stays, and for rows, which are slack.
  ///
  /// - Complexity: O(what was added).
  mutating func extend(columns: Int, rows: Int) {
    matching.extend(columns: columns, rows: rows)
    order.addNodes(upTo: columns)
    visits.extend(to: columns)
    search.extend(to: columns)
  }

  /// Queues a node for a forward solve.
  @inline(__always)
  mutating func queueVisit(_ node: Int) {
    visits.insert(node, key: order.label(node))
  }

  /// Whether a variable depends on no other: its element mentions none, and it is in no block.
  ///
  /// A block keeps a member whose new element mentions no other variable until the block is split.
  @inline(__always)
  func dependsOnNone(_ column: Int, _ matrix: MatrixView) -> Bool {
    let element = matching.element(column)
    return (!element.isRow || matrix.rows[element.row].count <= 1) && blocks.block(column) < 0
  }

  /// Queues a variable that the solve begins with; one that depends on no other need not wait for its turn.
  @inline(__always)
  mutating func queueStart(_ column: Int, _ matrix: MatrixView) {
    if dependsOnNone(column, matrix) {
      visits.insertReady(column)
    } else {
      queueVisit(blocks.node(column))
    }
  }

  /// Begins visits of nodes in their order.
  mutating func beginVisits() { visits.begin() }

  /// The next queued node; nil if there is none.
  mutating func nextVisit() -> Int? {
    let node = visits.pop(along: order.view)
    if visits.isExhausted { noteSingular() }
    return node
  }

  /// Matches an element with a variable in place of the present one; the caller repairs the order with
  /// ``repairOrder(_:_:)`` or ``placeLast(_:)``.
  ///
  /// - Parameter pivot: the coefficient of the variable in the element.
  @inline(__always)
  mutating func match(_ element: BasisElement, with column: Int, pivot: Double) {
    matching.place(element, at: column, pivot: pivot)
  }

  /// Matches a variable that is in no block with its stay, which is valid anywhere in the order.
  mutating func leaveToStay(_ column: Int) { match(.stay(column), with: column, pivot: 1) }

  /// Records that rows were added, removed or changed, which invalidates stored directions even if the elements
  /// are the same.
  mutating func noteRowsChanged() { matching.noteChange() }

  /// Clears the result of ``findDirection(leaving:step:_:)``.
  mutating func clearDirection() {
    counts.others &+= direction.speeds.count &+ direction.rows.count
    direction.clear()
  }

  /// Clears the result of a backward solve.
  mutating func clearPivotRow() {
    counts.elements &+= pivotRow.count
    pivotRow.clear()
  }

  /// Sets the pivot row aside for an exchange within a step; ``restorePivotRow(exchanging:)`` restores it.
  mutating func savePivotRow() { swap(&pivotRow, &savedPivotRow) }

  /// Restores the pivot row that was set aside, and clears the one in its place.
  ///
  /// - Parameter column: The variable whose element was exchanged meanwhile for the one that the other pivot row
  ///   expresses; nil if none was.
  mutating func restorePivotRow(exchanging column: Int?) {
    if let column { savedPivotRow.exchange(column, for: pivotRow) }
    clearPivotRow()
    swap(&pivotRow, &savedPivotRow)
  }

  /// Frees the memory that only a solve with pivots needs.
  mutating func freeMemory() {
    pivotRow = PivotRow()
    savedPivotRow = PivotRow()
  }

  /// Matches every variable with its stay, in the order of declaration.
  mutating func clear() {
    order.beginRebuild()
    for column in 0..<matching.count {
      if blocks.block(column) >= 0 { blocks.dissolve(blocks.block(column)) }
      matching.place(.stay(column), at: column, pivot: 1)
      order.append(column)
    }
  }

  /// Clears what an interrupted solve has left.
  mutating func reset() {
    isSingular = false
    visits.removeAll()
    pivotRow.removeAll()
    savedPivotRow.removeAll()
    direction.clear()
    search.reset()
  }

  /// Whether all scratch is empty.
  var isClean: Bool {
    visits.isEmpty && pivotRow.count == 0 && savedPivotRow.count == 0 && direction.speeds.count == 0
      && direction.rows.count == 0 && search.isClean
  }

  // MARK: Batches

  mutating func commit() {
    matching.beginBatch()
    order.beginBatch()
    blocks.commit()
  }

  mutating func rollBack() {
    reset()
    matching.rollBack()
    order.rollBack()
    blocks.rollBack()
  }

  /// The same basis, with empty scratch.
  func copy() -> Basis {
    var copy = Basis()
    copy.matching = matching.copy()
    copy.order = order.copy()
    copy.blocks = blocks.copy()
    copy.extend(columns: matching.count, rows: matching.rowCount)
    return copy
  }
}
