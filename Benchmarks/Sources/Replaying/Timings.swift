// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Traces

/// What one or more replays of a trace have measured.
public struct Timings {
  /// Seconds of every group, by label; the first label is the initial solve's.
  public var groups: [[Double]]

  /// Exchanges of tight rows, by label, if they were counted.
  public var pivots: [Int]

  /// The heap in use after the initial solve, and the rows that it holds, if they were counted.
  public var bytes = 0
  /// The constraints after the initial solve, if they were counted.
  public var rows = 0

  /// What went wrong.
  public var errors: [String] = []

  /// Whether a replay was broken off.
  public var timedOut = false

  /// Makes room for the labels of a trace.
  public init(_ trace: Trace) {
    groups = Array(repeating: [], count: trace.labels.count)
    pivots = Array(repeating: 0, count: trace.labels.count)
  }
}
