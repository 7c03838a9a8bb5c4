// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Racing
import Workloads

/// Formats figures as tables.
struct LayoutTable {
  let contestants: [String]

  var heads: [String] {
    ["workload", "n", "what", "time"] + contestants.flatMap { [$0, "of it"] } + ["bytes/view"]
  }

  func cells(_ figure: LayoutFigure) -> [String] {
    var cells = [
      figure.workload.family.rawValue, "\(figure.workload.size)", figure.label.rawValue,
      RaceTable.duration(figure.seconds),
    ]
    for peer in figure.peers {
      cells.append(peer.map(RaceTable.duration) ?? "")
      cells.append(peer.map { RaceTable.short(figure.seconds / $0) + "x" } ?? "")
    }
    cells.append(figure.bytesPerView.map { RaceTable.short($0.rounded()) } ?? "")
    return cells
  }

  var growthHeads: [String] { ["workload", "what", "sizes", "exponent"] }

  /// Returns the rows of growth exponents, from size 100 on.
  func growth(_ figures: [LayoutFigure]) -> [[String]] {
    var rows: [[String]] = []
    for family in Workload.Family.allCases {
      for label in TreeTimer.Label.allCases {
        let line = figures.filter {
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
  func markdown(_ figures: [LayoutFigure]) -> String {
    RaceTable.markdown(heads, figures.map(cells), words: [0, 2])
      + RaceTable.markdown(growthHeads, growth: growth(figures))
  }
}
