// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Reads the text of a trace, line by line.
struct TraceParser {
  /// The error of a line.
  struct Malformed: Error { let reason: String }

  /// The part of the trace that was read.
  private(set) var trace = Trace()

  private var isDeclared = false
  private var activeIDs: Set<Int> = []
  private var editVariables: Set<Int> = []

  /// Reads the fields of one line that is not a comment.
  mutating func parse(_ fields: [Substring]) throws(Malformed) {
    let name = fields[0]
    if !isDeclared && name != "v" { throw Malformed(reason: "the first operation must be 'v'") }
    switch name {
    case "v":
      if isDeclared { throw Malformed(reason: "the variables are declared already") }
      isDeclared = true
      trace.variableCount = try integer(fields, 1)
    case "c": try parseConstraint(fields)
    case "r":
      let id = try integer(fields, 1)
      if activeIDs.remove(id) == nil { throw Malformed(reason: "constraint \(id) is not there") }
      trace.append(.remove(id: id))
    case "e":
      let (variable, strength) = (try variable(fields, 1), try strength(fields, 2))
      if strength.priority >= Trace.Strength.required.priority {
        throw Malformed(reason: "an edit variable must be weaker than required")
      }
      if !editVariables.insert(variable).inserted {
        throw Malformed(reason: "variable \(variable) is an edit variable already")
      }
      trace.append(.edit(variable: variable, strength: strength))
    case "s":
      let variable = try variable(fields, 1)
      if !editVariables.contains(variable) {
        throw Malformed(reason: "variable \(variable) is not an edit variable")
      }
      trace.append(.suggest(variable: variable, value: try number(fields, 2)))
    case "u": trace.append(.update)
    case "m":
      guard fields.count > 1 else { throw Malformed(reason: "a label is missing") }
      trace.label(String(fields[1]))
    case "d": trace.append(.dump)
    default: throw Malformed(reason: "unknown operation '\(name)'")
    }
  }

  private mutating func parseConstraint(_ fields: [Substring]) throws(Malformed) {
    let id = try integer(fields, 1)
    if !activeIDs.insert(id).inserted {
      throw Malformed(reason: "constraint \(id) is there already")
    }
    let strength = try strength(fields, 2)
    guard fields.count > 3, let relation = Trace.Relation(rawValue: String(fields[3])) else {
      throw Malformed(reason: "relation must be le, eq or ge")
    }
    let constant = try number(fields, 4)
    let count = try integer(fields, 5)
    var terms: [Trace.Term] = []
    for term in 0..<count {
      terms.append(
        Trace.Term(try variable(fields, 6 + 2 * term), try number(fields, 7 + 2 * term)))
    }
    trace.add(id: id, strength, relation, constant: constant, terms)
  }

  private func strength(
    _ fields: [Substring], _ index: Int
  ) throws(Malformed) -> Trace.Strength {
    guard index < fields.count else { throw Malformed(reason: "a strength is missing") }
    let parts = fields[index].split(separator: ":")
    guard let name = parts.first,
      let level = Trace.Strength.named.first(where: { $0.name == name })
    else { throw Malformed(reason: "unknown strength '\(fields[index])'") }
    guard parts.count > 1 else { return Trace.Strength(priority: level.priority) }
    guard let weight = Double(parts[1]) else {
      throw Malformed(reason: "'\(parts[1])' is not a weight")
    }
    return Trace.Strength(priority: level.priority, weight: weight)
  }

  private func integer(_ fields: [Substring], _ index: Int) throws(Malformed) -> Int {
    guard index < fields.count, let value = Int(fields[index]), value >= 0 else {
      throw Malformed(reason: "field \(index + 1) must be a whole number")
    }
    return value
  }

  private func variable(_ fields: [Substring], _ index: Int) throws(Malformed) -> Int {
    let value = try integer(fields, index)
    guard value < trace.variableCount else {
      throw Malformed(reason: "variable \(value) was not declared")
    }
    return value
  }

  private func number(_ fields: [Substring], _ index: Int) throws(Malformed) -> Double {
    guard index < fields.count, let value = Double(fields[index]) else {
      throw Malformed(reason: "field \(index + 1) must be a number")
    }
    return value
  }
}
