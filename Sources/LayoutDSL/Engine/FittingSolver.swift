// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Computes the fitting sizes of a view on a solver of its own.
///
/// Only constraints that the view or a descendant hosts take part, not those of its superview. It changes no frame, row
/// or slot. In the tree and its engine it changes marks of what is stale, overridden or kept and, while it writes rows,
/// the insets that these use.
///
/// The view keeps it for the next question, which changes two rows and the sizes of text. All rows are written again
/// after the engine of the tree reports a change at the view or below it, or if the view is in another tree. If rows of
/// other views need the memory, the engine drops these rows, and the answers stay.
final class FittingSolver: LayoutSystem {
  var book = RowBook()
  var items = ItemTable()
  var counter = WorkCounter()

  /// The indices of items in the table; the view itself has the first.
  private var indexOf: [ObjectIdentifier: Int32] = [:]

  /// The measurements of content for fitting sizes, by index.
  private var memos: [Int32: MeasurementMemo] = [:]

  /// Constraints to baselines, which change with text, and to margins and guides, which change with frames.
  private var movingRows:
    [(constraint: ConstraintReference, row: ConstraintRow, handle: ConstraintHandle)] = []

  /// The rows that hold the extents of the view, by axis.
  private var holds = [EngineItemRow(), EngineItemRow()]

  /// The last questions and their answers.
  private var answers: [(question: Question, size: Size)] = []
  private static let capacity = 8

  /// The engine that reports changes, and the epoch of its tree when the rows were written.
  private weak var engine: LayoutEngine?
  private var epoch = 0

  /// Whether something changed since the answers were found.
  private var isStale = true

  /// Whether rows are being written or solved; content may request a size while it is measured.
  private var isRunning = false

  /// The priority at which required extents are held: the view's own required rows come first, since the result would
  /// be undetermined between two required rows.
  private static let firmest = Float(1000).nextDown
}

extension FittingSolver {
  /// A request for a size: the extents to hold, and at which priorities.
  struct Question: Hashable {
    let target: Size
    let horizontal: Float
    let vertical: Float
  }

  /// Returns the size of a view with the extents of a question held.
  ///
  /// Content that requests the size of the view for which it is being measured gets zero.
  func size(of top: LayoutView, for question: Question, _ engine: LayoutEngine) -> Size {
    if isRunning { return .zero }
    isRunning = true
    defer { isRunning = false }
    if isStale || self.engine !== engine || epoch != engine.fittings.epoch {
      answers = []
      write(top, engine)
    } else if let known = answers.first(where: { $0.question == question }) {
      return known.size
    } else if indexOf.isEmpty {
      // The rows were dropped: otherwise the view itself would be the first item.
      write(top, engine)
    }
    let ornament = top.alignmentInsets
    let (width, height) = (question.target.width, question.target.height)
    hold(.horizontal, at: width - ornament.left - ornament.right, question.horizontal)
    hold(.vertical, at: height - ornament.top - ornament.bottom, question.vertical)
    var insets = FittingInsets(below: top)
    if engine.fittings.dependOnInsets { collect(&insets) }
    // Each answer starts from natural sizes, so that it does not depend on earlier questions.
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
      let haveMoved = insets.updateInsets(frame)
      if !hasMeasured && !haveMoved { break }
      insets.apply { updateMovingRows(haveInsets: haveInsets) }
    }
    let found = Rect(origin: .zero, size: rect(at: 0).size)
    let size = top.frame(forAlignmentRect: found).size
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Writes all rows from the beginning.
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
    (indexOf, memos, movingRows) = ([:], [:], [])
    holds = [EngineItemRow(), EngineItemRow()]
  }

  /// Drops all rows to free their memory, unless an answer is being computed; known answers stay.
  ///
  /// - Returns: Whether the rows were dropped.
  func dropRows() -> Bool {
    if isRunning { return false }
    clear()
    return true
  }

  /// Notes a change that affects the size.
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
  /// Returns the solved frame of an item; its present one if it takes no part, as the content of scroll views may not.
  private func frame(of item: ItemState) -> Rect {
    guard let index = index(of: item) else { return item.storedFrame }
    let rect = rect(at: index)
    return item.view?.frame(forAlignmentRect: rect) ?? rect
  }

  private func rect(at index: Int32) -> Rect { Rect(solver.values(of: items.variables(at: index))) }

  func index(of state: ItemState) -> Int32? { indexOf[ObjectIdentifier(state)] }

  @discardableResult
  func join(_ state: ItemState) -> Int32 {
    if let index = index(of: state) { return index }
    counter.count(\.itemsJoined)
    let variables = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
    let index = items.insert(variables, state)
    indexOf[ObjectIdentifier(state)] = index
    return index
  }

  /// Returns the present measurement of an item's content; nil for items without content of their own.
  func measurement(of state: ItemState) -> Measurement? {
    let index = join(state)
    if let memo = memos[index] { return memo.current }
    guard let view = state.view, index == 0 || !view.storedTranslation else { return nil }
    counter.count(\.naturalMeasurements)
    let natural = Measurement(size: view.intrinsicContentSize, view)
    memos[index] = MeasurementMemo(natural: natural)
    return natural
  }
}

/// Requirements that matter only to the engine: its items may leave, deep views have origins, broken rows are tried
/// again, and issues are reported. Here every item stays until all rows are written again.
extension FittingSolver {
  func isAt(_ index: Int32, _ state: ItemState) -> Bool { true }

