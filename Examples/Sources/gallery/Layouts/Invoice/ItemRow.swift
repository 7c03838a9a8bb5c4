// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// A row of the table: a cell for each column, all on the first baseline of the description.
final class ItemRow: LayoutView {
  /// The kinds of rows.
  enum Style {
    /// The names of the columns.
    case head
    /// An item.
    case item
  }

  private let cells: [LayoutLabel]

  /// Builds a row with one text for each column.
  init(_ texts: [String], style: Style) {
    cells = zip(ItemColumn.allCases, texts).map { column, text in
      let quiet = InvoiceStyle.body.colored(InvoiceStyle.quiet)
      let plain = column == .description || column == .amount ? InvoiceStyle.body : quiet
      return style == .head
        ? LayoutLabel(text.uppercased(), InvoiceStyle.heading, alignment: column.alignment)
        : LayoutLabel(text, plain, alignment: column.alignment)
    }
    super.init(frame: .zero)
    snp.setLabel(style == .head ? "head" : "item \(texts[0])")
    constrainLabels(style)
  }

  private var descriptionCell: LayoutLabel { cells[ItemColumn.description.rawValue] }

  private func constrainLabels(_ style: Style) {
    let ground = style == .head ? BoxView(fill: InvoiceStyle.tint, cornerRadius: 3) : nil
    let rule = RuleView(InvoiceStyle.line)
    if let ground {
      addSubview(ground)
      ground.snp.makeConstraints { make in
        make.edges.equalToSuperview()
      }
    } else {
      addSubview(rule)
      rule.snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
      }
    }
    for cell in cells {
      addSubview(cell)
      cell.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    // The description takes the available width, and determines the row's height.
    descriptionCell.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    descriptionCell.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    descriptionCell.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(style == .head ? 6 : 4.25)
    }
    for cell in cells where cell !== descriptionCell {
      cell.snp.makeConstraints { make in
        make.firstBaseline.equalTo(descriptionCell)
      }
    }
  }

  /// Aligns each cell with an edge of its column, which is at least as wide as the cell.
  func align(with columns: [LayoutGuide]) {
    for (index, cell) in cells.enumerated() {
      cell.snp.makeConstraints { make in
        if cell === descriptionCell {
          make.leading.trailing.equalTo(columns[index])
        } else if ItemColumn.allCases[index].alignment == .natural {
          make.leading.equalTo(columns[index])
          make.trailing.lessThanOrEqualTo(columns[index])
        } else {
          make.trailing.equalTo(columns[index])
          make.leading.greaterThanOrEqualTo(columns[index])
        }
      }
    }
  }
}
