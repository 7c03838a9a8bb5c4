// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The sums of an invoice's line items.
struct InvoiceTotals: Equatable, Sendable {
  /// The tax on all items of one rate.
  struct Tax: Equatable, Sendable {
    /// The rate in percent.
    var rate: Decimal
    /// The sum of the items with this rate.
    var base: Money
    /// The tax on that sum, rounded to a cent.
    var amount: Money
  }

  /// The sum of all items before tax.
  var subtotal: Money

  /// The tax by rate, highest rate first.
  var taxes: [Tax]

  /// Adds up `items`.
  init(of items: [LineItem]) {
    subtotal = items.reduce(Money(cents: 0)) { $0 + $1.amount }
    let rates = Set(items.map(\.vatRate)).sorted(by: >)
    taxes = rates.map { rate in
      let base = items.filter { $0.vatRate == rate }.reduce(Money(cents: 0)) { $0 + $1.amount }
      return Tax(rate: rate, base: base, amount: Money(rounding: base.decimal * rate / 100))
    }
  }

  /// The tax of all rates.
  var vat: Money { taxes.reduce(Money(cents: 0)) { $0 + $1.amount } }

  /// The amount due.
  var total: Money { subtotal + vat }
}
