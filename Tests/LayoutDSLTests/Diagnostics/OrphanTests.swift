// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Views that nobody added, and what they are called")
struct OrphanTests {
  private final class Badge: LayoutView {}

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let card = LayoutView()

  init() {
    root.addSubview(card)
    card.snp.setLabel("card")
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  private func messages(_ view: LayoutView) -> [String] {
    do {
      try view.snp.layout()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private func tie(_ view: LayoutView, to other: LayoutView) {
    view.snp.makeConstraints(fileID: "App/Page.swift", line: 1) { make in
      make.left.equalTo(other, fileID: "App/Page.swift", line: 2)
    }
  }

  @Test("a view that was not added is reported by the tree of its target")
  func forgotten() {
    let badge = Badge()
    tie(badge, to: card)
    let message =
      "App/Page.swift:2: Badge is not in a tree; add it to the one that card is in first"
    #expect(messages(root) == [message])
    // The tree's issues have it, and the view's own layout says it as well.
    root.layoutIfNeeded()
    #expect(root.snp.issues.map(\.description) == [message])
    #expect(messages(badge) == [message])
    // Added too late, the constraint is still not installed, and the words are those of now.
    root.addSubview(badge)
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge root[1] and card were in different trees when this was written, and it "
          + "was not installed; call addSubview first"
      ])
    badge.snp.remakeConstraints { $0.left.equalTo(card) }
    #expect(messages(root) == [])
  }

  @Test("a constraint that was withdrawn is reported no more, though somebody has its handle")
  func withdrawn() {
    let badge = LayoutView()
    var handle: Constraint?
    badge.snp.makeConstraints { handle = $0.top.equalTo(card).constraint }
    #expect(messages(root).count == 1)
    badge.snp.removeConstraints()
    #expect(messages(root) == [])
    #expect(handle?.issue != nil)
    badge.snp.makeConstraints { handle = $0.top.equalTo(card).constraint }
    #expect(messages(root).count == 1)
    badge.snp.remakeConstraints { $0.width.equalTo(5) }
    #expect(messages(root) == [])
  }

  @Test(
    "a guide that is tied to an orphan says so in the tree that it moves to",
    arguments: [false, true])
  func movedGuide(isAfterPass: Bool) {
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let guide = LayoutGuide()
    other.addLayoutGuide(guide)
    let badge = LayoutView()
    badge.snp.makeConstraints { $0.top.equalTo(guide) }
    if isAfterPass { root.layoutIfNeeded() }
    root.addLayoutGuide(guide)
    #expect(messages(root).count == 1)
    #expect(messages(other) == [])
  }

  @Test("a target that was not added")
  func forgottenTarget() {
    let badge = Badge()
    tie(card, to: badge)
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge is not in a tree; add it to the one that card is in first"
      ])
    // What has come since is said at the next pass.
    badge.addSubview(LayoutView())
    card.snp.setLabel(nil)
    root.addSubview(LayoutView())
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge is the top of a tree of its own; add it to the one that LayoutView root[0] "
          + "is in first"
      ])
  }

  @Test("two views in two trees")
  func twoTrees() {
    let other = Badge(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = Badge()
    other.addSubview(inner)
    card.snp.setLabel("my card")
    tie(inner, to: card)
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge root[0] and \"my card\" are in different trees, below Badge and below "
          + "LayoutView; add one of these to the tree of the other first"
      ])
  }

  @Test("a mistake that is mended, withdrawn or gone is not reported by the target's tree")
  func mended() {
    var badge: Badge? = Badge()
    badge.map { tie($0, to: card) }
    #expect(messages(root).count == 1)
    badge?.snp.removeConstraints()
    #expect(messages(root) == [])
    badge.map { tie($0, to: card) }
    #expect(messages(root).count == 1)
    badge = nil
    #expect(messages(root) == [])
  }

  @Test("of two views that were not added the message says that both are to be")
  func bothForgotten() {
    let (badge, icon) = (Badge(), LayoutView(label: "icon"))
    tie(badge, to: icon)
    #expect(
      messages(badge) == [
        "App/Page.swift:2: Badge is not in a tree; add it and icon to one first"
      ])
    root.addSubview(icon)
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge is not in a tree; add it to the one that icon is in first"
      ])
  }

  @Test("anchors say the same")
  func anchors() {
    let badge = Badge()
    let constraint = badge.leftAnchor.constraint(
      equalTo: card.leftAnchor, fileID: "App/Page.swift", line: 7)
    constraint.isActive = true
    let message =
      "App/Page.swift:7: Badge is not in a tree; add it to the one that card is in first"
    #expect(messages(root) == [message])
    #expect(constraint.issue?.description == message)
    root.addSubview(badge)
    constraint.isActive = true
    #expect(messages(root) == [])
  }

  @Test("a view that is added after its constraint to the superview says what happened")
  func addedLate() {
    let badge = Badge()
    badge.snp.makeConstraints(fileID: "App/Page.swift", line: 1) { make in
      make.left.equalToSuperview(fileID: "App/Page.swift", line: 2)
    }
    #expect(messages(badge) == ["App/Page.swift:2: Badge has no superview; add it to one first"])
    root.addSubview(badge)
    #expect(
      messages(root) == [
        "App/Page.swift:2: Badge root[1] had no superview when this was written, and it was not installed; "
          + "call addSubview first"
      ])
  }
}
