// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the view and the views below it ask for.
extension FittingSolver {
  /// Writes all rows but those that hold the extents.
  func lower(_ top: LayoutView, _ engine: LayoutEngine) {
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
    guard let (terms, constant) = sum(of: constraint) else { return }
    let row = constraint.row
    counter.count(\.constraintsLowered)
    if row.priority <= 0 { return }
    // Numbers that are not finite are reported by the pass.
    let handle = try? book.add(
      terms, constant: constant, row.relation, at: Strength(row.priority), of: .nobody)
    if let handle, row.mentionsBaselines { add(baselineRow: handle, of: constraint) }
  }

  /// What a constraint compares with zero; nil if it or an item of it is gone.
  private func sum(of constraint: ConstraintReference) -> (terms: RowTerms, constant: Double)? {
    guard constraint.isUsed else { return nil }
    let row = constraint.row
    let measured = row.mentionsBaselines ? { [self] in measurement(of: $0) } : nil
    var sum = RowWriter(self)
    guard let lowering = ConstraintLowering(constraint, row, measured: measured),
      lowering.write(constraint, row, into: &sum), constraint.isStill(row)
    else { return nil }
    return (sum.terms, sum.constant - constraint.constant(in: lowering.direction))
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
  /// Gives all content its natural size.
  func restoreContents() {
    update { memo, _, _ in memo.restore(memo.natural) }
  }

  /// Measures content at the widths that were found.
  ///
  /// - Returns: Whether something came out another way.
  func measure() -> Bool {
    update { memo, view, place in
      if memo.measure(view, at: value(.width, at: place)) { counter.count(\.measurements) }
    }
  }

  /// Brings rows in line with content after `body` may have measured it another way; whether it did.
  @discardableResult
  private func update(_ body: (MeasurementMemo, LayoutView, Int32) -> Void) -> Bool {
    var isNew = false
    for place in 0..<items.count {
      guard let memo = memo(at: place), let view = items.state(at: place)?.view else { continue }
      let before = memo.current
      body(memo, view, place)
      if memo.current == before { continue }
      isNew = true
      setContent(place, of: view, to: memo.current.extent)
    }
    if isNew { updateBaselinesAndStacks() }
    return isNew
  }

  /// Brings constraints and stack views in line with content.
  private func updateBaselinesAndStacks() {
    for (constraint, row) in baselineRows {
      guard let sum = sum(of: constraint) else { continue }
      try? setConstant(sum.constant, of: row)
      counter.count(\.constantsChanged)
    }
    let extents = naturalExtents
    for place in 0..<items.count {
      guard let view = items.state(at: place)?.view, view.arrangement?.readsContent == true else {
        continue
      }
      lower(view, extents)
    }
    book.removeDeparted()
  }
}
