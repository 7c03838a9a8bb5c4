// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Parses one constraint from the text between its angle brackets.
struct ConstraintParser {
  private var scanner: ByteScanner
  private let names: LoggedNames
  private var constraint: LoggedConstraint

  /// Parses `bytes`, the text between `<` and `>`.
  static func parse(_ bytes: [UInt8]) throws(ParsingError) -> LoggedConstraint {
    var parser = ConstraintParser(bytes)
    try parser.parseHead()
    parser.scanner.skipSpaces()
    if parser.scanner.starts(with: "H:") || parser.scanner.starts(with: "V:"),
      parser.isVisualFormat
    {
      try parser.parseVisualFormat()
    } else {
      try parser.parseEquation()
    }
    return parser.constraint
  }

  private init(_ bytes: [UInt8]) {
    let whole = ByteScanner(bytes)
    names = LoggedNames(whole)
    scanner = ByteScanner(bytes, to: names.start)
    constraint = LoggedConstraint(
      first: LoggedTerm(item: LoggedItem(className: "", address: ""), attribute: .left))
    constraint.superview = names.superview
    constraint.isInactive = names.isInactive
  }

  private var isVisualFormat: Bool {
    var copy = scanner
    copy.move(to: copy.position + 2)
    copy.skipSpaces()
    return copy.peek() == 0x7C || copy.peek() == 0x5B
  }

  // MARK: Class, address, source, identifier, mask

  private mutating func parseHead() throws(ParsingError) {
    guard let colon = scanner.find(":") else { throw .noClass }
    constraint.className = scanner.text(scanner.position, colon)
    guard constraint.className.contains("Constraint") else { throw .noClass }
    scanner.move(to: colon + 1)
    scanner.skipSpaces()
    if !parseSource() { parseAddress() }
    scanner.skipSpaces()
    if scanner.peek() == 0x27 { parseIdentifier() }
    scanner.skipSpaces()
    if scanner.starts(with: "h=") { parseMask() }
  }

  /// Parses an address, or Masonry's key, which ends at the last blank before the class of a view.
  private mutating func parseAddress() {
    let start = scanner.position
    if constraint.className.hasPrefix("MAS"), !scanner.starts(with: "0x"),
      let colon = scanner.find(":"),
      let blank = scanner.bytes[start..<colon].lastIndex(of: 0x20)
    {
      constraint.address = scanner.text(start, blank)
      scanner.move(to: blank)
    } else {
      constraint.address = scanner.take { $0 != 0x20 && $0 != 0x09 }
    }
  }

  /// Parses SnapKit's source, as in `0x60@Card.swift#12` or `a label@Card.swift#12`.
  ///
  /// - Returns: Whether there is one: an `@` that is followed by a `#` with digits and a blank.
  private mutating func parseSource() -> Bool {
    // Only SnapKit prints a source. Texts in other lines may contain the same characters.
    guard !constraint.className.hasPrefix("NS"), !constraint.className.hasPrefix("MAS") else {
      return false
    }
    let start = scanner.position
    var at: Int?
    var copy = scanner
    while let byte = copy.peek() {
      copy.move(to: copy.position + 1)
      if byte == 0x40 { at = copy.position - 1 }
      guard byte == 0x23, let at else { continue }
      let hash = copy.position - 1
      let line = copy.take(while: isDigit)
      guard !line.isEmpty, copy.peek() == 0x20 else { continue }
      constraint.address = scanner.text(start, at)
      let path = scanner.text(at + 1, hash)
      let file = path.split(separator: "/").last.map { String($0) } ?? path
      constraint.source = "\(file):\(line)"
      scanner.move(to: copy.position)
      return true
    }
    return false
  }

  private mutating func parseIdentifier() {
    var copy = scanner
    copy.move(to: copy.position + 1)
    let start = copy.position
    guard let close = copy.find("' ") else { return }
    constraint.identifier = scanner.text(start, close)
    scanner.move(to: close + 1)
  }

  private mutating func parseMask() {
    let start = scanner.position
    _ = scanner.take { $0 != 0x20 }
    scanner.skipSpaces()
    if scanner.starts(with: "v=") { _ = scanner.take { $0 != 0x20 } }
    constraint.mask = scanner.text(start, scanner.position)
  }

  // MARK: a.top == b.bottom * 2 + 8

