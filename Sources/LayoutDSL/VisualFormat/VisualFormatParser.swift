// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Parses a visual format without recursion, since the grammar does not nest.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner

  /// Prepares to read `format`, unless it is too long.
  init(_ format: String) throws(VisualFormatMistake) {
    let length = format.utf8.count
    guard length <= VisualFormatError.maximumLength else {
      throw VisualFormatMistake(
        kind: .tooLong, offset: 0,
        expected: "at most \(VisualFormatError.maximumLength) bytes", found: "\(length)")
    }
    scanner = VisualFormatScanner(format)
  }

  /// Reads the whole format.
  mutating func parse() throws(VisualFormatMistake) -> VisualFormat {
    let axis = try takeAxis()
    var (leading, trailing): (VisualFormat.Edge?, VisualFormat.Edge?)
    let start = scanner.offset
    if scanner.take("|") {
      leading = VisualFormat.Edge(offset: start, connection: try takeConnection())
    } else if scanner.next != "[" {
      let prefix = start == 0 ? ", \"H:\", \"V:\"" : ""
      throw scanner.mistake(expected: "\"[\" and a view\(prefix) or \"|\"")
    }
    var views = [try takeView()]
    var gaps: [VisualFormat.Connection] = []
    while !scanner.isAtEnd {
      let connection = try takeConnection()
      let offset = scanner.offset
      if scanner.take("|") {
        trailing = VisualFormat.Edge(offset: offset, connection: connection)
        guard scanner.isAtEnd else {
          throw scanner.mistake(expected: "the end of the format behind the last \"|\"")
        }
      } else {
        guard scanner.next == "[" else {
          let dash = if case .flush = connection { ", \"-\"" } else { "" }
          throw scanner.mistake(expected: "\"[\" and a view\(dash) or \"|\"")
        }
        gaps.append(connection)
        views.append(try takeView())
      }
    }
    return VisualFormat(
      axis: axis, leading: leading, views: views, gaps: gaps, trailing: trailing)
  }

  private mutating func takeAxis() throws(VisualFormatMistake) -> Axis {
    let axes: [(String, Axis)] = [("H", .horizontal), ("V", .vertical)]
    for (letter, axis) in axes where scanner.take(letter) {
      guard scanner.take(":") else {
        throw scanner.mistake(expected: "\":\" behind \"\(letter)\"")
      }
      return axis
    }
    return .horizontal
  }

  private mutating func takeView() throws(VisualFormatMistake) -> VisualFormat.View {
    guard scanner.take("[") else { throw scanner.mistake(expected: "\"[\" and a view") }
    guard let name = scanner.takeName() else {
      throw scanner.mistake(expected: "the name of a view, of letters, digits and underscores")
    }
    let predicates = scanner.next == "(" ? try takeList(of: "a number, a metric or a view") : []
    guard scanner.take("]") else {
      let list = predicates.isEmpty ? "\"(\" or " : ""
      throw scanner.mistake(expected: "\(list)\"]\" behind the view")
    }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func takeConnection() throws(VisualFormatMistake) -> VisualFormat.Connection {
    let offset = scanner.offset
    guard scanner.take("-") else { return .flush }
    let predicates: [VisualFormat.Predicate]
    if scanner.next == "(" {
      predicates = try takeList(of: "a number or a metric")
    } else if let predicate = try takePredicate(of: "a number or a metric", signed: false) {
      predicates = [predicate]
    } else if scanner.next == "[" || scanner.next == "|" {
      return .standard(offset: offset)
    } else {
      throw scanner.mistake(expected: "a number, a metric, \"(\", \"[\" or \"|\" behind \"-\"")
    }
    guard scanner.take("-") else {
      throw scanner.mistake(expected: "\"-\" behind the gap")
    }
    return .gap(predicates)
  }

  private mutating func takeList(
    of objects: String
  ) throws(VisualFormatMistake) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    scanner.skipOne()
    repeat {
      guard let predicate = try takePredicate(of: objects, signed: true) else {
        throw scanner.mistake(expected: "\(objects), \"==\", \"<=\", \">=\"")
      }
      list.append(predicate)
    } while scanner.take(",")
    guard scanner.take(")") else {
      let priority = list.last?.priority == nil ? "\"@\", " : ""
      throw scanner.mistake(expected: "\(priority)\",\" or \")\"")
    }
    return list
  }

  /// Takes a relation, a value and a priority, of which only the value is required.
  ///
  /// - Returns: nil if neither a relation nor a number or name is next.
  private mutating func takePredicate(
    of objects: String, signed: Bool
  ) throws(VisualFormatMistake) -> VisualFormat.Predicate? {
    let relation = try takeRelation()
    guard let object = try takeValue(signed: signed) else {
      if relation != nil { throw scanner.mistake(expected: objects) }
      return nil
    }
    var priority: VisualFormat.Value?
    if scanner.take("@") {
      priority = try takeValue(signed: signed)
      if priority == nil { throw scanner.mistake(expected: "a number or a metric behind \"@\"") }
    }
    return VisualFormat.Predicate(
      relation: relation ?? .equal, object: object, priority: priority)
  }

  private mutating func takeRelation() throws(VisualFormatMistake) -> LayoutConstraint.Relation? {
    for relation in LayoutConstraint.Relation.allCases where scanner.take(relation.sign) {
      return relation
    }
    if scanner.next == "<" || scanner.next == "=" || scanner.next == ">" {
      throw scanner.mistake(expected: "\"==\", \"<=\" or \">=\"")
    }
    return nil
  }

  private mutating func takeValue(
    signed: Bool
  ) throws(VisualFormatMistake) -> VisualFormat.Value? {
    let offset = scanner.offset
    if let name = scanner.takeName() { return .name(name) }
    guard let number = scanner.takeNumber(signed: signed) else { return nil }
    guard number.isFinite else {
      throw VisualFormatMistake(
        kind: .notFinite, offset: offset, expected: "a number that a Double holds",
        found: "\(number)")
    }
    return .number(number, offset: offset)
  }
}
