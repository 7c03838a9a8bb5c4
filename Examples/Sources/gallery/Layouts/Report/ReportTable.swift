// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The head of the table with some of its rows.
final class ReportTable: LayoutView {
  /// The rows; the first one is the head.
  private(set) var rows: [ReportRow] = []

  private let columns: [Report.Table.Column]
  private let guides: [LayoutGuide]

  /// Builds a table of some rows; if `widths` are given, its columns have the widths of another table.
  init(_ table: Report.Table, _ range: Range<Int>, widths: [Double]? = nil) {
    columns = table.columns
    guides = table.columns.map { _ in LayoutGuide() }
    super.init(frame: .zero)
    snp.setLabel("table")
    guides.forEach(addLayoutGuide)
    placeColumns(widths)
    add(ReportRow(table.columns.map(\.title), of: columns, isHead: true))
    for row in table.rows[range] { add(ReportRow(row, of: columns, isHead: false)) }
    rows.last?.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }

  /// The widths of the columns after the table was laid out.
  var widths: [Double] { guides.map(\.layoutFrame.width) }

  private func placeColumns(_ widths: [Double]?) {
    let shared = columns.firstIndex { $0.share != nil } ?? 0
    for (index, guide) in guides.enumerated() {
      guide.snp.setLabel(columns[index].title)
      guide.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if index == 0 {
          make.leading.equalToSuperview().offset(6)
        } else {
          make.leading.equalTo(guides[index - 1].snp.trailing).offset(10)
        }
        if let widths {
          make.width.equalTo(widths[index])
        } else if let share = columns[index].share {
          let whole = columns[shared].share ?? 1
          if index != shared { make.width.equalTo(guides[shared]).multipliedBy(share / whole) }
        } else {
          make.width.equalTo(0).priority(.low)
        }
        if widths == nil, index == guides.count - 1 {
          make.trailing.equalToSuperview().offset(-6)
        }
      }
    }
  }

  private func add(_ row: ReportRow) {
    addSubview(row)
    row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(rows.last?.snp.bottom ?? snp.top)
    }
    row.align(with: guides)
    rows.append(row)
  }
}
