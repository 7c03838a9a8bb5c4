// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A workload in the trace format: the calls of a solver's user, in order.
public struct Trace: Equatable, Sendable {
  /// One call.
  public enum Operation: Equatable, Sendable {
    /// Adds a constraint; its terms are a range of ``Trace/terms``.
    case add(id: Int, strength: Strength, relation: Relation, constant: Double, terms: Range<Int>)
    case remove(id: Int)
    case edit(variable: Int, strength: Strength)
    case suggest(variable: Int, value: Double)
    /// Solves and ends a timed group.
    case update
    /// Sets the label of the following groups, an index into ``Trace/labels``.
    case label(Int)
    /// Prints all values, untimed.
    case dump
  }

  /// A priority level and a weight; the format has names for some levels.
  public struct Strength: Equatable, Sendable {
    /// The level.
    public var priority: Float
    /// The weight within the level.
    public var weight: Double

    /// Makes a strength of a level and a weight.
    public init(priority: Float, weight: Double = 1) {
      self.priority = priority
      self.weight = weight
    }
  }

  /// The relation of a sum to zero.
  public enum Relation: String, Equatable, Sendable {
    case lessThanOrEqual = "le"
    case equal = "eq"
    case greaterThanOrEqual = "ge"
  }

  /// A coefficient and its variable.
  public struct Term: Equatable, Sendable {
    /// The number of the variable.
    public var variable: Int
    /// Its coefficient.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number of variables.
  public var variableCount = 0
  /// The calls, in order.
  public private(set) var operations: [Operation] = []
  /// The terms of all constraints.
  public private(set) var terms: [Term] = []
  /// The labels of groups; the first is `build`.
  public private(set) var labels = ["build"]

  /// The largest constraint id plus one.
  public private(set) var idLimit = 0

  /// Makes a trace without calls.
  public init() {}

  /// Appends a call that is neither the addition of a constraint nor a label.
  public mutating func append(_ operation: Operation) { operations.append(operation) }

  /// Appends the addition of a constraint that relates the sum of `terms` and a constant to 0.
  public mutating func add(
    id: Int, _ strength: Strength, _ relation: Relation, constant: Double,
    _ added: some Sequence<Term>
  ) {
    let start = terms.count
    terms.append(contentsOf: added)
    idLimit = max(idLimit, id + 1)
    operations.append(
      .add(
        id: id, strength: strength, relation: relation, constant: constant,
        terms: start..<terms.count))
  }

  /// The trace up to and including its first update.
  public var initialSolve: Trace {
    var part = self
    if let update = operations.firstIndex(of: .update) {
      part.operations.removeSubrange((update + 1)...)
    }
    return part
  }

  /// The trace with all weights set to 1.
  public var unweighted: Trace {
    var plain = self
    for (index, operation) in operations.enumerated() {
      guard case .add(let id, let strength, let relation, let constant, let terms) = operation
      else { continue }
      plain.operations[index] = .add(
        id: id, strength: strength.weighted(1), relation: relation, constant: constant,
        terms: terms)
    }
    return plain
  }

  /// Sets the label of the following groups.
  public mutating func label(_ name: String) {
    let known = labels.firstIndex(of: name)
    if known == nil { labels.append(name) }
    operations.append(.label(known ?? labels.count - 1))
  }
}

extension Trace.Strength {
  /// The required level.
  public static let required = Self(priority: 1000)
  /// The strongest level below required.
  public static let strong = Self(priority: 750)
  /// The level between strong and weak.
  public static let medium = Self(priority: 500)
  /// The weakest level.
  public static let weak = Self(priority: 250)

  /// The levels with a name, the strongest first.
  static let named: [(name: Substring, priority: Float)] = [
    ("required", 1000), ("strong", 750), ("medium", 500), ("weak", 250),
  ]

  /// Returns the same level with another weight.
  public func weighted(_ weight: Double) -> Self { Self(priority: priority, weight: weight) }
}
