// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Makes an inactive constraint between two sides, or between a side and a constant, and records its mistakes.
  ///
  /// - Parameter gaps: The number of standard gaps in `constant`; those at a baseline grow with the fonts.
  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?,
    multiplier: Double = 1, constant: Double = 0, gaps: Double = 0, priority: Float = 1000,
    at location: SourceLocation
  ) {
    var row = ConstraintRow(
      of: first.item, first.attribute, relation, target: second == nil ? .none : .item,
      second: second?.item, second?.attribute ?? .notAnAttribute,
      constant: DirectedConstant(constant.isFinite ? constant : 0), priority: priority,
      line: location.number)
    let origins = ConstraintOrigins(first.origin, second?.origin)
    var extras: ConstraintExtras?
    if let origins { row.addTraits(of: origins) }
    let baselineGaps = row.mentionsBaselines && gaps.isFinite ? gaps : 0
    if origins != nil || baselineGaps != 0 || multiplier.isFinite && multiplier != 1 {
      extras = ConstraintExtras(
        multiplier: multiplier.isFinite ? multiplier : 1, origins: origins,
        baselineGaps: baselineGaps)
    }
    self.init(first.item, row, extras)
    self.location = location
    if let mistake = mistake(between: first, second, multiplier: multiplier) {
      recordInitial(mistake)
    } else if !constant.isFinite {
      recordInitial(mistake(.notFinite, isMendable: true, "the constant is \(constant)"))
    }
  }

  /// Returns the mistake of two sides and a multiplier; nil if there is none.
  ///
  /// The rules are UIKit's with one exception: as in SnapKit, a horizontal location may be compared with a vertical
  /// one.
  private func mistake(
    between first: ConstraintSide, _ second: ConstraintSide?, multiplier: Double
  ) -> RecordedMistake? {
    guard multiplier.isFinite else {
      return mistake(.notFinite, "the multiplier is \(multiplier)")
    }
    for case let side? in [first, second] {
      if let origin = side.origin, !side.attribute.isComparable(with: origin.attribute) {
        return mistake(
          .badAttributePairing,
          "\(side.name) is no distance; take leading and trailing, or left and right, for both")
      }
    }
    if first.attribute == .notAnAttribute {
      return mistake(
        .badAttributePairing, "the first attribute of \(first.item.name) is missing")
    }
    guard let second else {
      if first.isDimension { return nil }
      return mistake(
        .badAttributePairing,
        "\(first.name) is a location and needs a second item; only sizes stand alone")
    }
    if second.attribute == .notAnAttribute {
      return mistake(
        .badAttributePairing,
        "the attribute of the second item, \(second.item.name), is missing")
    }
    if first.isDimension != second.isDimension {
      let (location, size) = first.isDimension ? (second, first) : (first, second)
      return mistake(
        .badAttributePairing, Attribute.clash(ofLocation: location.name, size: size.name))
    }
    if first.isDimension { return nil }
    if !first.attribute.isComparable(with: second.attribute) {
      return mistake(.badAttributePairing, Attribute.clash(ofSides: first.name, second.name))
    }
    return multiplier == 0
      ? mistake(.zeroMultiplier, "\(second.name) is a location; times 0 it is none") : nil
  }
}
