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

  /// What few chains say.
  private struct Rarities {
    var targets = Targets.each([])

    /// What sizes on the left have instead of the constant, and what centres have.
    var ownConstants: [ConstraintConstant] = []
    var label: String?
    var numbersLabel = false
  }

  var attributes: ConstraintAttributes
  private(set) var side = Side.none

  /// The relation and what follows it; nil while the chain has none.
  var relation: LayoutConstraint.Relation?

  /// Whether the chain has an offset or inset; it replaces the constants of the targets.
  private var hasConstant = false

  /// What the chain names of the item on the right, or of the superview.
  private(set) var otherAttributes = ConstraintAttributes.none
  var priority: Float = 1000

  /// The constant: the offset or inset, or else what the target comes to.
  private(set) var number = 0.0

  /// The constant, if it is not just a number.
  private(set) var shape: ConstraintConstant?
  var multiplier = 1.0

  /// The item on the right, if it is one item.
  private(set) var other: ItemState?

  /// Empty as a rule, so that a description is small and cheap to handle.
  private var rare: [Rarities] = []

  /// Where the chain was written; a maker leaves its own file out until the description leaves it.
  private(set) var fileID: String?
  private(set) var line: UInt32

  init(attributes: ConstraintAttributes, location: SourceLocation) {
    self.attributes = attributes
    fileID = location.fileID
    line = location.number
  }

  /// Begins a chain of a block that is at `line` of a file that every chain shares as a rule.
  @inline(__always)
  init(attributes: ConstraintAttributes, ofBlockAt line: UInt32) {
    self.attributes = attributes
    self.line = line
  }
}

// Where it was written.
extension ConstraintDescription {
  /// Where the chain was written.
  var location: SourceLocation { SourceLocation(fileID: fileID ?? "", line: UInt(line)) }

  /// Says where the chain was written; `shared` is the file of the block.
  mutating func locate(_ fileID: String, _ line: UInt, sharing shared: String) {
    self.line = UInt32(truncatingIfNeeded: line)
    if self.fileID != nil || fileID != shared { self.fileID = fileID }
  }

  /// The description with its file, if it left that out as the one of its block.
  func located(in shared: String) -> ConstraintDescription {
    if fileID != nil { return self }
    var located = self
    located.fileID = shared
    return located
  }
}

// The right side.
extension ConstraintDescription {
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
      case .other: rare.first?.targets ?? .each([])
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
    switch target {
    case .constant(.number(let number)) where number.isFinite:
      setSide(.constant)
      if !hasConstant { take(number) }
    case .constant(let constant) where constant.isFinite: relate(to: constant)
    case .item(let item): relate(to: item)
    default: targets = .one(Target(target))
    }
  }

  private mutating func relate(to constant: ConstraintConstant) {
    setSide(.constant)
    if !hasConstant { take(constant) }
  }

  private mutating func relate(to item: ConstraintItem) {
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
    // A second relation forgets the first.
    if self.side != .none {
      other = nil
      if !hasConstant { take(0) }
    }
    self.side = side
  }
}

// Constants.
extension ConstraintDescription {
  /// An offset or inset.
  var constant: ConstraintConstant? {
    hasConstant ? shape ?? .number(number) : nil
  }

  /// Sets the constant of every attribute.
  mutating func setConstant(_ constant: ConstraintConstant) {
    hasConstant = true
    take(constant)
    if !rare.isEmpty { changeRarities { $0.ownConstants = [] } }
  }

  private mutating func take(_ constant: ConstraintConstant) {
    if case .number(let number) = constant {
      take(number)
    } else {
      number = 0
      shape = constant
    }
  }

  private mutating func take(_ number: Double) {
    self.number = number
    if shape != nil { shape = nil }
  }

  /// Sets the constant of widths and heights on the left.
  mutating func setSizeOffset(_ size: Size) {
    changeRarities {
      $0.ownConstants.removeAll { if case .size = $0 { true } else { false } }
      $0.ownConstants.append(.size(size))
    }
  }

  /// Sets the constant of the two centres on the left.
  mutating func setCenterOffset(_ point: Point) {
    changeRarities {
      $0.ownConstants.removeAll { if case .point = $0 { true } else { false } }
      $0.ownConstants.append(.point(point))
    }
  }

  /// Whether all numbers of the constants said are finite.
  var hasFiniteConstants: Bool {
    constant?.isFinite != false && rare.allSatisfy { $0.ownConstants.allSatisfy(\.isFinite) }
  }

  /// The constant that `attribute` on the left has of its own.
  func ownConstant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant? {
    for constant in rare.first?.ownConstants ?? [] {
      switch (constant, attribute) {
      case (.size, .width), (.size, .height), (.point, .centerX), (.point, .centerY):
        return .number(constant.value(for: attribute, in: .leftToRight))
      default: continue
      }
    }
    return nil
  }
}

// What is rare.
extension ConstraintDescription {
  /// What messages call the constraints.
  var label: String? {
    get { rare.first?.label }
    set { changeRarities { $0.label = newValue } }
  }

  /// Whether the constraints of several attributes have the label and a number.
  var numbersLabel: Bool {
    get { rare.first?.numbersLabel ?? false }
    set { changeRarities { $0.numbersLabel = newValue } }
  }

  /// Whether everything that the chain says stands in the description itself.
  var isPlain: Bool { rare.isEmpty }

  private mutating func changeRarities(_ change: (inout Rarities) -> Void) {
    if rare.isEmpty { rare = [Rarities()] }
    change(&rare[0])
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
