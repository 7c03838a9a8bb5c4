// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// The pairing of the attributes of a bare chain, or nil if the chain has a mistake; see ``isBare``.
  var barePairing: Pairing? {
    if !number.isFinite || attributes.isVoid { return nil }
    switch side {
    case .none, .other: return nil
    case .constant: return .implied
    case .item, .superview:
      if otherAttributes.isVoid { return .same }
      guard let pairing = Pairing(attributes, with: otherAttributes),
        pairing.isLegal(for: attributes)
      else { return nil }
      return pairing
    }
  }

  /// Calls `body` with each row of the description, unless something is wrong with the description.
  ///
  /// The rows are ordered by attribute, in the order of the bits, and then by target, in the order written.
  ///
  /// - Parameters:
  ///   - item: The item on the left.
  ///   - file: The item's number for the file of the block, for a description that names no file.
  /// - Returns: The mistakes of the description. If there are any, `body` is not called.
  func forEachRow(
    of item: ItemState, writtenIn file: UInt8 = 0,
    _ body: (ConstraintRow, ConstraintExtras?) -> Void
  ) -> [RecordedMistake] {
    let attributes = attributes
    if attributes.isVoid {
      return [mistake(.noAttributes, "a chain of \(item.name) has no attributes")]
    }
    guard let relation else {
      let words = "has no relation; say equalTo or another"
      return [mistake(.unfinishedChain, "\(item.name).\(attributes) \(words)")]
    }
    var mistakes: [RecordedMistake] = []
    if !hasFiniteConstants { mistakes.append(notFinite("constant", item)) }
    if !multiplier.isFinite { mistakes.append(notFinite("multiplier", item)) }
    let usablePriority = LayoutConstraint.usable(priority)
    if usablePriority == nil { mistakes.append(notFinite("priority", item)) }
    let sides =
      switch targets {
      case .one(let target): [side(target, item, &mistakes)]
      case .each(let targets): targets.map { side($0, item, &mistakes) }
      }
    if multiplier == 0, sides.contains(where: { $0.pairing.namesLocation(for: attributes) }) {
      mistakes.append(
        mistake(
          .zeroMultiplier,
          "\(item.name).\(attributes) is to be a location times 0, which is no location; "
            + "give it a constant for its distance from the superview instead"))
    }
    guard mistakes.isEmpty, let usablePriority else { return mistakes }
    let file = fileID.map(item.number(ofFile:)) ?? file
    let isNumbered = numbersLabel && attributes.count * sides.count > 1
    var rest = attributes
    var count = 0
    while let attribute = rest.removeFirst() {
      for side in sides {
        let end = side.pairing.end(for: attribute)
        let constant = DirectedConstant(
          ownConstant(for: attribute) ?? constant ?? side.target.constant(for: attribute),
          for: end.attribute == .notAnAttribute ? attribute : end.attribute)
        let row = ConstraintRow(
          of: item, attribute, relation, target: end.isTargeted ? side.kind : .none,
          second: end.isTargeted ? side.item : nil, end.attribute, constant: constant,
          priority: usablePriority, line: line, file: file)
        let name = label.map { isNumbered ? "\($0)[\(count)]" : $0 }
        body(row, extras(constant, label: name))
        count += 1
      }
    }
    return []
  }

  /// Returns the extras of a row; nil if it needs none.
  private func extras(_ constant: DirectedConstant, label: String?) -> ConstraintExtras? {
    if multiplier == 1, label == nil, !constant.followsDirection { return nil }
    return ConstraintExtras(
      multiplier: multiplier,
      rightToLeft: constant.followsDirection ? constant.rightToLeft : nil, identifier: label)
  }

  /// Resolves one target and appends its mistakes.
  private func side(
    _ target: Target, _ own: ItemState, _ mistakes: inout [RecordedMistake]
  ) -> RightSide {
    switch target {
    case .constant(let constant):
      if !constant.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(target: target, kind: .superview, pairing: .implied)
    case .rect(let rect):
      if !rect.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(target: target, kind: .superview, pairing: .rect)
    case .item(let item):
      let pairing = pairing(own, with: item.attributes, of: item.state.name, &mistakes)
      return RightSide(target: target, kind: .item, pairing: pairing, item: item.state)
    case .superview(let attributes):
      let pairing = pairing(own, with: attributes, of: "the superview", &mistakes)
      return RightSide(target: target, kind: .superview, pairing: pairing)
    case .missingSuperview:
      mistakes.append(mistake(.noSuperview, own.wordsForMissingSuperview))
      return RightSide(target: target, kind: .superview, pairing: .implied)
    }
  }

  private func pairing(
    _ own: ItemState, with other: ConstraintAttributes,
    of name: @escaping @autoclosure () -> String,
    _ mistakes: inout [RecordedMistake]
  ) -> Pairing {
    let attributes = attributes
    if let pairing = Pairing(attributes, with: other) {
      if !pairing.isLegal(for: attributes) {
        mistakes.append(
          mistake(.badAttributePairing, pairing.clash(of: attributes, own.name, name()) ?? ""))
      }
      return pairing
    }
    mistakes.append(
      mistake(
        .badAttributePairing,
        "\(own.name).\(attributes) cannot be paired with \(name()).\(other)"))
    return .same
  }

  private func notFinite(_ what: String, _ item: ItemState) -> RecordedMistake {
    let attributes = attributes
    return mistake(.notFinite, "the \(what) of \(item.name).\(attributes) is not a finite number")
  }

  private func mistake(
    _ kind: ConstraintMistake.Kind, _ words: @escaping @autoclosure () -> String
  ) -> RecordedMistake {
    RecordedMistake(kind, at: location, label: label, words)
  }
}
