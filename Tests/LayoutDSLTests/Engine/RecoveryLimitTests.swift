// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Rows that break one another in turns for ever, by members that answer something else after each solve.
@Suite("Recovery without an end")
struct RecoveryLimitTests {
  /// A view that hands its baselines on to one of the views in it, now to this one and now to that one.
  private final class Turning: LayoutView {
    var turn: (() -> Int)?

    override var forFirstBaselineLayout: LayoutView { subviews[turn?() ?? 0] }
    override var forLastBaselineLayout: LayoutView { forFirstBaselineLayout }
  }

  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let turning = [Turning(), Turning()]
  private let labels = [LayoutView(), LayoutView()]

  init() {
    for (number, view) in turning.enumerated() {
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.top.size.equalTo(40) }
      for top in [10.0, 20, 30] {
        let bearer = LayoutView()
        view.addSubview(bearer)
        bearer.snp.makeConstraints { make in
          make.left.size.equalTo(5)
          make.top.equalToSuperview().offset(top)
        }
      }
      let label = labels[number]
      label.snp.setLabel("label \(number)")
      root.addSubview(label)
      label.snp.makeConstraints { make in
        make.left.size.equalTo(20)
        make.firstBaseline.equalTo(view)
      }
    }
    // Where the first bearer has the baseline, and no other.
    for label in labels { label.snp.makeConstraints { $0.top.equalTo(50) } }
    // Where many rows are broken by a long chain, those that hang together are searched from the first round of a
    // pass on.
    for number in 0..<7 {
      let above = number > 0 ? root.subviews.last : nil
      let row = LayoutView()
      root.addSubview(row)
      row.snp.makeConstraints { make in
        make.top.equalTo(above?.snp.bottom ?? root.snp.top)
        make.height.equalTo(10)
        make.left.width.equalTo(5)
        if number == 6 { (1...4).forEach { make.bottom.equalTo($0) } }
      }
    }
  }

  private var solves: Int { root.snp.layoutWork.solves }

  /// The labels whose constraints are reported as broken.
  private var brokenLabels: Set<String> {
    var labels: Set<String> = []
    for issue in root.snp.issues {
      guard case .conflict(let report) = issue.problem, let refused = report.refused else {
        continue
      }
      labels.formUnion(["label 0", "label 1"].filter(refused.constraint.contains))
    }
    return labels
  }

  @Test("a pass tries a hundred times and says what is broken then; the next one goes on")
  func limit() {
    for view in turning { view.turn = { 1 } }
    root.layoutIfNeeded()
    let (root, before) = (root, solves)
    #expect(before < 5 && brokenLabels == ["label 0", "label 1"])
    // One of the two turns after each solve, the other one after the next: the row that it broke before is tried
    // again then, and the other one's stands.
    for (number, view) in turning.enumerated() {
      view.turn = { 1 + (root.snp.layoutWork.solves - before + 2 - number) / 2 % 2 }
    }
    turning[0].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(solves - before > 100 && solves - before < 110)
    #expect(brokenLabels == ["label 0", "label 1"])
    guard case .unsettledHooks(let paths, 32)? = root.snp.issues.last?.problem else {
      Issue.record("\(root.snp.issues)")
      return
    }
    #expect(paths == ["root/label 0"] || paths == ["root/label 1"], "\(paths)")
    for view in turning { view.turn = nil }
    root.layoutIfNeeded()
    #expect(brokenLabels == [] && root.snp.issues.count == 1)
    for label in labels { expect(label, at: 20, 50, 20, 20) }
    turning[1].snp.updateConstraints { $0.top.equalTo(41) }
    root.layoutIfNeeded()
    #expect(brokenLabels == ["label 1"] && root.snp.issues.count == 2)
  }
}
