// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutTrees
import Replaying
import Testing
import Traces
import Workloads

/// The trees come to what the solver finds for the traces that they stand for.
@Suite("Layout trees")
struct LayoutTreeTests {
  static let workloads =
    [1, 2, 7, 30].map { Workload(.list, $0) }
    + [2, 5, 22, 90].map { Workload(.nested, $0) }
    + [4, 9, 30].map { Workload(.grid, $0) }
    + [1, 2, 12, 40].map { Workload(.chain, $0) }

  /// Widths at which every view of the tree has room: that of the trace's window at first, and
  /// some that its drag goes to.
  static func widths(_ workload: Workload) -> [Double] {
    let least = workload.family == .chain ? 8 * Double(workload.size + 1) : 0
    return workload.widths(12).filter { $0 >= least }
  }

  @Test("frames are the solver's values, at first and at other widths", arguments: workloads)
  func frames(_ workload: Workload) throws {
    let tree = try #require(workload.family.tree).init(workload.size)
    tree.constrain()
    let first = tree.root.frame.width
    let widths = [first] + Self.widths(workload) + [first]
    let dumps = values(of: workload.trace().unweighted, at: widths)
    try #require(dumps.count == widths.count)
    for (width, wanted) in zip(widths, dumps) {
      tree.root.frame.size.width = width
      try tree.root.snp.layout()
      expect(tree, wanted, "\(workload.name) at \(width)")
    }
  }

  @Test("a list whose cells were taken out and put back is the list", arguments: [1, 2, 9])
  func churn(_ size: Int) throws {
    let workload = Workload(.list, size)
    let list = ListTree(size)
    list.constrain()
    try list.root.snp.layout()
    for place in [0, size / 2, size - 1] {
      list.remove(place)
      #expect(list.count == size - 1)
      try list.root.snp.layout()
      #expect(list.views.count == 1 + 7 * (size - 1))
      list.insert(place)
      try list.root.snp.layout()
    }
    let dumps = values(of: workload.trace().unweighted, at: [list.root.frame.width])
    expect(list, try #require(dumps.first), "\(workload.name) after churn")
  }

  @Test("a cell that is taken out leaves the others where a shorter list has them")
  func removed() throws {
    let list = ListTree(5)
    list.constrain()
    list.remove(4)
    try list.root.snp.layout()
    let dumps = values(of: Workload(.list, 4).trace().unweighted, at: [list.root.frame.width])
    expect(list, try #require(dumps.first), "list_5 without its last")
  }

  /// What the solver finds for the system of a trace at some widths of the window, one after
  /// another.
  private func values(of trace: Trace, at widths: [Double]) -> [[Double]] {
    // The window's width is the variable that the trace drags.
    var window: Int?
    for case .suggest(let variable, _) in trace.operations { window = variable }
    var part = trace.initialSolve
    for width in widths {
      if let window { part.append(.suggest(variable: window, value: width)) }
      part.append(.update)
      part.append(.dump)
    }
    var timings = Timings(part)
    var dumps: [[Double]] = []
    Replay.run(part, capSeconds: 60, into: &timings) { dumps.append($1) }
    #expect(timings.errors.isEmpty)
    return dumps
  }

  private func expect(_ tree: any LayoutTree, _ wanted: [Double], _ what: String) {
    let values = tree.values
    #expect(values.count == wanted.count, "\(what)")
    let wrong = zip(values, wanted).enumerated().first { abs($1.0 - $1.1) > 1e-6 }
    #expect(wrong == nil, "\(what): value \(wrong?.offset ?? 0) is another")
  }
}
