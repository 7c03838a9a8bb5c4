// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing
import Traces
import Workloads

@Suite("Workloads")
struct WorkloadTests {
  /// What the initial solve adds.
  private func initialRows(_ trace: Trace) -> Int {
    let build = trace.operations.prefix { $0 != .update }
    return build.count { if case .add = $0 { true } else { false } }
  }

  private func updates(_ trace: Trace) -> Int { trace.operations.count { $0 == .update } }

  @Test("a list cell has 28 variables and 45 rows")
  func listCell() {
    let (small, large) = (Workload(.list, 10).trace(), Workload(.list, 11).trace())
    #expect(large.variableCount - small.variableCount == 28)
    #expect(initialRows(large) - initialRows(small) == 45)
    #expect(initialRows(small) == 452)
    #expect(updates(small) == 61)
  }

  @Test("taking a cell out and in gives the rows back")
  func churn() {
    let trace = Workload(.churn, 10).trace()
    var (added, removed) = (0, 0)
    for operation in trace.operations {
      if case .add = operation { added += 1 }
      if case .remove = operation { removed += 1 }
    }
    #expect(added - removed == 452)
    #expect(updates(trace) == 101)
    #expect(trace.labels == ["build", "remove", "insert"])
  }

  @Test("the tail is flat in the size")
  func tail() {
    let small = Workload(.tail, 100).trace()
    let large = Workload(.tail, 200).trace()
    #expect(updates(small) == updates(large))
    #expect(initialRows(large) == 2 + 200 * 45)
  }

  @Test(
    "sizes of the others",
    arguments: [
      (Workload(.enaml, 1), 37, 111), (Workload(.enaml, 10), 352, 1074),
      (Workload(.chain, 10), 44, 42), (Workload(.nested, 10), 40, 38),
      (Workload(.grid, 9), 40, 38), (Workload(.gridr, 9), 40, 42),
      (Workload(.table, 9), 52, 67), (Workload(.gaps, 10), 11, 20),
      (Workload(.hierWeakMedium, 50), 1, 51),
    ])
  func counts(_ workload: Workload, variables: Int, rows: Int) {
    let trace = workload.trace()
    #expect(trace.variableCount == variables)
    #expect(initialRows(trace) == rows)
  }

  @Test("every family is valid text, the same every time", arguments: Workload.Family.allCases)
  func text(_ family: Workload.Family) throws {
    let workload = Workload(family, 4)
    let trace = workload.trace()
    #expect(trace == workload.trace())
    #expect(try Trace(parsing: trace.text) == trace)
  }
}
