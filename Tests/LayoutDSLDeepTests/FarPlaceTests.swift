// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// Constraints across more levels than are summed up: the engine has variables for origins then,
/// of which nobody must see anything but the frames.
@Suite("Far places")
struct FarPlaceTests {
  /// A chain of views, each at (1, 2) in the one before, 400 wide at first and 2 less each time.
  private static func chain(_ depth: Int) -> [LayoutView] {
    var views = [LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 600))]
    views[0].snp.setLabel("root")
    for number in 1...depth {
      let view = LayoutView()
      view.snp.setLabel("v\(number)")
      views[number - 1].addSubview(view)
      view.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(1)
        make.top.bottom.equalToSuperview().inset(2)
      }
      views.append(view)
    }
    return views
  }

  /// What is wrong with the frames, by the sums on all ways.
  private static func residuals(_ root: LayoutView) -> [Double] {
    root.levelOrderViews().flatMap(\.constraints).map { constraint in
      let equation = constraint.equation
      let residual =
        equation?.difference.value { state, quantity in
          let frame = state.view?.frame ?? state.guide?.layoutFrame ?? .zero
          return switch quantity {
          case .left: frame.minX
          case .top: frame.minY
          case .width: frame.width
          case .height: frame.height
          }
        } ?? .infinity
      return switch constraint.relation {
      case .equal: residual.magnitude
      case .lessThanOrEqual: max(0, residual)
      case .greaterThanOrEqual: max(0, -residual)
      }
    }
  }

  @Test("a conflict between far places is found once and recovered from", arguments: [15, 18, 40])
  func conflict(_ depth: Int) throws {
    let views = Self.chain(depth)
    let leaf = LayoutView()
    views[depth].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.equalTo(views[0]).offset(100)
      make.left.equalTo(views[0]).offset(120)
      make.top.equalTo(views[0])
      make.size.equalTo(10)
    }
    views[0].layoutIfNeeded()
    #expect(views[0].snp.issues.count == 1)
    #expect(leaf.frame.minX == 100 - Double(depth))
    // What was refused comes back when its reason goes.
    leaf.snp.remakeConstraints { make in
      make.left.equalTo(views[0]).offset(120)
      make.top.equalTo(views[0])
      make.size.equalTo(10)
    }
    try views[0].snp.layout()
    #expect(leaf.frame.minX == 120 - Double(depth))
  }

  @Test("pinned to the root from any depth", arguments: [15, 16, 17, 18, 40])
  func toTheRoot(_ depth: Int) throws {
    let views = Self.chain(depth)
    let leaf = LayoutView()
    views[depth].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.equalTo(views[0]).offset(100)
      make.top.equalTo(views[0].snp.bottom).offset(-50)
      make.size.equalTo(10)
    }
    try views[0].snp.layout()
    // depth times (1, 2) away from the root.
    let frame = Rect(
      x: 100 - Double(depth), y: 550 - 2 * Double(depth), width: 10, height: 10)
    #expect(leaf.frame == frame)
    views[0].frame.size.height = 700
    try views[0].snp.layout()
    #expect(leaf.frame == Rect(x: frame.minX, y: frame.minY + 100, width: 10, height: 10))
  }

  @Test("between two branches, and to a view that is not the root")
  func branches() throws {
    let views = Self.chain(60)
    let branch = Self.chain(30)
    views[10].addSubview(branch[0])
    branch[0].snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(7)
      make.size.equalTo(300)
    }
    let leaf = LayoutView()
    branch[30].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.equalTo(views[60])
      make.right.equalTo(views[55].snp.centerX).multipliedBy(0.5)
      make.top.equalTo(views[12]).offset(3)
      make.bottom.equalTo(views[10].snp.bottom).inset(9)
    }
    try views[0].snp.layout()
    // In the coordinates of the tenth: its 50th descendant is at 50, the branch's 30th at 37.
    #expect(leaf.frame.minX == 50 - 37)
    // The 55th is 400 - 110 wide and at 45 in the tenth.
    #expect(leaf.frame.maxX == (45 + 145) / 2 - 37)
    // The 12th is at 4 in the tenth, the branch's 30th at 67; the tenth is 560 high.
    #expect(leaf.frame.minY == 4 + 3 - 67)
    #expect(leaf.frame.maxY == 560 - 9 - 67)
  }

  @Test("guides, right to left, and a flip")
  func directions() throws {
    let views = Self.chain(30)
    let guide = LayoutGuide()
    views[30].addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.leading.equalTo(views[0]).offset(50)
      make.width.equalTo(20)
      make.top.equalTo(views[0].layoutMarginsGuide)
      make.height.equalTo(5)
    }
    try views[0].snp.layout()
    #expect(guide.layoutFrame == Rect(x: 20, y: 8 - 60, width: 20, height: 5))
    views[0].semanticContentAttribute = .forceRightToLeft
    views[0].layoutMargins.top = 18
    try views[0].snp.layout()
    #expect(guide.layoutFrame == Rect(x: 330 - 30, y: 18 - 60, width: 20, height: 5))
  }

  @Test("what is said of far constraints names views, and nothing else")
  func words() throws {
    let views = Self.chain(30)
    let root = views[0]
    let leaf = LayoutView()
    leaf.snp.setLabel("leaf")
    views[30].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.equalTo(root).offset(100)
      make.top.height.equalToSuperview()
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
    #expect(root.snp.ambiguities().map { $0.path.hasSuffix("/leaf") } == [true])
    #expect(root.snp.ambiguities().map(\.attribute) == [.width])
    let why = try #require(leaf.snp.explanation(of: .left))
    #expect(why.value == 70)
    #expect(why.steps.count == 31)
    #expect(why.steps.allSatisfy { $0.kind != .lastValue && $0.text.contains(".left") })

    leaf.snp.makeConstraints { make in
      make.width.equalTo(10)
      make.right.equalTo(root).offset(-100)
    }
    let error = try #require(throws: LayoutError.self) { try root.snp.layout() }
    #expect(error.problems.count == 1)
    guard case .conflict(let report) = error.problems.first else {
      Issue.record("\(error)")
      return
    }
    #expect(report.refused?.constraint.contains("leaf.right == root.right - 100") == true)
    // left, width and right of the leaf; the lefts on the way cancel.
    #expect(report.members.count == 3)
    #expect(report.background.count == 1)
  }

  @Test("an open place on the way is ambiguous as it would be near")
  func ambiguity() throws {
    let views = Self.chain(30)
    views[20].snp.remakeConstraints { make in
      make.top.bottom.right.equalToSuperview()
    }
    let leaf = LayoutView()
    views[30].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.equalTo(views[0]).offset(100)
      make.top.equalToSuperview()
      make.size.equalTo(1)
    }
    try views[0].snp.layout()
    // The width of each view below is open with it, and so is where the leaf is in the last.
    let open = views[0].snp.ambiguities().map {
      "\($0.path.split(separator: "/").last ?? "") \($0.attribute)"
    }
    let wanted =
      ["v20 left", "v20 width"] + (21...30).map { "v\($0) width" } + ["[0] left"]
    #expect(open == wanted)
    #expect(Self.residuals(views[0]).allSatisfy { $0 < 1e-9 })
  }

  @Test("what leaves takes its origins along")
  func leaving() throws {
    let views = Self.chain(40)
    let leaf = LayoutView()
    views[40].addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.left.top.equalTo(views[2]).offset(100)
      make.size.equalTo(10)
    }
    let root = views[0]
    try root.snp.layout()
    let before = try #require(root.snp.solverStatistics)
    for _ in 0..<3 {
      views[5].removeFromSuperview()
      try root.snp.layout()
      let few = try #require(root.snp.solverStatistics)
      #expect(few.variables < 60)
      views[4].addSubview(views[5])
      views[5].snp.remakeConstraints { make in
        make.left.right.equalToSuperview().inset(1)
        make.top.bottom.equalToSuperview().inset(2)
      }
      leaf.snp.remakeConstraints { make in
        make.left.top.equalTo(views[2]).offset(100)
        make.size.equalTo(10)
      }
      try root.snp.layout()
      #expect(leaf.frame == Rect(x: 100 - 38, y: 100 - 76, width: 10, height: 10))
    }
    let after = try #require(root.snp.solverStatistics)
    #expect(after.variables == before.variables && after.constraints == before.constraints)
  }

  @Test("views on the way take no part once no constraint reaches over them")
  func goingNear() throws {
    var views = [LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))]
    for number in 1...20 {
      views.append(LayoutView(frame: Rect(x: 1, y: 2, width: 50, height: 50)))
      views[number - 1].addSubview(views[number])
    }
    let leaf = views[20]
    let root = views[0]
    func takesPart(_ number: Int) -> Bool { views[number].snp.explanation(of: .left) != nil }
    func pinFar() throws {
      leaf.snp.remakeConstraints { make in
        make.left.equalTo(root).offset(30)
        make.top.equalTo(0)
        make.size.equalTo(10)
      }
      try root.snp.layout()
      #expect(takesPart(1) && takesPart(19))
      expect(leaf, at: 30 - 19, 0, 10, 10)
    }
    try pinFar()
    leaf.snp.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    try root.snp.layout()
    #expect(!takesPart(1) && !takesPart(19))
    try pinFar()
    // Two in the middle stay because of their sizes, one by a constraint that is broken, and where they
    // are matters no more.
    let mark = LayoutView()
    root.addSubview(mark)
    mark.snp.makeConstraints { make in
      make.left.top.equalTo(0)
      make.size.equalTo(views[9])
      make.width.equalTo(views[12]).offset(1)
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    leaf.removeFromSuperview()
    root.layoutIfNeeded()
    #expect((1...19).filter(takesPart) == [9, 12])
  }

  @Test("random far constraints hold after random changes", arguments: 1...12)
  func random(_ seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    var views = [root]
    for _ in 0..<80 {
      let view = LayoutView()
      // Mostly deep, now and then a branch.
      let place = random.next(below: 5) == 0 ? random.next(below: views.count) : views.count - 1
      views[place].addSubview(view)
      views.append(view)
    }
    func constrain(_ number: Int) {
      let view = views[number]
      // An earlier view: nothing goes round in a circle, so that all can hold. One that is in this
      // view is measured from it, and would be placed twice.
      let earlier = views[random.next(below: number)]
      let target = earlier.isDescendant(of: view) ? root : earlier
      view.snp.remakeConstraints { make in
        make.left.equalTo(target).offset(random.next(below: 9))
        make.top.equalTo(root).offset(random.next(below: 9))
        make.size.equalTo(50 + random.next(below: 9))
        make.right.lessThanOrEqualTo(root).priority(500)
      }
    }
    for number in 1..<views.count { constrain(number) }
    for _ in 0..<10 {
      try root.snp.layout()
      let worst = Self.requiredResiduals(root).max() ?? .infinity
      #expect(worst < 1e-9, "seed \(seed)")
      let moved = 1 + random.next(below: views.count - 1)
      let place = views[random.next(below: views.count)]
      if !place.isDescendant(of: views[moved]) { place.addSubview(views[moved]) }
      // What crossed the boundary is gone, and what is inside may be a target of what it holds.
      for number in 1..<views.count where views[number].isDescendant(of: views[moved]) {
        constrain(number)
      }
      for _ in 0..<5 { constrain(1 + random.next(below: views.count - 1)) }
      root.frame.size.width = Double(400 + random.next(below: 99))
    }
  }

  private static func requiredResiduals(_ root: LayoutView) -> [Double] {
    zip(root.levelOrderViews().flatMap(\.constraints), residuals(root))
      .filter { $0.0.priority == .required }.map(\.1)
  }

  @Test("a guide follows the ornament of an owner that takes no part itself")
  func ornamentOfIdleOwner() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let owner = FramedView()
    root.addSubview(owner)
    let guide = LayoutGuide()
    owner.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.top.equalToSuperview() }
    try root.snp.layout()
    owner.ornament = Insets(top: 5, left: 0, bottom: 0, right: 0)
    try root.snp.layout()
    #expect(guide.layoutFrame.minY == 5)
  }
}
