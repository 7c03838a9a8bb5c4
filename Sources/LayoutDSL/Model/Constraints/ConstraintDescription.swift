// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What one chain of a block says, before it becomes constraints: a value.
///
/// The maker holds it and the stages of the chain address it by its index; once a
/// ``Constraint`` was asked for, that holds it. A caller can print it and no more.
public struct ConstraintDescription {
  /// The right side as it was written.
  enum Target {
    case constant(ConstraintConstant)
    indirect case rect(Rect)
    case item(ConstraintItem)

    /// `equalToSuperview()`: the superview at activation, attributes as for an item.
    case superview(ConstraintAttributes)

    /// `equalToSuperview { … }` when there was no superview to hand to the closure.
    case missingSuperview
  }

  /// One target, or one constraint for each of an array.
  enum Targets {
    case one(Target)
    case each([Target])
  }

  /// What the right side is, if it is nothing that has to be kept apart.
  enum Side: UInt8 {
    case none, constant, item, superview

    /// Something rare: see ``rare``.
    case other
  }

  /// What few chains say; copied before it changes if somebody else has it.
  private final class Rarities {
    var targets = Targets.each([])

    /// The constant, if it is not just a number.
    var shape: ConstraintConstant?

    var multiplier = 1.0

    /// What sizes on the left have instead of the constant, and what centres have.
    var sizeOffset: Size?
    var centerOffset: Point?
    var label: String?
    var numbersLabel = false
    var fileID: String?

    init() {}

    init(_ other: Rarities) {
      targets = other.targets
      (shape, multiplier) = (other.shape, other.multiplier)
      (sizeOffset, centerOffset) = (other.sizeOffset, other.centerOffset)
      (label, numbersLabel, fileID) = (other.label, other.numbersLabel, other.fileID)
    }
  }

  private(set) var attributes: ConstraintAttributes

  /// What the chain names of the item on the right, or of the superview.
  private(set) var otherAttributes = ConstraintAttributes.none
  private(set) var side = Side.none

  /// The relation and what follows it; nil while the chain has none.
  private(set) var relation: LayoutConstraint.Relation?

  /// Whether the chain has an offset or inset; it replaces the constants of the targets.
  private var hasConstant = false
  private(set) var priority: Float = 1000

  /// The line where the chain was written.
  private(set) var line: UInt32

  /// The constant: the offset or inset, or else what the target comes to.
  private(set) var number = 0.0

  /// Whether the number is a distance inwards from every side.
  private var isEvenInset = false

  /// The item on the right, if it is one item.
  private(set) var other: ItemState?

  /// Nil as a rule, so that a description is small and cheap to handle.
  private var rare: Rarities?

  /// Begins a chain of a block whose file the maker knows; see ``fileID``.
  init(attributes: ConstraintAttributes, ofBlockAt line: UInt32) {
    self.attributes = attributes
    self.line = line
  }

  init(attributes: ConstraintAttributes, location: SourceLocation) {
    self.init(attributes: attributes, ofBlockAt: location.number)
    changeRarities { $0.fileID = location.fileID }
  }
}

// Where it was written.
extension ConstraintDescription {
  /// The file where the chain was written; a maker leaves its own out until the description leaves it.
  var fileID: String? { rare?.fileID }

  /// Where the chain was written.
  var location: SourceLocation { SourceLocation(fileID: fileID ?? "", line: UInt(line)) }

  /// Says where the chain was written; `shared` is the file of the block.
  mutating func locate(_ fileID: String, _ line: UInt, sharing shared: String) {
    self.line = UInt32(truncatingIfNeeded: line)
    if rare?.fileID != nil || fileID != shared { changeRarities { $0.fileID = fileID } }
  }

  mutating func add(_ attributes: ConstraintAttributes) { self.attributes.formUnion(attributes) }

  mutating func begin(_ relation: LayoutConstraint.Relation) { self.relation = relation }

  mutating func setPriority(_ priority: Float) { self.priority = priority }

  /// Says the relation, at a line of the block's file.
  mutating func begin(_ relation: LayoutConstraint.Relation, _ line: UInt) {
    self.relation = relation
    self.line = UInt32(truncatingIfNeeded: line)
    if rare?.fileID != nil { changeRarities { $0.fileID = nil } }
  }

  /// The description with its file, if it left that out as the one of its block.
  func located(in shared: String) -> ConstraintDescription {
    if fileID != nil { return self }
    var located = self
    located.changeRarities { $0.fileID = shared }
    return located
  }
}

