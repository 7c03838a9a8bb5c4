// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// A rule, and the contact details of the company at the leading edge, in the middle and at the trailing edge.
final class FooterView: LayoutView {
  /// Builds the footer of `seller`.
  init(_ seller: Party) {
    super.init(frame: .zero)
    snp.setLabel("footer")
    let rule = RuleView(InvoiceStyle.accent, thickness: 0.75)
    let name = LayoutLabel(seller.name, InvoiceStyle.small.bold.colored(InvoiceStyle.ink))
    let contact = LayoutLabel(
      [seller.phone, seller.email].compactMap(\.self).joined(separator: "  •  "),
      InvoiceStyle.small, alignment: .center)
    let page = LayoutLabel(seller.website ?? "", InvoiceStyle.small, alignment: .right)
    for view in [rule, name, contact, page] { addSubview(view) }

    // If the texts are too long, the contact details in the middle wrap first.
    page.setContentCompressionResistancePriority(.required, for: .horizontal)
    contact.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    rule.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(rule.snp.bottom).offset(8)
      make.leading.bottom.equalToSuperview()
      make.trailing.lessThanOrEqualTo(contact.snp.leading).offset(-12)
    }
    contact.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.firstBaseline.equalTo(name)
    }
    page.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(contact.snp.trailing).offset(12)
      make.trailing.equalToSuperview()
      make.firstBaseline.equalTo(name)
    }
  }
}
