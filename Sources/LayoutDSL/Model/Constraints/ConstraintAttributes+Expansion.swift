// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintAttributes {
  /// The number of attributes in the set.
  var count: Int { known.nonzeroBitCount }

  /// Whether the set is empty.
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

  /// Removes and returns the attribute with the lowest bit; nil if the set is empty.
  mutating func removeFirst() -> LayoutConstraint.Attribute? {
    let bits = known
    if bits == 0 { return nil }
    keep(bits: bits & (bits - 1))
    return Self.layoutAttribute(ofBit: bits.trailingZeroBitCount)
  }

  /// The only attribute of the set; nil if the set is empty or has several.
  var onlyLayoutAttribute: LayoutConstraint.Attribute? {
    isVoid || hasSeveral ? nil : Self.layoutAttribute(ofBit: known.trailingZeroBitCount)
  }

  /// Makes the set of one attribute; empty for `notAnAttribute`.
  init(_ attribute: LayoutConstraint.Attribute) {
    switch attribute {
    case .notAnAttribute: self = .none
    case .top: self = .top
    case .right: self = .right
    default: self.init(rawValue: 1 << UInt32(attribute.rawValue - 1))
    }
  }

  private var known: UInt32 { rawValue & 0xF_FFFF }

  /// Returns the attribute that a bit stands for.
  ///
  /// UIKit numbers right before top, whereas the DSL expands top before right; all other numbers agree.
  private static func layoutAttribute(ofBit bit: Int) -> LayoutConstraint.Attribute {
    // Raw values start at 0 without gaps and no set has a bit beyond the last case, so the cast is valid.
    let number = bit == 1 || bit == 2 ? 4 - bit : bit + 1
    return unsafe unsafeBitCast(
      UInt8(truncatingIfNeeded: number), to: LayoutConstraint.Attribute.self)
  }
}

extension ConstraintAttributes: CustomStringConvertible {
  /// The set as a chain writes it: `left.top`, or a name such as `edges` that stands for the whole set.
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
