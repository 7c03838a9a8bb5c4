// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Traces

/// The measurements of one or more replays of a trace.
public struct Timings {
  /// The seconds of every group, by label; the first label is that of the initial solve.
  public var groups: [[Double]]

  /// The numbers of pivots by label, if they were counted.
  public var pivots: [Int]

  /// The bytes of heap in use after the initial solve, if they were counted.
  public var bytes = 0
  /// The number of constraints after the initial solve, if they were counted.
  public var rows = 0

  /// The errors.
  public var errors: [String] = []

  /// Whether a replay was broken off.
  public var timedOut = false

  /// Makes empty lists for the labels of a trace.
  public init(_ trace: Trace) {
    groups = Array(repeating: [], count: trace.labels.count)
    pivots = Array(repeating: 0, count: trace.labels.count)
  }
}