  func hasSuperview(_ index: Int32) -> Bool { index > 0 }

  func origin(_ quantity: Quantity, of state: ItemState) -> Variable? { nil }

  func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change) {}

  func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {}
}

/// The rows of the view and its descendants.
extension FittingSolver {
  /// Writes all rows but those that hold the extents.
  private func lower(_ top: LayoutView, _ engine: LayoutEngine) {
    let views = top.levelOrderViews()
    for view in views {
      view.removeMarks(.hasStaleFittings)
      view.lookForOverrides()
      // A getter may have moved the view to a tree whose engine could not look for overrides meanwhile.
      if view.liveEngine !== engine { view.treeEngine?.overridesMayHaveChanged(view) }
    }
    if views.contains(where: \.affectsDescendantInsets)
      || top.selfAndAncestors.contains(where: \.affectsDescendantInsets)
    {
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
    // Rows make items join, and these need rows of their own.
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
    // Callers' code that ran for an earlier constraint may have removed this one.
    guard constraint.isUsed else { return }
    let row = constraint.row
    // Items that have joined stay, and reading baselines lets some join: a constraint without a row must not read any.
    guard row.priority > 0, let form = form(of: constraint) else { return }
    counter.count(\.constraintsLowered)
    var sum = RowWriter(self)
    sum.addCells(of: form)
    // Numbers that are not finite are reported by the pass.
    let handle = try? book.add(
      sum.terms, constant: form.constant, row.relation, at: Strength(row.priority), of: .noOwner)
    if let handle, row.mentionsBaselines || row.mentionsInsets {
      movingRows.append((constraint, row, handle))
    }
  }

  /// Returns the sum that a constraint compares with zero, without terms that cancel; nil if it or an item is gone.
  private func form(of constraint: ConstraintReference) -> LinearForm? {
    guard constraint.isUsed else { return nil }
    let row = constraint.row
    let measured = row.mentionsBaselines ? { [self] in measurement(of: $0) } : nil
    return ConstraintLowering(constraint, row, measured: measured)?
      .equation(of: constraint, row)?.difference
  }

  /// Updates the rows of a stack view.
  private func lower(_ stack: LayoutView, _ extents: NaturalExtents) {
    guard let arrangement = stack.arrangement else { return }
    join(stack.itemState)
    let lowering = StackLowering(stack, arrangement, extents) { [self] in measurement(of: $0) }
    write(lowering, of: stack.itemState)
  }

  /// The present sizes of content.
  private var naturalExtents: NaturalExtents {
    NaturalExtents { [self] in measurement(of: $0)?.extent(along: $1) }
  }

  /// Writes the rows of an item: its frame where a mask holds it, or else the size of its content.
  private func writeRows(of index: Int32) {
    guard let view = items.state(at: index)?.view else { return }
    let isMasked = index > 0 && view.storedTranslation
    items.setRole(isMasked ? .frame : .content, at: index)
    if isMasked {
      let placement = view.currentPlacement
      setFrame(index, of: view, to: placement.frame, in: placement.outer)
    } else if let measurement = measurement(of: view.itemState) {
      setContent(index, of: view, to: measurement.extent)
    }
  }
}

/// Content that measures differently.
extension FittingSolver {
  /// Restores the natural size of all content, and returns whether some of it had another.
  private func restoreContents() -> Bool {
    update { memo, _, _ in memo.restore(memo.natural) }
  }

  /// Measures content at the solved widths.
  ///
  /// - Returns: Whether some of it measured differently.
  private func measure() -> Bool {
    update { memo, view, index in
      if memo.measure(view, at: value(.width, at: index)) { counter.count(\.measurements) }
    }
  }

  /// Updates the rows of content that `body` measured differently, and returns whether there is any.
  private func update(_ body: (MeasurementMemo, LayoutView, Int32) -> Void) -> Bool {
    var isNew = false
    for index in 0..<items.count {
      guard let memo = memos[index], let view = items.state(at: index)?.view else { continue }
      let before = memo.current
      body(memo, view, index)
      if memo.current == before { continue }
      isNew = true
      setContent(index, of: view, to: memo.current.extent)
    }
    return isNew
  }

  /// Adds the views whose insets rows use.
  private func collect(_ insets: inout FittingInsets) {
    for (constraint, row, _) in movingRows where constraint.stillHolds(row) {
      for view in constraint.viewsOfInsets { insets.add(view) }
    }
    for index in 0..<items.count {
      if let view = items.state(at: index)?.view, view.arrangement?.isMarginsRelative == true {
        insets.add(view)
      }
    }
  }

  /// Updates constraints and stack views to content and, if there are any, to insets.
  private func updateMovingRows(haveInsets: Bool) {
    // Callers' code that measures may have removed any of them.
    for (constraint, row, handle) in movingRows where constraint.stillHolds(row) {
      guard haveInsets || row.mentionsBaselines, let form = form(of: constraint) else { continue }
      try? setConstant(form.constant, of: handle)
      counter.count(\.constantsChanged)
    }
    let extents = naturalExtents
    for index in 0..<items.count {
      guard let view = items.state(at: index)?.view, let arrangement = view.arrangement,
        arrangement.readsContent || haveInsets && arrangement.isMarginsRelative
      else { continue }
      lower(view, extents)
    }
    book.removeDeparted()
  }
}
