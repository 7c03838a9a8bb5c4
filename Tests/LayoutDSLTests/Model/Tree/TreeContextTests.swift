// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What the views of one tree share: the order of activation, and the engine.
@Suite("Contexts of trees")
struct TreeContextTests {
  private final class Marker {}

  /// A context that has given so many numbers.
  private func makeContext(_ count: Int) -> TreeContext {
    let context = TreeContext()
    for _ in 0..<count { _ = context.nextNumber() }
    return context
  }

  private func orders(_ context: TreeContext, _ numbers: [Int]) -> [Int] {
    numbers.map { context.order(of: $0) }
  }

  @Test("numbers follow one another; what joins comes behind all that are there")
  func joining() {
    let (tree, joiner) = (makeContext(3), makeContext(2))
    #expect(tree.isRepresentative && orders(joiner, [0, 1]) == [0, 1])
    tree.join(joiner)
    #expect(orders(tree, [0, 1, 2]) == [0, 1, 2] && orders(joiner, [0, 1]) == [3, 4])
    #expect(!joiner.isRepresentative && joiner.representative() === tree)
    let next = tree.nextNumber() - tree.numberOffset(of: joiner)
    #expect(joiner.order(of: next) == 5)
    #expect(tree.order(of: tree.nextNumber()) == 6)
    // Joining once more changes nothing.
    tree.join(joiner)
    joiner.join(tree)
    #expect(orders(tree, [2]) == [2] && orders(joiner, [0]) == [3])
  }

  @Test("a tree that joins and stands for both then is read behind the other, too")
  func deeperJoiner() {
    let (tree, joiner, inner) = (makeContext(2), makeContext(3), makeContext(1))
    joiner.join(inner)
    tree.join(joiner)
    #expect(tree.representative() === joiner && inner.representative() === joiner)
    #expect(orders(tree, [0, 1]) == [0, 1] && orders(joiner, [0, 1, 2]) == [2, 3, 4])
    #expect(orders(inner, [0]) == [5])
    let numbers = [tree, joiner, inner].map { context in
      context.order(of: joiner.nextNumber() - joiner.numberOffset(of: context))
    }
    #expect(numbers == [6, 7, 8])
  }

  @Test("orders stay the same however far a context is from the one that stands for it")
  func forest() {
    let contexts = (0..<16).map { _ in makeContext(1) }
    var step = 1
    while step < contexts.count {
      for first in stride(from: 0, to: contexts.count, by: 2 * step) {
        contexts[first].join(contexts[first + step])
      }
      step *= 2
    }
    for _ in 0..<2 {
      #expect(contexts.reversed().map { $0.order(of: 0) } == (0..<16).reversed())
    }
    #expect(contexts.allSatisfy { $0.representative() === contexts[0] })
  }

  @Test("views that leave and come back in turn take one number for each constraint")
  func movingViews() throws {
    let list = LayoutView()
    let cards = (0..<20).map { _ in LayoutView() }
    for card in cards {
      list.addSubview(card)
      let title = LayoutView()
      card.addSubview(title)
      title.snp.makeConstraints { make in
        make.bottom.equalToSuperview()
        make.top.equalToSuperview()
      }
    }
    for move in 0..<200 {
      let card = cards[move % 20]
      card.snp.remakeConstraints { $0.height.equalTo(move) }
      card.removeFromSuperview()
      list.addSubview(card)
    }
    // At first two for each card; a move activates one and brings three.
    #expect(try #require(list.storedContext).representative().nextNumber() <= 2 * 20 + 200 * 4)
    let orders = cards.flatMap { card in
      (card.subviews[0].constraints + card.constraints).map(\.activationOrder)
    }
    #expect(Set(orders).count == 60)
    for card in cards {
      #expect(card.constraints.map(\.firstAttribute) == [.bottom, .top, .height])
    }
  }

  @Test("what views inherit gets another number at each change, also in another tree")
  func inheritance() {
    let (tree, joiner) = (TreeContext(), TreeContext())
    #expect(tree.inheritanceVersion == 1)
    for _ in 0..<4 { joiner.inheritanceChanged() }
    tree.join(joiner)
    #expect(tree.inheritanceVersion == 5 && joiner.inheritanceVersion == 5)
    joiner.inheritanceChanged()
    #expect(tree.inheritanceVersion == 6)
    #expect(TreeContext(leaving: joiner).inheritanceVersion == 7)
  }

  @Test("the engine is that of the tree that is joined; the joiner's is dismissed")
  func engines() {
    let (tree, joiner) = (TreeContext(), TreeContext())
    joiner.join(TreeContext())
    let (kept, dropped) = (LayoutEngine(), LayoutEngine())
    tree.setEngine(kept)
    joiner.setEngine(dropped)
    tree.join(joiner)
    #expect(tree.representative() === joiner)
    #expect(tree.engine === kept && joiner.engine === kept)
    holds(dropped.pass.isDismissed && !kept.pass.isDismissed)
    tree.setEngine(kept)
    holds(!kept.pass.isDismissed)
    joiner.setEngine(nil)
    holds(kept.pass.isDismissed && tree.engine == nil)
  }

  @Test("what a block left is taken once, and not while somebody has it")
  func spare() throws {
    let context = TreeContext()
    context.storeSpareMaker(Marker())
    let taken = try #require(context.takeSpareMaker())
    #expect(context.spareMaker == nil && context.takeSpareMaker() == nil)
    context.storeSpareMaker(taken)
    context.storeSpareMaker(Marker())
    #expect(context.spareMaker === taken)
    #expect(context.takeSpareMaker() == nil)
    TreeContext().join(context)
    #expect(context.spareMaker == nil)
    withExtendedLifetime(taken) {}
  }
}
