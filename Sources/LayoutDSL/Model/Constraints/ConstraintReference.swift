// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Names an active constraint by its first item and its slot in that item's table.
///
/// It may outlast the constraint, and then name nothing, or another one: ask ``isUsed``, and keep one
/// only where that does no harm.
struct ConstraintReference: Hashable {
  let first: ItemState
  let slot: Int32

  @inline(__always)
  init(_ first: ItemState, _ slot: Int32) {
    self.first = first
    self.slot = slot
  }

  /// Whether there is a constraint.
  @inline(__always)
  var isUsed: Bool { first.table.isUsed(slot) }

  /// Whether the constraint is the one that `row` was read from: callers' code may have taken it out, and
  /// another may have its slot by now.
  func isStill(_ row: ConstraintRow) -> Bool { isUsed && self.row.isSame(as: row) }

  /// The constraint as a value.
  var row: ConstraintRow {
    @inline(__always) get { first.table[slot] }
    @inline(__always) nonmutating _modify { yield &first[row: slot] }
  }

  /// What an engine keeps of the row.
  var engineRow: EngineRow {
    @inline(__always) get { row.engine }
    @inline(__always) nonmutating set { row.setEngine(newValue) }
  }

  /// What few constraints have.
  var extras: ConstraintExtras? {
    @inline(__always) get { first.table.extras(of: slot) }
  }

  /// What the second attribute is multiplied by.
  var multiplier: Double {
    @inline(__always) get { extras?.multiplier ?? 1 }
  }

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { extras?.origins }

  /// The constant where text runs in `direction`.
  @inline(__always)
  func constant(in direction: LayoutDirection) -> Double {
    let row = row
    if direction == .leftToRight || !row.hasExtras { return row.leftToRight }
    return extras?.rightToLeft ?? row.leftToRight
  }

  /// The object that speaks for the constraint, made now if nobody holds one.
  var object: LayoutConstraint {
    meetHandle()
    return extras?.object ?? LayoutConstraint(self)
  }

  /// Lets the handle of the chain that the constraint is of have its rows.
  private func meetHandle() {
    if row.hasHandle { first.takeRows(ofChain: row.chain) }
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

  /// The place in the order of activation among the constraints of the tree.
  var activationOrder: Int { first.ownView?.storedContext?.order(of: row.number) ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: ConstraintReference, _ right: ConstraintReference) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// Whether the constraint speaks of an item besides the first.
  func mentions(_ item: ItemState) -> Bool {
    let row = row
    if row.isAbout(item) { return true }
    return row.mentionsDistances && origins?.all.contains { $0.item === item } == true
  }

  /// Whether an item other than the first is gone for good.
  private var isTargetGone: Bool {
    let row = row
    if row.targetKind == .item, row.second?.isGone == true { return true }
    return row.mentionsDistances && origins?.hasEnded == true
  }

  /// Every item and attribute that the equation is about.
  var places: [(item: ItemState, attribute: LayoutConstraint.Attribute)] {
    let row = row
    let origins = origins?.all.map { ($0.item, $0.attribute) } ?? []
    return [(first, row.firstAttribute)] + (row.second.map { [($0, row.secondAttribute)] } ?? [])
      + origins
  }

  /// Takes the constraint out.
  ///
  /// If its target is gone, that is recorded.
  func uninstall() {
    guard isUsed else { return }
    meetHandle()
    hostView?.treeEngine?.constraintDeactivated(self)
    let isReported = isTargetGone && !first.isGone
    let object = isReported ? object : extras?.object
    let owner: Constraint? =
      if isReported, let object, row.chain != 0 { Constraint(of: object) } else { extras?.owner }
    let target = row.second
    target?.noteLostUse()
    host?.noteLostUse()
    for origin in origins?.all ?? [] { origin.item.noteLostUse() }
    let gone = first.takeRow(slot)
    if let object {
      object.takeBack(gone.row, gone.extras, target)
      if isReported { object.report(object.deadTargetMistake, at: .activation, of: owner) }
    }
    owner?.rowWasUninstalled()
  }
}
