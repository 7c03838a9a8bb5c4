// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Reads one constraint from the text between its angle brackets.
struct ConstraintReader {
  private var scanner: ByteScanner
  private let names: LoggedNames
  private var constraint: LoggedConstraint

  /// Reads `bytes`, the text between `<` and `>`.
  static func read(_ bytes: [UInt8]) throws(ReadingError) -> LoggedConstraint {
    var reader = ConstraintReader(bytes)
    try reader.readHead()
    reader.scanner.skipSpaces()
    if reader.scanner.starts(with: "H:") || reader.scanner.starts(with: "V:"),
      reader.isVisual
    {
      try reader.readVisual()
    } else {
      try reader.readEquation()
    }
    return reader.constraint
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

  private var isVisual: Bool {
    var copy = scanner
    copy.move(to: copy.position + 2)
    copy.skipSpaces()
    return copy.peek() == 0x7C || copy.peek() == 0x5B
  }

  // MARK: Class, address, place, identifier, mask

  private mutating func readHead() throws(ReadingError) {
    guard let colon = scanner.find(":") else { throw .noClass }
    constraint.className = scanner.text(scanner.position, colon)
    guard constraint.className.contains("Constraint") else { throw .noClass }
    scanner.move(to: colon + 1)
    scanner.skipSpaces()
    if !readSource() { readAddress() }
    scanner.skipSpaces()
    if scanner.peek() == 0x27 { readIdentifier() }
    scanner.skipSpaces()
    if scanner.starts(with: "h=") { readMask() }
  }

  /// Reads an address, or Masonry's key, which ends at the last blank before the class of a view.
  private mutating func readAddress() {
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

  /// Reads SnapKit's source, as in `0x60@Card.swift#12` or `a label@Card.swift#12`.
  ///
  /// - Returns: Whether there is one: an `@` that is followed by a `#` with digits and a blank.
  private mutating func readSource() -> Bool {
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

  private mutating func readIdentifier() {
    var copy = scanner
    copy.move(to: copy.position + 1)
    let start = copy.position
    guard let close = copy.find("' ") else { return }
    constraint.identifier = scanner.text(start, close)
    scanner.move(to: close + 1)
  }

  private mutating func readMask() {
    let start = scanner.position
    _ = scanner.take { $0 != 0x20 }
    scanner.skipSpaces()
    if scanner.starts(with: "v=") { _ = scanner.take { $0 != 0x20 } }
    constraint.mask = scanner.text(start, scanner.position)
  }

  // MARK: a.top == b.bottom * 2 + 8

  private mutating func readEquation() throws(ReadingError) {
    constraint.first = try readTerm()
    constraint.relation = try readRelation()
    scanner.skipSpaces()
    var copy = scanner
    if let number = copy.number() {
      copy.skipSpaces()
      if copy.take("*") {
        constraint.multiplier = number
        scanner = copy
        constraint.second = try readTerm()
        constraint.constant = try readAddend()
      } else {
        scanner = copy
        constraint.constant = number
      }
    } else {
      constraint.second = try readTerm()
      try readFactor()
      constraint.constant = try readAddend()
    }
    try readPriority()
  }

  private mutating func readTerm() throws(ReadingError) -> LoggedTerm {
    let item = try ItemReader.item(&scanner, names, isVisual: false)
    guard scanner.take(".") else { throw .unexpected(scanner.rest) }
    let start = scanner.position
    let name = scanner.take(while: isLetter)
    guard let attribute = LoggedAttribute(rawValue: name) else {
      scanner.move(to: start)
      throw .unknownAttribute(scanner.take { $0 != 0x20 })
    }
    return LoggedTerm(item: item, attribute: attribute)
  }

  private mutating func readRelation() throws(ReadingError) -> LoggedRelation {
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

  private mutating func readFactor() throws(ReadingError) {
    scanner.skipSpaces()
    if scanner.take("*") {
      scanner.skipSpaces()
      guard let factor = scanner.number() else { throw .noNumber(scanner.rest) }
      constraint.multiplier = factor
    } else if scanner.take("/") {
      scanner.skipSpaces()
      guard let divisor = scanner.number(), divisor != 0 else { throw .noNumber(scanner.rest) }
      constraint.multiplier = 1 / divisor
    }
  }

  private mutating func readAddend() throws(ReadingError) -> Double {
    scanner.skipSpaces()
    guard let byte = scanner.peek() else { return 0 }
    if byte == 0x2B || byte == 0x2D || scanner.starts(with: "NS") {
      guard let number = scanner.number() else { throw .noNumber(scanner.rest) }
      return number
    }
    return 0
  }

  /// Reads `priority:750`, `@750`, SnapKit's `^750.0` or `^UILayoutPriority(rawValue: 750.0)`, and the priorities of
  /// contents.
  private mutating func readPriority() throws(ReadingError) {
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

  private mutating func readVisual() throws(ReadingError) {
    let isHorizontal = scanner.starts(with: "H:")
    let whole = scanner.rest
    scanner.move(to: scanner.position + 2)
    scanner.skipSpaces()
    let left = try readObject()
    if let size = try readSize(isHorizontal) {
      guard case .item(let item) = left else { throw .notOneEquation(whole) }
      constraint.first = LoggedTerm(item: item, attribute: isHorizontal ? .width : .height)
      constraint.relation = size.relation
      constraint.second = size.term
      constraint.constant = size.constant
      constraint.priority = size.priority
      guard scanner.take("]") else { throw .unexpected(scanner.rest) }
    } else {
      if case .item = left { _ = scanner.take("]") }
      let gap = try readGap()
      let right = try readObject()
      if case .item = right { _ = scanner.take("]") }
      try write(left, gap, right, isHorizontal, whole)
    }
    try readPriority()
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

  private mutating func readObject() throws(ReadingError) -> VisualObject {
    scanner.skipSpaces()
    if scanner.take("|") { return .superview }
    guard scanner.take("[") else { throw .noItem(scanner.rest) }
    return .item(try ItemReader.item(&scanner, names, isVisual: true))
  }

  private mutating func readSize(_ isHorizontal: Bool) throws(ReadingError) -> Predicate? {
    guard scanner.take("(") else { return nil }
    var size = try readPredicate()
    if size == nil {
      var other = Predicate()
      if let relation = takeRelation() { other.relation = relation }
      var inside = scanner
      guard let item = ItemReader.addressed(&inside, closedBy: [0x29]) else {
        throw .noNumber(scanner.rest)
      }
      scanner = inside
      other.term = LoggedTerm(item: item, attribute: isHorizontal ? .width : .height)
      size = other
    }
    guard scanner.take(")") else { throw .unexpected(scanner.rest) }
    return size
  }

  /// Reads a relation, number and priority; returns nil, and restores the scanner, if there is no number.
  private mutating func readPredicate() throws(ReadingError) -> Predicate? {
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

  private mutating func readGap() throws(ReadingError) -> Predicate {
    scanner.skipSpaces()
    guard scanner.take("-") else { return Predicate() }
    scanner.skipSpaces()
    guard scanner.take("(") else {
      // A hyphen alone is the standard distance.
      if let gap = try readPredicate() {
        guard scanner.take("-") else { throw .unexpected(scanner.rest) }
        return gap
      }
      return Predicate(constant: 8)
    }
    guard let gap = try readPredicate() else { throw .noNumber(scanner.rest) }
    guard scanner.take(")") else { throw .unexpected(scanner.rest) }
    scanner.skipSpaces()
    guard scanner.take("-") else { throw .unexpected(scanner.rest) }
    return gap
  }

  private mutating func write(
    _ left: VisualObject, _ gap: Predicate, _ right: VisualObject, _ isHorizontal: Bool,
    _ whole: String
  ) throws(ReadingError) {
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
      throw .notOneEquation(whole)
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
    constraint.relation = gap.relation
    constraint.constant = gap.constant
    constraint.priority = gap.priority
  }

  private func superview(of item: LoggedItem) -> LoggedItem {
    constraint.superview ?? LoggedItem(superviewOf: item)
  }
}
