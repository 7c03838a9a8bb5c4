// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Finds the size that a view would like to have, on a solver of its own.
///
/// Only what is hosted by the view or below it takes part: what its superview says of it does not.
/// Nothing is written to the tree, its engine or the slots of its items.
struct FittingSolver {
  let top: LayoutView
  var solver = Solver()

  /// The items that take part, in the order in which they were met, and four variables for each.
  private var items: [ItemState] = []
  private var variables: [Variable] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// What content measures, by the place of its item.
  private var contents: [Int: Content] = [:]

  /// A view's content and its rows: width at most, width at least, height at most, height at least.
  private struct Content {
    let view: LayoutView
    let memo: MeasurementMemo
    var rows: [ConstraintHandle?] = [nil, nil, nil, nil]
  }

  init(_ top: LayoutView) {
    self.top = top
  }
}

extension FittingSolver {
  /// The size of the view where its extents are held at `target` with these priorities.
  mutating func size(
    fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size {
    let views = top.subtree()
    _ = place(of: top.itemState)
    let ornament = top.alignmentInsets
    hold(.width, at: target.width - ornament.left - ornament.right, horizontal)
    hold(.height, at: target.height - ornament.top - ornament.bottom, vertical)
    for view in views {
      for constraint in view.constraints { lower(constraint) }
      for guide in view.guides where guide.kind == .readable {
        for row in ReadableWidth.rows(of: guide, in: view) {
          add(row.form, row.relation, at: row.priority)
        }
      }
      if !view.translatesAutoresizingMaskIntoConstraints { _ = place(of: view.itemState) }
    }
    // Rows let items join, and those bring rows.
    var next = 0
    var stacks = views.filter { $0.arrangement != nil }
    repeat {
      while next < items.count {
        write(next)
        next += 1
      }
      if let stack = stacks.popLast() { lowerStack(stack) }
    } while next < items.count || !stacks.isEmpty
    for round in 1...LayoutEngine.roundLimit {
      guard (try? solver.solveRelaxed()) != nil else { break }
      if round == LayoutEngine.roundLimit || !measure() { break }
    }
    let rect = Rect(x: 0, y: 0, width: value(.width) + 0, height: value(.height) + 0)
    return top.frame(forAlignmentRect: rect).size
  }

  private func value(_ quantity: Quantity) -> Double {
    (try? solver.value(of: variables[Int(quantity.rawValue)])) ?? 0
  }

  private mutating func place(of state: ItemState) -> Int {
    if let place = places[ObjectIdentifier(state)] { return place }
    let place = items.count
    places[ObjectIdentifier(state)] = place
    items.append(state)
    for quantity in Quantity.allCases {
      do {
        variables.append(try solver.makeVariable(lowerBound: quantity.isExtent ? 0 : nil))
      } catch {
        preconditionFailure("a lower bound of zero is a number: \(error)")
      }
    }
    return place
  }

  private mutating func variable(_ quantity: Quantity, of state: ItemState) -> Variable {
    variables[place(of: state) * 4 + Int(quantity.rawValue)]
  }

  @discardableResult
  private mutating func add(
    _ form: LinearForm, _ relation: LayoutConstraint.Relation, at priority: Float
  ) -> ConstraintHandle? {
    if priority <= 0 { return nil }
    var expression = LinearExpression(constant: form.constant)
    for cell in form.cells {
      expression.terms.append(Term(variable(cell.quantity, of: cell.item), cell.coefficient))
    }
    // What is no number is reported by the pass.
    return try? solver.add(
      LinearConstraint(expression, relation.linear, strength: Strength(priority)))
  }

  private mutating func hold(_ quantity: Quantity, at value: Double, _ priority: Float) {
    var form = LinearForm(constant: -value)
    form.add(quantity, of: top.itemState, times: 1)
    add(form, .equal, at: priority)
  }

  private mutating func lower(_ constraint: LayoutConstraint) {
    guard let equation = ConstraintLowering(constraint)?.equation(of: constraint) else { return }
    add(equation.difference, equation.relation, at: constraint.priorityValue)
  }

  private mutating func lowerStack(_ stack: LayoutView) {
    guard let arrangement = stack.arrangement else { return }
    for entry in arrangement.entries {
      let place = place(of: entry.state)
      if contents[place] == nil { readContent(place) }
    }
    let known = contents
    let numbers = places
    let lowering = StackLowering(stack, arrangement) { state, axis in
      numbers[ObjectIdentifier(state)].flatMap { known[$0]?.memo.current.extent(along: axis) }
    }
    for row in lowering.rows { add(row.form, row.relation, at: row.priority) }
  }

  /// Writes the rows of an item: its frame where a mask holds it, or else the size of its content.
  private mutating func write(_ place: Int) {
    guard let view = items[place].view else { return }
    guard view !== top, view.translatesAutoresizingMaskIntoConstraints else {
      if contents[place] == nil { readContent(place) }
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

  private mutating func readContent(_ place: Int) {
    guard let view = items[place].view, !isPlacedByMask(view) else { return }
    let natural = Measurement(size: view.intrinsicContentSize, view)
    contents[place] = Content(view: view, memo: MeasurementMemo(natural: natural))
  }

  private func isPlacedByMask(_ view: LayoutView) -> Bool {
    view !== top && view.translatesAutoresizingMaskIntoConstraints
  }

  private mutating func writeContent(_ place: Int) {
    guard let content = contents[place] else { return }
    let view = content.view
    for axis in [Axis.horizontal, .vertical] {
      let first = axis == .horizontal ? 0 : 2
      for handle in content.rows[first...first + 1] {
        if let handle { try? solver.remove(handle) }
      }
      var rows: [ConstraintHandle?] = [nil, nil]
      if let extent = content.memo.current.extent(along: axis) {
        var form = LinearForm(constant: -extent)
        form.add(axis == .horizontal ? .width : .height, of: view.itemState, times: 1)
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        rows[0] = add(
          form, .lessThanOrEqual, at: view.contentHuggingPriority(for: axis).rawValue)
        rows[1] = add(form, .greaterThanOrEqual, at: resistance)
      }
      contents[place]?.rows.replaceSubrange(first...first + 1, with: rows)
    }
  }

  /// Measures content at the widths that were found.
  ///
  /// - Returns: Whether something came out another way.
  private mutating func measure() -> Bool {
    var isNew = false
    for place in items.indices {
      guard let content = contents[place], content.view.content.measure != nil else { continue }
      let before = content.memo.current
      let width = (try? solver.value(of: variables[place * 4 + Int(Quantity.width.rawValue)])) ?? 0
      _ = content.memo.measure(content.view, at: width)
      if content.memo.current == before { continue }
      isNew = true
      writeContent(place)
    }
    return isNew
  }
}

extension LayoutEngine {
  /// The size of a view if its extents are held at `target` with the given priorities.
  static func size(
    of view: LayoutView, fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size {
    var fitting = FittingSolver(view)
    return fitting.size(fitting: target, horizontal: horizontal, vertical: vertical)
  }
}
