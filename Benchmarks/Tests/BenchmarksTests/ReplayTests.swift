// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Replaying
import Testing
import Traces
import Workloads

@Suite("Replay")
struct ReplayTests {
  @Test("groups, values and counts of a trace")
  func report() throws {
    let text = "v 1\ne 0 strong\ns 0 1\nc 0 required ge -2 1 0 1\nu\nd\nm suggest\ns 0 5\nu\nd\n"
    let trace = try Trace(parsing: text)
    var timings = Timings(trace)
    var dumps: [[Double]] = []
    Replay.run(trace, capSeconds: 60, isCounting: true, into: &timings) { dumps.append($1) }
    #expect(dumps == [[2], [5]])
    let report = ReplayReport(trace, timings, repetitions: 1, isCounting: true)
    #expect(report.status == .ok)
    #expect(report.build > 0)
    #expect(report.labels["suggest"]?.n == 1)
    #expect(report.counts?.rows == 2)
    let line = try report.line()
    #expect(try ReplayReport(printed: Data(line.utf8)).labels.keys.sorted() == ["suggest"])
    for key in ["status", "reps", "build_ms", "labels", "median_us", "mean_us", "p95_us", "errors"]
    {
      #expect(line.contains("\"\(key)\":"))
    }
  }

  @Test("an unsatisfiable trace is an error")
  func unsatisfiable() throws {
    let trace = try Trace(
      parsing: "v 1\nc 0 required eq 0 1 0 1\nc 1 required eq -1 1 0 1\nu\n")
    var timings = Timings(trace)
    Replay.run(trace, capSeconds: 60, into: &timings)
    let report = ReplayReport(trace, timings, repetitions: 1)
    #expect(report.status == .error)
    #expect(report.build == -1)
    #expect(report.errors.count == 1)
  }

  @Test("a trace is broken off at its cap")
  func cap() {
    let trace = Workload(.chain, 10).trace()
    var timings = Timings(trace)
    Replay.run(trace, capSeconds: 0, into: &timings)
    #expect(timings.timedOut)
    #expect(timings.groups.map(\.count) == [1, 0])
  }
}
