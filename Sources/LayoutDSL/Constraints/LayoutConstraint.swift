// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One equation or inequality between two attributes:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
///
/// What ``Constraint`` is made of, and what UIKit calls NSLayoutConstraint. It does not keep
/// its items alive.
public final class LayoutConstraint {
  /// Where the second item comes from.
  enum Target {
    /// There is none: the first attribute is compared with the constant.
    case none

    /// This item, and no other when it is gone.
    case item(ItemState)

    /// The superview that the first item has when the constraint is activated.
    case superview
  }

  // What a pass reads stands together at the beginning: there are many constraints, far apart.

  let first: ItemState

  /// While the constraint is active: the target, or the superview that stands for it.
  @safe @exclusivity(unchecked) private(set) var installedSecond: ItemState?

  /// While the constraint is active: the view that lists it.
  @safe @exclusivity(unchecked) private(set) var host: ItemState?

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  let origins: ConstraintOrigins?

  /// What the second attribute is multiplied by.
  public let multiplier: Double

  /// The constant before it is told the direction of text.
  @safe @exclusivity(unchecked) private(set) var directedConstant: DirectedConstant

  /// The engine's place for the constraint.
  @safe @exclusivity(unchecked) var engineRow = EngineRow()

  /// The attribute on the left.
  public let firstAttribute: Attribute

  /// How the two sides compare.
  public let relation: Relation

  /// What of the equation is settled.
  let traits: ConstraintTraits

  /// The attribute on the right; ``Attribute/notAnAttribute`` if there is no second item.
  public let secondAttribute: Attribute

  @safe @exclusivity(unchecked) private(set) var priorityValue: Float

  /// While the constraint is active: its place in the order.
  @safe @exclusivity(unchecked) private var stamp: TreeContext.Stamp?

  let target: Target

  /// A name for messages.
  @safe @exclusivity(unchecked) public var identifier: String?

  /// What has been wrong since the constraint was made, and keeps it inactive.
  var defect: ConstraintDefect?

  // A handle takes itself out of its rows at its end, and of rows that it drops.
  @exclusivity(unchecked) private unowned(unsafe) var storedOwner: Constraint?

  /// Where the constraint was written.
  var location: SourceLocation

  // Where the constraint is in the lists of its items and its host.
  @safe @exclusivity(unchecked) private var firstPlace: Int32 = -1
  @safe @exclusivity(unchecked) private var secondPlace: Int32 = -1
  @safe @exclusivity(unchecked) private var hostPlace: Int32 = -1

  init(
    first: ItemState,
    firstAttribute: Attribute,
    relation: Relation,
    target: Target,
    secondAttribute: Attribute,
    multiplier: Double,
    constant: ConstraintConstant,
    priority: Float,
    location: SourceLocation,
    origins: ConstraintOrigins? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.target = target
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.directedConstant = DirectedConstant(
      constant, for: secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute)
    self.priorityValue = priority
    self.location = location
    self.origins = origins
    var traits = ConstraintTraits()
    traits.note(first, firstAttribute)
    // A superview is never a guide.
    if case .item(let second) = target {
      traits.note(second, secondAttribute)
    } else {
      traits.note(nil, secondAttribute)
    }
    traits.note(origins)
    self.traits = traits
  }
}

extension LayoutConstraint {
  /// The handle that the constraint belongs to, if the DSL made it and the handle is alive.
  var owner: Constraint? {
    get { unsafe storedOwner }
    set { unsafe storedOwner = newValue }
  }

  /// What messages call the constraint: SnapKit's name of ``identifier``.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The place in the order of activation among the constraints of the tree; 0 if inactive.
  var activationOrder: Int { stamp?.order ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: LayoutConstraint, _ right: LayoutConstraint) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// The view that lists the constraint while it is active.
  var hostView: LayoutView? { host?.view }

  /// Whether the constraint is installed.
  var isInstalled: Bool { stamp != nil }

  /// The second item: while inactive, the one that an activation now would find.
  var second: ItemState? {
    if isInstalled { return installedSecond }
    switch target {
    case .none: return nil
    case .item(let state): return state
    case .superview: return first.impliedTarget?.itemState
    }
  }

  /// Replaces the constant without checking it.
  func setConstant(_ constant: DirectedConstant) {
    guard constant != directedConstant else { return }
    directedConstant = constant
    if isInstalled { hostView?.liveEngine?.constantChanged(self) }
  }

  /// Replaces the constant by what `constant` is worth for the constraint.
  func setConstant(_ constant: ConstraintConstant) {
    setConstant(DirectedConstant(constant, for: constantAttribute))
  }

  /// Replaces the priority without checking it.
  func setPriorityValue(_ priority: Float) {
    guard priority != priorityValue else { return }
    priorityValue = priority
    if isInstalled { hostView?.liveEngine?.priorityChanged(self) }
  }
}

// Installation is here because it writes what only this file may write.
extension LayoutConstraint {
  /// Installs the constraint where ``resolve()`` says, last in the order of activation.
  func install(at place: Place) {
    guard !isInstalled else { return }
    installedSecond = place.second
    host = place.host.itemState
    let context = place.host.context
    stamp = context.stampAsRepresentative()
    first.link(self)
    if let second = place.second, second !== first { second.link(self) }
    for item in otherItems { item.link(self) }
    hostPlace = Int32(place.host.hosted.count)
    place.host.hosted.append(self)
    context.engineOfRepresentative?.constraintActivated(self)
  }

  /// Takes the constraint out.
  ///
  /// If its target is gone, that is recorded.
  func uninstall() {
    guard isInstalled else { return }
    let host = hostView
    host?.liveEngine?.constraintDeactivated(self)
    first.unlink(self)
    if let second = installedSecond, second !== first { second.unlink(self) }
    for item in otherItems { item.unlink(self) }
    host?.release(self, at: Int(hostPlace))
    stamp = nil
    installedSecond = nil
    self.host = nil
    engineRow = EngineRow()
    if isTargetGone { report(deadTargetMistake, at: .activation) }
    owner?.rowWasUninstalled()
  }

  /// Moves the constraint, with its order, to the context of a tree that split off.
  func rehome(to context: TreeContext, first isFirst: Bool) {
    stamp = context.rehomed(activationOrder, first: isFirst)
  }

  /// The items of an active constraint besides the first and the second.
  private var otherItems: [ItemState] {
    origins?.items(besides: first, installedSecond) ?? []
  }

  func place(in item: ItemState) -> Int {
    if item === first { return Int(firstPlace) }
    if let origins, item !== installedSecond { return Int(origins.place(in: item)) }
    return Int(secondPlace)
  }

  func setPlace(_ place: Int, in item: ItemState) {
    let place = Int32(truncatingIfNeeded: place)
    if item === first {
      firstPlace = place
    } else if let origins, item !== installedSecond {
      origins.setPlace(place, in: item)
    } else {
      secondPlace = place
    }
  }

  fileprivate func setHostPlace(_ place: Int) {
    hostPlace = Int32(truncatingIfNeeded: place)
  }
}

extension LayoutView {
  /// Takes a constraint off the list of those that this view hosts.
  ///
  /// - Complexity: O(1); the last constraint takes the free place.
  fileprivate final func release(_ constraint: LayoutConstraint, at place: Int) {
    let last = hosted.removeLast()
    if place < hosted.count {
      hosted[place] = last
      last.setHostPlace(place)
    }
  }
}
