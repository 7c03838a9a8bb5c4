// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A reference to an active constraint by its first item and its slot in that item's table.
///
/// A reference may outlast its constraint. It then refers to an empty slot or to a later constraint in the same
/// slot. Check ``isUsed``, and store a reference only where a later constraint does no harm.
struct ConstraintReference: Hashable {
  let first: ItemState
  let slot: Int32

  @inline(__always)
  init(_ first: ItemState, _ slot: Int32) {
    self.first = first
    self.slot = slot
  }

  /// Whether the slot has a constraint.
  @inline(__always)
  var isUsed: Bool { first.table.isUsed(slot) }

  /// Whether `row` was read from this constraint, not from an earlier one that callers' code has replaced in the slot.
  func stillHolds(_ row: ConstraintRow) -> Bool { isUsed && self.row.isSame(as: row) }

  /// The constraint as a value.
  var row: ConstraintRow {
    @inline(__always) get { first.table[slot] }
    @inline(__always) nonmutating _modify { yield &first[row: slot] }
  }

  /// The engine's data of the row.
  var engineRow: EngineRow {
    @inline(__always) get { row.engine }
    @inline(__always) nonmutating set { row.setEngine(newValue) }
  }

  /// The constraint's rare properties; nil if it has none.
  var extras: ConstraintExtras? {
    @inline(__always) get { first.table.extras(of: slot) }
  }

  /// The multiplier of the second attribute.
  var multiplier: Double {
    @inline(__always) get { extras?.multiplier ?? 1 }
  }

  /// The origins of distances, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { extras?.origins }

  /// Returns the constant for text that runs in `direction`.
  @inline(__always)
  func constant(in direction: LayoutDirection) -> Double {
    let row = row
    if direction == .leftToRight || !row.hasExtras { return row.leftToRight }
    return extras?.rightToLeft ?? row.leftToRight
  }

  /// The object of the constraint, made if none exists.
  var object: LayoutConstraint {
    makeRowObjectsOfHandle()
    return extras?.object ?? LayoutConstraint(self)
  }

  /// Makes the handle of the constraint's chain collect its rows, if it has not done so yet.
  private func makeRowObjectsOfHandle() {
    if row.hasPendingHandle { first.makeRowObjects(ofChain: row.chain) }
  }

  /// The view that hosts the constraint.
  var hostView: LayoutView? { host?.view }

  /// The item of that view.
  var host: ItemState? {
    switch row.host {
    case .none: nil
    case .own: first
    case .parent: first.parent
    case .far: extras?.host
    }
  }

  /// The position in the tree's order of activation.
  var activationOrder: Int { first.ownView?.storedContext?.order(of: row.number) ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: ConstraintReference, _ right: ConstraintReference) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// Whether the constraint involves `item` other than as its first item.
  func mentions(_ item: ItemState) -> Bool {
    let row = row
    if row.hasSecond(item) { return true }
    return row.mentionsDistances && origins?.all.contains { $0.item === item } == true
  }

  /// Whether an item other than the first no longer exists.
  private var isTargetGone: Bool {
    let row = row
    if row.targetKind == .item, row.second?.isGone == true { return true }
    return row.mentionsDistances && origins?.hasEnded == true
  }

  var sides: [(item: ItemState, attribute: LayoutConstraint.Attribute)] {
    let row = row
    let origins = origins?.all.map { ($0.item, $0.attribute) } ?? []
    return [(first, row.firstAttribute)] + (row.second.map { [($0, row.secondAttribute)] } ?? [])
      + origins
  }

  /// Deactivates the constraint.
  ///
  /// If the target no longer exists, that is recorded as a mistake.
  func uninstall() {
    guard isUsed else { return }
    makeRowObjectsOfHandle()
    hostView?.treeEngine?.constraintDeactivated(self)
    let isReported = isTargetGone && !first.isGone
    let object = isReported ? object : extras?.object
    let owner: Constraint? =
      if isReported, let object, row.chain != 0 { Constraint(of: object) } else { extras?.owner }
    let target = row.second
    target?.noteRemovedUse()
    host?.noteRemovedUse()
    for origin in origins?.all ?? [] { origin.item.noteRemovedUse() }
    let gone = first.removeRow(slot)
    if let object {
      object.becomeInactive(storing: gone.row, gone.extras, target)
      if isReported { object.report(object.deadTargetMistake, at: .activation, of: owner) }
    }
    owner?.rowWasUninstalled()
  }
}
