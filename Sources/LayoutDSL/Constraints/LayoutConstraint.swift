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

    var kind: TargetKind {
      switch self {
      case .none: .none
      case .item: .item
      case .superview: .superview
      }
    }

    /// The item, if the target is one.
    var item: ItemState? {
      if case .item(let item) = self { item } else { nil }
    }
  }

  /// A target without its item.
  enum TargetKind: UInt8 {
    case none, item, superview
  }

  // What a pass reads stands together at the beginning: there are many constraints, far apart.

  let first: ItemState

  /// The target; what stands for the superview is here while the constraint is active.
  @safe @exclusivity(unchecked) private(set) var storedSecond: ItemState?

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

  /// Where the second item comes from.
  let targetKind: TargetKind

  /// Whether a block made the constraint and nobody asked for its handle: the first item lists it
  /// while it is active.
  @safe @exclusivity(unchecked) var standsForItself = false

  /// Whether the constraint is installed.
  @safe @exclusivity(unchecked) private(set) var isInstalled = false

  /// While the constraint is active: its place in the order, counted in the host's context.
  @safe @exclusivity(unchecked) private var number = 0

  @safe @exclusivity(unchecked) private(set) var priorityValue: Float

  @safe @exclusivity(unchecked) private var line: UInt32

  // Where the constraint is in the lists of its items and its host.
  @safe @exclusivity(unchecked) private var firstPlace: Int32 = -1
  @safe @exclusivity(unchecked) private var secondPlace: Int32 = -1
  @safe @exclusivity(unchecked) private var hostPlace: Int32 = -1

  /// Makes an inactive constraint.
  ///
  /// - Parameters:
  ///   - second: The target, if it is an item.
  ///   - fileID: Where the constraint is written.
  ///   - line: The line in `fileID`.
  init(
    first: ItemState,
    firstAttribute: Attribute,
    relation: Relation,
    target: TargetKind,
    second: ItemState?,
    secondAttribute: Attribute,
    multiplier: Double,
    constant: DirectedConstant,
    priority: Float,
    fileID: borrowing String,
    line: UInt32,
    origins: ConstraintOrigins? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.targetKind = target
    self.storedSecond = second
    self.secondAttribute = secondAttribute
    self.leftToRight = constant.leftToRight
    self.priorityValue = priority
    var traits = ConstraintTraits()
    traits.note(first, firstAttribute)
    // A superview, which is no guide, is not known yet.
    traits.note(second, secondAttribute)
    traits.note(origins)
    self.traits = traits
    self.line = line
    if constant.followsDirection { makeExtras().rightToLeft = constant.rightToLeft }
    if multiplier != 1 { makeExtras().multiplier = multiplier }
    if let origins { makeExtras().origins = origins }
    if !first.isWritten(in: fileID) { makeExtras().fileID = copy fileID }
  }
}

// What few constraints have.
extension LayoutConstraint {
  /// Whether there is anything rare; asked first, so that reading what is rare costs nothing as a rule.
  @inline(__always)
  private var hasExtras: Bool {
    if case .extras = attachment { true } else { false }
  }

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
  public var multiplier: Double { hasExtras ? extras?.multiplier ?? 1 : 1 }

  /// Where the distances begin, if one of the sides is a distance between two anchors.
  var origins: ConstraintOrigins? { hasExtras ? extras?.origins : nil }

  /// The constant before it is told the direction of text.
  private(set) var directedConstant: DirectedConstant {
    get {
      DirectedConstant(
        leftToRight: leftToRight, rightToLeft: hasExtras ? extras?.rightToLeft : nil)
    }
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
  @inline(__always)
  func install(at place: Place, in context: TreeContext) {
    install(place.second, at: place.host, in: context)
  }

  private func install(_ second: ItemState?, at host: LayoutView, in context: TreeContext) {
    guard !isInstalled else { return }
    isInstalled = true
    unsafe storedHost = Unmanaged.passUnretained(host.itemState)
    if targetKind == .superview { storedSecond = second }
    number = host.storedContext === context ? context.nextNumber() : host.nextNumber(in: context)
    firstPlace = first.link(self)
    if let second, second !== first { secondPlace = second.link(self) }
    if let origins {
      for item in otherItems { origins.setPlace(item.link(self), in: item) }
    }
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
    let stood = standsForItself
    first.unlist(self)
    first.unlink(self)
    if let second = installedSecond, second !== first { second.unlink(self) }
    if origins != nil {
      for item in otherItems { item.unlink(self) }
    }
    host?.release(self, at: Int(hostPlace))
    isInstalled = false
    unsafe storedHost = nil
    if targetKind == .superview { storedSecond = nil }
    engineRow = EngineRow()
    if isTargetGone {
      let owner = stood ? Constraint(of: self) : owner
      report(deadTargetMistake, at: .activation, of: owner)
    }
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

  func setPlace(_ place: Int32, in item: ItemState) {
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
