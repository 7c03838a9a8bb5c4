// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Writes constraints as equations and as statements.
struct ConstraintFormatter {
  let names: ItemNames

  /// Returns the constraint as an equation: `title.top == card.top + 10`.
  func equation(_ constraint: LoggedConstraint) -> String {
    var text = "\(term(constraint.first)) \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return text + readable(constraint.constant) + priorityTag(constraint)
    }
    text += term(second)
    if constraint.multiplier != 1 { text += " * \(factor(constraint.multiplier))" }
    if constraint.constant > 0 { text += " + \(readable(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(readable(-constraint.constant))" }
    return text + priorityTag(constraint)
  }

  /// Returns the constraint as a statement, with another constant if one is given: "title is 75 points high".
  ///
  /// - Parameter subject: The words for the view or edge; nil for its name.
  func statement(
    _ constraint: LoggedConstraint, constant: Double? = nil, bound: LoggedRelation? = nil,
    subject: String? = nil
  ) -> String {
    let number = constant ?? constraint.constant
    let relation = bound ?? constraint.relation
    let first = constraint.first
    let edge = subject ?? "the \(first.attribute.displayName) of \(names[first.item])"
    guard let second = constraint.second else {
      if first.attribute.isSize {
        return
          "\(subject ?? names[first.item]) is "
          + "\(relationPrefix(relation))\(points(number)) \(adjective(first))"
      }
      return "\(edge) is \(relationPrefix(relation))\(points(number)) "
        + "from its superview's \(first.attribute.isHorizontal ? "left edge" : "top")"
    }
    if first.attribute.isSize && second.attribute.isSize {
      return sizeStatement(constraint, subject ?? names[first.item], second, number, relation)
    }
    if constraint.multiplier != 1 || first.attribute.isSize || second.attribute.isSize {
      return equation(constraint, number, relation)
    }
    return positionStatement(edge, first, second, number, relation)
  }

  private func equation(
    _ constraint: LoggedConstraint, _ number: Double, _ relation: LoggedRelation
  ) -> String {
    var copy = constraint
    copy.constant = number
    copy.relation = relation
    return equation(copy)
  }

  private func sizeStatement(
    _ constraint: LoggedConstraint, _ subject: String, _ second: LoggedTerm, _ number: Double,
    _ relation: LoggedRelation
  ) -> String {
    let first = constraint.first
    let other =
      first.item == second.item
      ? "it is \(adjective(second))"
      : names[second.item] + (first.attribute == second.attribute ? "" : " is \(adjective(second))")
    if constraint.multiplier != 1 {
      let plus =
        number == 0 ? "" : number > 0 ? " + \(readable(number))" : " - \(readable(-number))"
      return "\(subject) is \(relationPrefix(relation))\(factor(constraint.multiplier)) times as "
        + "\(adjective(first)) as \(other)\(plus)"
    }
    if number == 0 {
      return "\(subject) is \(relationPrefix(relation))as \(adjective(first)) as \(other)"
    }
    let comparative =
      first.attribute == .width
      ? (number > 0 ? "wider" : "narrower") : (number > 0 ? "taller" : "shorter")
    return
      "\(subject) is \(relationPrefix(relation))\(points(number.magnitude)) "
      + "\(comparative) than \(other)"
  }

  private func positionStatement(
    _ a: String, _ first: LoggedTerm, _ second: LoggedTerm, _ number: Double,
    _ relation: LoggedRelation
  ) -> String {
    let b = "the \(second.attribute.displayName) of \(names[second.item])"
    if number == 0, relation == .equal { return "\(a) is at \(b)" }
    // "At least -10 after" means "at most 10 before".
    let isAfter = number >= 0
    var bound = relation
    if !isAfter {
      bound = relation == .atLeast ? .atMost : relation == .atMost ? .atLeast : .equal
    }
    let direction = direction(first, second)
    if number == 0 {
      return "\(a) is not \(bound == .atLeast ? direction.before : direction.after) \(b)"
    }
    return "\(a) is \(relationPrefix(bound))\(points(number.magnitude)) "
      + "\(isAfter ? direction.after : direction.before) \(b)"
  }

  private func direction(_ first: LoggedTerm, _ second: LoggedTerm) -> (
    before: String, after: String
  ) {
    if !first.attribute.isHorizontal { return ("above", "below") }
    if first.attribute.followsDirection || second.attribute.followsDirection {
      return ("before", "after")
    }
    return ("left of", "right of")
  }

  private func term(_ term: LoggedTerm) -> String {
    "\(names.inEquation(term.item)).\(term.attribute.rawValue)"
  }

  private func priorityTag(_ constraint: LoggedConstraint) -> String {
    constraint.priority < 1000 ? " @\(readable(constraint.priority))" : ""
  }

  /// Returns a multiplier with up to four decimal places.
  private func factor(_ number: Double) -> String {
    let scaled = (number * 10_000).rounded()
    guard scaled.magnitude < 1e12 else { return "\(number)" }
    return decimal(Int64(scaled))
  }

  private func decimal(_ scaled: Int64) -> String {
    let sign = scaled < 0 ? "-" : ""
    var part = "\(scaled.magnitude % 10_000)"
    while part.utf8.count < 4 { part = "0" + part }
    while part.hasSuffix("0") { part.removeLast() }
    return "\(sign)\(scaled.magnitude / 10_000)" + (part.isEmpty ? "" : ".\(part)")
  }

  /// Returns "wide" or "high".
  func adjective(_ term: LoggedTerm) -> String { term.attribute == .width ? "wide" : "high" }

  /// Returns "1 point" or "8 points".
  func points(_ number: Double) -> String {
    let text = readable(number)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// Returns "the left margin of title" or "the left and right margins of title".
  func marginsPhrase(_ margins: [LoggedTerm]) -> String {
    guard margins.count == 2, margins[0].item == margins[1].item,
      margins[0].attribute.isHorizontal == margins[1].attribute.isHorizontal
    else { return listed(margins.map { "the \($0.attribute.displayName) of \(names[$0.item])" }) }
    let sides = margins[0].attribute.isHorizontal ? "left and right" : "top and bottom"
    return "the \(sides) margins of \(names[margins[0].item])"
  }

  /// Returns "at least ", "at most ", or an empty text.
  func relationPrefix(_ relation: LoggedRelation) -> String {
    switch relation {
    case .equal: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}
