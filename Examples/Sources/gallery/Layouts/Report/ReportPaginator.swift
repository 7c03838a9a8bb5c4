// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// Divides a report into pages.
///
/// The table is divided in three steps. A table of all rows is laid out once at the page's width, which determines the
/// heights of rows and the widths of columns. Each page reports its remaining height. Each page gets a table of as many
/// rows as fit, with a head and with the columns of the first table.
struct ReportPaginator {
  /// The report.
  let report: Report

  /// Returns the pages in order.
  ///
  /// - Throws: The error of a layout without a solution, such as a row that is higher than a page.
  func pages() throws(LayoutError) -> [ReportPage] {
    let first = ReportPage(report)
    first.add(ReportHead(report))
    first.add(LayoutLabel(report.table.title, ReportStyle.heading, lines: 1), after: 24)
    var pages = [first]
    try addTable(to: &pages)
    try addLine(to: &pages)
    for (index, page) in pages.enumerated() { page.setNumber(index + 1, of: pages.count) }
    return pages
  }

  /// Adds the rows to the last page and to further ones.
  private func addTable(to pages: inout [ReportPage]) throws(LayoutError) {
    let count = report.table.rows.count
    let whole = ReportTable(report.table, 0..<count)
    let size = whole.systemLayoutSizeFitting(
      Size(width: ReportStyle.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    whole.frame = Rect(x: 0, y: 0, width: ReportStyle.width, height: size.height)
    try whole.snp.layout()
    let heights = whole.rows.map(\.frame.height)

    var start = 0
    while start < count, let page = pages.last {
      // A row that fits on no page is put on one alone, whose layout then throws.
      let isEmpty = pages.count > 1
      let remainingHeight = try page.remainingHeight() - heights[0] - Self.distance
      let end = Self.end(
        from: start, in: heights, remainingHeight: remainingHeight, atLeastOne: isEmpty)
      if end > start {
        let table = ReportTable(report.table, start..<end, widths: whole.widths)
        page.add(table, after: isEmpty ? 0 : Self.distance)
      }
      start = end
      if start < count { pages.append(ReportPage(report)) }
    }
  }

  /// Adds the line chart after the table, on a new page if there is not enough space.
  private func addLine(to pages: inout [ReportPage]) throws(LayoutError) {
    let (height, distance) = (210.0, 28.0)
    let remainingHeight = try pages[pages.count - 1].remainingHeight()
    if remainingHeight < distance + height { pages.append(ReportPage(report)) }
    let line = LineChartView(report.line)
    line.snp.makeConstraints { make in
      make.height.equalTo(height)
    }
    pages[pages.count - 1].add(line, after: distance)
  }

  /// Returns the index of the first row that does not fit; `heights` begins with that of the head.
  static func end(
    from start: Int, in heights: [Double], remainingHeight: Double, atLeastOne: Bool
  ) -> Int {
    var (end, rest) = (start, remainingHeight)
    while end + 1 < heights.count, heights[end + 1] <= rest + 1e-6 {
      rest -= heights[end + 1]
      end += 1
    }
    return atLeastOne ? max(end, start + 1) : end
  }

  /// The distance between the heading and the table.
  private static let distance = 6.0
}
