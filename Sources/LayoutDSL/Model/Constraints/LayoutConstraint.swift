// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One equation or inequality between two attributes:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
///
/// What ``Constraint`` is made of, and what UIKit calls NSLayoutConstraint. It does not keep
/// its items alive. An active constraint needs nobody to keep it: one that was activated as an object is kept
/// until it is deactivated, and may be held weakly; of others, those of `snp` blocks, whoever asks a view for its
/// constraints gets the same objects as long as somebody holds them.
public final class LayoutConstraint {
  /// Where the second item comes from.
  enum TargetKind: UInt8 {
    /// There is none: the first attribute is compared with the constant.
    case none

    /// The item that the constraint was made with, and no other when it is gone.
    case item

    /// The superview that the first item has when the constraint is activated.
    case superview
  }

  let first: ItemState

  /// Where the row stands in the table of the first item; -1 while the constraint is not active.
  private var slot: Int32 = -1

  /// The row while the constraint is not active, what it has that few have, and its target.
  private var ownRow: ConstraintRow
  private var ownExtras: ConstraintExtras?
  private var ownTarget: ItemState?

  /// Makes an inactive constraint.
  init(_ first: ItemState, _ row: ConstraintRow, _ extras: ConstraintExtras?) {
    self.first = first
    ownRow = row
    ownExtras = extras
    ownTarget = row.second
  }

  /// Makes the object that speaks for an active constraint which has none.
  init(_ reference: ConstraintReference) {
    first = reference.first
    slot = reference.slot
    ownRow = reference.row
    first.makeExtras(ofRow: slot).object = self
  }

  deinit {
    if slot >= 0 { first.table.extras(of: slot)?.object = nil }
  }

  /// The constraint as a value.
  var row: ConstraintRow { slot < 0 ? ownRow : first.table[slot] }

  /// What few constraints have.
  var extras: ConstraintExtras? { slot < 0 ? ownExtras : first.table.extras(of: slot) }

  private func makeExtras() -> ConstraintExtras {
    slot >= 0 ? first.makeExtras(ofRow: slot) : ownExtras.orMade(ConstraintExtras())
  }

  /// The place of the row; nil while the constraint is not active.
  var reference: ConstraintReference? { slot < 0 ? nil : ConstraintReference(first, slot) }

  /// Changes the row where it stands; whoever has to know of it is not told.
  private func change(_ change: (inout ConstraintRow) -> Void) {
    if slot < 0 { change(&ownRow) } else { change(&first[row: slot]) }
  }

  /// Installs the constraint at a place, last in the order of activation.
  func install(at place: ConstraintPlace) {
    guard slot < 0, let own = first.ownView, let context = place.context else { return }
    let extras = makeExtras()
    extras.object = self
    extras.keepObject()
    slot = first.install(ownRow, ownExtras, at: place, of: own, in: context)
    (ownExtras, ownTarget) = (nil, nil)
  }

  /// Takes the row back that was taken out of the table.
  func takeBack(_ row: ConstraintRow, _ extras: ConstraintExtras?, _ target: ItemState?) {
    slot = -1
    extras?.releaseObject()
    (ownRow, ownExtras) = (row, extras)
    ownTarget = row.targetKind == .item ? target : nil
  }

  /// Takes the constraint out.
  func uninstall() { reference?.uninstall() }

  /// The attribute on the left.
  public var firstAttribute: Attribute { row.firstAttribute }

  /// How the two sides compare.
  public var relation: Relation { row.relation }

  /// The attribute on the right; ``Attribute/notAnAttribute`` if there is no second item.
  public var secondAttribute: Attribute { row.secondAttribute }

  /// What the second attribute is multiplied by.
  public var multiplier: Double { extras?.multiplier ?? 1 }

  /// A name for messages.
  public var identifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { makeExtras().setIdentifier(newValue) } }
  }

  /// What messages call the constraint: SnapKit's name of ``identifier``.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Whether an archive is to have the constraint.
  ///
  /// It is kept and changes nothing, for there are no archives. It mirrors UIKit's property.
  public var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { if newValue || extras != nil { makeExtras().setShouldBeArchived(newValue) } }
  }

  /// Whether the constraint is installed.
  var isInstalled: Bool { slot >= 0 }

  /// The handle that the constraint belongs to, if there is one.
  ///
  /// A handle takes itself out of its rows at its end, and of rows that it drops.
  var owner: Constraint? {
    get { extras?.owner }
    set {
      if newValue != nil { change { $0.leaveChain() } }
      if newValue != nil || extras != nil { makeExtras().owner = newValue }
    }
  }

  /// What has been wrong since the constraint was made, and keeps it inactive.
  var initialMistake: RecordedMistake? {
    get { extras?.initialMistake }
    set { if newValue != nil || extras != nil { makeExtras().setInitialMistake(newValue) } }
  }

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { extras?.origins }

  var priorityValue: Float { row.priority }

  /// The constant before it is told the direction of text.
  var directedConstant: DirectedConstant {
    DirectedConstant(leftToRight: row.leftToRight, rightToLeft: extras?.rightToLeft)
  }

  /// Where the constraint was written.
  var location: SourceLocation {
    get { SourceLocation(fileID: first.file(row.file), line: UInt(row.line)) }
    set {
      let file = first.number(ofFile: newValue.fileID)
      change { $0.setPlace(file, newValue.number) }
    }
  }

  /// The place in the order of activation among the constraints of the tree; 0 if inactive.
  var activationOrder: Int { reference?.activationOrder ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: LayoutConstraint, _ right: LayoutConstraint) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// The view that lists the constraint while it is active.
  var hostView: LayoutView? { reference?.hostView }

  /// The second item, if the constraint was made with it.
  var target: ItemState? { row.targetKind == .item ? row.second : nil }

  /// The second item: while inactive, the one that an activation now would find.
  var second: ItemState? {
    let row = row
    return row.targetKind != .superview || isInstalled
      ? row.second : first.impliedTarget?.itemState
  }

  /// Whether an item other than the first is gone for good.
  var isTargetGone: Bool {
    target?.isGone == true || origins?.hasEnded == true
  }

  /// Replaces the constant without checking it.
  func setConstant(_ constant: DirectedConstant) {
    guard constant != directedConstant else { return }
    change { $0.setConstant(constant) }
    if constant.followsDirection {
      makeExtras().setRightToLeft(constant.rightToLeft)
    } else {
      extras?.setRightToLeft(nil)
    }
    if let reference { hostView?.treeEngine?.constraintChanged(reference, .constant) }
  }

  /// Replaces the constant by what `constant` is worth for the constraint.
  func setConstant(_ constant: ConstraintConstant) {
    setConstant(DirectedConstant(constant, for: constantAttribute))
  }

  /// Replaces the priority without checking it.
  func setPriorityValue(_ priority: Float) {
    guard priority != priorityValue else { return }
    change { $0.setPriority(priority) }
    if let reference { hostView?.treeEngine?.constraintChanged(reference, .priority) }
  }
}
