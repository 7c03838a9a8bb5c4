// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Racing
import Workloads

/// Formats results as tables.
struct LayoutTable {
  let contestants: [String]

  var headers: [String] {
    ["workload", "n", "what", "time"] + contestants.flatMap { [$0, "of it"] } + ["bytes/view"]
  }

  func cells(_ result: LayoutResult) -> [String] {
    var cells = [
      result.workload.family.rawValue, "\(result.workload.size)", result.label.rawValue,
      RaceTable.duration(result.seconds),
    ]
    for peer in result.peers {
      cells.append(peer.map(RaceTable.duration) ?? "")
      cells.append(peer.map { RaceTable.short(result.seconds / $0) + "x" } ?? "")
    }
    cells.append(result.bytesPerView.map { RaceTable.short($0.rounded()) } ?? "")
    return cells
  }

  var growthHeaders: [String] { ["workload", "what", "sizes", "exponent"] }

  /// Returns the rows of growth exponents, from size 100 on.
  func growth(_ results: [LayoutResult]) -> [[String]] {
    var rows: [[String]] = []
    for family in Workload.Family.allCases {
      for label in TreeTimer.Label.allCases {
        let line = results.filter {
          $0.workload.family == family && $0.label == label && $0.workload.size >= 100
        }
        let points = line.map { (size: $0.workload.size, seconds: $0.seconds) }
        guard let first = line.first, let last = line.last,
          let exponent = Growth.exponent(points)
        else { continue }
        rows.append([
          family.rawValue, label.rawValue, "\(first.workload.size)...\(last.workload.size)",
          RaceTable.short((exponent * 100).rounded() / 100),
        ])
      }
    }
    return rows
  }

  /// Returns both tables in Markdown.
  func markdown(_ results: [LayoutResult]) -> String {
    RaceTable.markdown(headers, results.map(cells), leftAligned: [0, 2])
      + RaceTable.markdown(growthHeaders, growth: growth(results))
  }
}
