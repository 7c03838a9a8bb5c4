// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The texts, key figures and bar charts of the first page.
final class ReportHead: LayoutView {
  /// Builds the head of a report.
  init(_ report: Report) {
    super.init(frame: .zero)
    snp.setLabel("report")
    let company = LayoutLabel(
      report.company, ReportStyle.period.bold.colored(ReportStyle.accent), lines: 1)
    let title = LayoutLabel(report.title, ReportStyle.title)
    let period = LayoutLabel(report.period, ReportStyle.period, lines: 1)
    let summary = LayoutLabel(report.summary, ReportStyle.body)
    var above: LayoutView?
    for (view, distance) in [(company, 0.0), (title, 2), (period, 0), (summary, 18)] {
      addSubview(view)
      view.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        make.top.equalTo(above?.snp.bottom ?? snp.top).offset(distance)
      }
      above = view
    }
    let tiles = report.figures.map(FigureTile.init)
    let tileBottom = addRow(tiles, below: summary, after: 20, height: nil)
    let charts = report.bars.map(BarChartView.init)
    let end = addRow(charts, below: tileBottom, after: 24, height: 230)
    end.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }

  /// Adds a row of views of equal size, and returns the one whose bottom is the bottom of the row.
  private func addRow(
    _ views: [LayoutView], below above: LayoutView, after distance: Double, height: Double?
  ) -> LayoutView {
    guard let first = views.first else { return above }
    views.forEach(addSubview)
    views.snp.distribute(along: .horizontal, fixedSpacing: height == nil ? 12 : 28)
    for view in views {
      view.snp.makeConstraints { make in
        make.top.equalTo(above.snp.bottom).offset(distance)
        if view !== first { make.height.equalTo(first) }
      }
    }
    first.snp.makeConstraints { make in
      if let height {
        make.height.equalTo(height)
      } else {
        // No higher than the highest view needs.
        make.height.equalTo(0).priority(.low)
      }
    }
    return first
  }
}
