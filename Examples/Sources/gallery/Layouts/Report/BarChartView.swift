// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A bar chart with one group of bars for each label; a single series has its values above the bars.
final class BarChartView: ChartView {
  /// Builds the bars of a chart.
  override init(_ chart: Report.Chart) {
    super.init(chart)
    for (slotIndex, slot) in slots.enumerated() {
      var last: LayoutView?
      for (seriesIndex, series) in chart.series.enumerated() {
        let bar = BoxView(fill: ReportStyle.color(of: seriesIndex, among: chart.series.count))
        bar.snp.setLabel("\(chart.labels[slotIndex]) \(series.name)")
        plot.addSubview(bar)
        bar.snp.makeConstraints { make in
          make.top.bottom.equalTo(height(of: series.values[slotIndex]))
          // The bars of a group take two thirds of its slot.
          make.width.equalTo(slot).multipliedBy(0.66 / Double(chart.series.count))
          if let last {
            make.leading.equalTo(last.snp.trailing)
          } else if chart.series.count == 1 {
            make.centerX.equalTo(slot)
          }
        }
        if chart.series.count == 1 { addNumber(series.values[slotIndex], above: bar) }
        last = bar
      }
      if chart.series.count > 1, let last { center(last, of: chart.series.count, in: slot) }
    }
  }

  /// Centres a group of bars in its slot by a guide that ends at the last bar.
  private func center(_ last: LayoutView, of count: Int, in slot: LayoutGuide) {
    let group = LayoutGuide()
    plot.addLayoutGuide(group)
    group.snp.makeConstraints { make in
      make.top.bottom.equalTo(plot)
      make.width.equalTo(slot).multipliedBy(0.66)
      make.centerX.equalTo(slot)
      make.trailing.equalTo(last)
    }
  }

  private func addNumber(_ value: Double, above bar: LayoutView) {
    let label = LayoutLabel(ChartScale.text(value), ReportStyle.small, lines: 1)
    addSubview(label)
    label.snp.makeConstraints { make in
      make.centerX.equalTo(bar)
      make.bottom.equalTo(bar.snp.top).offset(-1)
    }
  }
}
