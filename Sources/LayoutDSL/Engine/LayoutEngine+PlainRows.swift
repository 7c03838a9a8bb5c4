// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of whole tables, which the first pass writes, and whoever joins a tree.
extension LayoutEngine {
  /// Writes the rows of an item that have none yet.
  func lowerTable(of item: ItemState) {
    guard item.engineSlot.solver == identity else { return }
    if pending.isFromScratch { return lowerTableInOrder(of: item) }
    var slot: Int32 = 0
    while slot < item.table.slotCount {
      if !lowerPlainly(item, slot) {
        update(ConstraintReference(item, slot))
        // What was asked for the row may have moved the item, or ended the pass.
        if item.engineSlot.solver != identity || pass.isDismissed { return }
      }
      slot += 1
    }
  }

  /// Writes the rows of an item in the order of activation: slots tell which rows were there before.
  private func lowerTableInOrder(of item: ItemState) {
    var rows: [ConstraintReference] = []
    item.forEachRow { rows.append($0) }
    rows.sort(by: ConstraintReference.inOrder)
    for row in rows {
      update(row)
      if item.engineSlot.solver != identity || pass.isDismissed { return }
    }
  }

  /// Whose a row is.
  ///
  /// The first variable of a plain row is one of the item in whose table the constraint stands.
  ///
  /// - Complexity: O(variables of the row); see ``ConstraintTable/slot(of:)``.
  func owner(of handle: ConstraintHandle) -> RowBook.Owner {
    let owner = book.owner(of: handle)
    guard case .nobody = owner, let place = items(in: handle).first,
      let item = items.state(at: place), item.engineSlot.solver == identity,
      let slot = item.table.slot(of: handle)
    else { return owner }
    return .constraint(ConstraintReference(item, slot))
  }

  /// Writes a row between two items that take part and whose places are read where they are, in which
  /// nothing but their quantities counts, as nearly all are; false if it is another.
  ///
  /// ``ConstraintLowering`` comes to the same for them; it asks the two sides one by one for all that may
  /// count, which takes several times as long.
  ///
  /// No code of a caller runs here.
  @inline(__always)
  private func lowerPlainly(_ item: ItemState, _ slot: Int32) -> Bool {
    let row = item.table[slot]
    guard row.isPlain || item.isPlain(row: slot), row.firstAttribute != .notAnAttribute,
      row.priority > 0, row.engine.isNew,
      item.engineSlot.index >= 0
    else { return false }
    let first = PlainForm(row.firstAttribute)
    var terms = PlainTerms()
    if first.isLocation, row.host != .parent { return false }
    first.append(to: &terms, items.columns(at: item.engineSlot.index), times: 1)
    if let second = unsafe row.storedSecond {
      if row.secondAttribute == .notAnAttribute { return false }
      let isWritten = unsafe second._withUnsafeGuaranteedRef { second in
        if second === item || !second.engineSlot.isPlaced(in: identity) { return false }
        var form = PlainForm(row.secondAttribute)
        if form.isLocation {
          if second === item.parent {
            // Its own left and top are where its alignment rectangle has them, and its scrolled content.
            if items.hasAlignments || second.hasScrollArea { return false }
            form.isLocation = false
          } else if row.host != .parent || second.parent !== item.parent {
            return false
          }
        }
        form.append(to: &terms, items.columns(at: second.engineSlot.index), times: -1)
        return true
      }
      if !isWritten { return false }
    } else if first.isLocation {
      return false
    }
    let handle = try? book.add(
      terms.row, constant: -row.leftToRight, row.relation, at: Strength(row.priority),
      of: .nobody)
    guard let handle else { return false }
    counter.count(\.termsWritten, terms.count)
    counter.count(\.constraintsLowered)
    item[row: slot].setEngine(EngineRow(handle, in: .leftToRight))
    return true
  }
}

extension ItemState {
  /// Whether what a row has that few have is no part of its equation, which is plain otherwise.
  @inline(never)
  func isPlain(row slot: Int32) -> Bool {
    table[slot].isPlainButForExtras && table.extras(of: slot)?.multiplier == 1
  }

  /// How many quantities a row mentions if it is as plain as nearly all are.
  func termCount(ofRow slot: Int32) -> Int {
    let row = table[slot]
    let first = PlainForm(row.firstAttribute).count
    guard let second = row.second else { return first }
    let form = PlainForm(row.secondAttribute)
    return first + (second === parent && form.isLocation ? form.count - 1 : form.count)
  }
}

/// An attribute that is a side, an extent or a centre, as ``AttributeForm`` has it.
private struct PlainForm {
  /// 0 for left and width, 1 for top and height.
  private let axis: Int

  /// How much of the extent takes part.
  private let fraction: Double

  /// Whether the origin takes part.
  var isLocation: Bool

  @inline(__always)
  init(_ attribute: LayoutConstraint.Attribute) {
    // Sets of attributes are words with a bit for each: one test instead of a comparison for each.
    let attribute = Self.bit(attribute)
    let upright = Self.bit(.top) | Self.bit(.bottom) | Self.bit(.height) | Self.bit(.centerY)
    let extents = Self.bit(.width) | Self.bit(.height)
    // The other margins have no extent either, but rows about them are written elsewhere.
    let margins = Self.bit(.leftMargin) | Self.bit(.topMargin) | Self.bit(.leadingMargin)
    let origins =
      Self.bit(.left) | Self.bit(.top) | Self.bit(.leading) | Self.bit(.firstBaseline) | margins
    let centers = Self.bit(.centerX) | Self.bit(.centerY)
    axis = attribute & upright != 0 ? 1 : 0
    isLocation = attribute & extents == 0
    fraction = attribute & origins != 0 ? 0 : attribute & centers != 0 ? 0.5 : 1
  }

  @inline(__always)
  private static func bit(_ attribute: LayoutConstraint.Attribute) -> Int {
    1 &<< attribute.rawValue
  }

  /// How many quantities take part.
  var count: Int { (isLocation ? 1 : 0) + (fraction != 0 ? 1 : 0) }

  /// Adds the form's quantities to a row.
  @inline(__always)
  func append(to terms: inout PlainTerms, _ columns: SIMD4<Int32>, times factor: Double) {
    if isLocation { terms.append(columns[axis], factor) }
    if fraction != 0 { terms.append(columns[axis + 2], factor * fraction) }
  }
}

/// The quantities of two plain attributes.
private struct PlainTerms {
  private var columns = SIMD4<Int32>()
  private var coefficients = SIMD4<Double>()
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ column: Int32, _ coefficient: Double) {
    columns[count] = column
    coefficients[count] = coefficient
    count += 1
  }

  /// The terms for the solver; every attribute has a coefficient of 1, and none is larger.
  var row: ShortRow {
    @inline(__always) get { ShortRow(columns, coefficients, count: count, largest: 1) }
  }
}
