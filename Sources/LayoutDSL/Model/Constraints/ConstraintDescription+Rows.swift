// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// Calls `body` with the rows that the description stands for, unless something is wrong with it: for
  /// each attribute in the order of the bits, one for each target in the order written.
  ///
  /// - Parameters:
  ///   - item: The item on the left.
  ///   - file: The file of the block, which descriptions leave out, as the item numbers it.
  /// - Returns: What is wrong; nothing of the description can be installed then, and `body` is not called.
  func forEachRow(
    of item: ItemState, writtenIn file: UInt8 = 0,
    _ body: (ConstraintRow, ConstraintExtras?) -> Void
  ) -> [RecordedMistake] {
    guard isPlain, let pairing = plainPairing, let relation,
      let priority = LayoutConstraint.usable(priority)
    else { return forEachRareRow(of: item, writtenIn: file, body) }
    let file = number(ofFile: file, of: item)
    let kind: LayoutConstraint.TargetKind = side == .item ? .item : .superview
    var rest = attributes
    while let attribute = rest.removeFirst() {
      let other = pairing.end(for: attribute).attribute
      let constant = shape == nil ? DirectedConstant(number) : constant(of: attribute, other, 0)
      let row = row(
        of: item, attribute, kind, self.other, pairing, relation, constant, priority, file)
      body(row, extras(constant))
    }
    return []
  }

  /// How the attributes of a chain pair that says nothing rare and about which nothing is wrong.
  var plainPairing: Pairing? {
    multiplier != 0 && multiplier.isFinite && hasFiniteConstant ? sidePairing : nil
  }

  /// The same of a chain of which everything stands in the description itself.
  @inline(__always)
  var barePairing: Pairing? { number.isFinite ? sidePairing : nil }

  @inline(__always)
  private var sidePairing: Pairing? {
    if attributes.isVoid { return nil }
    switch side {
    case .none, .other: return nil
    case .constant: return .implied
    case .item, .superview:
      if otherAttributes.isVoid { return .same }
      guard let pairing = pairing(with: otherAttributes), pairing.isLegal(for: attributes)
      else { return nil }
      return pairing
    }
  }

  /// The number of the file where the chain was written, if not that of its block.
  private func number(ofFile file: UInt8, of item: ItemState) -> UInt8 {
    fileID.map(item.number(ofFile:)) ?? file
  }

  /// The row of one attribute and one target.
  @inline(__always)
  private func row(
    of item: ItemState, _ attribute: LayoutConstraint.Attribute,
    _ kind: LayoutConstraint.TargetKind, _ target: ItemState?, _ pairing: Pairing,
    _ relation: LayoutConstraint.Relation, _ constant: DirectedConstant, _ priority: Float,
    _ file: UInt8
  ) -> ConstraintRow {
    let end = pairing.end(for: attribute)
    var row = ConstraintRow(
      of: item, attribute, relation, target: end.isTargeted ? kind : .none,
      second: end.isTargeted ? target : nil, end.attribute, constant: constant,
      priority: priority, line: line)
    row.setPlace(file, line)
    return row
  }

  /// What of a row is rare; nil if there is nothing.
  private func extras(_ constant: DirectedConstant, label: String? = nil) -> ConstraintExtras? {
    if multiplier == 1, label == nil, !constant.followsDirection { return nil }
    return ConstraintExtras(
      multiplier: multiplier,
      rightToLeft: constant.followsDirection ? constant.rightToLeft : nil, identifier: label)
  }

  /// The constant of an attribute and the target of a number.
  private func constant(
    of attribute: LayoutConstraint.Attribute, _ other: LayoutConstraint.Attribute, _ number: Int
  ) -> DirectedConstant {
    let value =
      ownConstant(for: attribute) ?? constant
      ?? (side == .other
        ? target(number).constant(for: attribute) : shape ?? .number(self.number))
    return DirectedConstant(value, for: other == .notAnAttribute ? attribute : other)
  }

  private func target(_ number: Int) -> Target {
    switch targets {
    case .one(let target): target
    case .each(let targets): targets[number]
    }
  }
}

// Whatever is rare, or wrong.
extension ConstraintDescription {
  /// What ``forEachRow(of:writtenIn:_:)`` does for any description.
  private func forEachRareRow(
    of item: ItemState, writtenIn file: UInt8,
    _ body: (ConstraintRow, ConstraintExtras?) -> Void
  ) -> [RecordedMistake] {
    guard attributes.count > 0 else {
      return [mistake(.noAttributes, "a chain of \(item.name) has no attributes")]
    }
    guard let relation else {
      let attributes = attributes
      let message = { "\(item.name).\(attributes) has no relation; say equalTo or another" }
      return [mistake(.unfinishedChain, message())]
    }
    var mistakes: [RecordedMistake] = []
    if !hasFiniteConstants { mistakes.append(notFinite("constant", item)) }
    if !multiplier.isFinite { mistakes.append(notFinite("multiplier", item)) }
    let usablePriority = LayoutConstraint.usable(priority)
    if usablePriority == nil { mistakes.append(notFinite("priority", item)) }
    let sides: [RightSide]
    switch targets {
    case .one(let target): sides = [side(target, item, &mistakes)]
    case .each(let targets): sides = targets.map { side($0, item, &mistakes) }
    }
    let all = attributes.layoutAttributes
    let namesLocation = sides.contains { side in
      all.contains { side.pairing.end(for: $0).attribute.isLocation }
    }
    if multiplier == 0, namesLocation {
      let attributes = attributes
      mistakes.append(
        mistake(
          .zeroMultiplier,
          "\(item.name).\(attributes) is to be a location times 0, which is no location"))
    }
    guard mistakes.isEmpty, let usablePriority else { return mistakes }
    let file = number(ofFile: file, of: item)
    let isNumbered = numbersLabel && all.count * sides.count > 1
    var count = 0
    for attribute in all {
      for (number, side) in sides.enumerated() {
        let other = side.pairing.end(for: attribute).attribute
        let constant = constant(of: attribute, other, number)
        let row = row(
          of: item, attribute, side.kind, side.item, side.pairing, relation, constant,
          usablePriority, file)
        let name = label.map { isNumbered ? "\($0)[\(count)]" : $0 }
        body(row, extras(constant, label: name))
        count += 1
      }
    }
    return []
  }

  /// Resolves one target, noting what is wrong with it.
  private func side(
    _ target: Target, _ own: ItemState, _ mistakes: inout [RecordedMistake]
  ) -> RightSide {
    switch target {
    case .constant(let constant):
      if !constant.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(kind: .superview, pairing: .implied)
    case .rect(let rect):
      if !rect.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(kind: .superview, pairing: .rect)
    case .item(let item):
      let pairing = pairing(own, with: item.attributes, of: item.state.name, &mistakes)
      return RightSide(kind: .item, pairing: pairing, item: item.state)
    case .superview(let attributes):
      let pairing = pairing(own, with: attributes, of: "the superview", &mistakes)
      return RightSide(kind: .superview, pairing: pairing)
    case .missingSuperview:
      mistakes.append(mistake(.noSuperview, own.wordsForMissingSuperview))
      return RightSide(kind: .superview, pairing: .implied)
    }
  }

  private func pairing(
    _ own: ItemState, with other: ConstraintAttributes,
    of name: @escaping @autoclosure () -> String,
    _ mistakes: inout [RecordedMistake]
  ) -> Pairing {
    let attributes = attributes
    if let pairing = pairing(with: other) {
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
