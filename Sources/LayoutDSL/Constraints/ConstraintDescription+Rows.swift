// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// The constraint of a chain that has one attribute and says nothing rare; nil of any other, and of
  /// one that is flawed: for those there is ``forEachRow(for:_:)``, which comes to the same.
  ///
  /// Nothing changes: it is mutating so that the description is read where it stands, not copied.
  ///
  /// - Parameters:
  ///   - item: The item on the left.
  ///   - shared: The file of the block.
  mutating func plainRow(for item: ItemState, sharing shared: String = "") -> LayoutConstraint? {
    guard let attribute = attributes.onlyLayoutAttribute else { return nil }
    return plainRow(for: item, attribute, sharing: shared)
  }

  /// The same for one of several attributes.
  mutating func plainRow(
    for item: ItemState, _ attribute: LayoutConstraint.Attribute, sharing shared: String
  ) -> LayoutConstraint? {
    if let fileID, fileID != shared { return plainRow(for: item, attribute, sharing: fileID) }
    guard isPlain, let relation, number.isFinite, multiplier.isFinite,
      let priority = LayoutConstraint.usable(priority),
      let pairing = side == .constant ? .implied : pairing(with: otherAttributes)
    else { return nil }
    let end = pairing.end(for: attribute)
    if multiplier == 0, end.attribute.isLocation { return nil }
    let target: LayoutConstraint.TargetKind
    switch side {
    case .none, .other: return nil
    case .item: target = .item
    case .constant, .superview: target = end.isTargeted ? .superview : .none
    }
    var constant = DirectedConstant(number)
    if let shape {
      guard shape.isFinite else { return nil }
      constant = DirectedConstant(shape, for: end.isTargeted ? end.attribute : attribute)
    }
    return LayoutConstraint(
      first: item, firstAttribute: attribute, relation: relation, target: target, second: other,
      secondAttribute: end.attribute, multiplier: multiplier, constant: constant,
      priority: priority, fileID: shared, line: line)
  }

  /// The constraint of a chain that comes to one; nil of any other, and of one that is flawed.
  func soleRow(for item: ItemState) -> LayoutConstraint? {
    if relation == nil || attributes.onlyLayoutAttribute == nil { return nil }
    var sole: LayoutConstraint?
    var count = 0
    do {
      try forEachRow(for: item) { row in
        sole = row
        count += 1
      }
    } catch {
      return nil
    }
    return count == 1 ? sole : nil
  }

  /// Calls `body` with the constraints that the description stands for: for each attribute in the
  /// order of the bits, one for each target in the order written.
  ///
  /// - Throws: what is wrong with the description; nothing of it can be installed then.
  func forEachRow(
    for item: ItemState, _ body: (LayoutConstraint) -> Void
  ) throws(Flawed) {
    guard attributes.count > 0 else {
      let message = "a chain of \(item.name) has no attributes"
      throw Flawed(mistakes: [mistake(.noAttributes, message)])
    }
    guard let relation else {
      let message = "\(item.name).\(attributes) has no relation; say equalTo or another"
      throw Flawed(mistakes: [mistake(.unfinishedChain, message)])
    }
    var mistakes: [ConstraintMistake] = []
    if !hasFiniteConstants { mistakes.append(notFinite("constant", item)) }
    if !multiplier.isFinite { mistakes.append(notFinite("multiplier", item)) }
    let usablePriority = LayoutConstraint.usable(priority)
    if usablePriority == nil { mistakes.append(notFinite("priority", item)) }
    var number = 0
    var isOfNothing = false
    func add(_ attribute: LayoutConstraint.Attribute, _ side: RightSide, of count: Int) {
      let end = side.end(for: attribute)
      let constant = ownConstant(for: attribute) ?? constant ?? side.constant(for: attribute)
      let row = LayoutConstraint(
        first: item, firstAttribute: attribute, relation: relation, target: end.target.kind,
        second: end.target.item, secondAttribute: end.attribute, multiplier: multiplier,
        constant: DirectedConstant(
          constant, for: end.attribute == .notAnAttribute ? attribute : end.attribute),
        priority: usablePriority ?? 1000, fileID: fileID ?? "", line: line)
      if let label { row.identifier = numbersLabel && count > 1 ? "\(label)[\(number)]" : label }
      number += 1
      if multiplier == 0, end.attribute.isLocation { isOfNothing = true }
      body(row)
    }
    switch targets {
    case .one(let target):
      let side = side(target, item, &mistakes)
      attributes.forEachAttribute { add($0, side, of: attributes.count) }
    case .each(let targets):
      let sides = targets.map { side($0, item, &mistakes) }
      attributes.forEachAttribute { attribute in
        for side in sides { add(attribute, side, of: attributes.count * sides.count) }
      }
    }
    if isOfNothing {
      mistakes.append(
        mistake(
          .zeroMultiplier,
          "\(item.name).\(attributes) is to be a location times 0, which is no location"))
    }
    if !mistakes.isEmpty { throw Flawed(mistakes: mistakes) }
  }

  /// What keeps a description from becoming constraints.
  struct Flawed: Error {
    let mistakes: [ConstraintMistake]
  }

  /// Resolves one target, noting what is wrong with it.
  private func side(
    _ target: Target, _ own: ItemState, _ mistakes: inout [ConstraintMistake]
  ) -> RightSide {
    switch target {
    case .constant(let constant):
      if !constant.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(target: .superview, pairing: .implied, constant: constant)
    case .rect(let rect):
      if !rect.isFinite { mistakes.append(notFinite("constant", own)) }
      return RightSide(target: .superview, pairing: .rect, constant: .number(0), rect: rect)
    case .item(let item):
      return RightSide(
        target: .item(item.state),
        pairing: pairing(own, with: item.attributes, of: item.state.name, &mistakes),
        constant: .number(0))
    case .superview(let attributes):
      return RightSide(
        target: .superview, pairing: pairing(own, with: attributes, of: "the superview", &mistakes),
        constant: .number(0))
    case .missingSuperview:
      mistakes.append(mistake(.noSuperview, "\(own.name) has no superview; add it to one first"))
      return RightSide(target: .superview, pairing: .implied, constant: .number(0))
    }
  }

  private func pairing(
    _ own: ItemState, with other: ConstraintAttributes, of name: @autoclosure () -> String,
    _ mistakes: inout [ConstraintMistake]
  ) -> Pairing {
    if let pairing = pairing(with: other) { return pairing }
    let message = "\(own.name).\(attributes) cannot be paired with \(name()).\(other)"
    mistakes.append(mistake(.badAttributePairing, message))
    return .same
  }

  private func notFinite(_ what: String, _ item: ItemState) -> ConstraintMistake {
    mistake(.notFinite, "the \(what) of \(item.name).\(attributes) is not a finite number")
  }

  func mistake(_ kind: ConstraintMistake.Kind, _ message: String) -> ConstraintMistake {
    ConstraintMistake(kind, message, at: location, label: label)
  }
}
