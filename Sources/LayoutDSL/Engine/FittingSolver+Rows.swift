// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the view and the views below it ask for.
extension FittingSolver {
  /// A stack view and the rows that it has, by what they are about.
  struct Stack {
    let state: ItemState
    var rows: [StackRow.Key: (row: StackRow, handle: ConstraintHandle?)] = [:]

    /// The variable that the rows mention as their unit.
    var unit: Variable?
  }

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
    place(of: top.itemState)
    for view in views {
      for constraint in view.itemState.hostedReferences { lower(constraint) }
      for guide in view.guides where guide.kind == .readable {
        for row in ReadableWidth.rows(of: guide, in: view) {
          add(row.form, row.relation, at: row.priority)
        }
      }
      if !view.storedTranslation { place(of: view.itemState) }
    }
    // Rows let items join, and those bring rows.
    var next = 0
    var pending = views.filter { $0.arrangement != nil }
    let extents = naturalExtents
    repeat {
      while next < rows.count {
        write(next, isTop: next == 0)
        next += 1
      }
      if let stack = pending.popLast() {
        rows.add(Stack(state: stack.itemState))
        lowerStack(rows.stacks.count - 1, extents)
      }
    } while next < rows.count || !pending.isEmpty
  }

  private func equation(of constraint: ConstraintReference) -> LinearEquation? {
    guard constraint.isUsed else { return nil }
    let row = constraint.row
    let measured = row.mentionsBaselines ? { [self] in measurement(of: $0) } : nil
    return ConstraintLowering(constraint, row, measured: measured)?.equation(of: constraint, row)
  }

  private func lower(_ constraint: ConstraintReference) {
    guard let equation = equation(of: constraint) else { return }
    let row = add(equation.difference, equation.relation, at: constraint.row.priority)
    counter.count(\.constraintsLowered)
    if let row, constraint.row.mentionsBaselines { rows.addBaseline(constraint, row) }
  }

  /// Brings constraints and stack views in line with content that measured another way.
  func refreshBaselinesAndStacks() {
    for (constraint, row) in rows.baselineRows {
      guard let equation = equation(of: constraint) else { continue }
      try? solver.setConstant(equation.difference.constant, of: row)
      counter.count(\.constantsChanged)
    }
    let extents = naturalExtents
    for number in rows.stacks.indices
    where rows.stacks[number].state.view?.arrangement?.readsContent == true {
      lowerStack(number, extents)
    }
  }

  /// The sizes of content as they are now.
  private var naturalExtents: NaturalExtents {
    NaturalExtents { [self] in measurement(of: $0)?.extent(along: $1) }
  }

  /// Brings the rows of a stack view in line with it.
  private func lowerStack(_ number: Int, _ extents: NaturalExtents) {
    var stack = rows.stacks[number]
    guard let view = stack.state.view, let arrangement = view.arrangement else { return }
    var lowering = StackLowering(view, arrangement, extents) { [self] in measurement(of: $0) }
    if stack.unit == nil, lowering.needsUnit { stack.unit = try? solver.makeVariable() }
    let old = stack.rows
    stack.rows = [:]
    for row in lowering.allRows() {
      var handle: ConstraintHandle?
      if let before = old[row.key], before.row.priority == row.priority,
        before.row.hasTerms(of: row)
      {
        handle = before.handle
        if let handle, row.form.constant != before.row.form.constant {
          try? solver.setConstant(row.form.constant, of: handle)
        }
      } else {
        if let gone = old[row.key]?.handle { try? solver.remove(gone) }
        handle = add(
          row.form, row.relation, at: row.priority,
          stack.unit.map { Term($0, row.units) })
        counter.count(\.stackRowsWritten)
      }
      stack.rows[row.key] = (row, handle)
    }
    // In the order of the solver: that of a dictionary is another one each time.
    let gone = old.filter { stack.rows[$0.key] == nil }.compactMap(\.value.handle)
    for handle in gone.sorted(by: { $0.index < $1.index }) { try? solver.remove(handle) }
    rows.set(stack, at: number)
  }

  /// Writes the rows of an item: its frame where a mask holds it, or else the size of its content.
  private func write(_ place: Int, isTop: Bool) {
    guard let view = rows[place].view else { return }
    if isTop || !view.storedTranslation {
      if rows.content(at: place) == nil { readContent(place) }
      return writeContent(place)
    }
    let placement = view.currentPlacement
    let (horizontal, vertical) = view.alignedAutoresizing(
      of: placement.frame, in: placement.outer)
    let lines: [(Quantity, Quantity, Autoresizing.Line)] = [
      (.left, .width, horizontal.origin), (.width, .width, horizontal.extent),
      (.top, .height, vertical.origin), (.height, .height, vertical.extent),
    ]
    for (quantity, extent, line) in lines {
      var form = LinearForm(constant: -line.constant)
      form.add(quantity, of: view.itemState, times: 1)
      if let superview = view.parentView {
        form.add(extent, of: superview.itemState, times: -line.factor)
      }
      add(form, .equal, at: 1000)
    }
  }
}

extension StackRow {
  /// Whether the rows differ at most by their constants.
  func hasTerms(of other: StackRow) -> Bool {
    units == other.units && form.cells == other.form.cells
  }
}
