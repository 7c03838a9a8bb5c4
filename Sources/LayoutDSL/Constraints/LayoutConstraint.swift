// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One equation or inequality between two attributes:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
///
/// What ``Constraint`` is made of, and what UIKit calls NSLayoutConstraint. It does not keep
/// its items alive.
@safe
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

  private enum TargetKind: UInt8 {
    case none, item, superview
  }

  // What a pass reads stands together at the beginning: there are many constraints, far apart.

  let first: ItemState

  /// The target; what stands for the superview is here while the constraint is active.
  @safe @exclusivity(unchecked) private var storedSecond: ItemState?

  // A host's view takes out what it lists before it ends.
  @exclusivity(unchecked) private var storedHost: Unmanaged<ItemState>?

  /// What few constraints have, or the handle alone.
  @safe @exclusivity(unchecked) private(set) var attachment = Attachment.none

  /// The constant where text runs from left to right.
  @safe @exclusivity(unchecked) private var leftToRight: Double

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

  private let targetKind: TargetKind

  /// Whether the first item lists the constraint among what its blocks made, without a handle.
  @safe @exclusivity(unchecked) var standsForItself = false

  /// While the constraint is active: its place in the order, counted in the host's context.
  @safe @exclusivity(unchecked) private var number = 0

  @safe @exclusivity(unchecked) private(set) var priorityValue: Float

  @safe @exclusivity(unchecked) private var line: UInt32

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
    constant: DirectedConstant,
    priority: Float,
    location: borrowing SourceLocation,
    origins: ConstraintOrigins? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    switch target {
    case .none: targetKind = .none
    case .superview: targetKind = .superview
    case .item(let state):
      targetKind = .item
      storedSecond = state
    }
    self.secondAttribute = secondAttribute
    self.leftToRight = constant.leftToRight
    self.priorityValue = priority
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
    self.line = location.number
    if constant.followsDirection { makeExtras().rightToLeft = constant.rightToLeft }
    if multiplier != 1 { makeExtras().multiplier = multiplier }
    if let origins { makeExtras().origins = origins }
    if !first.isWritten(in: location.fileID) { makeExtras().fileID = location.fileID }
  }
}

// What few constraints have.
extension LayoutConstraint {
  private var extras: ConstraintExtras? {
    if case .extras(let extras) = attachment { extras } else { nil }
  }

  private func makeExtras() -> ConstraintExtras {
    if let extras { return extras }
    let extras = ConstraintExtras()
    extras.owner = owner
    attachment = .extras(extras)
    return extras
  }

  /// The handle that the constraint belongs to, if there is one.
  ///
  /// A handle takes itself out of its rows at its end, and of rows that it drops.
  var owner: Constraint? {
    get {
      switch attachment {
      case .none: nil
      case .owner(let owner): owner.handle
      case .extras(let extras): extras.owner
      }
    }
    set {
      if let extras {
        extras.owner = newValue
      } else {
        attachment = newValue.map { .owner(HandleReference($0)) } ?? .none
      }
    }
  }

  /// What the second attribute is multiplied by.
  public var multiplier: Double { extras?.multiplier ?? 1 }

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { extras?.origins }

  /// The constant before it is told the direction of text.
  private(set) var directedConstant: DirectedConstant {
    get { DirectedConstant(leftToRight: leftToRight, rightToLeft: extras?.rightToLeft) }
    set {
      leftToRight = newValue.leftToRight
      if newValue.followsDirection {
        makeExtras().rightToLeft = newValue.rightToLeft
      } else {
        extras?.rightToLeft = nil
      }
    }
  }

  /// A name for messages.
  public var identifier: String? {
    get { extras?.identifier }
    set {
      if newValue == nil, extras == nil { return }
      makeExtras().identifier = newValue
    }
  }

  /// What has been wrong since the constraint was made, and keeps it inactive.
  var defect: ConstraintDefect? {
    get { extras?.defect }
    set {
      if newValue == nil, extras == nil { return }
      makeExtras().defect = newValue
    }
  }

  /// Where the constraint was written.
  var location: SourceLocation {
    get {
      SourceLocation(
        fileID: extras?.fileID ?? first.sourceFile ?? "", line: UInt(line))
    }
    set {
      line = newValue.number
      if first.isWritten(in: newValue.fileID) {
        extras?.fileID = nil
      } else {
        makeExtras().fileID = newValue.fileID
      }
    }
  }
}

extension LayoutConstraint {
  /// What messages call the constraint: SnapKit's name of ``identifier``.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The place in the order of activation among the constraints of the tree; 0 if inactive.
  var activationOrder: Int { hostView?.storedContext?.order(of: number) ?? 0 }

  /// Whether `left` was activated before `right`.
  static func inOrder(_ left: LayoutConstraint, _ right: LayoutConstraint) -> Bool {
    left.activationOrder < right.activationOrder
  }

  /// While the constraint is active: the view that lists it.
  var host: ItemState? { unsafe storedHost?.takeUnretainedValue() }

  // These two compare and count no reference.

  /// Whether the constraint is active and listed by the view of an item.
  @inline(__always)
  func isHosted(by item: ItemState) -> Bool {
    unsafe storedHost?.toOpaque() == Unmanaged.passUnretained(item).toOpaque()
  }

  /// Whether the constraint is active and listed by the superview of an item, or a guide's owner.
  @inline(__always)
  func isHosted(byParentOf item: ItemState) -> Bool {
    guard let parent = item.parent else { return false }
    return isHosted(by: parent)
  }

  /// The view that lists the constraint while it is active.
  var hostView: LayoutView? { host?.view }

  /// Whether the constraint is installed.
  var isInstalled: Bool { unsafe storedHost != nil }

  /// What the right side is about.
  var target: Target {
    switch targetKind {
    case .none: .none
    case .item: storedSecond.map(Target.item) ?? .none
    case .superview: .superview
    }
  }

  /// While the constraint is active: the target, or the superview that stands for it.
  var installedSecond: ItemState? { isInstalled ? storedSecond : nil }

  /// The second item: while inactive, the one that an activation now would find.
  var second: ItemState? {
    targetKind != .superview || isInstalled ? storedSecond : first.impliedTarget?.itemState
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
  /// Installs the constraint where ``place(in:)`` says, last in the order of activation of a tree
  /// that `context` stands for.
  func install(at place: Place, in context: TreeContext) {
    guard !isInstalled else { return }
    let host = place.host
    unsafe storedHost = Unmanaged.passUnretained(host.itemState)
    storedSecond = place.second
    number = context.nextNumber(in: host.storedContext ?? context)
    first.link(self)
    if let second = place.second, second !== first { second.link(self) }
    for item in otherItems { item.link(self) }
    hostPlace = Int32(truncatingIfNeeded: host.hosted.count)
    host.hosted.append(self)
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
    unsafe storedHost = nil
    if targetKind == .superview { storedSecond = nil }
    engineRow = EngineRow()
    if isTargetGone { report(deadTargetMistake, at: .activation) }
    if standsForItself { first.unlist(self) }
    owner?.rowWasUninstalled()
  }

  /// Takes the constraint, with its order, to the context of a tree that splits off.
  func rehome(to context: TreeContext, first isFirst: Bool) {
    number = context.rehomed(activationOrder, first: isFirst)
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
