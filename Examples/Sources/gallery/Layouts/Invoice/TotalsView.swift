// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The subtotal, the tax by rate and the amount due, right-aligned below the amounts.
final class TotalsView: LayoutView {
  private var labels: [LayoutLabel] = []
  private var values: [LayoutLabel] = []
  private let ground = BoxView(fill: InvoiceStyle.accent, cornerRadius: 3)

  /// Builds the sums of `invoice`.
  init(_ invoice: Invoice) {
    super.init(frame: .zero)
    snp.setLabel("totals")
    addSubview(ground)
    let totals = invoice.computedTotals
    let body = InvoiceStyle.body
    add("Subtotal", totals.subtotal.formatted, body)
    for tax in totals.taxes {
      add("VAT \(tax.rate) % on \(tax.base.formatted)", tax.amount.formatted, body)
    }
    add("Total due", "\(invoice.currencySign)\u{A0}\(totals.total.formatted)", InvoiceStyle.total)
    constrainLabels()
  }

  /// The first figure, with which the page aligns the terms.
  var subtotal: LayoutView { values.first ?? self }

  /// Aligns the figures with the amounts of `table`.
  func align(with table: ItemTable) {
    for value in values {
      value.snp.makeConstraints { make in
        make.trailing.equalTo(table.guide(of: .amount))
      }
    }
  }

  private func add(_ label: String, _ value: String, _ style: TextStyle) {
    let isTotal = style == InvoiceStyle.total
    labels.append(LayoutLabel(label, isTotal ? style : style.colored(InvoiceStyle.quiet)))
    values.append(LayoutLabel(value, style, alignment: .right))
    for text in [labels.last, values.last].compactMap(\.self) {
      text.setContentCompressionResistancePriority(.required, for: .horizontal)
      addSubview(text)
    }
  }

  private func constrainLabels() {
    snp.makeConstraints { make in
      make.width.equalTo(196)
    }
    var above = snp.top
    for (label, value) in zip(labels, values) {
      let isTotal = value === values.last
      value.snp.makeConstraints { make in
        make.top.equalTo(above).offset(isTotal ? 12 : 4)
      }
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(8)
        make.trailing.lessThanOrEqualTo(value.snp.leading).offset(-12)
        make.firstBaseline.equalTo(value)
      }
      above = value.snp.bottom
    }

    // The last row has a background in the accent colour.
    guard let total = values.last else { return }
    ground.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(total).offset(-6)
      make.bottom.equalTo(total).offset(6)
    }
  }
}
