// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The contents of one chain of a block before it becomes constraints: a value.
///
/// The maker stores the description, and the stages of the chain address it by its index. Once a ``Constraint`` is
/// requested, that stores it instead. Callers can only print a description.
public struct ConstraintDescription {
  /// The right side as it was written.
  enum Target {
    case constant(ConstraintConstant)
    indirect case rect(Rect)
    case item(ConstraintItem)

    /// `equalToSuperview()`: the superview at activation, with attributes as for an item.
    case superview(ConstraintAttributes)

    /// `equalToSuperview { … }` on a view that had no superview for the closure.
    case missingSuperview
  }

  /// One target, or an array with one constraint for each of its targets.
  enum Targets {
    case one(Target)
    case each([Target])
  }

  /// The kind of the right side.
  enum Side: UInt8 {
    case none, constant, item, superview

    /// A right side that is stored in ``rareProperties``.
    case other
  }

  /// The properties that few chains have; copied before a change if shared with another description.
  private final class RareProperties {
    var targets = Targets.each([])

    /// The constant if it is not a single number.
    var shape: ConstraintConstant?

    var multiplier = 1.0

    /// The constants of sizes and of centres on the left, which take precedence over the common constant.
    var sizeOffset: Size?
    var centerOffset: Point?
    var label: String?
    var numbersLabel = false
    var fileID: String?

    init() {}

    init(_ other: RareProperties) {
      targets = other.targets
      (shape, multiplier) = (other.shape, other.multiplier)
      (sizeOffset, centerOffset) = (other.sizeOffset, other.centerOffset)
      (label, numbersLabel, fileID) = (other.label, other.numbersLabel, other.fileID)
    }
  }

  private(set) var attributes: ConstraintAttributes

  /// The attributes on the right, of an item or of the superview.
  private(set) var otherAttributes = ConstraintAttributes.none
  private(set) var side = Side.none

  /// The relation; nil until the chain has one.
  private(set) var relation: LayoutConstraint.Relation?

  /// Whether the chain has an offset or inset, which replaces the constants of its targets.
  private var hasConstant = false
  private(set) var priority: Float = 1000

  /// The source line of the chain.
  private(set) var line: UInt32

  /// The constant: the offset or inset if there is one, else the target's constant.
  private(set) var number = 0.0

  /// Whether ``number`` is the same inset from every side.
  private var isEvenInset = false

  /// The item on the right if there is exactly one.
  private(set) var other: ItemState?

  /// The rare properties; usually nil, which keeps a description small and cheap to copy.
  private var rareProperties: RareProperties?

  /// Makes the description of a chain in a block whose file the maker knows; see ``fileID``.
  init(attributes: ConstraintAttributes, ofBlockAt line: UInt32) {
    self.attributes = attributes
    self.line = line
  }

  init(attributes: ConstraintAttributes, location: SourceLocation) {
    self.init(attributes: attributes, ofBlockAt: location.number)
    changeRareProperties { $0.fileID = location.fileID }
  }
}

// Source location.
extension ConstraintDescription {
  /// The file of the chain; nil while the description is in a maker and the chain is in the maker's file.
  var fileID: String? { rareProperties?.fileID }

  var location: SourceLocation { SourceLocation(fileID: fileID ?? "", line: UInt(line)) }

  /// Sets the source location of the chain; `shared` is the file of the block.
  mutating func setLocation(_ fileID: String, _ line: UInt, sharing shared: String) {
    self.line = UInt32(truncatingIfNeeded: line)
    if rareProperties?.fileID != nil || fileID != shared {
      changeRareProperties { $0.fileID = fileID }
    }
  }

  mutating func add(_ attributes: ConstraintAttributes) { self.attributes.formUnion(attributes) }

  mutating func setRelation(_ relation: LayoutConstraint.Relation) { self.relation = relation }

  mutating func setPriority(_ priority: Float) { self.priority = priority }

  /// Sets the relation, written at a line of the block's file.
  mutating func setRelation(_ relation: LayoutConstraint.Relation, _ line: UInt) {
    self.relation = relation
    self.line = UInt32(truncatingIfNeeded: line)
    if rareProperties?.fileID != nil { changeRareProperties { $0.fileID = nil } }
  }

  /// Returns the description with its file, which is `shared` if the description names none.
  func located(in shared: String) -> ConstraintDescription {
    if fileID != nil { return self }
    var located = self
    located.changeRareProperties { $0.fileID = shared }
    return located
  }
}

