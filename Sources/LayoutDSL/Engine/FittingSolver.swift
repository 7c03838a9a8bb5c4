// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Finds the size that a view would like to have, on a solver of its own.
///
/// Only what is hosted by the view or below it takes part: what its superview says of it does not.
/// Nothing is written to the tree, its engine or the slots of its items.
///
/// The view keeps it for the next question, which changes two rows and the sizes of text. The engine of
/// the tree says when something changed at the view or below it; then everything is written anew, and so
/// it is in another tree.
final class FittingSolver {
  /// The engine that tells of changes, and the state of its tree that the rows were written for.
  private weak var engine: LayoutEngine?
  private var epoch = 0

  /// Whether something changed since the rows were written.
  var isStale = true

  /// Whether the rows are being written or solved; content may ask again while it is measured.
  private var isRunning = false

  var solver = Solver()

  /// The items that take part, in the order in which they were met, four variables and perhaps content
  /// for each.
  var items: [ItemState] = []
  var variables: [RectVariables] = []
  var contents: [Content?] = []
  var places: [ObjectIdentifier: Int] = [:]

  /// The rows that hold the extents of the view.
  private var holds: [Hold] = [Hold(), Hold()]

  /// Constraints to baselines, which text may move, and stack views.
  var baselineRows: [(constraint: ConstraintReference, row: ConstraintHandle)] = []
  var stacks: [Stack] = []

  /// The last questions and their answers.
  private var answers: [(question: Question, size: Size)] = []
  private static let capacity = 8

  /// How firmly an extent is held that is required: what the view itself requires comes first, since
  /// between two that are required as much the answer would be open.
  private static let firmest = Float(1000).nextDown

  /// What was done since the view was first asked.
  var work = LayoutWork()
}

extension FittingSolver {
  /// What a size is asked for: the extents to hold, and how firmly.
  struct Question: Hashable {
    let width: Double
    let height: Double
    let horizontal: Float
    let vertical: Float

    init(_ target: Size, horizontal: Float, vertical: Float) {
      width = target.width
      height = target.height
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A row that holds an extent.
  private struct Hold {
    var row: ConstraintHandle?
    var value = 0.0
    var priority: Float = 0
  }

  /// The size of a view with these extents held.
  ///
  /// Content that asks for the size of the view in which it is being measured gets none.
  func size(of top: LayoutView, for question: Question, _ engine: LayoutEngine) -> Size {
    if isRunning { return .zero }
    isRunning = true
    defer { isRunning = false }
    if isStale || self.engine !== engine || epoch != engine.fittings.epoch {
      rebuild(top, engine)
    } else if let known = answers.first(where: { $0.question == question }) {
      return known.size
    }
    let ornament = top.alignmentInsets
    hold(
      .width, of: top, at: question.width - ornament.left - ornament.right, question.horizontal)
    hold(
      .height, of: top, at: question.height - ornament.top - ornament.bottom, question.vertical)
    // Each answer starts from the same place: it does not depend on the questions before.
    restoreContents()
    for round in 1...LayoutEngine.roundLimit {
      guard (try? solver.solveRelaxed()) != nil else { break }
      work.solves += 1
      if round == LayoutEngine.roundLimit || !measure() { break }
    }
    let rect = Rect(x: 0, y: 0, width: value(.width, at: 0) + 0, height: value(.height, at: 0) + 0)
    let size = top.frame(forAlignmentRect: rect).size
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Writes everything anew.
  private func rebuild(_ top: LayoutView, _ engine: LayoutEngine) {
    self.engine = engine
    epoch = engine.fittings.epoch
    isStale = false
    engine.fittings.ask()
    solver = Solver()
    (items, variables, contents, places) = ([], [], [], [:])
    holds = [Hold(), Hold()]
    (baselineRows, stacks, answers) = ([], [], [])
    lower(top)
  }

  private func hold(
    _ quantity: Quantity, of top: LayoutView, at value: Double, _ priority: Float
  ) {
    let place = quantity == .width ? 0 : 1
    let priority = min(priority, Self.firmest)
    let old = holds[place]
    holds[place].value = value
    holds[place].priority = priority
    guard value.isFinite, priority > 0, let row = old.row else {
      if let row = old.row { try? solver.remove(row) }
      var form = LinearForm(constant: -value)
      form.add(quantity, of: top.itemState, times: 1)
      holds[place].row = add(form, .equal, at: priority)
      return
    }
    if value != old.value { try? solver.setConstant(-value, of: row) }
    if priority != old.priority { try? solver.setPriority(priority, of: row) }
  }

  /// Adds `form + term relation 0`; nil at priority 0, and for numbers that the pass will report.
  @discardableResult
  func add(
    _ form: LinearForm, _ relation: LayoutConstraint.Relation, at priority: Float,
    _ term: Term? = nil
  ) -> ConstraintHandle? {
    if priority <= 0 { return nil }
    var expression = LinearExpression(constant: form.constant)
    if let term, term.coefficient != 0 { expression.terms.append(term) }
    for cell in form.cells {
      expression.terms.append(Term(variable(cell.quantity, of: cell.item), cell.coefficient))
    }
    return try? solver.add(
      LinearConstraint(expression, relation.linear, strength: Strength(priority)))
  }
}

/// The items.
extension FittingSolver {
  /// Where an item is among those that take part; now it does.
  @discardableResult
  func place(of state: ItemState) -> Int {
    if let place = places[ObjectIdentifier(state)] { return place }
    let place = items.count
    places[ObjectIdentifier(state)] = place
    items.append(state)
    contents.append(nil)
    work.itemsJoined += 1
    variables.append(solver.makeVariables(lowerBounds: Quantity.lowerBounds))
    return place
  }

  func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variables[place(of: state)].variable(Int(quantity.rawValue), of: solver.identity)
  }

  /// The value of a quantity of the item at a place.
  func value(_ quantity: Quantity, at place: Int) -> Double {
    solver.value(ofColumn: variables[place].columns[Int(quantity.rawValue)])
  }
}
