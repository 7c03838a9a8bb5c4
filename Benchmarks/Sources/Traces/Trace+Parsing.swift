// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Trace {
  /// A line that is not in the format.
  public struct ParseError: Error, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
    /// Both, as `line N: reason`.
    public var description: String { "line \(line): \(reason)" }
  }

  /// Reads a trace.
  ///
  /// - Throws: ``ParseError`` naming the first line that is wrong.
  public init(parsing text: String) throws(ParseError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let first = fields.first, !first.hasPrefix("#") else { continue }
      do throws(Malformed) {
        try take(first, fields)
      } catch {
        throw ParseError(line: number, reason: error.reason)
      }
    }
  }

  private struct Malformed: Error { let reason: String }

  private mutating func take(_ name: Substring, _ fields: [Substring]) throws(Malformed) {
    switch name {
    case "v": variableCount = try integer(fields, 1)
    case "c": try takeConstraint(fields)
    case "r": operations.append(.remove(id: try integer(fields, 1)))
    case "e":
      operations.append(.edit(variable: try variable(fields, 1), strength: try strength(fields, 2)))
    case "s":
      operations.append(.suggest(variable: try variable(fields, 1), value: try number(fields, 2)))
    case "u": operations.append(.update)
    case "m": takeLabel(fields.count > 1 ? String(fields[1]) : "")
    case "d": operations.append(.dump)
    default: throw Malformed(reason: "unknown operation '\(name)'")
    }
  }

  private mutating func takeLabel(_ label: String) {
    let known = labels.firstIndex(of: label)
    if known == nil { labels.append(label) }
    operations.append(.label(known ?? labels.count - 1))
  }

  private mutating func takeConstraint(_ fields: [Substring]) throws(Malformed) {
    let id = try integer(fields, 1)
    idLimit = max(idLimit, id + 1)
    let strength = try strength(fields, 2)
    let relation: Relation
    switch fields.count > 3 ? fields[3] : "" {
    case "le": relation = .lessThanOrEqual
    case "eq": relation = .equal
    case "ge": relation = .greaterThanOrEqual
    default: throw Malformed(reason: "relation must be le, eq or ge")
    }
    let constant = try number(fields, 4)
    let count = try integer(fields, 5)
    let start = terms.count
    for term in 0..<count {
      terms.append((try variable(fields, 6 + 2 * term), try number(fields, 7 + 2 * term)))
    }
    operations.append(
      .add(
        id: id, strength: strength, relation: relation, constant: constant,
        terms: start..<terms.count))
  }

  private func strength(_ fields: [Substring], _ place: Int) throws(Malformed) -> Strength {
    guard place < fields.count else { throw Malformed(reason: "a strength is missing") }
    let parts = fields[place].split(separator: ":")
    let priorities: [Substring: Float] = [
      "required": 1000, "strong": 750, "medium": 500, "weak": 250,
    ]
    guard let name = parts.first, let priority = priorities[name] else {
      throw Malformed(reason: "unknown strength '\(fields[place])'")
    }
    guard parts.count > 1 else { return Strength(priority: priority, weight: 1) }
    guard let weight = Double(parts[1]) else {
      throw Malformed(reason: "'\(parts[1])' is not a weight")
    }
    return Strength(priority: priority, weight: weight)
  }

  private func integer(_ fields: [Substring], _ place: Int) throws(Malformed) -> Int {
    guard place < fields.count, let value = Int(fields[place]), value >= 0 else {
      throw Malformed(reason: "field \(place + 1) must be a whole number")
    }
    return value
  }

  private func variable(_ fields: [Substring], _ place: Int) throws(Malformed) -> Int {
    let value = try integer(fields, place)
    guard value < variableCount else {
      throw Malformed(reason: "variable \(value) was not declared")
    }
    return value
  }

  private func number(_ fields: [Substring], _ place: Int) throws(Malformed) -> Double {
    guard place < fields.count, let value = Double(fields[place]) else {
      throw Malformed(reason: "field \(place + 1) must be a number")
    }
    return value
  }
}
