// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

@testable import gallery

@Suite("Quarterly report")
struct ReportTests {
  private func pages(_ change: (inout Report) -> Void = { _ in }) throws -> [LayoutView] {
    var report = try DataFolder.bundled.load("report.json", as: Report.self)
    change(&report)
    let pages = try Sheet.report(report).map(\.root)
    for page in pages { try page.snp.layout() }
    return pages
  }

  private func all<View: LayoutView>(_ type: View.Type, in view: LayoutView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
  }

  private func texts(_ view: LayoutView) -> [String] {
    all(LayoutLabel.self, in: view).compactMap(\.text)
  }

  @Test("rows are on the pages in order, each once, under a head on each page")
  func rows() throws {
    let pages = try pages()
    #expect(pages.count == 2)
    let tables = pages.flatMap { all(ReportTable.self, in: $0) }
    #expect(tables.count == 2)
    #expect(tables.allSatisfy { $0.rows.first.map(texts)?.first == "#" })
    let numbers = tables.flatMap { $0.rows.dropFirst() }.compactMap { texts($0).first }
    #expect(numbers == (1...20).map { "\($0)" })
  }

  @Test("columns are as wide on one page as on the other, and rows as high as in one table")
  func columns() throws {
    let tables = try pages().flatMap { all(ReportTable.self, in: $0) }
    let (first, second) = (try #require(tables.first), try #require(tables.last))
    for (left, right) in zip(first.widths, second.widths) { #expect(abs(left - right) < 1e-6) }
    let lines = all(LayoutLabel.self, in: second).map(\.textLayout.lines.count)
    #expect(lines.contains(3))
  }

  @Test("pages are numbered, and tables end above the footer")
  func footers() throws {
    let pages = try pages()
    for (index, page) in pages.enumerated() {
      #expect(texts(page).contains("Page \(index + 1) of 2"))
      for table in all(ReportTable.self, in: page) {
        #expect(table.frame.maxY <= 842 - 44 - 14 + 1e-6)
      }
    }
  }

  @Test("the scale of the smallest values has a top")
  func smallValues() {
    let smallest = Double.leastNonzeroMagnitude
    let series = Report.Chart.Series(name: "", values: [smallest, 0])
    let scale = ChartScale(
      of: Report.Chart(title: "", unit: "", labels: ["a", "b"], series: [series]))
    #expect(scale.ticks.count == 2)
    #expect((0...1).contains(scale.fraction(of: smallest)))
  }

  @Test("nothing in the head and the charts is ambiguous")
  func ambiguities() throws {
    let report = try DataFolder.bundled.load("report.json", as: Report.self)
    let page = ReportPage(report)
    page.add(ReportHead(report))
    try page.snp.layout()
    #expect(page.snp.ambiguities().map(\.description) == [])
  }

  @Test("no page has more than a third of it free")
  func room() throws {
    for page in try pages() {
      let room = try #require(page.layoutGuides.first { $0.snp.label() == "room" })
      #expect(room.layoutFrame.height < page.frame.height / 3)
    }
  }

  @Test("more rows take more pages; a row that is higher than a page is refused")
  func longer() throws {
    let long = try pages { $0.table.rows += $0.table.rows + $0.table.rows }
    #expect(long.count == 4)
    #expect(long.flatMap { all(ReportRow.self, in: $0) }.count == 60 + 4)
    #expect(throws: (any Error).self) {
      try pages { $0.table.rows[2][3] = String(repeating: "Stopped. ", count: 900) }
    }
  }

  @Test("bars are as high as their values")
  func bars() throws {
    let page = try #require(try pages().first)
    let chart = try #require(all(BarChartView.self, in: page).first)
    #expect(chart.scale.ticks == [0, 20, 40, 60, 80, 100, 120, 140, 160])
    let bars = all(BoxView.self, in: chart.plot)
    let values = [98.4, 109.2, 121.7, 138.9, 151.6, 121.8]
    #expect(bars.count == values.count)
    for (bar, value) in zip(bars, values) {
      #expect(abs(bar.frame.height - chart.plot.frame.height * value / 160) < 1e-6)
    }
  }

  @Test(
    "scales are round, and reach the greatest value",
    arguments: [(61.0, 10.0), (6120, 1000), (151.6, 20), (0.7, 0.1), (100, 20), (9, 2)])
  func scales(greatest: Double, step: Double) {
    let series = Report.Chart.Series(name: "", values: [greatest])
    let scale = ChartScale(of: Report.Chart(title: "", unit: "", labels: [""], series: [series]))
    #expect(abs(scale.ticks[1] - step) < 1e-9)
    #expect((scale.ticks.last ?? 0) >= greatest - 1e-9)
    #expect(scale.ticks.count >= 5)
  }
}
