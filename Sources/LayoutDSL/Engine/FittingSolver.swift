// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Finds the size that a view would like to have, on a solver of its own.
///
/// Only what is hosted by the view or below it takes part: what its superview says of it does not.
/// It changes no frame, row or slot; in the tree and its engine marks of what is stale, overridden or kept, and while it writes
/// rows the insets that these go by.
///
/// The view keeps it for the next question, which changes two rows and the sizes of text. The engine of
/// the tree says when something changed at the view or below it; then everything is written anew, and so
/// it is in another tree. It also says when the rows of other views need the room: then these go, and the answers stay.
final class FittingSolver: LayoutSystem {
  var book = RowBook()
  var items = ItemTable()
  var counter = WorkCounter()

  /// Where items are in the table; the view itself is the first.
  private var places: [ObjectIdentifier: Int32] = [:]

  /// What content measures in this fitting, by place.
  private var memos: [Int32: MeasurementMemo] = [:]

  /// Constraints to baselines, which text may move, and to margins and guides, which frames may.
  private var movingRows: [(constraint: ConstraintReference, row: ConstraintHandle)] = []

  /// The rows that hold the extents of the view, by axis.
  private var holds = [EngineItemRow(), EngineItemRow()]

  /// The last questions and their answers.
  private var answers: [(question: Question, size: Size)] = []
  private static let capacity = 8

  /// The engine that tells of changes, and the state of its tree that the rows were written for.
  private weak var engine: LayoutEngine?
  private var epoch = 0

  /// Whether something changed since the answers were found.
  private var isStale = true

  /// Whether the rows are being written or solved; content may ask again while it is measured.
  private var isRunning = false

  /// How firmly an extent is held that is required: what the view itself requires comes first, since
  /// between two that are required as much the answer would be open.
  private static let firmest = Float(1000).nextDown
}

extension FittingSolver {
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
      answers = []
      write(top, engine)
    } else if let known = answers.first(where: { $0.question == question }) {
      return known.size
    } else if places.isEmpty {
      // The rows went: the view itself is the first item of any.
      write(top, engine)
    }
    let ornament = top.alignmentInsets
    let (width, height) = (question.target.width, question.target.height)
    hold(.horizontal, at: width - ornament.left - ornament.right, question.horizontal)
    hold(.vertical, at: height - ornament.top - ornament.bottom, question.vertical)
    var insets = FittingInsets(below: top)
    if engine.fittings.goByInsets { collect(&insets) }
    // Each answer starts from the same place: it does not depend on the questions before.
    let haveInsets = !insets.isEmpty
    if restoreContents() || haveInsets {
      insets.apply { updateMovingRows(haveInsets: haveInsets) }
    }
    let rounds = LayoutEngine.roundLimit * (haveInsets ? 2 : 1)
    for round in 1...rounds {
      guard (try? solver.solveRelaxed()) != nil else { break }
      counter.count(\.solves)
      if round == rounds { break }
      let hasMeasured = measure()
      let haveMoved = insets.follow(frame)
      if !hasMeasured && !haveMoved { break }
      insets.apply { updateMovingRows(haveInsets: haveInsets) }
    }
    let found = Rect(origin: .zero, size: rect(at: 0).size)
    let size = top.frame(forAlignmentRect: found).size
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Writes all rows anew.
  private func write(_ top: LayoutView, _ engine: LayoutEngine) {
    self.engine = engine
    epoch = engine.fittings.epoch
    isStale = false
    clear()
    lower(top, engine)
    engine.keepRows(of: self)
  }

  private func clear() {
    book = RowBook()
    items = ItemTable()
    (places, memos, movingRows) = ([:], [:], [])
    holds = [EngineItemRow(), EngineItemRow()]
  }

  /// Drops all rows, for their memory, unless an answer is being found; answers that are known stay.
  ///
  /// - Returns: Whether the rows went.
  func dropRows() -> Bool {
    if isRunning { return false }
    clear()
    return true
  }

  /// Notes that something changed that goes into the size.
  func outdate() { isStale = true }

  private func hold(_ axis: Axis, at value: Double, _ priority: Float) {
    let priority = min(priority, Self.firmest)
    let wish = EngineItemRow(axis.extent, .equal, constant: value, at: priority)
    let old = holds[axis.rawValue]
    holds[axis.rawValue] = renew(old, as: value.isFinite ? wish : EngineItemRow(), of: 0)
  }
}

/// The items.
extension FittingSolver {
  /// The frame that was found for a view; the one that it has where it takes no part, as the content of scroll views may not.
  private func frame(of item: ItemState) -> Rect {
    guard let place = place(of: item) else { return item.storedFrame }
    let rect = rect(at: place)
    return item.view?.frame(forAlignmentRect: rect) ?? rect
  }

  /// The alignment rectangle that was found for the item at a place.
  private func rect(at place: Int32) -> Rect { Rect(solver.values(of: items.variables(at: place))) }

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

  func hasSuperview(_ place: Int32) -> Bool { place > 0 }

  func origin(_ quantity: Quantity, of state: ItemState) -> Variable? { nil }

  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change) {}

  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {}
}

