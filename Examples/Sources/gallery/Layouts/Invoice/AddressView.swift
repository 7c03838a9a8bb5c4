// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// A heading above a name and the lines of an address.
final class AddressView: LayoutView {
  /// Builds the address of `party`.
  init(heading: String, _ party: Party) {
    super.init(frame: .zero)
    snp.setLabel(heading)
    let lines = party.address + ["VAT no. \(party.vatNumber)"]
    let heading = LayoutLabel(heading.uppercased(), InvoiceStyle.heading)
    let name = LayoutLabel(party.name, InvoiceStyle.body.bold)
    let address = LayoutLabel(
      lines.joined(separator: "\n"), InvoiceStyle.body.colored(InvoiceStyle.quiet))
    for view in [heading, name, address] { addSubview(view) }

    heading.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(4)
      make.leading.trailing.equalToSuperview()
    }
    address.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }
}
