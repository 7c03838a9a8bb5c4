// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// Writes a trace from views and statements.
struct TraceBuilder {
  /// The trace so far.
  private(set) var trace = Trace()

  private var nextID = 0

  /// Declares variables and returns the number of the first.
  mutating func variables(_ count: Int) -> Int {
    defer { trace.variableCount += count }
    return trace.variableCount
  }

  /// Declares one variable.
  mutating func variable() -> Sum { Sum(variable: variables(1)) }

  /// Declares the variables of a view.
  mutating func box() -> Box { Box(first: variables(4)) }

  /// Declares the window, with its origin at zero and its size as edit variables.
  mutating func window(width: Double, height: Double) -> Box {
    let window = box()
    edit(window.widthVariable, at: width)
    edit(window.widthVariable + 1, at: height)
    add(window.left == 0)
    add(window.top == 0)
    return window
  }

  /// Makes a variable an edit variable, strong, with a first value.
  mutating func edit(_ variable: Int, at value: Double) {
    trace.append(.edit(variable: variable, strength: .strong))
    suggest(variable, value)
  }

  /// Suggests a value for an edit variable.
  mutating func suggest(_ variable: Int, _ value: Double) {
    trace.append(.suggest(variable: variable, value: value))
  }

  /// Adds a constraint with a new id, or with the id that it had before.
  @discardableResult
  mutating func add(_ statement: Statement, id: Int? = nil) -> Int {
    let number = id ?? nextID
    nextID = max(nextID, number + 1)
    trace.add(
      id: number, statement.strength, statement.relation, constant: statement.constant,
      statement.terms)
    return number
  }

  /// Removes a constraint.
  mutating func remove(_ id: Int) { trace.append(.remove(id: id)) }

  /// Sets the label of the following groups.
  mutating func label(_ name: String) { trace.label(name) }

  /// Ends a group.
  mutating func update() { trace.append(.update) }

  /// Prints all values.
  mutating func dump() { trace.append(.dump) }

  /// Ends the initial solve.
  mutating func built() {
    update()
    dump()
  }

  /// Suggests values for a variable, in a group each.
  mutating func drag(_ variable: Int, _ values: [Double]) {
    label("suggest")
    for (step, value) in values.enumerated() {
      suggest(variable, value)
      update()
      if step == values.count / 3 { dump() }
    }
    dump()
  }

  /// Returns the widths of three drags back and forth over a range, with jitter, rounded to half points.
  static func drag(_ count: Int, over range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { step in
      let phase = (Double(step) * 6 / Double(count)).truncatingRemainder(dividingBy: 2)
      let share = phase <= 1 ? phase : 2 - phase
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
      let jittered = value + Double.random(in: -2...2, using: &numbers)
      return (min(range.upperBound, max(range.lowerBound, jittered)) * 2).rounded() / 2
    }
  }
}
