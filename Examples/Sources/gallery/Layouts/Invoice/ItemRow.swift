// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// One row of the table: a cell per column, all on the first baseline of the description.
final class ItemRow: LayoutView {
  /// What kind of row it is.
  enum Style {
    /// The names of the columns.
    case head
    /// An item.
    case item
  }

  private let cells: [LayoutLabel]

  /// Builds a row of one text per column.
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
    place(style)
  }

  private var descriptionCell: LayoutLabel { cells[ItemColumn.description.rawValue] }

  private func place(_ style: Style) {
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

    // The description takes what width there is, and the row is as high as it needs.
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

  /// Puts every cell at its edge of its column, which is at least as wide.
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
