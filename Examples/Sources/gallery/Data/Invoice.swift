// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An invoice as it is read from `invoice.json`.
struct Invoice: Decodable, Sendable {
  /// The payment details.
  struct Payment: Decodable, Sendable {
    /// The bank.
    var bank: String
    /// The IBAN of the account.
    var iban: String
    /// The BIC of the bank.
    var bic: String
    /// The terms, as printed.
    var terms: String
  }

  /// The sums in the data file, which are checked against the items.
  struct StatedTotals: Decodable, Sendable {
    /// The sum before tax.
    var subtotal: Money
    /// The tax.
    var vat: Money
    /// The amount due.
    var total: Money
  }

  /// The number of the invoice.
  var number: String
  /// The day of issue.
  var issued: CalendarDate
  /// The due date.
  var due: CalendarDate
  /// The buyer's reference.
  var orderReference: String
  /// The seller's number for the customer.
  var customerNumber: String
  /// The currency symbol.
  var currencySign: String
  /// The seller.
  var seller: Party
  /// The buyer.
  var buyer: Party
  /// The line items.
  var items: [LineItem]
  /// The stated sums.
  var totals: StatedTotals
  /// The payment details.
  var payment: Payment
  /// Further notes, one per paragraph.
  var notes: [String]

  /// The sums computed from the items.
  var computedTotals: InvoiceTotals { InvoiceTotals(of: items) }
}

extension Invoice: Validated {
  func validate() throws(ValidationError) {
    if items.isEmpty { throw ValidationError(location: "items", problem: "an invoice needs items") }
    if due < issued {
      throw ValidationError(location: "due", problem: "\(due.formatted) is before the day of issue")
    }
    for (index, item) in items.enumerated() {
      do throws(ValidationError) {
        try item.validate()
      } catch {
        throw ValidationError(location: "items[\(index)].\(error.location)", problem: error.problem)
      }
    }
    let computed = computedTotals
    let sums = [
      ("subtotal", totals.subtotal, computed.subtotal), ("vat", totals.vat, computed.vat),
      ("total", totals.total, computed.total),
    ]
    for (name, stated, actual) in sums where stated != actual {
      throw ValidationError(
        location: "totals.\(name)",
        problem: "\(stated.formatted) is stated, but the items come to \(actual.formatted)")
    }
  }
}
