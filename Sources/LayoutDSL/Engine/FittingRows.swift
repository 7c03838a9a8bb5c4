// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The solver of a fitting size, with the items and rows that are in it.
///
/// Items have a place in the order in which they were met, four variables, and perhaps content.
struct FittingRows: ~Copyable {
  let solver = Solver()

  private struct Item {
    let state: ItemState
    let variables: RectVariables
    var content: FittingSolver.Content?
  }

  private var items: [Item] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// The rows that hold the extents of the view.
  private var holds = [FittingSolver.Hold(), FittingSolver.Hold()]

  /// Constraints to baselines, which text may move.
  private(set) var baselineRows: [(constraint: ConstraintReference, row: ConstraintHandle)] = []

  /// The stack views.
  private(set) var stacks: [FittingSolver.Stack] = []

  /// How many items take part.
  var count: Int { items.count }

  subscript(place: Int) -> ItemState { items[place].state }

  /// Where an item is; nil if it takes no part.
  func place(of state: ItemState) -> Int? { places[ObjectIdentifier(state)] }

  /// Gives an item a place and variables.
  mutating func insert(_ state: ItemState) -> Int {
    places[ObjectIdentifier(state)] = items.count
    let variables = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
    items.append(Item(state: state, variables: variables))
    return items.count - 1
  }

  func variable(_ quantity: Quantity, at place: Int) -> Variable {
    solver.variable(ofColumn: items[place].variables.columns[Int(quantity.rawValue)])
  }

  /// The value that the solver found for a quantity.
  func value(_ quantity: Quantity, at place: Int) -> Double {
    solver.value(ofColumn: items[place].variables.columns[Int(quantity.rawValue)])
  }

  /// The content of an item and its rows; nil if it has none, or was not asked.
  func content(at place: Int) -> FittingSolver.Content? { items[place].content }

  mutating func set(_ content: FittingSolver.Content, at place: Int) {
    items[place].content = content
  }

  /// The row that holds an extent.
  func hold(_ axis: Axis) -> FittingSolver.Hold { holds[axis.rawValue] }

  mutating func set(_ hold: FittingSolver.Hold, along axis: Axis) {
    holds[axis.rawValue] = hold
  }

  mutating func addBaseline(_ constraint: ConstraintReference, _ row: ConstraintHandle) {
    baselineRows.append((constraint, row))
  }

  mutating func add(_ stack: FittingSolver.Stack) { stacks.append(stack) }

  mutating func set(_ stack: FittingSolver.Stack, at number: Int) { stacks[number] = stack }
}
