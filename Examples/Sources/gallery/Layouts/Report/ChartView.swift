// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A chart without its values: title, legend, two axes, and the plot between them.
///
/// The plot begins after the widest number of the value axis. Each grid line is at the top of a guide whose height is a
/// share of the plot's.
class ChartView: LayoutView {
  /// The area in which the values are drawn.
  let plot = LayoutView(label: "plot")
  /// The scale of the value axis.
  let scale: ChartScale
  /// The slots of the labels, from left to right, all of equal width.
  private(set) var slots: [LayoutGuide] = []

  private let chart: Report.Chart

  /// Builds a chart without values.
  init(_ chart: Report.Chart) {
    self.chart = chart
    scale = ChartScale(of: chart)
    super.init(frame: .zero)
    snp.setLabel(chart.title)
    addSubview(plot)
    placeHead()
    scale.ticks.forEach(addTick)
    addSlots()
  }

  /// Returns a guide at the bottom of the plot whose height represents a value.
  func height(of value: Double) -> LayoutGuide {
    let guide = LayoutGuide()
    plot.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(plot)
      make.height.equalTo(plot).multipliedBy(scale.fraction(of: value))
    }
    return guide
  }

  private func placeHead() {
    let title = LayoutLabel(chart.title, ReportStyle.heading, lines: 1)
    let unit = LayoutLabel(chart.unit, ReportStyle.small, lines: 1)
    addSubview(title)
    addSubview(unit)
    title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.trailing.lessThanOrEqualToSuperview()
    }
    unit.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.leading.equalToSuperview()
    }
    plot.snp.makeConstraints { make in
      make.top.equalTo(unit.snp.bottom).offset(10)
      make.trailing.equalToSuperview()
      // As far to the left as the numbers allow.
      make.leading.equalToSuperview().priority(.low)
    }
    if chart.series.count > 1 { placeLegend(beside: unit) }
  }

  private func placeLegend(beside unit: LayoutLabel) {
    var next = snp.trailing
    for (index, series) in chart.series.enumerated().reversed() {
      let color = ReportStyle.color(of: index, among: chart.series.count)
      let sign = BoxView(fill: color, cornerRadius: 1.5)
      let name = LayoutLabel(series.name, ReportStyle.small, lines: 1)
      addSubview(sign)
      addSubview(name)
      name.snp.makeConstraints { make in
        make.trailing.equalTo(next).offset(index == chart.series.count - 1 ? 0 : -10)
        make.firstBaseline.equalTo(unit)
      }
      sign.snp.makeConstraints { make in
        make.trailing.equalTo(name.snp.leading).offset(-4)
        make.centerY.equalTo(name)
        make.size.equalTo(7)
      }
      next = sign.snp.leading
    }
  }

  private func addTick(_ value: Double) {
    let rule = RuleView(value == 0 ? ReportStyle.quiet : ReportStyle.line)
    let label = LayoutLabel(ChartScale.text(value), ReportStyle.small, lines: 1)
    plot.addSubview(rule)
    addSubview(label)
    rule.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.centerY.equalTo(value == 0 ? plot.snp.bottom : height(of: value).snp.top)
    }
    label.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualToSuperview()
      make.trailing.equalTo(plot.snp.leading).offset(-6)
      make.centerY.equalTo(rule)
    }
  }

  private func addSlots() {
    for text in chart.labels {
      let slot = LayoutGuide()
      plot.addLayoutGuide(slot)
      slot.snp.makeConstraints { make in
        make.top.bottom.equalTo(plot)
        if let last = slots.last {
          make.leading.equalTo(last.snp.trailing)
          make.width.equalTo(last)
        } else {
          make.leading.equalTo(plot)
        }
      }
      slots.append(slot)
      let label = LayoutLabel(text, ReportStyle.small, lines: 1)
      addSubview(label)
      label.snp.makeConstraints { make in
        make.top.equalTo(plot.snp.bottom).offset(4)
        make.centerX.equalTo(slot)
        make.bottom.equalToSuperview()
      }
    }
    slots.last?.snp.makeConstraints { make in
      make.trailing.equalTo(plot)
    }
  }
}
