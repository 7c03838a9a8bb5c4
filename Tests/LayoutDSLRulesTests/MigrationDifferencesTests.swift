// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What the migration page says of differences; its snippets themselves are run by `.ci/snippets`.
@Suite("Migration page: differences")
struct MigrationDifferencesTests {
  let card = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
  let icon = LayoutView()
  let title = LayoutView()

  init() {
    card.addSubview(icon)
    card.addSubview(title)
  }

  private func fix(_ view: LayoutView) {
    view.snp.makeConstraints { $0.left.top.width.height.equalTo(10).priority(.low) }
  }

  @Test("frames come when they are asked for")
  func passes() {
    fix(icon)
    fix(title)
    var failure: LayoutError?
    title.snp.makeConstraints { make in
      make.width.equalTo(200)
      make.width.lessThanOrEqualTo(100).labeled("narrow")
    }
    do {
      try card.snp.layout()
    } catch {
      failure = error  // names both constraints; no frame has changed
    }
    card.layoutIfNeeded()  // breaks the later one, as UIKit does
    let met = card.snp.issues  // and says so here
    #expect("\(failure.map { "\($0)" } ?? "")".contains("narrow"))
    expect(title, at: 10, 10, 200, 10)
    #expect(met.count == 1)
  }

  @Test("mistakes are recorded")
  func mistakes() throws {
    let alone = LayoutView()
    let edges = alone.snp.prepareConstraints { make in
      make.edges.equalToSuperview()  // SnapKit traps here
    }[0]
    edges.activate()
    let why = edges.issue?.message  // there is no superview

    card.addSubview(alone)
    edges.activate()
    let isActive = edges.isActive  // true: the superview is the one at activation
    #expect(why?.contains("no superview") == true)
    #expect(isActive && edges.issue == nil)
    try card.snp.layout()
    #expect(alone.frame == card.bounds)
    alone.removeFromSuperview()
    edges.activate()
    #expect(edges.issue?.kind == .noSuperview)
  }

  @Test("updates")
  func updates() {
    title.snp.makeConstraints { $0.top.left.height.equalTo(20) }
    title.snp.updateConstraints { make in
      make.width.equalTo(100)  // no such constraint yet: SnapKit traps, here it is made
    }
    title.snp.updateConstraints { make in
      make.width.equalTo(120)  // the same constraint with another constant
    }
    layOut(card)
    expect(title, at: 20, 20, 120, 20)
    #expect(title.constraints.filter { $0.firstAttribute == .width }.count == 1)
  }

  @Test("constraints that are read before the chain ends")
  func readEarly() {
    title.snp.makeConstraints { make in
      let chain = make.left.equalTo(icon.snp.right)
      let constraint = chain.constraint
      chain.offset(8).priority(.high)  // counts; SnapKit loses it
      constraint.update(priority: .required)  // optional to required and back, also while active
    }
    let made = card.constraints[0]
    #expect(made.constant == 8)
    #expect(made.priority == .required)
  }

  @Test("directions")
  func directions() {
    card.semanticContentAttribute = .forceRightToLeft  // of a view, not of the whole process
    icon.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(8)
      make.size.equalTo(20)
    }
    layOut(card)
    expect(icon, at: 292, 8, 20, 20)
  }

  @Test("chains without a relation")
  func withoutRelation() {
    icon.snp.makeConstraints { make in
      make.attributes([.left, .top]).offset(8)  // equal to the superview's
      make.group {
        make.attributes([.width, .height])  // likewise
      }.multipliedBy(0.5)
      _ = make.right  // a mistake: say equalTo or another
    }
    do {
      try card.snp.layout()
      Issue.record("a chain without a relation is a mistake")
    } catch {
      #expect("\(error)".contains("right has no relation"), "\(error)")
    }
    card.layoutIfNeeded()
    expect(icon, at: 8, 8, 160, 50)
  }

  @Test("combinations that UIKit refuses")
  func illegal() {
    let wrong = LayoutConstraint(
      item: title, attribute: .left, relatedBy: .equal,
      toItem: icon, attribute: .width, multiplier: 1, constant: 0)
    wrong.isActive = true  // UIKit raises an exception
    let why = wrong.issue?.message  // "title.left is a location and icon.width a size; ..."
    #expect(!wrong.isActive)
    #expect(why?.contains("is a location and") == true)
    #expect(wrong.issue?.kind == .badAttributePairing)
  }

  @Test("visual formats")
  func formats() throws {
    icon.translatesAutoresizingMaskIntoConstraints = false
    let gaps = try LayoutConstraint.constraints(
      withVisualFormat: "|-[icon(40)]", views: ["icon": icon])
    let mac = try LayoutConstraint.constraints(
      withVisualFormat: "|-[icon(40)]", views: ["icon": icon], spacing: .fixed)
    #expect(gaps[0].secondAttribute == .leadingMargin && gaps[0].constant == 0)
    #expect(mac[0].secondAttribute == .leading && mac[0].constant == 20)
    #expect(throws: VisualFormatError.self) {
      _ = try LayoutConstraint.constraints(withVisualFormat: "|-[icon", views: ["icon": icon])
    }
  }

  @Test("targets")
  func targets() {
    let isCompact = card.frame.width < 400
    let beside: any ConstraintRelatableTarget = isCompact ? card : icon.snp.right
    title.snp.makeConstraints { make in
      make.left.equalTo(beside).offset(isCompact ? 8 : 16)
      make.width.greaterThanOrEqualTo([icon, 80, 100.5])  // one constraint for each
      make.top.height.equalTo(Rect(x: 0, y: 4, width: 0, height: 20))  // a place in the superview
    }
    fix(icon)
    title.snp.makeConstraints { $0.width.equalTo(0).priority(.low) }
    layOut(card)
    expect(title, at: 8, 4, 100.5, 20)
  }

  @Test("the page shows the files that the example of unchanged imports is built with")
  func files() throws {
    let page = try RepositoryPage("Sources/LayoutDSL/LayoutDSL.docc/Migration.md")
    for name in ["Screens/CoreGraphicsNames", "SnapKit/SnapKit", "UIKit/UIKit"] {
      let file = code(in: try RepositoryPage("Examples/Unchanged/Sources/\(name).swift").text)
      #expect(page.blocks.contains { code(in: $0) == file }, "\(name)")
    }
  }

  /// The lines of a text that are neither empty nor comments.
  private func code(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("//") }
  }

  @Test("every line of the right column of Masonry's table compiles")
  func table() throws {
    let page = try RepositoryPage("Sources/LayoutDSL/LayoutDSL.docc/Migration.md")
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let cells = rows.dropFirst().compactMap { $0.split(separator: "|").dropFirst().first }
    let code = cells.flatMap { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    #expect(code.count == 12)
    let result = try TypeCheck.run(
      """
      import LayoutDSL
      func test(
        _ make: ConstraintMaker, _ view: LayoutView, _ other: LayoutView, _ views: [LayoutView]
      ) {
      \(code.joined(separator: "\n"))
      }
      """)
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("warning"), "\(result.output)")
  }
}
