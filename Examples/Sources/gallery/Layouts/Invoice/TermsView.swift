// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// How to pay, and what else there is to say.
final class TermsView: LayoutView {
  /// The first line; the page puts it on a line with the totals.
  let heading = TextView("PAYMENT", InvoiceStyle.heading)

  /// Builds the terms of `invoice`.
  init(_ invoice: Invoice) {
    super.init(frame: .zero)
    snp.setLabel("terms")
    let payment = invoice.payment
    let account = "\(payment.bank)  •  IBAN \(payment.iban)  •  BIC \(payment.bic)"
    var blocks = [
      heading,
      TextView(account, InvoiceStyle.small.colored(InvoiceStyle.ink)),
      TextView(payment.terms, InvoiceStyle.small),
    ]
    if !invoice.notes.isEmpty {
      blocks.append(TextView("NOTES", InvoiceStyle.heading))
      blocks += invoice.notes.map { TextView($0, InvoiceStyle.small) }
    }

    var above: TextView?
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
