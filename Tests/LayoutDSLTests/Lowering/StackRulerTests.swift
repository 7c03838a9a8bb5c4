// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Places along the axes of a stack view, from where text begins.
@Suite("Rulers of stack views")
struct StackRulerTests {
  /// A stack view with an ornament of 3 at the left, 5 at the right, 1 above and 2 below.
  private final class Ornate: LayoutStackView {
    override var alignmentRectInsets: Insets { Insets(top: 1, left: 3, bottom: 2, right: 5) }
  }

  private let view = LayoutView()

  /// Values as the solver would find them: a stack view of 100 × 60 with a view of 30 × 20 at 10, 7 in it.
  private func value(of item: ItemState, _ quantity: Quantity) -> Double {
    let numbers = item === view.itemState ? [10.0, 7, 30, 20] : [900, 900, 100, 60]
    return numbers[Int(quantity.rawValue)]
  }

  private func makeRuler(_ stack: LayoutStackView, _ axis: Axis) throws -> StackRuler {
    StackRuler(of: stack, try #require(stack.arrangement), axis: axis)
  }

  /// The places of the view and those of the canvas: start, center, end and extent of each.
  private func places(_ ruler: StackRuler) -> (view: [Double], canvas: [Double]) {
    let item = view.itemState
    let forms = [ruler.start(of: item), ruler.center(of: item), ruler.end(of: item)]
    let canvas = [ruler.canvasStart, ruler.canvasCenter, ruler.canvasEnd, ruler.canvasExtent]
    return (
      (forms + [ruler.extent(of: item)]).map { $0.value(value) }, canvas.map { $0.value(value) }
    )
  }

  @Test("without margins the canvas is the stack view")
  func plain() throws {
    let stack = LayoutStackView(arrangedSubviews: [view])
    let across = places(try makeRuler(stack, .horizontal))
    #expect(across.view == [10, 25, 40, 30] && across.canvas == [0, 50, 100, 100])
    let down = places(try makeRuler(stack, .vertical))
    #expect(down.view == [7, 17, 27, 20] && down.canvas == [0, 30, 60, 60])
  }

  @Test("from right to left places are measured from the right, and heights as ever")
  func mirrored() throws {
    let stack = LayoutStackView(arrangedSubviews: [view])
    stack.semanticContentAttribute = .forceRightToLeft
    let ruler = try makeRuler(stack, .horizontal)
    let upright = try makeRuler(stack, .vertical)
    #expect(ruler.isMirrored && !upright.isMirrored)
    #expect(places(ruler).view == [60, 75, 90, 30] && places(ruler).canvas == [0, 50, 100, 100])
    #expect(places(upright).view == [7, 17, 27, 20])
  }

  @Test("margins narrow the canvas of an arrangement that heeds them, from the side of the text")
  func margins() throws {
    let stack = LayoutStackView(arrangedSubviews: [view])
    stack.layoutMargins = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(places(try makeRuler(stack, .horizontal)).canvas == [0, 50, 100, 100])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(places(try makeRuler(stack, .horizontal)).canvas == [2, 47, 92, 90])
    #expect(places(try makeRuler(stack, .vertical)).canvas == [1, 28.5, 56, 55])
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(places(try makeRuler(stack, .horizontal)).canvas == [8, 53, 98, 90])
  }

  @Test("views lie in the frame of a stack view, whose width is that of its alignment rectangle")
  func ornament() throws {
    let stack = Ornate(arrangedSubviews: [view])
    let ruler = try makeRuler(stack, .horizontal)
    // The frame is 108 wide; 100 of it begin at 3.
    #expect(places(ruler).view == [10, 25, 40, 30] && places(ruler).canvas == [3, 53, 103, 100])
    #expect(places(try makeRuler(stack, .vertical)).canvas == [1, 31, 61, 60])
    stack.semanticContentAttribute = .forceRightToLeft
    let mirrored = places(try makeRuler(stack, .horizontal))
    #expect(mirrored.view == [68, 83, 98, 30] && mirrored.canvas == [5, 55, 105, 100])
  }

  @Test("baselines are measured from the sides of who bears them, as told or as measured")
  func baselines() throws {
    let inner = Ornate(arrangedSubviews: [view])
    let stack = LayoutStackView(arrangedSubviews: [inner])
    view.snp.setBaselineOffsets(first: 6, last: 4)
    let ruler = try makeRuler(stack, .vertical)
    func baseline(_ item: LayoutView, isFirst: Bool, _ known: Measurement? = nil) -> Double {
      ruler.baseline(of: item.itemState, isFirst: isFirst) { _ in known }.value { item, quantity in
        item === inner.itemState ? (quantity == .top ? 50 : 70) : value(of: item, quantity)
      }
    }
    // The view is at 7 and 20 high, in another one whose frame begins 1 above its alignment rectangle, at 49.
    #expect(baseline(inner, isFirst: true) == 49 + 7 + 6)
    #expect(baseline(inner, isFirst: false) == 49 + 7 + 20 - 4)
    view.snp.setBaselineOffsets(first: 1, last: 2)
    let measurement = Measurement(baselinesOf: view)
    view.snp.setBaselineOffsets(first: 6, last: 4)
    #expect(baseline(inner, isFirst: true, measurement) == 49 + 7 + 1)
    #expect(baseline(inner, isFirst: false, measurement) == 49 + 7 + 20 - 2)
  }
}