  private mutating func parseEquation() throws(ParsingError) {
    constraint.first = try parseTerm()
    constraint.relation = try parseRelation()
    scanner.skipSpaces()
    var copy = scanner
    if let number = copy.number() {
      copy.skipSpaces()
      if copy.take("*") {
        constraint.multiplier = number
        scanner = copy
        constraint.second = try parseTerm()
        constraint.constant = try parseAddend()
      } else {
        scanner = copy
        constraint.constant = number
      }
    } else {
      constraint.second = try parseTerm()
      try parseFactor()
      constraint.constant = try parseAddend()
    }
    try parsePriority()
  }

  private mutating func parseTerm() throws(ParsingError) -> LoggedTerm {
    let item = try ItemParser.item(&scanner, names, isVisualFormat: false)
    guard scanner.take(".") else { throw .unexpected(scanner.rest) }
    let start = scanner.position
    let name = scanner.take(while: isLetter)
    guard let attribute = LoggedAttribute(rawValue: name) else {
      scanner.move(to: start)
      throw .unknownAttribute(scanner.take { $0 != 0x20 })
    }
    return LoggedTerm(item: item, attribute: attribute)
  }

  private mutating func parseRelation() throws(ParsingError) -> LoggedRelation {
    scanner.skipSpaces()
    guard let relation = takeRelation() else { throw .noRelation(scanner.rest) }
    return relation
  }

  private mutating func takeRelation() -> LoggedRelation? {
    if scanner.take("==") || scanner.take("=") { return .equal }
    if scanner.take(">=") || scanner.take("≥") { return .atLeast }
    if scanner.take("<=") || scanner.take("≤") { return .atMost }
    return nil
  }

  private mutating func parseFactor() throws(ParsingError) {
    scanner.skipSpaces()
    if scanner.take("*") {
      scanner.skipSpaces()
      guard let factor = scanner.number() else { throw .noNumber(scanner.rest) }
      constraint.multiplier = factor
    } else if scanner.take("/") {
      scanner.skipSpaces()
      let rest = scanner.rest
      // The reciprocal must be in the range of a number that the scanner reads.
      guard let divisor = scanner.number(), (1 / divisor).magnitude < 1e12 else {
        throw .noNumber(rest)
      }
      constraint.multiplier = 1 / divisor
    }
  }

  private mutating func parseAddend() throws(ParsingError) -> Double {
    scanner.skipSpaces()
    guard let byte = scanner.peek() else { return 0 }
    if byte == 0x2B || byte == 0x2D || scanner.starts(with: "NS") {
      guard let number = scanner.number() else { throw .noNumber(scanner.rest) }
      return number
    }
    return 0
  }

  /// Parses `priority:750`, `@750`, SnapKit's `^750.0` or `^UILayoutPriority(rawValue: 750.0)`, and the priorities of
  /// contents.
  private mutating func parsePriority() throws(ParsingError) {
    while true {
      scanner.skipSpaces()
      if scanner.isAtEnd { return }
      if scanner.take("priority:") || scanner.take("@") || scanner.take("^") {
        scanner.skipSpaces()
        let isWrapped =
          scanner.take("UILayoutPriority(rawValue: ") || scanner.take("NSLayoutPriority(rawValue: ")
        guard let number = scanner.number() else { throw .noNumber(scanner.rest) }
        if isWrapped, !scanner.take(")") { throw .unexpected(scanner.rest) }
        constraint.priority = number
      } else if scanner.take("Hug:") {
        guard let hugging = scanner.number() else { throw .noNumber(scanner.rest) }
        scanner.skipSpaces()
        guard scanner.take("CompressionResistance:"), let resistance = scanner.number() else {
          throw .unexpected(scanner.rest)
        }
        constraint.contentPriorities = .init(hugging: hugging, compressionResistance: resistance)
      } else {
        throw .unexpected(scanner.rest)
      }
    }
  }

  // MARK: V:|-(10)-[title]

  private mutating func parseVisualFormat() throws(ParsingError) {
    let isHorizontal = scanner.starts(with: "H:")
    let text = scanner.rest
    scanner.move(to: scanner.position + 2)
    scanner.skipSpaces()
    let left = try parseObject()
    if let size = try parseSize(isHorizontal) {
      guard case .item(let item) = left else { throw .notOneEquation(text) }
      constraint.first = LoggedTerm(item: item, attribute: isHorizontal ? .width : .height)
      constraint.relation = size.relation
      constraint.second = size.term
      constraint.constant = size.constant
      constraint.priority = size.priority
      guard scanner.take("]") else { throw .unexpected(scanner.rest) }
    } else {
      if case .item = left { _ = scanner.take("]") }
      let spacing = try parseSpacing()
      let right = try parseObject()
      if case .item = right { _ = scanner.take("]") }
      try setTerms(left, spacing, right, isHorizontal, text)
    }
    try parsePriority()
  }

