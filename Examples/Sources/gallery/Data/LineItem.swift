// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// A line item of an invoice.
struct LineItem: Decodable, Sendable {
  /// The goods or service.
  var description: String
  /// The number of units.
  var quantity: Decimal
  /// The unit, as printed.
  var unit: String
  /// The price of one unit.
  var unitPrice: Money
  /// The rate of value added tax, in percent.
  var vatRate: Decimal

  /// The product of quantity and price, rounded to a cent.
  var amount: Money { Money(rounding: quantity * unitPrice.decimal) }

  /// The quantity with grouped thousands: `1,200`, `6.5`.
  var formattedQuantity: String {
    let parts = "\(quantity)".split(separator: ".")
    return ([Money.grouped(String(parts[0]))] + parts.dropFirst().map(String.init))
      .joined(separator: ".")
  }
}

extension LineItem: Validated {
  func validate() throws(ValidationError) {
    let million = Decimal(1_000_000)
    if !(0...million).contains(quantity) {
      throw ValidationError(location: "quantity", problem: "\(quantity) is not in 0...1,000,000")
    }
    if !(-million...million).contains(unitPrice.decimal) {
      throw ValidationError(
        location: "unitPrice", problem: "\(unitPrice.formatted) is not within a million either way")
    }
    if !(0...100).contains(vatRate) {
      throw ValidationError(location: "vatRate", problem: "\(vatRate) % is no rate of tax")
    }
  }
}
