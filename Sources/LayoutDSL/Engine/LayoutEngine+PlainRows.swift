// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of whole tables: those of the first pass, and of items that join a tree.
extension LayoutEngine {
  /// Writes the rows of an item that have none yet.
  func lowerTable(of item: ItemState) {
    guard item.engineSlot.solver == identity else { return }
    if pending.isFromScratch { return lowerTableInOrder(of: item) }
    var slot: Int32 = 0
    while slot < item.table.slotCount {
      if !lowerPlainly(item, slot) {
        update(ConstraintReference(item, slot))
        // Callers' code that ran for the row may have moved the item, or ended the pass.
        if item.engineSlot.solver != identity || pass.isDismissed { return }
      }
      slot += 1
    }
  }

  /// Writes the rows of an item in the order of activation: the order of slots depends on former rows.
  private func lowerTableInOrder(of item: ItemState) {
    var rows: [ConstraintReference] = []
    item.forEachRow { rows.append($0) }
    rows.sort(by: ConstraintReference.inOrder)
    for row in rows {
      update(row)
      if item.engineSlot.solver != identity || pass.isDismissed { return }
    }
  }

  /// Returns the owner of a row.
  ///
  /// The first variable of a plain row belongs to the item whose table has the constraint.
  ///
  /// - Complexity: O(variables of the row); see ``ConstraintTable/slot(of:)``.
  func owner(of handle: ConstraintHandle) -> RowBook.Owner {
    let owner = book.owner(of: handle)
    guard case .noOwner = owner, let index = indices(in: handle).first,
      let item = items.state(at: index), item.engineSlot.solver == identity,
      let slot = item.table.slot(of: handle)
    else { return owner }
    return .constraint(ConstraintReference(item, slot))
  }

  /// Writes a row that depends only on quantities of items that take part, in one coordinate system; false for others.
  ///
  /// ``ConstraintLowering`` writes the same row, but checks both sides for everything else that may matter, which takes
  /// several times as long.
  ///
  /// No callers' code runs here.
  @inline(__always)
  private func lowerPlainly(_ item: ItemState, _ slot: Int32) -> Bool {
    let row = item.table[slot]
    guard row.isPlain || item.isPlain(row: slot), row.priority > 0, row.engine.isNew,
      item.engineSlot.index >= 0, let first = AttributeForm(row.firstAttribute)
    else { return false }
    if first.isLocation, row.host != .parent { return false }
    var terms = PlainTerms()
    terms.add(first, items.columns(at: item.engineSlot.index), times: 1)
    if let second = unsafe row.storedSecond {
      guard let form = AttributeForm(row.secondAttribute) else { return false }
      let isWritten = unsafe second._withUnsafeGuaranteedRef { second in
        if second === item || !second.engineSlot.hasIndex(in: identity) { return false }
        let isSuperview = second === item.parent
        if form.isLocation {
          if isSuperview {
            // In its own coordinates its left and top depend on its alignment rectangle and its scroll offset.
            if items.hasAlignments || second.hasScrollArea { return false }
          } else if row.host != .parent || second.parent !== item.parent {
            return false
          }
        }
        terms.add(
          isSuperview ? form.withoutOrigin : form, items.columns(at: second.engineSlot.index),
          times: -1)
        return true
      }
      if !isWritten { return false }
    } else if first.isLocation {
      return false
    }
    let handle = try? book.add(
      terms.row, constant: -row.leftToRight, row.relation, at: Strength(row.priority),
      of: .noOwner)
    guard let handle else { return false }
    counter.count(\.termsWritten, terms.count)
    counter.count(\.constraintsLowered)
    item[row: slot].setEngine(EngineRow(handle, in: .leftToRight))
    return true
  }
}

extension ItemState {
  /// Whether a row is plain except for extras that are no part of its equation.
  @inline(never)
  func isPlain(row slot: Int32) -> Bool {
    table[slot].isPlainButForExtras && table.extras(of: slot)?.multiplier == 1
  }

  /// Returns how many quantities a row mentions, if it is as plain as nearly all rows are.
  func termCount(ofRow slot: Int32) -> Int {
    let row = table[slot]
    let first = AttributeForm(row.firstAttribute)?.count ?? 0
    guard let second = row.second, let form = AttributeForm(row.secondAttribute) else {
      return first
    }
    return first + (second === parent && form.isLocation ? form.count - 1 : form.count)
  }
}

extension AttributeForm {
  /// How many quantities of its item take part.
  fileprivate var count: Int { (isLocation ? 1 : 0) + (fraction != 0 ? 1 : 0) }
}

/// The quantities of two plain attributes.
private struct PlainTerms {
  private var columns = SIMD4<Int32>()
  private var coefficients = SIMD4<Double>()
  private(set) var count = 0

  /// Adds the quantities of an attribute of the item whose columns are given.
  @inline(__always)
  mutating func add(_ form: AttributeForm, _ columns: SIMD4<Int32>, times factor: Double) {
    let index = form.axis == .horizontal ? 0 : 1
    if form.isLocation { append(columns[index], factor) }
    if form.fraction != 0 { append(columns[index + 2], factor * form.fraction) }
  }

  @inline(__always)
  private mutating func append(_ column: Int32, _ coefficient: Double) {
    columns[count] = column
    coefficients[count] = coefficient
    count += 1
  }

  /// The terms for the solver; every attribute has a coefficient of 1, and none is larger.
  var row: ShortRow {
    @inline(__always) get { ShortRow(columns, coefficients, count: count, largest: 1) }
  }
}
