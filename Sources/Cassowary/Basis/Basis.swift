// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The tight elements, one for each variable, in an order in which each determines its variable.
///
/// *n* elements with residual zero determine *n* values: rows, and for the rest stays and lower
/// bounds. No tableau is ever written out. The elements are a matching with the variables; a
/// variable depends on the others in its row, and the order keeps every variable behind what it
/// depends on. Variables that depend on one another form a block, solved together.
///
/// What is asked of it: values from the elements (forward, ``propagate(_:_:_:)``), a row in terms of
/// the elements (backward, ``express(_:_:)``), how values move when an element is left
/// (``findDirection(leaving:step:_:)``), and to exchange one element for another.
///
/// - Invariant: a variable comes after those that its row mentions, or shares a block with them.
struct Basis: ~Copyable {
  var matching = Matching()
  var order = NodeOrder()
  var blocks = BlockStore()
  var scratch = BlockScratch()
  var visits = VisitQueue()

  var pivotRow = PivotRow()
  /// The pivot row of a dual step while another exchange is made along the way; empty otherwise.
  private(set) var heldRow = PivotRow()
  var direction = Direction()
  var search = OrderSearch()
  var paths = PathSearch()

  /// Values computed by forward solves, elements gone through by backward ones, and what else was gone through: by
  /// directions, and to factorise blocks.
  private(set) var counts = (values: 0, elements: 0, others: 0)

  /// What was gone through in all.
  var work: Int { counts.values &+ counts.elements &+ counts.others }

  /// Raised when the elements turn out singular, or their order wrong; they must be chosen anew.
  private(set) var isSingular = false

  mutating func noteSingular() { isSingular = true }

  @inline(__always)
  mutating func countValue() { counts.values &+= 1 }

  /// Counts the factorisation of a block, in which each member costs as much as several elements elsewhere.
  mutating func countFactorization(of memberCount: Int) { counts.others &+= 8 * memberCount }

  /// Makes room for variables, which stand with their stays, and for rows, which are slack.
  ///
  /// - Complexity: O(what was added).
  mutating func extend(columns: Int, rows: Int) {
    matching.extend(columns: columns, rows: rows)
    order.addNodes(upTo: columns)
    visits.extend(to: columns)
    search.extend(to: columns)
  }

  /// Puts a node on the way of a forward solve.
  @inline(__always)
  mutating func visit(_ node: Int) {
    visits.insert(node, key: order.label(node))
  }

  /// Whether a variable depends on no other: its element mentions none, and no block has it.
  ///
  /// A block keeps a member whose element has changed to one that mentions no other, until it is looked at.
  @inline(__always)
  func dependsOnNone(_ column: Int, _ matrix: MatrixView) -> Bool {
    let element = matching.element(column)
    return (!element.isRow || matrix.rows[element.row].count <= 1) && blocks.block(column) < 0
  }

  /// Puts a variable on the way that the solve begins with; one that depends on no other need not wait for its
  /// turn.
  @inline(__always)
  mutating func visitFirst(_ column: Int, _ matrix: MatrixView) {
    if dependsOnNone(column, matrix) {
      visits.insertReady(column)
    } else {
      visit(blocks.node(column))
    }
  }

  /// Begins visits in the basis' order.
  mutating func beginVisits() { visits.begin() }

  /// The next node that was put on the way; nil if there is none.
  mutating func nextVisit() -> Int? {
    let node = visits.pop(along: order.view)
    if visits.isExhausted { noteSingular() }
    return node
  }

  /// Puts an element with a variable in place of the one that is there; the caller sees to the order
  /// by ``repairOrder(_:_:)`` or ``placeLast(_:)``.
  ///
  /// - Parameter pivot: the coefficient of the variable in the element.
  @inline(__always)
  mutating func match(_ element: BasisElement, with column: Int, pivot: Double) {
    matching.place(element, at: column, pivot: pivot)
  }

  /// Leaves a variable that stands alone to its stay, which may stand anywhere in the order.
  mutating func leaveToStay(_ column: Int) { match(.stay(column), with: column, pivot: 1) }

  /// Notes that rows came, left or changed: directions that were kept are no longer good, even with
  /// the same elements.
  mutating func noteRowsChanged() { matching.noteChange() }

  /// Forgets the result of ``findDirection(leaving:step:_:)``.
  mutating func clearDirection() {
    counts.others &+= direction.speeds.count &+ direction.rows.count
    direction.clear()
  }

  /// Forgets the result of a backward solve.
  mutating func clearPivotRow() {
    counts.elements &+= pivotRow.count
    pivotRow.clear()
  }

  /// Sets the pivot row aside for an exchange along the way; ``resumePivotRow(exchanging:)`` takes it back.
  mutating func holdPivotRow() { swap(&pivotRow, &heldRow) }

  /// Takes the pivot row back that was set aside, and forgets the one that stands in its place.
  ///
  /// - Parameter column: The variable whose element was exchanged meanwhile for the one that the pivot row in
  ///   between is of; nil if none was.
  mutating func resumePivotRow(exchanging column: Int?) {
    if let column { heldRow.exchange(column, for: pivotRow) }
    clearPivotRow()
    swap(&pivotRow, &heldRow)
  }

  /// Gives back the memory that only a solve that pivots needs.
  mutating func release() {
    pivotRow = PivotRow()
    heldRow = PivotRow()
  }

  /// Leaves every variable to its stay, in the order of declaration.
  mutating func clear() {
    order.beginRebuild()
    for column in 0..<matching.count {
      if blocks.block(column) >= 0 { blocks.dissolve(blocks.block(column)) }
      matching.place(.stay(column), at: column, pivot: 1)
      order.append(column)
    }
  }

  /// Empties what a solve that was broken off has left.
  mutating func reset() {
    isSingular = false
    visits.removeAll()
    pivotRow.removeAll()
    heldRow.removeAll()
    direction.clear()
    search.reset()
  }

  /// Whether no solve has left anything behind.
  var isClean: Bool {
    visits.isEmpty && pivotRow.count == 0 && heldRow.count == 0 && direction.speeds.count == 0
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
