// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The parts of views and items, each alone.
@Suite("Parts of views and items")
struct TreePartTests {
  private func makeRect(_ width: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: 0, width: width, height: height)
  }

  @Test("masks follow frames that are being found, and what was found is not looked for again")
  func maskedFrames() {
    let views = (0..<3).map { _ in LayoutView(frame: makeRect(100, 40)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = .flexibleWidth
    }
    var asked = 0
    func known(_ view: LayoutView) -> Rect? {
      asked += 1
      return view === views[0] ? makeRect(160, 40) : nil
    }
    var frames = MaskedFrames()
    holds(frames.frame(of: views[2], known) == makeRect(160, 40))
    #expect(views[2].frame == makeRect(100, 40))
    let before = asked
    holds(frames.frame(of: views[1], known) == makeRect(160, 40))
    holds(frames.frame(of: views[2], known) == makeRect(160, 40))
    #expect(asked == before)
    holds(frames.frame(of: views[0], known) == makeRect(160, 40))
  }

  @Test("users are listed once, in their order; those without a row are struck off in time")
  func userList() {
    let root = LayoutView()
    let item = LayoutView()
    let users = (0..<80).map { _ in LayoutView() }
    for view in [item] + users { root.addSubview(view) }
    var list = UserList()
    holds(list.few.map { $0.0 == nil && $0.1 == nil } == true)
    for number in [0, 1, 0, 1] { list.add(users[number].itemState, of: item.itemState) }
    holds(list.few.map { $0.0 === users[0].itemState && $0.1 === users[1].itemState } == true)
    for number in [2, 3, 2, 0, 3] { list.add(users[number].itemState, of: item.itemState) }
    holds(list.few == nil)
    #expect(list.distinct.map(\.view) == users.prefix(4).map(Optional.some))
    // Only one of them has a constraint to the item.
    users[3].snp.makeConstraints { $0.left.equalTo(item) }
    for _ in 0..<64 { list.noteRemovedUse() }
    list.add(users[4].itemState, of: item.itemState)
    #expect(list.distinct.map(\.view) == [0, 1, 3, 4].map { users[$0] })
    list.removeAll()
    holds(list.distinct.isEmpty && list.few != nil)
  }

  @Test("files are told apart up to the 256th; the rest go by its name")
  func sourceFiles() {
    var files = SourceFiles()
    holds(files[0] == "")
    let names = (0..<260).map { "Module/File\($0).swift" }
    var known = KnownFiles()
    let numbers = names.map { files.number(of: $0, among: &known) }
    #expect(numbers.map(Int.init) == names.indices.map { min($0, 255) })
    for number in 0..<256 { #expect(files[UInt8(number)] == names[number]) }
    let again = names.map { files.number(of: $0, among: &known) }
    #expect(again == numbers)
  }

  @Test("items share the list of their files as long as it begins with their own")
  func sharedFiles() {
    var known = KnownFiles()
    var first = SourceFiles()
    var second = SourceFiles()
    var third = SourceFiles()
    holds(first.number(of: "a", among: &known) == 0)
    holds(second.number(of: "a", among: &known) == 0)
    holds(second.number(of: "b", among: &known) == 1)
    holds(first.number(of: "c", among: &known) == 2)
    holds(first.number(of: "b", among: &known) == 1)
    var others = KnownFiles()
    holds(third.number(of: "c", among: &others) == 0)
    holds(third.number(of: "a", among: &known) == 1 && third[1] == "a")
    holds(second[0] == "a" && second[1] == "b" && second[2] == "" && first[2] == "c")
    for number in 0..<40 { _ = second.number(of: "\(number)", among: &known) }
    holds(second[0] == "a" && second[1] == "b" && second.number(of: "39", among: &known) > 40)
  }

  @Test("where a frame was set is kept until it is set again, or followed in another way")
  func placement() {
    let view = LayoutView(frame: makeRect(10, 20))
    holds(view.storedTranslation && view.placement == nil && view.autoresizingMask == [])
    func keep(_ width: Double) -> Double {
      view.keepPlacement(of: view.storedFrame, in: Size(width: width, height: 0)).outer.width
    }
    holds(keep(50) == 50)
    view.moveWithoutNotice(to: makeRect(11, 20))
    holds(keep(60) == 50 && view.placement?.frame == makeRect(10, 20))
    view.frame = makeRect(12, 20)
    holds(keep(60) == 60 && view.placement?.frame == makeRect(12, 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    holds(keep(70) == 70 && view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    view.setTranslation(false, in: view.representativeContext)
    holds(keep(80) == 80)
    view.forgetPlacement()
    holds(view.placement == nil && !view.storedTranslation && view.storedFrame == makeRect(12, 20))
  }

  @Test("a frame knows its mask, and that of a subview")
  func placedFrame() {
    var placed = PlacedFrame(makeRect(10, 20))
    holds(placed.translatesMask && placed.mask == [] && !placed.hasMaskedChildren)
    placed.move(to: makeRect(12, 20))
    placed.setMask([.flexibleWidth, .flexibleBottomMargin])
    placed.setTranslatesMask(false)
    placed.noteMaskedChild()
    holds(placed.hasMaskedChildren && placed.rect == makeRect(12, 20) && !placed.translatesMask)
    holds(placed.mask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test("a direction is remembered for its moment")
  func ownDirection() {
    var direction = OwnDirection()
    holds(direction.cached(at: 1) == nil)
    direction.cache(.rightToLeft, at: 5)
    holds(direction.cached(at: 5) == .rightToLeft && direction.cached(at: 6) == nil)
    direction.cache(.leftToRight, at: 6)
    holds(direction.cached(at: 6) == .leftToRight && direction.cached(at: 5) == nil)
    direction.setAttribute(.forceRightToLeft)
    holds(direction.attribute == .forceRightToLeft && direction.cached(at: 6) == .leftToRight)
    direction.clearCache()
    holds(direction.cached(at: 6) == nil && direction.attribute == .forceRightToLeft)
  }

  @Test("margins are kept as they were set, and ask for the direction where they need it")
  func marginTraits() {
    var margins = MarginTraits()
    var asked = 0
    func direction() -> LayoutDirection {
      asked += 1
      return .rightToLeft
    }
    holds(margins.physical(in: direction()) == Insets(all: 8) && asked == 0)
    let first = margins
    margins.set(Insets(top: 1, left: 2, bottom: 3, right: 4))
    holds(margins.physical(in: direction()).left == 2 && asked == 0)
    holds(margins != first && !margins.followsDirection)
    margins.set(DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    holds(margins.physical(in: direction()).left == 4 && asked == 1)
    let second = margins
    holds(margins.followsDirection && margins.followSafeArea && !margins.preserveSuperview)
    margins.setFollowingSafeArea(false)
    let third = margins
    margins.setPreservingSuperview(true)
    holds(second != third && third != margins)
    holds(!margins.followSafeArea && margins.preserveSuperview)
  }
}
