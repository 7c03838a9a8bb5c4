// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A table whose columns are layout guides: each is as narrow as its widest cell, and the descriptions take the
/// remaining width.
final class ItemTable: LayoutView {
  /// The columns, from leading to trailing.
  private let columns = ItemColumn.allCases.map { _ in LayoutGuide() }

  /// Builds the table of `items`.
  init(_ items: [LineItem]) {
    super.init(frame: .zero)
    snp.setLabel("items")
    columns.forEach(addLayoutGuide)
    placeColumns()

    let head = ItemRow(ItemColumn.allCases.map(\.title), style: .head)
    add(head, below: nil)
    var above = head
    for (index, item) in items.enumerated() {
      let texts = ItemColumn.allCases.map { $0.text(of: item, at: index + 1) }
      let row = ItemRow(texts, style: .item)
      add(row, below: above)
      above = row
    }
    above.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }

  /// Returns the guide of a column, with which other views align.
  func guide(of column: ItemColumn) -> LayoutGuide { columns[column.rawValue] }

  private func placeColumns() {
    for (column, guide) in zip(ItemColumn.allCases, columns) {
      guide.snp.setLabel("\(column)")
      guide.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if column == .position {
          make.leading.equalToSuperview().offset(6)
        } else {
          make.leading.equalTo(columns[column.rawValue - 1].snp.trailing).offset(10)
        }
        if column == .amount {
          make.trailing.equalToSuperview().offset(-6)
        }
        if column != .description {
          make.width.equalTo(0).priority(.low)
        }
      }
    }
  }

  private func add(_ row: ItemRow, below above: ItemRow?) {
    addSubview(row)
    row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(above?.snp.bottom ?? snp.top)
    }
    row.align(with: columns)
  }
}
