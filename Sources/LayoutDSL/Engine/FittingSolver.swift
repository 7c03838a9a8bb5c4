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
  private var isStale = true

  /// Whether the rows are being written or solved; content may ask again while it is measured.
  private var isRunning = false

  var rows = FittingRows()

  /// The last questions and their answers.
  private var answers: [(question: Question, size: Size)] = []
  private static let capacity = 8

  /// How firmly an extent is held that is required: what the view itself requires comes first, since
  /// between two that are required as much the answer would be open.
  private static let firmest = Float(1000).nextDown

  var counter = WorkCounter()
}

extension FittingSolver {
  var solver: Solver { rows.solver }

  /// What was done since the view was first asked.
  var work: LayoutWork { counter.work }

  /// What a size is asked for: the extents to hold, and how firmly.
  struct Question: Hashable {
    let target: Size
    let horizontal: Float
    let vertical: Float
  }

  struct Hold {
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
      .horizontal, of: top, at: question.target.width - ornament.left - ornament.right,
      question.horizontal)
    hold(
      .vertical, of: top, at: question.target.height - ornament.top - ornament.bottom,
      question.vertical)
    // Each answer starts from the same place: it does not depend on the questions before.
    restoreContents()
    for round in 1...LayoutEngine.roundLimit {
      guard (try? solver.solveRelaxed()) != nil else { break }
      counter.count(\.solves)
      if round == LayoutEngine.roundLimit || !measure() { break }
    }
    let (width, height) = (rows.value(.width, at: 0) + 0, rows.value(.height, at: 0) + 0)
    let size = top.frame(forAlignmentRect: Rect(x: 0, y: 0, width: width, height: height)).size
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Writes everything anew.
  private func rebuild(_ top: LayoutView, _ engine: LayoutEngine) {
    self.engine = engine
    epoch = engine.fittings.epoch
    isStale = false
    rows = FittingRows()
    answers = []
    lower(top, engine)
  }

  /// Notes that something changed that goes into the size.
  func outdate() { isStale = true }

  private func hold(_ axis: Axis, of top: LayoutView, at value: Double, _ priority: Float) {
    let priority = min(priority, Self.firmest)
    let old = rows.hold(axis)
    var new = Hold(row: old.row, value: value, priority: priority)
    defer { rows.set(new, along: axis) }
    guard value.isFinite, priority > 0, let row = old.row else {
      if let row = old.row { try? solver.remove(row) }
      var form = LinearForm(constant: -value)
      form.add(axis == .horizontal ? .width : .height, of: top.itemState, times: 1)
      new.row = add(form, .equal, at: priority)
      return
    }
    if value != old.value { try? solver.setConstant(-value, of: row) }
    if priority != old.priority { try? solver.setPriority(priority, of: row) }
  }

  /// Adds `form + term relation 0`; nil at priority 0, and for numbers that the pass will report.
  @discardableResult
  func add(
    _ form: LinearForm, _ relation: LayoutConstraint.Relation, at priority: Float,
    weight: Float = 1, _ term: Term? = nil
  ) -> ConstraintHandle? {
    if priority <= 0 { return nil }
    var terms: [Term] = []
    if let term, term.coefficient != 0 { terms.append(term) }
    terms += form.cells.map {
      Term(rows.variable($0.quantity, at: place(of: $0.item)), $0.coefficient)
    }
    return try? solver.add(
      terms, constant: form.constant, relation.linear,
      at: Strength(priority, weight: Double(weight)))
  }
}

/// The items.
extension FittingSolver {
  /// Where an item is among those that take part; now it does.
  @discardableResult
  func place(of state: ItemState) -> Int {
    if let place = rows.place(of: state) { return place }
    counter.count(\.itemsJoined)
    return rows.insert(state)
  }
}
