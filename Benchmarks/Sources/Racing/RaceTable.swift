// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Workloads

/// Formats results as rows of cells, for a terminal or a document.
package struct RaceTable {
  /// The names of the contestants; the first one is ours.
  let contestants: [String]

  /// The time limit of runs, in seconds.
  let cap: Double

  /// The column headers of the results.
  var headers: [String] {
    ["workload", "n", "what", contestants[0]]
      + contestants.dropFirst().flatMap { [$0, "ratio"] } + ["pivots", "bytes/row"]
  }

  /// Returns the cells of a result.
  func cells(_ result: RaceResult) -> [String] {
    var cells = [
      result.workload.family.rawValue, "\(result.workload.size)", result.label,
      text(result.times[0]),
    ]
    for index in contestants.indices.dropFirst() {
      cells.append(text(result.times[index]))
      let ratio = result.ratio(index, cap: cap)
      cells.append(ratio.map { ($0.isLowerBound ? "> " : "") + Self.short($0.value) } ?? "")
    }
    cells.append(result.pivots.map(Self.short) ?? "")
    cells.append(result.bytesPerRow.map { "\(Int($0.rounded()))" } ?? "")
    return cells
  }

  /// The column headers of the exponents.
  var growthHeaders: [String] {
    ["workload", "what", "sizes"] + contestants.flatMap { [$0, "up to"] }
  }

  /// Returns the exponents of each family and label with more than one size.
  func growth(_ results: [RaceResult]) -> [[String]] {
    var rows: [[String]] = []
    for family in Workload.Family.allCases {
      let sizes = family == .enaml ? 1...100 : 100...10_000
      let of = results.filter { $0.workload.family == family && sizes ~= $0.workload.size }
      var labels: [String] = []
      for result in of where !labels.contains(result.label) { labels.append(result.label) }
      for label in labels {
        let line = of.filter { $0.label == label }
        guard line.count > 1, let first = line.first, let last = line.last else { continue }
        var row = [family.rawValue, label, "\(first.workload.size)...\(last.workload.size)"]
        for index in contestants.indices {
          let points = line.compactMap { result -> (size: Int, seconds: Double)? in
            guard case .seconds(let seconds) = result.times[index] else { return nil }
            return (result.workload.size, seconds)
          }
          row.append(Growth.exponent(points).map { String(format: "%.2f", $0) } ?? "")
          row.append(points.last.map { "\($0.size)" } ?? "")
        }
        rows.append(row)
      }
    }
    return rows
  }

  /// Returns a row for a terminal.
  package static func line(_ cells: [String]) -> String {
    let widths = [18, 6, 8]
    return cells.enumerated().map { index, cell in
      let width = index < widths.count ? widths[index] : 10
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      return index == 0 || index == 2 ? cell + padding : padding + cell
    }.joined(separator: " ")
  }

  /// Returns both tables in Markdown.
  func markdown(_ results: [RaceResult]) -> String {
    Self.markdown(headers, results.map(cells), leftAligned: [0, 2])
      + Self.markdown(growthHeaders, growth: growth(results))
  }

  /// Returns a table in Markdown; the columns of `words` are aligned to the left.
  package static func markdown(
    _ headers: [String], _ rows: [[String]], leftAligned: Set<Int>
  ) -> String {
    let rule = headers.indices.map { leftAligned.contains($0) ? "---" : "---:" }
    return ([headers, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Returns the table of exponents in Markdown; an empty text if there are none.
  package static func markdown(_ headers: [String], growth rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    return "\nGrowth, the exponent of n:\n\n" + markdown(headers, rows, leftAligned: [0, 1, 2])
  }

  private func text(_ time: RaceResult.Time) -> String {
    switch time {
    case .seconds(let seconds): Self.duration(seconds)
    case .partial(let seconds): Self.duration(seconds) + " *"
    case .capped: "> \(Self.duration(cap))"
    case .unreached: "-"
    case .failed: "failed"
    }
  }

  /// Returns a time in a suitable unit.
  package static func duration(_ seconds: Double) -> String {
    if seconds < 1e-3 { return short(seconds * 1e6) + " us" }
    return seconds < 1 ? short(seconds * 1e3) + " ms" : short(seconds) + " s"
  }

  /// Returns a number with about three digits.
  package static func short(_ value: Double) -> String {
    if value == value.rounded() && value < 1000 { return "\(Int(value))" }
    return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
