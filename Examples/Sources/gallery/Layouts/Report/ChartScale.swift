// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The scale of a chart's value axis, with round numbers.
struct ChartScale {
  /// The numbers from 0 upwards; the last one is at least the largest value.
  let ticks: [Double]

  /// Makes a scale of at least four steps of 1, 2 or 5 times a power of ten.
  init(of chart: Report.Chart) {
    let greatest = chart.series.flatMap(\.values).max() ?? 0
    var step = 1.0
    // Find the power of ten, and then the largest round step, of which at least four fit.
    while step * 10 * 4 <= greatest { step *= 10 }
    while greatest > 0, step * 4 > greatest, step > 1e-300 { step /= 10 }
    for factor in [5.0, 2] where step * factor * 4 <= greatest {
      step *= factor
      break
    }
    let count = greatest > 0 ? Int((greatest / step).rounded(.up)) : 1
    let width = step
    ticks = (0...count).map { Double($0) * width }
  }

  /// Returns the position of a value between 0 and the top.
  func fraction(of value: Double) -> Double { value / (ticks.last ?? 1) }

  /// Returns a number as text, with grouped thousands and at most one decimal.
  static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let whole = Money.grouped("\(tenths / 10)")
    return tenths.isMultiple(of: 10) ? whole : "\(whole).\(tenths % 10)"
  }
}
