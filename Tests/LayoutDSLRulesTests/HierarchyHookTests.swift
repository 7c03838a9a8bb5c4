// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What UIKit tells a subclass of the hierarchy.
@Suite("Hierarchy hooks")
struct HierarchyHookTests {
  /// What was told, in order.
  final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Writes down what it is told, and may do something then.
  final class TellingView: LayoutView {
    let name: String
    let log: Log
    var onWillMove: ((LayoutView?) -> Void)?
    var onDidMove: (() -> Void)?
    var onWillRemove: ((LayoutView) -> Void)?
    var onDidAdd: ((LayoutView) -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
      snp.setLabel(name)
    }

    required init?(coder: LayoutCoder) { nil }

    override func willMove(toSuperview newSuperview: LayoutView?) {
      log.lines.append("\(name) will move to \(newSuperview?.snp.label() ?? "-")")
      onWillMove?(newSuperview)
    }

    override func didMoveToSuperview() {
      log.lines.append("\(name) is in \(superview?.snp.label() ?? "-")")
      onDidMove?()
    }

    override func didAddSubview(_ subview: LayoutView) {
      log.lines.append("\(name) has \(subview.snp.label() ?? "-")")
      onDidAdd?(subview)
    }

    override func willRemoveSubview(_ subview: LayoutView) {
      log.lines.append("\(name) loses \(subview.snp.label() ?? "-")")
      onWillRemove?(subview)
    }
  }

  let log = Log()
  let root: TellingView
  let other: TellingView
  let view: TellingView

  init() {
    root = TellingView("root", log)
    other = TellingView("other", log)
    view = TellingView("view", log)
  }

  @Test("adding, moving, reordering and removing")
  func sequence() {
    root.addSubview(view)
    #expect(log.take() == ["view will move to root", "view is in root", "root has view"])
    root.addSubview(view)
    root.bringSubviewToFront(view)
    root.insertSubview(view, at: 0)
    #expect(log.take() == [])
    other.insertSubview(view, at: 0)
    #expect(
      log.take() == [
        "view will move to other", "root loses view", "view is in other", "other has view",
      ])
    view.removeFromSuperview()
    #expect(log.take() == ["view will move to -", "other loses view", "view is in -"])
    view.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("what cannot be added hears nothing")
  func refused() {
    root.addSubview(view)
    _ = log.take()
    view.addSubview(root)
    view.addSubview(view)
    #expect(log.take() == [])
  }

  @Test("the hooks see the tree as it is then")
  func states() {
    var seen: [Bool] = []
    root.addSubview(view)
    view.onWillMove = { [view, root] _ in seen.append(view.superview === root) }
    root.onWillRemove = { [root] in seen.append(root.subviews == [$0]) }
    view.onDidMove = { [view, other] in seen.append(view.superview === other) }
    other.onDidAdd = { [other] in seen.append(other.subviews == [$0]) }
    other.addSubview(view)
    #expect(seen == [true, true, true, true])
  }

  @Test("constraints to the superview are made where UIKit code makes them")
  func constraints() throws {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    view.onDidMove = { [unowned view] in
      if view.superview == nil { return }
      view.snp.remakeConstraints { $0.edges.equalToSuperview().inset(10) }
    }
    root.addSubview(view)
    try root.snp.layout()
    #expect(view.frame == Rect(x: 10, y: 10, width: 80, height: 30))
    other.frame = Rect(x: 0, y: 0, width: 60, height: 60)
    other.addSubview(view)
    try other.snp.layout()
    #expect(view.frame == Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(root.constraints.isEmpty)
  }

  @Test("survivors of a superview that ends hear that they are in none")
  func survivors() {
    do {
      let dying = TellingView("dying", log)
      let inner = TellingView("inner", log)
      dying.addSubview(inner)
      inner.addSubview(view)
      dying.addSubview(other)
      withExtendedLifetime(dying) { _ = log.take() }
    }
    #expect(
      log.take() == [
        "view will move to -", "view is in -", "other will move to -", "other is in -",
      ])
  }

  @Test("a survivor may go elsewhere at once, and constrain itself there")
  func survivorMoves() throws {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    view.onDidMove = { [unowned view, weak root] in
      if view.superview == nil { root?.addSubview(view) }
    }
    do {
      let dying = LayoutView()
      dying.addSubview(view)
      view.snp.makeConstraints { $0.size.equalTo(20) }
    }
    #expect(view.superview === root)
    view.snp.makeConstraints { $0.center.equalToSuperview() }
    try root.snp.layout()
    #expect(view.frame == Rect(x: 40, y: 15, width: 20, height: 20))
  }

  @Test("a hook that moves the view itself has the last word")
  func reentrant() {
    view.onWillMove = { [unowned view, other] in
      if $0 === root { other.addSubview(view) }
    }
    root.addSubview(view)
    // It went to the other while on its way to the root, and then on to the root.
    #expect(view.superview === root && root.subviews == [view] && other.subviews.isEmpty)
    view.onWillMove = nil
    view.onDidMove = { [unowned view] in
      if view.superview === other { view.removeFromSuperview() }
    }
    _ = log.take()
    other.addSubview(view)
    #expect(view.superview == nil && other.subviews.isEmpty)
    #expect(!log.take().contains("other has view"))
  }

  @Test("a hook that builds a cycle is refused, and nothing is lost")
  func reentrantCycle() {
    view.onWillMove = { [unowned view, root] _ in
      view.onWillMove = nil
      view.addSubview(root)
    }
    root.addSubview(view)
    #expect(root.superview === view && view.superview == nil)
    #expect(view.subviews == [root] && root.subviews.isEmpty)
  }

  @Test("a hook that removes while it is being removed")
  func reentrantRemoval() {
    root.addSubview(view)
    _ = log.take()
    root.onWillRemove = { [root] in
      root.onWillRemove = nil
      $0.removeFromSuperview()
    }
    view.removeFromSuperview()
    #expect(view.superview == nil && root.subviews.isEmpty)
    #expect(log.take().filter { $0 == "view is in -" }.count == 1)
  }

  @Test("every way to move a view can be overridden")
  func overrides() {
    final class Container: LayoutView {
      var calls: [String] = []
      override func addSubview(_ view: LayoutView) {
        calls.append("add")
        super.addSubview(view)
      }
      override func insertSubview(_ view: LayoutView, at index: Int) {
        calls.append("insert")
        super.insertSubview(view, at: index)
      }
      override func bringSubviewToFront(_ view: LayoutView) {
        calls.append("front")
        super.bringSubviewToFront(view)
      }
      override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        calls.append("exchange")
        super.exchangeSubview(at: index1, withSubviewAt: index2)
      }
      override var bounds: Rect { didSet { calls.append("bounds") } }
      override var center: Point { didSet { calls.append("center") } }
    }
    let container = Container()
    container.addSubview(view)
    container.insertSubview(other, at: 0)
    container.bringSubviewToFront(other)
    container.exchangeSubview(at: 0, withSubviewAt: 1)
    container.bounds.size.width = 4
    container.center.x = 4
    #expect(container.calls == ["add", "insert", "front", "exchange", "bounds", "center"])
    #expect(container.subviews == [other, view])
  }
}
