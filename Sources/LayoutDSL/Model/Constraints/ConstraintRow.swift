// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as a value: its equation or inequality without the first item and the rare properties.
///
/// The row of an active constraint is stored in the ``ConstraintTable`` of its first item, that of an inactive one
/// in its ``LayoutConstraint``. An active constraint consists of nothing else until a caller requests an object.
///
/// A row retains no objects, so copying it is as cheap as copying a number. This is safe because an item that ends
/// first removes the active rows that mention it or that its view hosts. Code that stores an inactive row retains
/// the second item.
@safe
struct ConstraintRow {
  // The fields are ordered from large to small, so that there is no padding: 40 bytes.

  private(set) var storedSecond: Unmanaged<ItemState>?

  /// The constant where text runs from left to right.
  private(set) var leftToRight: Double

  /// The engine's data of the row.
  private(set) var engine = EngineRow()

  /// The properties that make the equation more than a plain comparison.
  private(set) var traits: ConstraintTraits

  /// The attributes, relation, target kind and host, packed.
  private var form: Form

  private(set) var priority: Float

  /// The first item's number of the source file, above the 24 bits of the line.
  private var packedLocation: UInt32 = 0

  /// The upper part of ``number``, above the 24 bits of ``chain``.
  private var upperNumberAndChain: UInt32 = 0
  private var lowerNumber: UInt32 = 0

  /// The view that hosts a row, seen from the first item.
  enum Host: UInt8 {
    /// None: the row is not active.
    case none

    /// The item itself.
    case own

    /// The item's superview, or a guide's owner.
    case parent

    /// Another view, which ``ConstraintExtras`` store.
    case far
  }

  /// The equation without its items and numbers, together with the host, in 16 bits.
  private struct Form {
    private var bits: UInt16

    @inline(__always)
    init(
      _ first: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
      _ target: LayoutConstraint.TargetKind, _ second: LayoutConstraint.Attribute, _ host: Host
    ) {
      bits = UInt16(
        truncatingIfNeeded: first.rawValue | second.rawValue << 5
          | (relation.rawValue + 1) << 10 | Int(target.rawValue) << 12
          | Int(host.rawValue) << 14)
    }

    // Raw values of attributes start at 0 without gaps, as does their memory layout. `init(rawValue:)` would take
    // ten instructions.

    @inline(__always) var first: LayoutConstraint.Attribute {
      unsafe unsafeBitCast(UInt8(bits & 31), to: LayoutConstraint.Attribute.self)
    }
    @inline(__always) var second: LayoutConstraint.Attribute {
      unsafe unsafeBitCast(UInt8(bits >> 5 & 31), to: LayoutConstraint.Attribute.self)
    }
    @inline(__always) var relation: LayoutConstraint.Relation {
      unsafe LayoutConstraint.Relation(rawValue: Int(bits >> 10 & 3) - 1).unsafelyUnwrapped
    }
    @inline(__always) var target: LayoutConstraint.TargetKind {
      unsafe LayoutConstraint.TargetKind(rawValue: UInt8(bits >> 12 & 3)).unsafelyUnwrapped
    }

    var host: Host {
      @inline(__always) get { unsafe Host(rawValue: UInt8(bits >> 14)).unsafelyUnwrapped }
      set { bits = bits & 0x3fff | UInt16(newValue.rawValue) << 14 }
    }

    /// Whether two forms are equal apart from the host.
    func isEquation(of other: Form) -> Bool { (bits ^ other.bits) & 0x3fff == 0 }
  }

  /// The bit of ``chain`` that is set while the chain has a handle that has not collected its rows.
  static var pendingHandleBit: UInt32 { 1 << 23 }

  /// Makes an inactive row.
  ///
  /// - Parameters:
  ///   - first: The first item, which the row does not store.
  ///   - second: The target, if it is an item.
  @inline(__always)
  init(
    of first: ItemState, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, target: LayoutConstraint.TargetKind,
    second: ItemState?, _ secondAttribute: LayoutConstraint.Attribute,
    constant: DirectedConstant, priority: Float, line: UInt32, file: UInt8 = 0
  ) {
    // The superview of a target is still unknown, but it is not a guide and adds no traits.
    traits = ConstraintTraits(first, firstAttribute).union(
      ConstraintTraits(second, secondAttribute))
    if constant.followsDirection { traits.insert(.directionalConstant) }
    form = Form(firstAttribute, relation, target, secondAttribute, .none)
    self.priority = priority
    leftToRight = constant.leftToRight
    unsafe storedSecond = second.map { unsafe Unmanaged.passUnretained($0) }
    setLocation(file, line)
  }

  /// Makes an active row for a chain without rare properties.
  @inline(__always)
  init(
    at site: ConstraintSite, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, target: LayoutConstraint.TargetKind,
    _ secondAttribute: LayoutConstraint.Attribute, _ traits: ConstraintTraits, constant: Double,
    priority: Float, line: UInt32, file: UInt8, chain: UInt32, number: Int
  ) {
    unsafe storedSecond = site.storedSecond
    leftToRight = constant
    self.priority = priority
    self.traits = traits
    form = Form(firstAttribute, relation, target, secondAttribute, site.kind)
    setLocation(file, line)
    upperNumberAndChain = chain
    setNumber(number)
  }
}

