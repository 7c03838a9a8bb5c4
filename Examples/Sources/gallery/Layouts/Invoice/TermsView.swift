// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The terms of payment and the notes.
final class TermsView: LayoutView {
  /// The heading, whose baseline the page aligns with the totals.
  let heading = LayoutLabel("PAYMENT", InvoiceStyle.heading)

  /// Builds the terms of `invoice`.
  init(_ invoice: Invoice) {
    super.init(frame: .zero)
    snp.setLabel("terms")
    let payment = invoice.payment
    let account = "\(payment.bank)  •  IBAN \(payment.iban)  •  BIC \(payment.bic)"
    var blocks = [
      heading,
      LayoutLabel(account, InvoiceStyle.small.colored(InvoiceStyle.ink)),
      LayoutLabel(payment.terms, InvoiceStyle.small),
    ]
    if !invoice.notes.isEmpty {
      blocks.append(LayoutLabel("NOTES", InvoiceStyle.heading))
      blocks += invoice.notes.map { LayoutLabel($0, InvoiceStyle.small) }
    }

    var above: LayoutLabel?
    for block in blocks {
      addSubview(block)
      let isHeading = block.style == InvoiceStyle.heading
      block.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if let above {
          make.top.equalTo(above.snp.bottom).offset(isHeading ? 10 : 3)
        } else {
          make.top.equalToSuperview()
        }
      }
      above = block
    }
    above?.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
    }
  }
}
