// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Round numbers for the side of a chart.
struct ChartScale {
  /// The numbers from 0 upwards; the last one is at least as large as all values.
  let ticks: [Double]

  /// Finds steps of 1, 2 or 5 times a power of ten: at least four of them.
  init(of chart: Report.Chart) {
    let greatest = chart.series.flatMap(\.values).max() ?? 0
    var step = 1.0
    // The power of ten below, and the largest round step that leaves four of them.
    while step * 10 * 4 <= greatest { step *= 10 }
    while greatest > 0, step * 4 > greatest { step /= 10 }
    for factor in [5.0, 2] where step * factor * 4 <= greatest {
      step *= factor
      break
    }
    let count = greatest > 0 ? Int((greatest / step).rounded(.up)) : 1
    let width = step
    ticks = (0...count).map { Double($0) * width }
  }

  /// Where a value is between 0 and the top.
  func fraction(of value: Double) -> Double { value / (ticks.last ?? 1) }

  /// A number as it is printed: with grouped thousands and at most one decimal.
  static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let whole = Money.grouped("\(tenths / 10)")
    return tenths.isMultiple(of: 10) ? whole : "\(whole).\(tenths % 10)"
  }
}
