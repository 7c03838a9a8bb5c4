// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Bad input in every form of the chain: a mistake with its place, and a tree as it was.
@Suite("Bad input")
struct BadInputTests {
  /// What is done wrong.
  enum Blunder: String, CaseIterable {
    case nan, infinite, zeroMultiplier, zeroDivisor, pairing, noRelation, noCommonAncestor
    case deadTarget, noAttributes, notFinitePriority, notFiniteSize

    var kind: ConstraintMistake.Kind {
      switch self {
      case .nan, .infinite, .zeroDivisor, .notFinitePriority, .notFiniteSize: .notFinite
      case .zeroMultiplier: .zeroMultiplier
      case .pairing: .badAttributePairing
      case .noRelation: .unfinishedChain
      case .noCommonAncestor: .noCommonAncestor
      case .deadTarget: .deadTarget
      case .noAttributes: .noAttributes
      }
    }

    /// Says it, beside something that is right.
    func say(_ make: ConstraintMaker, _ target: LayoutView, _ stranger: LayoutView) {
      let (file, line) = ("App/Card.swift", 12 as UInt)
      switch self {
      case .nan: make.left.equalTo(Double.nan, fileID: file, line: line)
      case .infinite: make.left.equalTo(target, fileID: file, line: line).offset(-Double.infinity)
      case .zeroMultiplier:
        make.left.equalTo(target, fileID: file, line: line).multipliedBy(0)
      case .zeroDivisor: make.width.equalTo(target, fileID: file, line: line).dividedBy(0)
      case .pairing: make.center.equalTo(target.snp.edges, fileID: file, line: line)
      case .noRelation: _ = make.left.top
      case .noCommonAncestor: make.left.equalTo(stranger, fileID: file, line: line)
      case .deadTarget: make.left.equalTo(LayoutView().snp.left, fileID: file, line: line)
      case .noAttributes: make.attributes([], fileID: file, line: line)
      case .notFinitePriority:
        make.left.equalTo(target, fileID: file, line: line).priority(Float.nan)
      case .notFiniteSize:
        make.group {
          make.size.equalTo(Size(width: 1, height: .infinity), fileID: file, line: line)
        }
      }
    }
  }

  enum Form: CaseIterable {
    case view, guide, views, group, update, prepared
  }

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = LayoutView()
  let other = LayoutView()
  let guide = LayoutGuide()

  /// In no tree.
  let stranger = LayoutView()

  init() {
    for child in [view, other] {
      root.addSubview(child)
      child.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    }
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
  }

  @Test(
    "a mistake with file and line, and the tree as it was",
    arguments: Blunder.allCases, Form.allCases)
  func recorded(blunder: Blunder, form: Form) throws {
    layOut(root)
    let frames = [view.frame, other.frame, guide.layoutFrame]
    let constraints = root.constraints
    let item: any LayoutItem = form == .guide ? guide : view
    let (file, line) = ("App/Card.swift", 12 as UInt)
    let block: (ConstraintMaker) -> Void = { blunder.say($0, other, stranger) }
    switch form {
    case .view: view.snp.makeConstraints(fileID: file, line: line, block)
    case .guide: guide.snp.makeConstraints(fileID: file, line: line, block)
    case .views: [view].snp.makeConstraints(fileID: file, line: line, block)
    case .update:
      for _ in 1...3 { view.snp.updateConstraints(fileID: file, line: line, block) }
    case .prepared:
      for made in view.snp.prepareConstraints(fileID: file, line: line, block) {
        made.activate()
        #expect(!made.isActive && made.issue?.kind == blunder.kind)
      }
    case .group:
      view.snp.makeConstraints(fileID: file, line: line) { make in
        make.group { blunder.say(make, other, stranger) }
      }
      if blunder == .noRelation {
        // The group makes it the superview's.
        #expect(view.mistakeKinds.isEmpty && root.constraints.count == constraints.count + 2)
        return
      }
    }
    #expect(item.itemState.mistakes.map(\.kind) == [blunder.kind])
    let mistake = try #require(item.itemState.mistakes.first)
    #expect(mistake.fileID == file && mistake.line == line)
    #expect(root.constraints == constraints)

    #expect(throws: LayoutError(problems: [.mistake(mistake)])) { try root.snp.layout() }
    #expect([view.frame, other.frame, guide.layoutFrame] == frames)
    root.layoutIfNeeded()
    #expect([view.frame, other.frame, guide.layoutFrame] == frames)
    #expect(root.snp.issues.map(\.problem) == [.mistake(mistake)])

    view.snp.remakeConstraints { $0.edges.equalToSuperview().inset(30) }
    guide.snp.remakeConstraints { $0.edges.equalToSuperview().inset(40) }
    layOut(root)
    expect(view, at: 30, 30, 260, 420)
    expect(guide, at: 40, 40, 240, 400)
  }

  @Test("no superview at activation: recorded, and gone once the view has one", arguments: [1, 2])
  func noSuperview(count: Int) {
    let orphans = (0..<count).map { _ in LayoutView() }
    let made = orphans.snp.makeConstraints { make in
      make.edges.equalToSuperview(fileID: "App/Card.swift", line: 12).inset(5)
      make.attributes([.width], fileID: "App/Card.swift", line: 12).priority(.low)
    }
    #expect(made.allSatisfy { $0.issue?.kind == .noSuperview && $0.issue?.line == 12 })
    #expect(orphans.allSatisfy { $0.mistakeKinds == [.noSuperview, .noSuperview] })
    for orphan in orphans { root.addSubview(orphan) }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    for constraint in made { constraint.activate() }
    layOut(root)
    for orphan in orphans { expect(orphan, at: 5, 5, 310, 470) }
  }
}
