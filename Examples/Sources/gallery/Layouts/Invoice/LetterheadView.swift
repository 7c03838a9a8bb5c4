// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The logo and name of the company, and the kind of letter.
final class LetterheadView: LayoutView {
  /// Builds the letterhead of `invoice`.
  init(_ invoice: Invoice) {
    super.init(frame: .zero)
    snp.setLabel("letterhead")
    let logo = IconView.flame(
      ground: InvoiceStyle.accent, flame: InvoiceStyle.copper, core: LayoutColor(0xFBE6CF))
    let name = LayoutLabel(invoice.seller.name, InvoiceStyle.name)
    let tagline = LayoutLabel(invoice.seller.tagline ?? "", InvoiceStyle.small)
    let title = LayoutLabel("Invoice", InvoiceStyle.title, alignment: .right)
    for view in [logo, name, tagline, title] { addSubview(view) }

    logo.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.size.equalTo(36)
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(logo.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(title.snp.leading).offset(-24)
      make.bottom.equalTo(logo.snp.centerY).offset(3)
    }
    tagline.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom)
      make.leading.trailing.equalTo(name)
    }
    title.snp.makeConstraints { make in
      make.trailing.equalToSuperview()
      make.lastBaseline.equalTo(tagline)
    }
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}
