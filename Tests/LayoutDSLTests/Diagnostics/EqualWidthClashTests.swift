// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Views that are to be as wide as one another and to have widths of their own besides.
@Suite("Clashes of equal widths")
struct EqualWidthClashTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1000, height: 50))

  private func makeRow(_ count: Int) -> [LayoutView] {
    var views: [LayoutView] = []
    for number in 0..<count {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.left.equalTo(number == 0 ? root.snp.left : views[number - 1].snp.right)
        if number > 0 { make.width.equalTo(views[0]) }
        if number == count - 1 { make.right.equalToSuperview() }
      }
      views.append(view)
    }
    return views
  }

  @Test("a row that fills its superview is told once, whatever widths are asked for besides")
  func row() throws {
    let views = makeRow(80)
    for view in views { view.snp.makeConstraints { $0.width.equalTo(30) } }
    for width in [1000.0, 900] {
      let before = root.snp.layoutWork.solves
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(root.snp.layoutWork.solves - before <= 5)
      #expect(views.allSatisfy { abs($0.frame.width - width / 80) < 1e-9 })
      try #require(root.snp.issues.count == 1)
      guard case .conflict(let report) = root.snp.issues[0].problem else {
        Issue.record("no conflict")
        return
      }
      #expect(report.alsoBroken.count == 79 && report.refused?.asked == 30)
      #expect(report.description.utf8.count < 8192)
      #expect(Set(root.snp.issues[0].constraints).isSuperset(of: views.flatMap { widths(of: $0) }))
    }
    for view in views { view.snp.updateConstraints { $0.width.equalTo(11.25) } }
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
  }

  @Test("what any of the broken rests on is told, though the sets are not within one another")
  func branches() throws {
    let views = makeRow(12)
    views[0].snp.makeConstraints { $0.width.equalTo(30) }
    var ties: [LayoutConstraint] = []
    for number in 1...4 {
      let label = LayoutView()
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(4)
        make.width.equalTo(views[number])
      }
      ties +=
        label.constraints
        + root.constraints.filter { $0.secondItem === views[number] }
        .filter { $0.firstItem === label && $0.firstAttribute == .width }
      label.snp.makeConstraints { $0.width.equalTo(30) }
    }
    root.layoutIfNeeded()
    let issues = root.snp.issues
    #expect(issues.count == 1)
    let tied = ties.filter { $0.firstAttribute == .width && $0.secondItem != nil }
    try #require(tied.count == 4)
    guard case .conflict(let report) = issues[0].problem else {
      Issue.record("no conflict")
      return
    }
    let told = (report.members + report.chain).map(\.constraint)
    for tie in tied { #expect(told.contains(tie.messageText)) }
    #expect(report.alsoBroken.count == 4)
  }

  /// The constraints that give a view a width in points.
  private func widths(of view: LayoutView) -> [LayoutConstraint] {
    view.constraints.filter { $0.secondItem == nil && $0.firstAttribute == .width }
  }

  @Test("the clashes along a chain of equal widths are told in half as many reports at most")
  func chain() {
    var views: [LayoutView] = []
    for number in 0..<60 {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(4)
        if let last = views.last { make.width.equalTo(last) }
        make.width.equalTo(10 + number)
      }
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 10, height: 4) })
    // Up to 24 members each set has a report of its own.
    let broken = root.snp.issues.reduce(0) { count, issue in
      guard case .conflict(let report) = issue.problem else { return count }
      return count + 1 + report.alsoBroken.count
    }
    #expect(broken == 59 && root.snp.issues.count < 30)
  }
}