// The right side.
extension ConstraintDescription {
  /// The item on the right, not counted, for who reads the description where it stands.
  var unmanagedOther: Unmanaged<ItemState>? {
    get { unsafe other.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// What was said last of the right side.
  var targets: Targets {
    get {
      switch side {
      case .none: .each([])
      case .constant: .one(.constant(shape ?? .number(number)))
      case .item:
        .one(
          other.map { .item(ConstraintItem(state: $0, attributes: otherAttributes)) }
            ?? .missingSuperview)
      case .superview: .one(.superview(otherAttributes))
      case .other: rare?.targets ?? .each([])
      }
    }
    set {
      switch newValue {
      case .one(.constant(let constant)) where constant.isFinite: relate(to: constant)
      case .one(.item(let item)): relate(to: item)
      case .one(.superview(let attributes)): relateToSuperview(attributes)
      default:
        setSide(.other)
        changeRarities { $0.targets = newValue }
      }
    }
  }

  /// Says what is on the right: a target as it was resolved.
  mutating func relate(to target: ConstraintTarget) {
    targets = .one(Target(target))
  }

  private mutating func relate(to constant: ConstraintConstant) {
    setSide(.constant)
    if !hasConstant { take(constant) }
  }

  /// Says that a finite number is on the right.
  mutating func relate(to number: Double) {
    setSide(.constant)
    if !hasConstant { take(number) }
  }

  /// Says what item is on the right.
  mutating func relate(to item: ConstraintItem) {
    setSide(.item)
    other = item.state
    otherAttributes = item.attributes
  }

  /// Says that the superview is on the right.
  mutating func relateToSuperview(_ attributes: ConstraintAttributes) {
    setSide(.superview)
    otherAttributes = attributes
  }

  private mutating func setSide(_ side: Side) {
    if self.side != .none { forgetSide() }
    self.side = side
  }

  /// Forgets the first of two relations.
  @inline(never)
  private mutating func forgetSide() {
    other = nil
    if !hasConstant { take(0) }
  }
}

// Constants.
extension ConstraintDescription {
  var shape: ConstraintConstant? {
    isEvenInset ? .insets(Insets(all: number)) : rare?.shape
  }

  /// The constant for an attribute, of a description that is bare.
  func bareConstant(for attribute: LayoutConstraint.Attribute) -> Double {
    isEvenInset ? ConstraintConstant.value(ofEvenInset: number, for: attribute) : number
  }

  /// An offset or inset.
  var constant: ConstraintConstant? {
    hasConstant ? shape ?? .number(number) : nil
  }

  /// Sets the constant of every attribute.
  mutating func setConstant(_ number: Double) {
    hasConstant = true
    take(number)
    if rare != nil { forgetOwnConstants() }
  }

  /// Sets the constant of every attribute.
  mutating func setConstant(_ constant: ConstraintConstant) {
    hasConstant = true
    take(constant)
    if rare != nil { forgetOwnConstants() }
  }

  @inline(never)
  private mutating func forgetOwnConstants() {
    if rare?.sizeOffset == nil, rare?.centerOffset == nil { return }
    changeRarities { ($0.sizeOffset, $0.centerOffset) = (nil, nil) }
  }

  private mutating func take(_ constant: ConstraintConstant) {
    if case .number(let number) = constant { take(number) } else { take(shape: constant) }
  }

  private mutating func take(shape: ConstraintConstant) {
    take(0)
    if case .insets(let insets) = shape, let distance = insets.even {
      (number, isEvenInset) = (distance, true)
    } else {
      changeRarities { $0.shape = shape }
    }
  }

  private mutating func take(_ number: Double) {
    self.number = number
    isEvenInset = false
    if rare != nil { forgetShape() }
  }

  @inline(never)
  private mutating func forgetShape() {
    if rare?.shape != nil { changeRarities { $0.shape = nil } }
  }

  /// Sets the constant of widths and heights on the left.
  mutating func setSizeOffset(_ size: Size) {
    changeRarities { $0.sizeOffset = size }
  }

  /// Sets the constant of the two centres on the left.
  mutating func setCenterOffset(_ point: Point) {
    changeRarities { $0.centerOffset = point }
  }

  /// Whether all numbers of the constants said are finite.
  var hasFiniteConstants: Bool {
    constant?.isFinite != false && rare?.sizeOffset?.isFinite != false
      && rare?.centerOffset?.isFinite != false
  }

  func ownConstant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant? {
    let number: Double? =
      switch attribute {
      case .width: rare?.sizeOffset?.width
      case .height: rare?.sizeOffset?.height
      case .centerX: rare?.centerOffset?.x
      case .centerY: rare?.centerOffset?.y
      default: nil
      }
    return number.map { .number($0) }
  }
}

// What is rare.
extension ConstraintDescription {
  /// What messages call the constraints.
  var label: String? { rare?.label }

  /// Whether the constraints of several attributes have the label and a number.
  var numbersLabel: Bool { rare?.numbersLabel ?? false }

  /// Says what messages call the constraints, and whether those of several attributes have a number besides.
  mutating func setLabel(_ label: String, isNumbered: Bool) {
    changeRarities {
      $0.label = label
      $0.numbersLabel = isNumbered
    }
  }

  /// Lets go of what the description refers to; false if that is more than an item.
  mutating func letGo() -> Bool {
    if rare != nil { return false }
    if other != nil { other = nil }
    return true
  }

  /// Whether everything that the chain says stands in the description itself.
  var isBare: Bool { rare == nil }

  /// What the right side's attribute is multiplied by.
  var multiplier: Double {
    get { rare?.multiplier ?? 1 }
    set { changeRarities { $0.multiplier = newValue } }
  }

  @inline(never)
  private mutating func changeRarities(_ change: (Rarities) -> Void) {
    if rare == nil {
      rare = Rarities()
    } else if !isKnownUniquelyReferenced(&rare) {
      rare = rare.map(Rarities.init)
    }
    if let rare { change(rare) }
  }
}

extension ConstraintDescription.Target {
  init(_ target: ConstraintTarget) {
    switch target {
    case .constant(let constant): self = .constant(constant)
    case .rect(let rect): self = .rect(rect)
    case .item(let item): self = .item(item)
    }
  }
}
