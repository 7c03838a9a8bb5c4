// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Traces

/// The line of JSON that a replay program prints for a trace.
public struct ReplayReport: Codable, Sendable {
  /// The outcomes of a replay.
  public enum Status: String, Codable, Sendable { case ok, timeout, error }

  /// The times of the groups of one label, in microseconds.
  public struct Group: Codable, Sendable {
    /// The number of groups.
    public var n: Int
    /// The median time.
    public var median: Double
    /// The mean time.
    public var mean: Double
    /// The 95th percentile of the times.
    public var p95: Double

    private enum CodingKeys: String, CodingKey {
      case n
      case median = "median_us"
      case mean = "mean_us"
      case p95 = "p95_us"
    }
  }

  /// The results of a counting replay.
  public struct Counts: Codable, Sendable {
    /// The number of constraints after the initial solve.
    public var rows: Int
    /// The number of bytes that the solver had allocated then.
    public var bytes: Int
    /// The average number of pivots in a group, by label.
    public var pivots: [String: Double]
  }

  /// The outcome.
  public var status: Status
  /// The number of replays.
  public var repetitions: Int
  /// The median of the initial solve in milliseconds; -1 if it did not end.
  public var build: Double
  /// The times of the groups by label, without the initial solve.
  public var labels: [String: Group]
  /// The errors.
  public var errors: [String]
  /// The counts, if they were requested.
  public var counts: Counts?

  private enum CodingKeys: String, CodingKey {
    case status, labels, errors, counts
    case repetitions = "reps"
    case build = "build_ms"
  }

  /// Summarises the measurements of `repetitions` replays.
  public init(_ trace: Trace, _ timings: Timings, repetitions: Int, isCounting: Bool = false) {
    status = !timings.errors.isEmpty ? .error : timings.timedOut ? .timeout : .ok
    self.repetitions = repetitions
    build = timings.groups[0].quantile(0.5).map { $0 * 1e3 } ?? -1
    labels = [:]
    errors = Array(timings.errors.prefix(1))
    var pivots: [String: Double] = [:]
    for (index, label) in trace.labels.enumerated() {
      let seconds = timings.groups[index]
      guard let median = seconds.quantile(0.5), let p95 = seconds.quantile(0.95) else { continue }
      pivots[label] = Double(timings.pivots[index]) / Double(seconds.count)
      if index == 0 { continue }
      let mean = seconds.reduce(0, +) / Double(seconds.count)
      labels[label] = Group(
        n: seconds.count, median: median * 1e6, mean: mean * 1e6, p95: p95 * 1e6)
    }
    if isCounting { counts = Counts(rows: timings.rows, bytes: timings.bytes, pivots: pivots) }
  }

  /// Makes the report of a trace that could not be replayed.
  public init(failure: String) {
    (status, repetitions, build, labels, errors) = (.error, 0, -1, [:], [failure])
  }

  /// Returns the report as a line of JSON.
  public func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Parses the last line of a replay program's output.
  public init(printed data: Data) throws {
    let line = data.split(separator: UInt8(ascii: "\n")).last ?? Data()
    self = try JSONDecoder().decode(ReplayReport.self, from: line)
  }
}

extension [Double] {
  /// Returns the element below which `share` of the elements lie; nil if there are none.
  public func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
