// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// The cases of the layout files in `Fixtures`, through the public API.
@Suite("Layout cases")
struct LayoutCaseTests {
  /// Cases that need something that is not there yet, and what.
  static let notRun: [(name: String, reason: String)] = []

  static let cases = LayoutCase.all.filter { layout in
    !notRun.contains { $0.name == layout.name }
  }

  @Test("every case of the file is run or listed with a reason")
  func inventory() {
    #expect(LayoutCase.all.count == 65)
    #expect(Self.notRun.count == 0)
    #expect(Self.cases.count == 65)
    let expectations = Self.cases.flatMap { [$0.expect] + ($0.steps ?? []).map(\.expect) }
    #expect(expectations.count { $0.ambiguous != nil } == 43)
  }

  @Test("every case of stack views and of masks is run")
  func otherInventories() {
    #expect(LayoutCase.allStacks.count == 28)
    #expect(LayoutCase.allMasks.count == 21)
    #expect(LayoutCase.allMasks.flatMap { $0.expect.equations ?? [] }.count == 12)
  }

  @Test("autoresizing masks", arguments: LayoutCase.allMasks)
  func runMasks(_ layout: LayoutCase) throws { try run(layout) }

  @Test("stack views", arguments: LayoutCase.allStacks)
  func runStacks(_ layout: LayoutCase) throws { try run(layout) }

  @Test("frames, conflicts and ambiguity", arguments: cases)
  func run(_ layout: LayoutCase) throws {
    let tree = try LayoutCaseTree(layout)
    // A translated mask holds at every size of the superview.
    defer { check(layout.expect.equations ?? [], tree) }
    check(tree, layout.expect, "at first")
    for (number, step) in (layout.steps ?? []).enumerated() {
      for operation in step.do { try tree.apply(operation) }
      check(tree, step.expect, "after step \(number + 1)")
    }
  }

  private func check(
    _ tree: LayoutCaseTree, _ expected: LayoutCase.Expectation, _ moment: String
  ) {
    do {
      try tree.root.snp.layout()
      #expect(expected.clashes.isEmpty, "\(moment): a conflict was to be found")
    } catch {
      #expect(!expected.clashes.isEmpty, "\(moment): \(error)")
      for issue in tree.root.snp.issues {
        let set = tree.positions(of: issue.constraints).sorted()
        #expect(expected.clashes.contains(set), "\(moment): \(set) is no minimal set")
      }
    }
    for (id, numbers) in (expected.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare(tree.frame(of: id), numbers, "\(moment): frame of \"\(id)\"")
    }
    if let ambiguous = expected.ambiguous {
      #expect(
        tree.ambiguousViews() == ambiguous.sorted(),
        "\(moment): \(tree.root.snp.ambiguities().map(\.description))")
    }
    check(expected.equations ?? [], tree)
    if let size = expected.fittingSize {
      let frame = tree.root.frame
      compare(frame, [nil, nil, size[0], size[1]], "\(moment): fitting size")
      let fitting = tree.root.systemLayoutSizeFitting(
        Size(width: frame.width / 2, height: frame.height * 2),
        withHorizontalFittingPriority: LayoutPriority(1),
        verticalFittingPriority: LayoutPriority(1))
      compare(
        Rect(origin: .zero, size: fitting), [nil, nil, size[0], size[1]], "\(moment): fitting")
    }
  }

  private func check(_ equations: [LayoutCase.Equation], _ tree: LayoutCaseTree) {
    for equation in equations {
      let left = tree.value(equation.of, equation)
      let right = equation.times.map { tree.value($0, equation) * (equation.multiplier ?? 1) } ?? 0
      #expect(abs(left - right - equation.constant) <= 1e-6, "\(equation)")
    }
  }

  private func compare(_ frame: Rect?, _ expected: [Double?], _ what: String) {
    guard let frame else {
      Issue.record("\(what): there is no such item")
      return
    }
    let got = [frame.minX, frame.minY, frame.width, frame.height]
    let differs = zip(got, expected).contains { got, expected in
      expected.map { !(abs(got - $0) <= 1e-6 * max(1, abs($0))) } ?? false
    }
    let wanted = expected.map { $0.map { "\($0)" } ?? "any" }.joined(separator: ", ")
    #expect(!differs, "\(what) differs: expected (\(wanted)), got \(got)")
  }
}
