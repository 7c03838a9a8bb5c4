// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One equation or inequality between two attributes:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
///
/// A ``Constraint`` consists of these; UIKit calls them NSLayoutConstraint. A constraint does not keep its items
/// alive. An active constraint needs no strong reference: one activated as an object is retained until it is
/// deactivated, so you may hold it weakly. For a constraint made by an `snp` block, a view creates the object on
/// request and returns the same object as long as one is held.
public final class LayoutConstraint {
  /// The source of the second item.
  enum TargetKind: UInt8 {
    /// No second item: the first attribute is compared with the constant.
    case none

    /// The item with which the constraint was made, and no other once that is gone.
    case item

    /// The first item's superview at activation.
    case superview
  }

  let first: ItemState

  /// The slot of the row in the table of the first item; -1 while the constraint is inactive.
  private var slot: Int32 = -1

  /// The row, its rare properties and its target while the constraint is inactive.
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

  /// Makes the object of an active constraint that has none.
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

  /// The rare properties of the constraint; nil if it has none.
  var extras: ConstraintExtras? { slot < 0 ? ownExtras : first.table.extras(of: slot) }

  private func makeExtras() -> ConstraintExtras {
    slot >= 0 ? first.makeExtras(ofRow: slot) : ownExtras.getOrInsert(ConstraintExtras())
  }

  /// The reference to the row; nil while the constraint is inactive.
  var reference: ConstraintReference? { slot < 0 ? nil : ConstraintReference(first, slot) }

  /// Changes the row in place, without notifying the engine.
  private func change(_ change: (inout ConstraintRow) -> Void) {
    if slot < 0 { change(&ownRow) } else { change(&first[row: slot]) }
  }

  /// Installs the constraint at a site, last in the order of activation.
  func install(at site: ConstraintSite) {
    guard slot < 0, let own = first.ownView, let context = site.context else { return }
    let extras = makeExtras()
    extras.object = self
    extras.keepObject()
    slot = first.install(ownRow, ownExtras, at: site, of: own, in: context)
    (ownExtras, ownTarget) = (nil, nil)
  }

  /// Stores the row that was removed from the table.
  func becomeInactive(storing row: ConstraintRow, _ extras: ConstraintExtras?, _ target: ItemState?)
  {
    slot = -1
    extras?.releaseObject()
    (ownRow, ownExtras) = (row, extras)
    ownTarget = row.targetKind == .item ? target : nil
  }

  /// Deactivates the constraint.
  func uninstall() { reference?.uninstall() }

  /// The attribute on the left.
  public var firstAttribute: Attribute { row.firstAttribute }

  /// The relation between the two sides.
  public var relation: Relation { row.relation }

  /// The attribute on the right; ``Attribute/notAnAttribute`` if there is no second item.
  public var secondAttribute: Attribute { row.secondAttribute }

  /// The multiplier of the second attribute.
  public var multiplier: Double { extras?.multiplier ?? 1 }

  /// The name that identifies the constraint in messages.
  public var identifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { makeExtras().setIdentifier(newValue) } }
  }

  /// The name of the constraint in messages: SnapKit's name of ``identifier``.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Whether the constraint should be archived.
  ///
  /// The value is stored but has no effect, because there are no archives. Mirrors UIKit's property.
  public var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { if newValue || extras != nil { makeExtras().setShouldBeArchived(newValue) } }
  }

  /// Whether the constraint is installed.
  var isInstalled: Bool { slot >= 0 }

  /// The handle that the constraint belongs to; nil if none.
  ///
  /// A handle that ends or drops rows clears this property in its rows.
  var owner: Constraint? {
    get { extras?.owner }
    set {
      if newValue != nil { change { $0.clearChain() } }
      if newValue != nil || extras != nil { makeExtras().owner = newValue }
    }
  }

  /// The mistake with which the constraint was made, which prevents activation.
  var initialMistake: RecordedMistake? {
    get { extras?.initialMistake }
    set { if newValue != nil || extras != nil { makeExtras().setInitialMistake(newValue) } }
  }

  /// The origins of distances, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { extras?.origins }

  var priorityValue: Float { row.priority }

  /// The constant for both directions of text.
  var directedConstant: DirectedConstant {
    DirectedConstant(leftToRight: row.leftToRight, rightToLeft: extras?.rightToLeft)
  }

  var location: SourceLocation {
    get { SourceLocation(fileID: first.file(row.file), line: UInt(row.line)) }
    set {
      let file = first.number(ofFile: newValue.fileID)
      change { $0.setLocation(file, newValue.number) }
    }
  }

  /// The position in the tree's order of activation; 0 if inactive.
  var activationOrder: Int { reference?.activationOrder ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: LayoutConstraint, _ right: LayoutConstraint) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// The view that lists the constraint while it is active.
  var hostView: LayoutView? { reference?.hostView }

  /// The second item, if the constraint was made with one.
  var target: ItemState? { row.targetKind == .item ? row.second : nil }

  /// The second item; for an inactive constraint, the item that activation would use now.
  var second: ItemState? {
    let row = row
    return row.targetKind != .superview || isInstalled
      ? row.second : first.impliedTarget?.itemState
  }

  /// Whether an item other than the first no longer exists.
  var isTargetGone: Bool {
    target?.isGone == true || origins?.hasEnded == true
  }

  /// Replaces the constant without validating it.
  func setConstant(_ constant: DirectedConstant) {
    guard constant != directedConstant else { return }
    let followedDirection = row.followsDirection
    change { $0.setConstant(constant) }
    if constant.followsDirection {
      makeExtras().setRightToLeft(constant.rightToLeft)
    } else {
      extras?.setRightToLeft(nil)
    }
    guard let reference else { return }
    // The direction for which the row was written is kept up to date only while the row follows it.
    let work: EngineWork = row.followsDirection == followedDirection ? .constant : .structure
    hostView?.treeEngine?.constraintChanged(reference, work)
  }

  /// Replaces the constant by the value of `constant` for the constraint's attribute.
  func setConstant(_ constant: ConstraintConstant) {
    setConstant(DirectedConstant(constant, for: constantAttribute))
  }

  /// Replaces the priority without validating it.
  func setPriorityValue(_ priority: Float) {
    guard priority != priorityValue else { return }
    change { $0.setPriority(priority) }
    if let reference { hostView?.treeEngine?.constraintChanged(reference, .priority) }
  }
}
