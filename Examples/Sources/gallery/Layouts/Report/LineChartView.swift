// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A line chart, with a dot at each label.
final class LineChartView: ChartView {
  /// The line of one series, drawn over the plot.
  private final class Line: LayoutView, LayoutDrawable {
    private let fractions: [Double]
    private let color: LayoutColor

    init(_ fractions: [Double], _ color: LayoutColor) {
      self.fractions = fractions
      self.color = color
      super.init(frame: .zero)
      snp.setLabel("line")
    }

    func shapes(in bounds: Rect) -> [LayoutShape] {
      let step = bounds.width / Double(max(1, fractions.count))
      let points = fractions.enumerated().map { index, fraction in
        Point(x: (Double(index) + 0.5) * step, y: bounds.height * (1 - fraction))
      }
      var path = LayoutPath()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      let dots = points.map { point in
        LayoutShape.ellipse(
          Rect(x: point.x - 2.2, y: point.y - 2.2, width: 4.4, height: 4.4),
          LayoutPaint(fill: .white, stroke: color, strokeWidth: 1.2))
      }
      return [.path(path, LayoutPaint(stroke: color, strokeWidth: 1.6))] + dots
    }
  }

  /// Builds the lines of a chart.
  override init(_ chart: Report.Chart) {
    super.init(chart)
    for (index, series) in chart.series.enumerated() {
      let color = ReportStyle.color(of: index, among: chart.series.count)
      let line = Line(series.values.map(scale.fraction), color)
      plot.addSubview(line)
      line.snp.makeConstraints { make in
        make.edges.equalToSuperview()
      }
    }
  }
}
