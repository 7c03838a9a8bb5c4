// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Rows of views that do not fit into their superview, each asked to stay in it.
@Suite("Overflowing rows")
struct OverflowingRowTests {
  private let chain: OverflowingChain

  /// Views 10 wide in a row.
  private init(_ count: Int, width: Double) {
    chain = OverflowingChain(count, .horizontal, length: width)
  }

  private init() { self.init(400, width: 205) }

  private var root: LayoutView { chain.root }
  private var views: [LayoutView] { chain.views }

  private func report() throws -> ConflictReport { try root.onlyConflict() }

  @Test("many that are broken by one chain are one report")
  func oneReport() throws {
    let row = OverflowingRowTests()
    let report = try row.report()
    // The 21st view ends at 210.
    #expect(report.refused?.asked == 205 && report.refused?.got == 210)
    // The links and widths of 21 views, and the refused one.
    #expect(report.members.count == 43)
    #expect(report.background == ["root.width == 205 (its frame)"])
    #expect(report.alsoBroken.count == 379)
    #expect(report.headline == "root is 3795 pt too wide for 205")
    #expect(report.description.utf8.count < 8192)
    #expect(report.alsoBroken.last?.got == 4000)
    #expect(report.chain.count == 2 * 379)
    #expect(row.root.snp.issues[0].constraints.count == 43 + 379)
    #expect(row.views.enumerated().allSatisfy { $0.element.frame.minX == 10 * Double($0.offset) })
  }

  @Test("a few have a report each")
  func fewReports() {
    #expect(OverflowingRowTests(28, width: 255).reports == 3)
    #expect(OverflowingRowTests(29, width: 255).reports == 1)
  }

  private var reports: Int {
    root.layoutIfNeeded()
    return root.snp.issues.count
  }

  @Test("they are found in a few solves, at first and after a resize")
  func solves() throws {
    let row = OverflowingRowTests()
    _ = try row.report()
    let engine = try #require(row.root.engine)
    #expect(engine.work.solves <= 5)
    let before = engine.work.solves
    row.root.frame.size.width = 405
    let report = try row.report()
    #expect(report.alsoBroken.count == 359)
    #expect(engine.work.solves - before <= 3)
    row.root.frame.size.width = 4000
    row.root.layoutIfNeeded()
    #expect(row.root.snp.issues.isEmpty)
  }

  @Test("what fits again after a change is whole again, and breaks anew")
  func repair() throws {
    let row = OverflowingRowTests(40, width: 200)
    _ = try row.report()
    for view in row.views.suffix(20) {
      view.snp.updateConstraints { $0.width.equalTo(0) }
    }
    row.root.layoutIfNeeded()
    #expect(row.root.snp.issues.isEmpty)
    #expect(row.views[39].frame.maxX == 200)
    row.views[0].snp.updateConstraints { $0.width.equalTo(10.5) }
    let report = try row.report()
    #expect(report.alsoBroken.count == 20 && report.refused?.got == 200.5)
  }

  /// A hundred views with 99 spaces of 4 between them, which do not fit.
  private func makeStack(width: Double) -> LayoutView {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: 40))
    let stack = LayoutStackView(arrangedSubviews: (0..<100).map { _ in SizedView(16, 10) })
    stack.distribution = .fillProportionally
    stack.spacing = 4
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    return root
  }

  @Test("what clashes with other constants as before stays broken, and is told in the new ones")
  func staysBroken() throws {
    let root = makeStack(width: 300)
    let engine = try #require(root.engine)
    for width in [270.0, 150, 390] {
      let before = engine.work
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(engine.work.solves - before.solves == 1)
      #expect(engine.work.constraintsLowered == before.constraintsLowered)
      let fresh = makeStack(width: width)
      #expect(root.snp.issues.map(\.description) == fresh.snp.issues.map(\.description))
      #expect(root.snp.snapshot() == fresh.snp.snapshot())
      #expect(root.snp.issues.count == 1)
    }
    for (width, count) in [(396.0, 0), (500, 0), (395.9, 1), (396, 0), (300, 1)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(root.snp.issues.count == count)
    }
  }

  @Test("a reason that is not tight is told with its new constant")
  func looseReason() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 40))
    let view = LayoutView()
    root.addSubview(view)
    var limit: Constraint?
    view.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      limit = make.width.lessThanOrEqualTo(100).constraint
      make.width.equalTo(80).priority(.high)
      make.width.greaterThanOrEqualTo(200)
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1 && view.frame.width == 80)
    limit?.update(offset: 120)
    root.layoutIfNeeded()
    let told = try #require(root.snp.issues.first).description
    #expect(told.contains("120") && !told.contains("100"), "\(told)")
    limit?.update(offset: 200)
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty && view.frame.width == 200)
  }

  @Test("rows of given heights in a stack view that has no room for them are one report")
  func rowsOfStack() throws {
    let list = LayoutStackView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    list.snp.setLabel("list")
    list.axis = .vertical
    for _ in 0..<100 {
      let row = LayoutView()
      list.addArrangedSubview(row)
      row.snp.makeConstraints { $0.height.equalTo(44) }
    }
    let report = try list.onlyConflict()
    #expect(report.headline == "\"list\" is 3920 pt too tall for 480")
    // Ten have room, the eleventh is the first that is broken.
    #expect(report.members.count == 11 && report.alsoBroken.count == 89 && report.chain == [])
    #expect(list.arrangedSubviews[9].frame.maxY == 440)
  }

  @Test("rows that are broken one after another are told as if at once")
  func oneAfterAnother() {
    let row = OverflowingRowTests(28, width: 255)
    for width in [255.0, 245, 235, 195, 235, 275] {
      row.root.frame.size.width = width
      row.root.layoutIfNeeded()
      let fresh = OverflowingRowTests(28, width: width)
      fresh.root.layoutIfNeeded()
      #expect(
        row.root.snp.issues.map(\.description) == fresh.root.snp.issues.map(\.description),
        "\(width)")
    }
  }
}