  private enum VisualObject {
    case superview
    case item(LoggedItem)
  }

  private struct Predicate {
    var relation = LoggedRelation.equal
    var constant = 0.0
    var priority = 1000.0
    var term: LoggedTerm?
  }

  private mutating func parseObject() throws(ParsingError) -> VisualObject {
    scanner.skipSpaces()
    if scanner.take("|") { return .superview }
    guard scanner.take("[") else { throw .noItem(scanner.rest) }
    return .item(try ItemParser.item(&scanner, names, isVisualFormat: true))
  }

  private mutating func parseSize(_ isHorizontal: Bool) throws(ParsingError) -> Predicate? {
    guard scanner.take("(") else { return nil }
    var size = try parsePredicate()
    if size == nil {
      var other = Predicate()
      if let relation = takeRelation() { other.relation = relation }
      var inside = scanner
      guard let item = ItemParser.addressedItem(&inside, closedBy: [0x29]) else {
        throw .noNumber(scanner.rest)
      }
      scanner = inside
      other.term = LoggedTerm(item: item, attribute: isHorizontal ? .width : .height)
      size = other
    }
    guard scanner.take(")") else { throw .unexpected(scanner.rest) }
    return size
  }

  /// Parses a relation, number and priority; returns nil, and restores the scanner, if there is no number.
  private mutating func parsePredicate() throws(ParsingError) -> Predicate? {
    let start = scanner
    var predicate = Predicate()
    scanner.skipSpaces()
    if let relation = takeRelation() { predicate.relation = relation }
    scanner.skipSpaces()
    guard let number = scanner.number() else {
      scanner = start
      return nil
    }
    predicate.constant = number
    if scanner.take("@") {
      guard let priority = scanner.number() else { throw .noNumber(scanner.rest) }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func parseSpacing() throws(ParsingError) -> Predicate {
    scanner.skipSpaces()
    guard scanner.take("-") else { return Predicate() }
    scanner.skipSpaces()
    guard scanner.take("(") else {
      // A hyphen alone is the standard distance.
      if let spacing = try parsePredicate() {
        guard scanner.take("-") else { throw .unexpected(scanner.rest) }
        return spacing
      }
      return Predicate(constant: 8)
    }
    guard let spacing = try parsePredicate() else { throw .noNumber(scanner.rest) }
    guard scanner.take(")") else { throw .unexpected(scanner.rest) }
    scanner.skipSpaces()
    guard scanner.take("-") else { throw .unexpected(scanner.rest) }
    return spacing
  }

  private mutating func setTerms(
    _ left: VisualObject, _ spacing: Predicate, _ right: VisualObject, _ isHorizontal: Bool,
    _ text: String
  ) throws(ParsingError) {
    scanner.skipSpaces()
    var direction = (head: LoggedAttribute.leading, tail: LoggedAttribute.trailing)
    if !isHorizontal { direction = (.top, .bottom) }
    if scanner.take("(LTR)") { direction = (.left, .right) }
    var isReversed = false
    if scanner.take("(RTL)") {
      direction = (.left, .right)
      isReversed = true
    }
    let pair: (before: LoggedTerm, after: LoggedTerm)
    switch (left, right) {
    case (.item(let a), .item(let b)):
      pair = (
        LoggedTerm(item: a, attribute: direction.tail),
        LoggedTerm(item: b, attribute: direction.head)
      )
    case (.superview, .item(let b)):
      let attribute = isReversed ? direction.tail : direction.head
      pair = (
        LoggedTerm(item: superview(of: b), attribute: attribute),
        LoggedTerm(item: b, attribute: attribute)
      )
    case (.item(let a), .superview):
      let attribute = isReversed ? direction.head : direction.tail
      pair = (
        LoggedTerm(item: a, attribute: attribute),
        LoggedTerm(item: superview(of: a), attribute: attribute)
      )
    case (.superview, .superview):
      throw .notOneEquation(text)
    }
    let isBetweenItems = pair.before.attribute != pair.after.attribute
    if isReversed {
      constraint.first =
        isBetweenItems ? LoggedTerm(item: pair.before.item, attribute: .left) : pair.before
      constraint.second =
        isBetweenItems ? LoggedTerm(item: pair.after.item, attribute: .right) : pair.after
    } else {
      constraint.first = pair.after
      constraint.second = pair.before
    }
    constraint.relation = spacing.relation
    constraint.constant = spacing.constant
    constraint.priority = spacing.priority
  }

  private func superview(of item: LoggedItem) -> LoggedItem {
    constraint.superview ?? LoggedItem(superviewOf: item)
  }
}