// The right side.
extension ConstraintDescription {
  /// The item on the right without a retain, for callers that read the description in place.
  var unmanagedOther: Unmanaged<ItemState>? {
    get { unsafe other.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// The target or targets of the last relation.
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
      case .other: rareProperties?.targets ?? .each([])
      }
    }
    set {
      switch newValue {
      case .one(.constant(let constant)) where constant.isFinite: relate(to: constant)
      case .one(.item(let item)): relate(to: item)
      case .one(.superview(let attributes)): relateToSuperview(attributes)
      default:
        setSide(.other)
        changeRareProperties { $0.targets = newValue }
      }
    }
  }

  /// Sets a resolved target as the right side.
  mutating func relate(to target: ConstraintTarget) {
    targets = .one(Target(target))
  }

  private mutating func relate(to constant: ConstraintConstant) {
    setSide(.constant)
    if !hasConstant { storeConstant(constant) }
  }

  /// Sets a finite number as the right side.
  mutating func relate(to number: Double) {
    setSide(.constant)
    if !hasConstant { storeNumber(number) }
  }

  /// Sets an item as the right side.
  mutating func relate(to item: ConstraintItem) {
    setSide(.item)
    other = item.state
    otherAttributes = item.attributes
  }

  /// Sets the superview as the right side.
  mutating func relateToSuperview(_ attributes: ConstraintAttributes) {
    setSide(.superview)
    otherAttributes = attributes
  }

  private mutating func setSide(_ side: Side) {
    if self.side != .none { forgetSide() }
    self.side = side
  }

  /// Discards the right side of an earlier relation when the chain has a second one.
  @inline(never)
  private mutating func forgetSide() {
    other = nil
    if !hasConstant { storeNumber(0) }
  }
}

// Constants.
extension ConstraintDescription {
  var shape: ConstraintConstant? {
    isEvenInset ? .insets(Insets(all: number)) : rareProperties?.shape
  }

  /// Returns the constant for an attribute of a bare description; see ``isBare``.
  func bareConstant(for attribute: LayoutConstraint.Attribute) -> Double {
    isEvenInset ? ConstraintConstant.value(ofEvenInset: number, for: attribute) : number
  }

  /// The offset or inset; nil if the chain has neither.
  var constant: ConstraintConstant? {
    hasConstant ? shape ?? .number(number) : nil
  }

  /// Sets a number as the constant of every attribute.
  mutating func setConstant(_ number: Double) {
    hasConstant = true
    storeNumber(number)
    if rareProperties != nil { forgetOwnConstants() }
  }

  /// Sets the constant of every attribute.
  mutating func setConstant(_ constant: ConstraintConstant) {
    hasConstant = true
    storeConstant(constant)
    if rareProperties != nil { forgetOwnConstants() }
  }

  @inline(never)
  private mutating func forgetOwnConstants() {
    if rareProperties?.sizeOffset == nil, rareProperties?.centerOffset == nil { return }
    changeRareProperties { ($0.sizeOffset, $0.centerOffset) = (nil, nil) }
  }

  private mutating func storeConstant(_ constant: ConstraintConstant) {
    if case .number(let number) = constant { storeNumber(number) } else { storeShape(constant) }
  }

  private mutating func storeShape(_ shape: ConstraintConstant) {
    storeNumber(0)
    if case .insets(let insets) = shape, let distance = insets.even {
      (number, isEvenInset) = (distance, true)
    } else {
      changeRareProperties { $0.shape = shape }
    }
  }

  private mutating func storeNumber(_ number: Double) {
    self.number = number
    isEvenInset = false
    if rareProperties != nil { forgetShape() }
  }

  @inline(never)
  private mutating func forgetShape() {
    if rareProperties?.shape != nil { changeRareProperties { $0.shape = nil } }
  }

  /// Sets the constant of widths and heights on the left.
  mutating func setSizeOffset(_ size: Size) {
    changeRareProperties { $0.sizeOffset = size }
  }

  /// Sets the constant of the two centres on the left.
  mutating func setCenterOffset(_ point: Point) {
    changeRareProperties { $0.centerOffset = point }
  }

  /// Whether all numbers in the chain's own constants are finite.
  var hasFiniteConstants: Bool {
    constant?.isFinite != false && rareProperties?.sizeOffset?.isFinite != false
      && rareProperties?.centerOffset?.isFinite != false
  }

  func ownConstant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant? {
    let number: Double? =
      switch attribute {
      case .width: rareProperties?.sizeOffset?.width
      case .height: rareProperties?.sizeOffset?.height
      case .centerX: rareProperties?.centerOffset?.x
      case .centerY: rareProperties?.centerOffset?.y
      default: nil
      }
    return number.map { .number($0) }
  }
}

// Rare properties.
extension ConstraintDescription {
  /// The name of the constraints in messages.
  var label: String? { rareProperties?.label }

  /// Whether the label is followed by a number if the chain makes several constraints.
  var numbersLabel: Bool { rareProperties?.numbersLabel ?? false }

  /// Sets the name in messages, and whether a number follows it if the chain makes several constraints.
  mutating func setLabel(_ label: String, isNumbered: Bool) {
    changeRareProperties {
      $0.label = label
      $0.numbersLabel = isNumbered
    }
  }

  /// Releases the item on the right; returns false, with nothing released, if there are rare properties too.
  mutating func releaseItem() -> Bool {
    if rareProperties != nil { return false }
    if other != nil { other = nil }
    return true
  }

  /// Whether the description has no rare properties.
  var isBare: Bool { rareProperties == nil }

  /// The multiplier of the attribute on the right.
  var multiplier: Double {
    get { rareProperties?.multiplier ?? 1 }
    set { changeRareProperties { $0.multiplier = newValue } }
  }

  @inline(never)
  private mutating func changeRareProperties(_ change: (RareProperties) -> Void) {
    if rareProperties == nil {
      rareProperties = RareProperties()
    } else if !isKnownUniquelyReferenced(&rareProperties) {
      rareProperties = rareProperties.map(RareProperties.init)
    }
    if let rareProperties { change(rareProperties) }
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
