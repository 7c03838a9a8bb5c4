// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A row of the table: a label for each column, as high as the highest label.
final class ReportRow: LayoutView, LayoutDrawable {
  private let cells: [LayoutLabel]
  private let isHead: Bool

  /// Builds a row.
  init(_ texts: [String], of columns: [Report.Table.Column], isHead: Bool) {
    self.isHead = isHead
    let style = isHead ? ReportStyle.small.bold : ReportStyle.cell
    cells = zip(columns, texts).map { column, text in
      LayoutLabel(text, style, alignment: column.isFigure == true ? .right : .natural)
    }
    super.init(frame: .zero)
    snp.setLabel(isHead ? "head" : "row \(texts.first ?? "")")
    for (cell, column) in zip(cells, columns) {
      addSubview(cell)
      // Columns with a share wrap their texts; the others are as wide as their widest cell.
      cell.setContentCompressionResistancePriority(
        column.share == nil ? .required : .fittingSizeLevel, for: .horizontal)
      cell.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(4)
        make.bottom.lessThanOrEqualToSuperview().inset(4)
      }
    }
    snp.makeConstraints { make in
      make.height.equalTo(0).priority(.low)
    }
  }

  /// Aligns the cells with their columns.
  func align(with guides: [LayoutGuide]) {
    for (cell, guide) in zip(cells, guides) {
      cell.snp.makeConstraints { make in
        make.leading.trailing.equalTo(guide)
      }
    }
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    if isHead { return [.rectangle(bounds, LayoutPaint(fill: ReportStyle.tint))] }
    let line = Rect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    return [.rectangle(line, LayoutPaint(fill: ReportStyle.line))]
  }
}
