// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as a value: all of an equation or inequality but its first item and what few have.
///
/// While a constraint is active its row stands in the ``ConstraintTable`` of its first item; while it
/// is not, in its ``LayoutConstraint``. Nothing else is kept of it, unless somebody asks for an object.
///
/// A row counts no references, so that it is copied like a number. That is safe: an item that ends
/// takes out the active rows that mention it or that its view hosts, and whoever holds a row that is
/// not active keeps the second item.
@safe
struct ConstraintRow {
  // What is small comes behind what is large, so that nothing lies in between: 40 bytes.

  private(set) var storedSecond: Unmanaged<ItemState>?

  /// The constant where text runs from left to right.
  private(set) var leftToRight: Double

  /// What the engine keeps of the row.
  private(set) var engine = EngineRow()

  /// What of the equation is settled.
  private(set) var traits: ConstraintTraits

  /// What is compared with what, how, and where the row is hosted.
  private var form: Form

  private(set) var priority: Float

  /// The number by which the first item knows the file where the constraint was written, above the 24 bits of
  /// the line.
  private var written: UInt32 = 0

  /// The upper part of ``number``, above the 24 bits of ``chain``.
  private var upperNumberAndChain: UInt32 = 0
  private var lowerNumber: UInt32 = 0

  /// The view that hosts a row, seen from the first item.
  enum Host: UInt8 {
    /// None: the row is not active.
    case none

    /// The item itself.
    case own

    /// Its superview, or the owner of a guide.
    case parent

    /// Another one, which ``ConstraintExtras`` name.
    case far
  }

  /// All of an equation that is no item and no number, and its host, in 16 bits.
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

    // Attributes are numbered from 0 on, and so in memory; `init(rawValue:)` takes ten instructions.

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

    /// Whether another one is the same, wherever it is hosted.
    func isEquation(of other: Form) -> Bool { (bits ^ other.bits) & 0x3fff == 0 }
  }

  /// The bit in the number of a chain for which a handle stands that has not got the rows yet.
  static var handled: UInt32 { 1 << 23 }

  /// A row that is not active.
  ///
  /// - Parameters:
  ///   - first: The first item, which the row does not keep.
  ///   - second: The target, if it is an item.
  @inline(__always)
  init(
    of first: ItemState, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, target: LayoutConstraint.TargetKind,
    second: ItemState?, _ secondAttribute: LayoutConstraint.Attribute,
    constant: DirectedConstant, priority: Float, line: UInt32, file: UInt8 = 0
  ) {
    // A superview, which is no guide, is not known yet.
    traits = ConstraintTraits(first, firstAttribute).union(
      ConstraintTraits(second, secondAttribute))
    if constant.followsDirection { traits.insert(.directionalConstant) }
    form = Form(firstAttribute, relation, target, secondAttribute, .none)
    self.priority = priority
    leftToRight = constant.leftToRight
    unsafe storedSecond = second.map { unsafe Unmanaged.passUnretained($0) }
    setPlace(file, line)
  }

  /// An active row of a chain, which says nothing rare.
  @inline(__always)
  init(
    at place: ConstraintPlace, _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, target: LayoutConstraint.TargetKind,
    _ secondAttribute: LayoutConstraint.Attribute, _ traits: ConstraintTraits, constant: Double,
    priority: Float, line: UInt32, file: UInt8, chain: UInt32, number: Int
  ) {
    unsafe storedSecond = place.storedSecond
    leftToRight = constant
    self.priority = priority
    self.traits = traits
    form = Form(firstAttribute, relation, target, secondAttribute, place.kind)
    setPlace(file, line)
    upperNumberAndChain = chain
    setNumber(number)
  }
}

// What the equation is.
extension ConstraintRow {
  var firstAttribute: LayoutConstraint.Attribute { form.first }
  var relation: LayoutConstraint.Relation { form.relation }
  var secondAttribute: LayoutConstraint.Attribute { form.second }

  /// Where the second item comes from.
  var targetKind: LayoutConstraint.TargetKind { form.target }
}

// What may change.
extension ConstraintRow {
  /// The target; what stands for the superview is here while the row is active.
  var second: ItemState? { unsafe storedSecond?.takeUnretainedValue() }

  /// Which view hosts the row while it is active; see ``ConstraintReference/host``.
  var host: Host { form.host }

