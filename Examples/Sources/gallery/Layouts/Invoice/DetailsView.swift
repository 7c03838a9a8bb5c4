// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The number, dates and references: labels at the leading edge, values in one column.
final class DetailsView: LayoutView {
  /// Builds the details of `invoice`.
  init(_ invoice: Invoice) {
    super.init(frame: .zero)
    snp.setLabel("details")
    let heading = LayoutLabel("DETAILS", InvoiceStyle.heading)
    addSubview(heading)
    heading.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    let pairs = [
      ("Invoice no.", invoice.number), ("Date", invoice.issued.formatted),
      ("Due", invoice.due.formatted), ("Customer no.", invoice.customerNumber),
      ("Your order", invoice.orderReference),
    ]
    var above = heading
    for (index, pair) in pairs.enumerated() {
      let emphasis = index == 0 ? InvoiceStyle.body.bold : InvoiceStyle.body
      let label = LayoutLabel(pair.0, InvoiceStyle.body.colored(InvoiceStyle.quiet))
      let value = LayoutLabel(pair.1, emphasis, alignment: .right)
      addSubview(label)
      addSubview(value)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview()
        make.firstBaseline.equalTo(value)
      }
      value.snp.makeConstraints { make in
        make.top.equalTo(above.snp.bottom).offset(index == 0 ? 4 : 0)
        make.leading.greaterThanOrEqualTo(label.snp.trailing).offset(12)
        make.trailing.equalToSuperview()
      }
      above = value
    }
    above.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }
}
