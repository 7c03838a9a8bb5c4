// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintAttributes {
  /// How many attributes the set has.
  var count: Int { known.nonzeroBitCount }

  /// Whether the set has no attribute.
  var isVoid: Bool { known == 0 }

  /// Whether the set has more than one attribute.
  var hasSeveral: Bool { known & (known &- 1) != 0 }

  /// The attributes one by one, in the order of their bits.
  var layoutAttributes: [LayoutConstraint.Attribute] {
    var result: [LayoutConstraint.Attribute] = []
    result.reserveCapacity(count)
    var rest = self
    while let attribute = rest.removeFirst() { result.append(attribute) }
    return result
  }

  /// Takes the lowest attribute out of the set; nil if there is none.
  mutating func removeFirst() -> LayoutConstraint.Attribute? {
    let bits = known
    if bits == 0 { return nil }
    keep(bits: bits & (bits - 1))
    return Self.layoutAttribute(ofBit: bits.trailingZeroBitCount)
  }

  /// The attribute of a set that has one; nil of any other set.
  var onlyLayoutAttribute: LayoutConstraint.Attribute? {
    isVoid || hasSeveral ? nil : Self.layoutAttribute(ofBit: known.trailingZeroBitCount)
  }

  /// The set of one attribute; empty for `notAnAttribute`.
  init(_ attribute: LayoutConstraint.Attribute) {
    switch attribute {
    case .notAnAttribute: self = .none
    case .top: self = .top
    case .right: self = .right
    default: self.init(rawValue: 1 << UInt32(attribute.rawValue - 1))
    }
  }

  private var known: UInt32 { rawValue & 0xF_FFFF }

  /// The attribute of one bit.
  ///
  /// UIKit numbers right before top, the DSL expands top before right; all else is in step.
  private static func layoutAttribute(ofBit bit: Int) -> LayoutConstraint.Attribute {
    // Numbers and cases are in step from 0 on, and no set has a bit beyond the last: nothing to search.
    let number = bit == 1 || bit == 2 ? 4 - bit : bit + 1
    return unsafe unsafeBitCast(
      UInt8(truncatingIfNeeded: number), to: LayoutConstraint.Attribute.self)
  }
}

extension ConstraintAttributes: CustomStringConvertible {
  /// The set as a chain writes it: `left.top`, or `edges` where a name stands for all of it.
  public var description: String {
    if count > 1, let whole = Self.aggregates.first(where: { $0.attributes == self }) {
      return whole.name
    }
    return layoutAttributes.map { "\($0)" }.joined(separator: ".")
  }

  private static let aggregates: [(name: String, attributes: ConstraintAttributes)] = [
    ("edges", .edges), ("horizontalEdges", .horizontalEdges), ("verticalEdges", .verticalEdges),
    ("directionalEdges", .directionalEdges),
    ("directionalHorizontalEdges", .directionalHorizontalEdges), ("size", .size),
    ("center", .center), ("margins", .margins), ("directionalMargins", .directionalMargins),
    ("centerWithinMargins", .centerWithinMargins),
  ]
}
