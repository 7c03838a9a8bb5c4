// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLText

/// The columns of the table of items.
enum ItemColumn: Int, CaseIterable {
  /// The position.
  case position
  /// The goods or service.
  case description
  /// The number of units.
  case quantity
  /// The unit.
  case unit
  /// The price of one unit.
  case price
  /// The tax rate.
  case vat
  /// The price of all units.
  case amount

  /// The title in the head of the table.
  var title: String {
    switch self {
    case .position: "#"
    case .description: "Description"
    case .quantity: "Qty"
    case .unit: "Unit"
    case .price: "Unit price"
    case .vat: "VAT"
    case .amount: "Amount"
    }
  }

  /// The alignment: words at the leading edge, figures on the right.
  var alignment: TextAlignment {
    switch self {
    case .description, .unit: .natural
    case .position, .quantity, .price, .vat, .amount: .right
    }
  }

  /// Returns the text of the item at `position`, counted from 1, in the column.
  func text(of item: LineItem, at position: Int) -> String {
    switch self {
    case .position: "\(position)"
    case .description: item.description
    case .quantity: item.formattedQuantity
    case .unit: item.unit
    case .price: item.unitPrice.formatted
    case .vat: "\(item.vatRate) %"
    case .amount: item.amount.formatted
    }
  }
}
