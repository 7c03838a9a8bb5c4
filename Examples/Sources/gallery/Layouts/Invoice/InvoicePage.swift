// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// An invoice on one page: letterhead, addresses, items, totals, terms and footer.
final class InvoicePage: LayoutView, LayoutDrawable {
  private let band = BoxView(fill: InvoiceStyle.accent)
  private let letterhead: LetterheadView
  private let seller: AddressView
  private let buyer: AddressView
  private let details: DetailsView
  private let items: ItemTable
  private let totals: TotalsView
  private let terms: TermsView
  private let footer: FooterView

  /// Builds the page of `invoice`.
  init(_ invoice: Invoice) {
    letterhead = LetterheadView(invoice)
    seller = AddressView(heading: "From", invoice.seller)
    buyer = AddressView(heading: "Billed to", invoice.buyer)
    details = DetailsView(invoice)
    items = ItemTable(invoice.items)
    totals = TotalsView(invoice)
    terms = TermsView(invoice)
    footer = FooterView(invoice.seller)
    super.init(frame: .zero)
    snp.setLabel("invoice")
    for view in [band, letterhead, seller, buyer, details, items, totals, terms, footer] {
      addSubview(view)
    }
    placeHead()
    placeBody()
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, LayoutPaint(fill: .white))]
  }

  private func placeHead() {
    band.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(6)
    }
    letterhead.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(40)
      make.leading.trailing.equalToSuperview().inset(InvoiceStyle.margin)
    }

    // Three blocks of equal width below the letterhead, aligned at their tops.
    seller.snp.makeConstraints { make in
      make.top.equalTo(letterhead.snp.bottom).offset(28)
      make.leading.equalTo(letterhead)
    }
    buyer.snp.makeConstraints { make in
      make.top.width.equalTo(seller)
      make.leading.equalTo(seller.snp.trailing).offset(24)
    }
    details.snp.makeConstraints { make in
      make.top.width.equalTo(seller)
      make.leading.equalTo(buyer.snp.trailing).offset(24)
      make.trailing.equalTo(letterhead)
    }
  }

  private func placeBody() {
    items.snp.makeConstraints { make in
      make.leading.trailing.equalTo(letterhead)
      for block in [seller, buyer, details] {
        make.top.greaterThanOrEqualTo(block.snp.bottom).offset(20)
      }
      // As high as the other constraints allow, but without stretching the blocks.
      make.top.equalTo(seller.snp.bottom).offset(20).priority(100)
    }
    totals.snp.makeConstraints { make in
      make.top.equalTo(items.snp.bottom).offset(8)
      make.trailing.equalTo(items)
    }
    terms.snp.makeConstraints { make in
      make.leading.equalTo(items)
      make.trailing.equalTo(totals.snp.leading).offset(-32)
    }
    terms.heading.snp.makeConstraints { make in
      make.firstBaseline.equalTo(totals.subtotal)
    }
    footer.snp.makeConstraints { make in
      make.leading.trailing.equalTo(letterhead)
      make.bottom.equalToSuperview().inset(28)
      make.top.greaterThanOrEqualTo(totals.snp.bottom).offset(16).labeled("totals fit")
      make.top.greaterThanOrEqualTo(terms.snp.bottom).offset(16).labeled("terms fit")
    }
    totals.align(with: items)
  }
}
