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
final class FittingSolver: LayoutSystem {
  var book = RowBook()
  var items = ItemTable()
  var counter = WorkCounter()

  /// Where items are in the table; the view itself is the first.
  private var places: [ObjectIdentifier: Int32] = [:]

  /// What content measures in this fitting, by place.
  private var memos: [Int32: MeasurementMemo] = [:]

  /// Constraints to baselines, which text may move.
  private(set) var baselineRows: [(constraint: ConstraintReference, row: ConstraintHandle)] = []

  /// The rows that hold the extents of the view, by axis.
  private var holds = [EngineItemRow(), EngineItemRow()]

  /// The last questions and their answers.
  private var answers: [(question: Question, size: Size)] = []
  private static let capacity = 8

  /// The engine that tells of changes, and the state of its tree that the rows were written for.
  private weak var engine: LayoutEngine?
  private var epoch = 0

  /// Whether something changed since the rows were written.
  private var isStale = true

  /// Whether the rows are being written or solved; content may ask again while it is measured.
  private var isRunning = false

  /// How firmly an extent is held that is required: what the view itself requires comes first, since
  /// between two that are required as much the answer would be open.
  private static let firmest = Float(1000).nextDown
}

extension FittingSolver {
  /// What was done since the view was first asked.
  var work: LayoutWork { counter.work }

  /// What a size is asked for: the extents to hold, and how firmly.
  struct Question: Hashable {
    let target: Size
    let horizontal: Float
    let vertical: Float
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
    let (width, height) = (question.target.width, question.target.height)
    hold(.horizontal, at: width - ornament.left - ornament.right, question.horizontal)
    hold(.vertical, at: height - ornament.top - ornament.bottom, question.vertical)
    // Each answer starts from the same place: it does not depend on the questions before.
    restoreContents()
    for round in 1...LayoutEngine.roundLimit {
      guard (try? solver.solveRelaxed()) != nil else { break }
      counter.count(\.solves)
      if round == LayoutEngine.roundLimit || !measure() { break }
    }
    let found = Rect(
      x: 0, y: 0, width: value(.width, at: 0) + 0, height: value(.height, at: 0) + 0)
    let size = top.frame(forAlignmentRect: found).size
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Writes everything anew.
  private func rebuild(_ top: LayoutView, _ engine: LayoutEngine) {
    self.engine = engine
    epoch = engine.fittings.epoch
    isStale = false
    book = RowBook()
    items = ItemTable()
    (places, memos, baselineRows, answers) = ([:], [:], [], [])
    holds = [EngineItemRow(), EngineItemRow()]
    lower(top, engine)
  }

  /// Notes that something changed that goes into the size.
  func outdate() { isStale = true }

  private func hold(_ axis: Axis, at value: Double, _ priority: Float) {
    let priority = min(priority, Self.firmest)
    let wish = EngineItemRow(axis.extent, .equal, constant: value, at: priority)
    let old = holds[axis.rawValue]
    holds[axis.rawValue] = renew(old, as: value.isFinite ? wish : EngineItemRow(), of: 0)
  }

  /// Notes a row whose constant goes by baselines.
  func add(baselineRow row: ConstraintHandle, of constraint: ConstraintReference) {
    baselineRows.append((constraint, row))
  }
}

/// The items.
extension FittingSolver {
  func place(of state: ItemState) -> Int32? { places[ObjectIdentifier(state)] }

  @discardableResult
  func join(_ state: ItemState) -> Int32 {
    if let place = place(of: state) { return place }
    counter.count(\.itemsJoined)
    let variables = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
    let place = items.insert(variables, state)
    places[ObjectIdentifier(state)] = place
    return place
  }

  /// What an item's content measured; nil for items that were not asked, or have none.
  func memo(at place: Int32) -> MeasurementMemo? { memos[place] }

  /// What an item's content measures in this fitting; nil for items without content of their own.
  func measurement(of state: ItemState) -> Measurement? {
    let place = join(state)
    if let memo = memos[place] { return memo.current }
    guard let view = state.view, place == 0 || !view.storedTranslation else { return nil }
    counter.count(\.naturalMeasurements)
    let natural = Measurement(size: view.intrinsicContentSize, view)
    memos[place] = MeasurementMemo(natural: natural)
    return natural
  }
}

/// What only the engine does: its items may leave, it has variables for far origins, lets broken rows be tried again, and
/// reports. Here every item stays until everything is written anew.
extension FittingSolver {
  func isAt(_ place: Int32, _ state: ItemState) -> Bool { true }

  func origin(_ quantity: Quantity, of state: ItemState) -> Variable? { nil }

  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change) {}

  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {}
}