/// What the view and the views below it ask for.
extension FittingSolver {
  /// Writes all rows but those that hold the extents.
  private func lower(_ top: LayoutView, _ engine: LayoutEngine) {
    let views = top.subtree()
    for view in views {
      view.removeMarks(.hasStaleFittings)
      view.lookForOverrides()
    }
    if views.contains(where: \.givesInsets) || top.wayToRoot.contains(where: \.givesInsets) {
      engine.noteInsetsOfFittings()
    }
    join(top.itemState)
    for view in views {
      for constraint in view.itemState.hostedReferences { lower(constraint) }
      for guide in view.guides where guide.kind == .readable {
        let rows = ReadableWidth.rows(of: guide, in: view)
        if !rows.isEmpty { write(rows, of: guide.itemState) }
      }
      if !view.storedTranslation { join(view.itemState) }
    }
    // Rows let items join, and those bring rows.
    var next: Int32 = 0
    var pending = views.filter { $0.arrangement != nil }
    let extents = naturalExtents
    repeat {
      while next < items.count {
        writeRows(of: next)
        next += 1
      }
      if let stack = pending.popLast() { lower(stack, extents) }
    } while next < items.count || !pending.isEmpty
  }

  private func lower(_ constraint: ConstraintReference) {
    guard let form = form(of: constraint) else { return }
    let row = constraint.row
    counter.count(\.constraintsLowered)
    // An item that has joined stays: only those that a row mentions may.
    if row.priority <= 0 { return }
    var sum = RowWriter(self)
    for cell in form.cells { sum.add(cell.quantity, of: cell.item, times: cell.coefficient) }
    // Numbers that are not finite are reported by the pass.
    let handle = try? book.add(
      sum.terms, constant: form.constant, row.relation, at: Strength(row.priority), of: .nobody)
    if let handle, row.mentionsBaselines || row.mentionsInsets {
      movingRows.append((constraint, handle))
    }
  }

  /// What a constraint compares with zero, without what cancels; nil if it or an item of it is gone.
  private func form(of constraint: ConstraintReference) -> LinearForm? {
    guard constraint.isUsed else { return nil }
    let row = constraint.row
    let measured = row.mentionsBaselines ? { [self] in measurement(of: $0) } : nil
    return ConstraintLowering(constraint, row, measured: measured)?
      .equation(of: constraint, row)?.difference
  }

  /// Brings the rows of a stack view in line with it.
  private func lower(_ stack: LayoutView, _ extents: NaturalExtents) {
    guard let arrangement = stack.arrangement else { return }
    join(stack.itemState)
    let lowering = StackLowering(stack, arrangement, extents) { [self] in measurement(of: $0) }
    write(lowering, of: stack.itemState)
  }

  /// The sizes of content as they are now.
  private var naturalExtents: NaturalExtents {
    NaturalExtents { [self] in measurement(of: $0)?.extent(along: $1) }
  }

  /// Writes the rows of an item: its frame where a mask holds it, or else the size of its content.
  private func writeRows(of place: Int32) {
    guard let view = items.state(at: place)?.view else { return }
    let isMasked = place > 0 && view.storedTranslation
    items.setRole(isMasked ? .frame : .content, at: place)
    if isMasked {
      let placement = view.currentPlacement
      setFrame(place, of: view, to: placement.frame, in: placement.outer)
    } else if let measurement = measurement(of: view.itemState) {
      setContent(place, of: view, to: measurement.extent)
    }
  }
}

/// Content that measures another way.
extension FittingSolver {
  /// Gives all content its natural size; whether some of it had another.
  private func restoreContents() -> Bool {
    update { memo, _, _ in memo.restore(memo.natural) }
  }

  /// Measures content at the widths that were found.
  ///
  /// - Returns: Whether something came out another way.
  private func measure() -> Bool {
    update { memo, view, place in
      if memo.measure(view, at: value(.width, at: place)) { counter.count(\.measurements) }
    }
  }

  /// Gives content the sizes that `body` may have measured another way; whether it has.
  private func update(_ body: (MeasurementMemo, LayoutView, Int32) -> Void) -> Bool {
    var isNew = false
    for place in 0..<items.count {
      guard let memo = memos[place], let view = items.state(at: place)?.view else { continue }
      let before = memo.current
      body(memo, view, place)
      if memo.current == before { continue }
      isNew = true
      setContent(place, of: view, to: memo.current.extent)
    }
    return isNew
  }

  /// Adds the views whose insets rows go by.
  private func collect(_ insets: inout FittingInsets) {
    for (constraint, _) in movingRows where constraint.isUsed {
      for view in constraint.viewsOfInsets { insets.add(view) }
    }
    for place in 0..<items.count {
      if let view = items.state(at: place)?.view, view.arrangement?.isMarginsRelative == true {
        insets.add(view)
      }
    }
  }

  /// Brings constraints and stack views in line with content and, where there are some, insets.
  private func updateMovingRows(haveInsets: Bool) {
    for (constraint, row) in movingRows {
      guard haveInsets || constraint.row.mentionsBaselines, let form = form(of: constraint) else {
        continue
      }
      try? setConstant(form.constant, of: row)
      counter.count(\.constantsChanged)
    }
    let extents = naturalExtents
    for place in 0..<items.count {
      guard let view = items.state(at: place)?.view, let arrangement = view.arrangement,
        arrangement.readsContent || haveInsets && arrangement.isMarginsRelative
      else { continue }
      lower(view, extents)
    }
    book.removeDeparted()
  }
}
