// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLText

/// The columns of the table of items.
enum ItemColumn: Int, CaseIterable {
  /// The position.
  case position
  /// What was supplied.
  case description
  /// How many.
  case quantity
  /// Of what unit.
  case unit
  /// The price of one.
  case price
  /// The rate of tax.
  case vat
  /// The price of all.
  case amount

  /// What the head of the table says.
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

  /// Words keep to where reading starts, figures to where it ends.
  var alignment: TextAlignment {
    switch self {
    case .description, .unit: .natural
    case .position, .quantity, .price, .vat, .amount: .right
    }
  }

  /// What the column shows of the item at `position`, counted from 1.
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