// The equation.
extension ConstraintRow {
  var firstAttribute: LayoutConstraint.Attribute { form.first }
  var relation: LayoutConstraint.Relation { form.relation }
  var secondAttribute: LayoutConstraint.Attribute { form.second }

  /// The source of the second item.
  var targetKind: LayoutConstraint.TargetKind { form.target }
}

// Properties that may change.
extension ConstraintRow {
  /// The second item; if it stands for the superview, set only while the row is active.
  var second: ItemState? { unsafe storedSecond?.takeUnretainedValue() }

  /// The hosting view as seen from the first item; see ``ConstraintReference/host``.
  var host: Host { form.host }

  /// Whether the row's chain has a handle that has not collected its rows.
  var hasPendingHandle: Bool { chain & Self.pendingHandleBit != 0 }

  /// Whether the row is in a table.
  var isInstalled: Bool { host != .none }

  @inline(__always)
  func hasSecond(_ item: ItemState) -> Bool {
    unsafe storedSecond?.toOpaque() == Unmanaged.passUnretained(item).toOpaque()
  }

  /// Whether `other` is an earlier copy of this row: it has the same number and the same properties that cannot
  /// change while a constraint is active.
  func isSame(as other: ConstraintRow) -> Bool {
    unsafe number == other.number && storedSecond?.toOpaque() == other.storedSecond?.toOpaque()
      && form.isEquation(of: other.form)
  }

  /// Whether the table stores ``ConstraintExtras`` for the row.
  var hasExtras: Bool { traits.contains(.extras) }

  /// Whether there is a second item, which in an active row always comes with an attribute.
  var hasTarget: Bool { unsafe storedSecond != nil }

  /// Replaces the constant.
  mutating func setConstant(_ constant: DirectedConstant) {
    leftToRight = constant.leftToRight
    if constant.followsDirection {
      traits.insert(.directionalConstant)
    } else {
      traits.remove(.directionalConstant)
    }
  }

  /// The first item's number of the source file.
  var file: UInt8 { UInt8(truncatingIfNeeded: packedLocation >> 24) }

  var line: UInt32 { packedLocation & Self.lowBits }

  private static var lowBits: UInt32 { 1 << 24 - 1 }

  @inline(__always)
  mutating func setLocation(_ file: UInt8, _ line: UInt32) {
    packedLocation = UInt32(file) << 24 | min(line, Self.lowBits)
  }

  /// The number of the chain, among those of the item's blocks, that made the row; 0 if none did or a handle owns
  /// the row.
  var chain: UInt32 { upperNumberAndChain & Self.lowBits }

  /// Adds the traits that result from the origins of distances.
  mutating func addTraits(of origins: ConstraintOrigins) { traits.addTraits(of: origins) }

  /// Replaces the priority.
  mutating func setPriority(_ priority: Float) { self.priority = priority }

  /// The position of an active row in the activation order, as counted by the context of its first item's view.
  ///
  /// Its 40 bits suffice for a billion activations a day for a year: a view that moves takes one number for each of its
  /// active constraints.
  var number: Int { Int(Int32(bitPattern: upperNumberAndChain) >> 24) << 32 | Int(lowerNumber) }

  /// Sets the position in the activation order, as counted by another context.
  @inline(__always)
  mutating func setNumber(_ number: Int) {
    lowerNumber = UInt32(truncatingIfNeeded: number)
    upperNumberAndChain = chain | UInt32(truncatingIfNeeded: number >> 32) << 24
  }

  /// Records that the table stores ``ConstraintExtras`` for the row.
  mutating func noteExtras() { traits.insert(.extras) }

  /// Clears the chain number, since a handle owns the row from now on.
  mutating func clearChain() { upperNumberAndChain &= ~Self.lowBits }

  /// Makes the row active at a site, as part of a chain or of none.
  @inline(__always)
  mutating func activate(at site: ConstraintSite, chain: UInt32, number: Int) {
    form.host = site.kind
    unsafe storedSecond = site.storedSecond
    upperNumberAndChain = chain
    setNumber(number)
    engine = EngineRow()
  }

  /// Replaces the engine's data of the row.
  @inline(__always)
  mutating func setEngine(_ engine: EngineRow) { self.engine = engine }

  /// Makes the row inactive by clearing its host, numbers and engine data.
  mutating func deactivate() {
    form.host = .none
    if targetKind == .superview { unsafe storedSecond = nil }
    traits.remove(.extras)
    (upperNumberAndChain, lowerNumber) = (0, 0)
    engine = EngineRow()
  }
}

// Other dependencies of the equation.
extension ConstraintRow {
  /// Whether the row is active and its equation depends only on its two sides and its constant.
  var isPlain: Bool { traits.isEmpty && isInstalled }

  var isPlainButForExtras: Bool { traits == .extras && isInstalled }

  /// Whether the equation is written in mirrored coordinates where text runs from right to left.
  var isDirectional: Bool { traits.contains(.directional) }

  /// Whether the equation differs where text runs from right to left.
  var followsDirection: Bool { !traits.isDisjoint(with: [.directional, .directionalConstant]) }

  /// Whether the equation depends on baselines.
  var mentionsBaselines: Bool { traits.contains(.baselines) }

  /// Whether the equation's constant depends on margins, safe areas or baselines.
  var mentionsInsets: Bool { traits.contains(.insets) }

  /// Whether one of the sides is a distance between two anchors.
  var mentionsDistances: Bool { traits.contains(.distances) }
}