  /// Whether a handle stands for the row's chain and has not got the rows yet.
  var hasHandle: Bool { chain & Self.handled != 0 }

  /// Whether the row is in a table.
  var isInstalled: Bool { host != .none }

  /// Whether an item is the second.
  @inline(__always)
  func isAbout(_ item: ItemState) -> Bool {
    unsafe storedSecond?.toOpaque() == Unmanaged.passUnretained(item).toOpaque()
  }

  /// Whether another row is this one as it was: of the same number, and with all that does not change
  /// while a constraint is active.
  func isSame(as other: ConstraintRow) -> Bool {
    unsafe number == other.number && storedSecond?.toOpaque() == other.storedSecond?.toOpaque()
      && form.isEquation(of: other.form)
  }

  /// Whether the table has ``ConstraintExtras`` of the row.
  var hasExtras: Bool { traits.contains(.extras) }

  /// Whether there is a second item; one of an active row has an attribute.
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

  /// The number by which the first item knows the file where the constraint was written.
  var file: UInt8 { UInt8(truncatingIfNeeded: written >> 24) }

  var line: UInt32 { written & Self.lowBits }

  private static var lowBits: UInt32 { 1 << 24 - 1 }

  /// Says where the constraint was written.
  @inline(__always)
  mutating func setPlace(_ file: UInt8, _ line: UInt32) {
    written = UInt32(file) << 24 | min(line, Self.lowBits)
  }

  /// Which chain of its item's blocks made the row; 0 if none did, or if a handle has the row.
  var chain: UInt32 { upperNumberAndChain & Self.lowBits }

  /// Notes what the places where distances begin have to do with the equation.
  mutating func note(_ origins: ConstraintOrigins) { traits.note(origins) }

  /// Replaces the priority.
  mutating func setPriority(_ priority: Float) { self.priority = priority }

  /// While the row is active: its place in the order, counted in the context of its first item's view.
  ///
  /// Has 40 bits: a billion changes a day for a year.
  var number: Int { Int(Int32(bitPattern: upperNumberAndChain) >> 24) << 32 | Int(lowerNumber) }

  /// Counts the row's place in the order in another context.
  @inline(__always)
  mutating func setNumber(_ number: Int) {
    lowerNumber = UInt32(truncatingIfNeeded: number)
    upperNumberAndChain = chain | UInt32(truncatingIfNeeded: number >> 32) << 24
  }

  /// Notes that the table has the row's ``ConstraintExtras``.
  mutating func noteExtras() { traits.insert(.extras) }

  /// Notes that the row has a handle.
  mutating func leaveChain() { upperNumberAndChain &= ~Self.lowBits }

  /// Notes where the row is hosted from now on, and which block made it.
  @inline(__always)
  mutating func settle(at place: ConstraintPlace, chain: UInt32, number: Int) {
    form.host = place.kind
    unsafe storedSecond = place.storedSecond
    upperNumberAndChain = chain
    setNumber(number)
    engine = EngineRow()
  }

  /// Changes what the engine keeps of the row.
  @inline(__always)
  mutating func setEngine(_ engine: EngineRow) { self.engine = engine }

  /// Forgets where the row was hosted, and what it was for the engine.
  mutating func leave() {
    form.host = .none
    if targetKind == .superview { unsafe storedSecond = nil }
    traits.remove(.extras)
    (upperNumberAndChain, lowerNumber) = (0, 0)
    engine = EngineRow()
  }
}

// What else the equation depends on.
extension ConstraintRow {
  /// Whether the row is active and its equation depends on its two sides, its constant and nothing else.
  var isPlain: Bool { traits.isEmpty && isInstalled }

  /// The same but for what its ``ConstraintExtras`` may say.
  var isPlainButForExtras: Bool { traits == .extras && isInstalled }

  /// Whether the equation is written in mirrored coordinates where text runs right to left.
  var isDirectional: Bool { traits.contains(.directional) }

  /// Whether the equation is another one where text runs right to left.
  var followsDirection: Bool { !traits.isDisjoint(with: [.directional, .directionalConstant]) }

  /// Whether baselines go into the equation.
  var mentionsBaselines: Bool { traits.contains(.baselines) }

  /// Whether margins, safe areas or baselines go into the equation's constant.
  var mentionsInsets: Bool { traits.contains(.insets) }

  /// Whether one of the sides is a distance between two anchors.
  var mentionsDistances: Bool { traits.contains(.distances) }
}
