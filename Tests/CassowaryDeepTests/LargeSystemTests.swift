// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// A hundred thousand boxes and twenty thousand cells, on a thread with little stack: nothing may
/// recurse as deep as a system is large, not even its end.
@Suite("Large systems")
struct LargeSystemTests {
  #if DEBUG
  private static let boxes = 2_500
  private static let cells = 150
  #else
  private static let boxes = 100_000
  private static let cells = 20_000
  #endif

  /// What was wrong on another thread, where nothing can be expected.
  private struct Flaws {
    var messages: [String] = []

    mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
      if !holds { messages.append(message()) }
    }
  }

  /// Notes the first box that is not where it should be, relative to the whole.
  private static func check(
    _ boxes: [Box], _ arrangement: BoxArrangement, width: Double, _ solver: Solver,
    _ flaws: inout Flaws
  ) throws {
    let wanted = arrangement.expectation(boxes.count, width: width)
    flaws.check(wanted.count == boxes.count, "\(boxes.count) boxes")
    for (box, frame) in zip(boxes, wanted) {
      let left = try solver.value(of: box.left) - frame.left
      let length = try solver.value(of: box.width) - frame.width
      if max(left.magnitude, length.magnitude) > 1e-9 * width {
        flaws.check(false, "a box at \(frame) is off by \(left) and \(length)")
        return
      }
    }
  }

  private static func resize(_ arrangement: BoxArrangement) throws -> [String] {
    var flaws = Flaws()
    let solver = Solver()
    var width = arrangement.roomyWidth(Self.boxes)
    let window = try Box.window(width: width, height: 3 * width, in: solver)
    let boxes = try arrangement.build(Self.boxes, in: window, solver)
    let work = try solver.work()
    flaws.check(work.pivots <= boxes.count && work.rounds <= 20, "\(work)")
    try check(boxes, arrangement, width: width, solver, &flaws)
    for factor in [1.25, 0.875, 1.5, 0.75] {
      width *= factor
      try solver.suggest(width, for: window.width)
      let work = try solver.work()
      flaws.check(work.pivots <= 4, "\(work)")
      try check(boxes, arrangement, width: width, solver, &flaws)
    }
    // A wish that one box cannot have, and its end.
    let wish = try solver.add((boxes[boxes.count / 2].width == 3).strength(.medium))
    try solver.solve()
    try solver.remove(wish)
    try solver.solve()
    try check(boxes, arrangement, width: width, solver, &flaws)
    flaws.check(solver.statistics.rebuilds == 0, "\(solver.statistics)")
    return flaws.messages
  }

  @Test("boxes in a window that is resized", arguments: BoxArrangement.allCases)
  func boxes(_ arrangement: BoxArrangement) async throws {
    let flaws = try await onSmallStack { try Self.resize(arrangement) }
    #expect(flaws.isEmpty)
  }

  private static func churn() throws -> [String] {
    var flaws = Flaws()
    var list = try CellList(Self.cells)
    let solver = list.solver
    let work = try solver.work()
    flaws.check(work.pivots <= 4 * Self.cells && work.rounds <= 20, "\(work)")
    var wrong = try list.firstWrongCell(width: 400)
    flaws.check(wrong == nil, "cell \(wrong ?? -1) at first")
    for place in [Self.cells / 2, 0, Self.cells - 1] {
      try list.takeOut(place)
      try solver.solve()
      try list.putBack(place)
      try solver.solve()
    }
    try solver.suggest(390, for: list.window.width)
    try solver.solve()
    wrong = try list.firstWrongCell(width: 390)
    flaws.check(wrong == nil, "cell \(wrong ?? -1) after a resize")
    let statistics = solver.statistics
    flaws.check(statistics.rebuilds == 0, "\(statistics)")
    flaws.check(statistics.constraints == 45 * Self.cells + 4, "\(statistics)")
    flaws.check(statistics.variables == 28 * Self.cells + 4, "\(statistics)")
    for handle in list.handles.joined() { try solver.remove(handle) }
    try solver.solve()
    flaws.check(solver.statistics.constraints == Self.cells + 4, "\(solver.statistics)")
    return flaws.messages
  }

  @Test("a list whose cells go and come back")
  func list() async throws {
    let flaws = try await onSmallStack { try Self.churn() }
    #expect(flaws.isEmpty)
  }
}
