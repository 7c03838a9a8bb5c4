// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// What stands in the solver for a constraint is what its equation says.
@Suite("Written rows")
struct WrittenRowTests {
  private final class Shadowed: LayoutView {
    override var alignmentRectInsets: Insets {
      Insets(top: 1, left: 2, bottom: 3, right: 5)
    }
  }

  private let root = Shadowed(frame: Rect(x: 0, y: 0, width: 320, height: 200))
  private let card = Shadowed()
  private let title = LayoutView()
  private let icon = Shadowed()
  private let deep = LayoutView()
  private let guide = LayoutGuide()

  init() {
    root.addSubview(card)
    card.addSubview(title)
    card.addSubview(icon)
    icon.addSubview(deep)
    card.addLayoutGuide(guide)
    for (view, name) in [(root, "root"), (card, "card"), (title, "title"), (icon, "icon")] {
      view.snp.setLabel(name)
      view.layoutMargins = Insets(top: 7, left: 11, bottom: 13, right: 17)
    }
    deep.snp.setLabel("deep")
    guide.snp.setLabel("guide")
    title.snp.setBaselineOffsets(first: 9, last: 4)
  }

  /// Every legal constraint of `first` with `second`, not active.
  private func constraints(
    _ first: any LayoutItem, _ second: (any LayoutItem)?, times multiplier: Double
  ) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for left in LayoutConstraint.Attribute.allCases where left != .notAnAttribute {
      for right in LayoutConstraint.Attribute.allCases where isPair(left, right, second) {
        let constraint = LayoutConstraint(
          item: first, attribute: left, relatedBy: .lessThanOrEqual, toItem: second,
          attribute: right, multiplier: multiplier, constant: 3)
        constraint.priority = LayoutPriority(1)
        if constraint.recordedMistake == nil { made.append(constraint) }
      }
    }
    return made
  }

  /// Leaves out most of what is illegal, so that there are few mistakes.
  private func isPair(
    _ left: LayoutConstraint.Attribute, _ right: LayoutConstraint.Attribute,
    _ second: (any LayoutItem)?
  ) -> Bool {
    if second == nil || right == .notAnAttribute {
      return second == nil && right == .notAnAttribute
    }
    return left.isDimension == right.isDimension && (left.axis == right.axis || left.isDimension)
  }

  /// The row that the engine wrote.
  private func rowText(_ constraint: LayoutConstraint, in engine: LayoutEngine) -> String? {
    guard let reference = constraint.reference, let row = engine.row(of: reference),
      let written = try? engine.solver.constraint(for: row)
    else { return nil }
    var form = LinearForm()
    for term in written.expression.terms {
      guard let index = engine.index(of: term.variable), let state = engine.items.state(at: index),
        let quantity = Quantity.allCases.first(where: {
          engine.variable($0, at: index) == term.variable
        })
      else { return nil }
      form.add(quantity, of: state, times: term.coefficient)
    }
    form.add(written.expression.constant)
    return sorted(form)
  }

  private func sorted(_ form: LinearForm) -> String {
    let cells = form.cells.map { "\($0.coefficient) \($0.item.name).\($0.quantity)" }.sorted()
    return (cells + ["\(form.constant)"]).joined(separator: " + ")
  }

  @Test(
    "all pairs of attributes, between all kinds of places",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [1.0, -0.75, 0])
  func twins(direction: LayoutDirection, multiplier: Double) throws {
    root.semanticContentAttribute =
      direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    let items: [any LayoutItem] = [root, card, title, icon, deep, guide]
    root.layoutIfNeeded()
    let engine = try #require(root.engine)
    var compared = 0
    for first in items {
      for second in items.map(Optional.some) + [nil] {
        let made = constraints(first, second, times: multiplier)
        LayoutConstraint.activate(made)
        for constraint in made where constraint.isActive {
          let reference = try #require(constraint.reference)
          engine.update(reference)
          let equation = try #require(reference.object.equation)
          #expect(rowText(constraint, in: engine) == sorted(equation.difference))
          compared += 1
        }
        LayoutConstraint.deactivate(made)
      }
    }
    // No location is 0 times another.
    #expect(compared > (multiplier == 0 ? 100 : 2_000))
  }

  @Test(
    "rows of blocks that a first pass writes, between views with and without shadows",
    arguments: [true, false])
  func wholeTables(isShadowed: Bool) throws {
    var views = [root, card, title, icon, deep]
    if !isShadowed {
      views = (0..<5).map { _ in LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 200)) }
      for (above, below) in [(0, 1), (1, 2), (1, 3), (3, 4)] {
        views[above].addSubview(views[below])
      }
    }
    let root = views[0]
    let attributes = LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
    for first in views {
      for left in attributes {
        for second in views {
          for right in attributes where isPair(left, right, second) {
            first.snp.makeConstraints { make in
              let target = ConstraintItem(
                state: second.itemState, attributes: ConstraintAttributes(right))
              make.begin(ConstraintAttributes(left)).lessThanOrEqualTo(target).offset(3)
                .priority(1)
            }
          }
        }
        if left.isDimension {
          first.snp.makeConstraints {
            $0.begin(ConstraintAttributes(left)).greaterThanOrEqualTo(4).priority(1)
          }
        }
      }
    }
    root.layoutIfNeeded()
    let engine = try #require(root.engine)
    var compared = 0
    for reference in views.flatMap(\.itemState.references) {
      #expect(reference.row.hasExtras == (reference.row.host == .far))
      let equation = try #require(reference.object.equation)
      let row = rowText(reference.object, in: engine)
      #expect(row == sorted(equation.difference), "\(reference.object)")
      compared += 1
    }
    #expect(compared > 2_000)
  }
}
