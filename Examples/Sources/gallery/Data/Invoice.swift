// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An invoice as it is read from `invoice.json`.
struct Invoice: Decodable, Sendable {
  /// How to pay.
  struct Payment: Decodable, Sendable {
    /// Who keeps the account.
    var bank: String
    /// The account.
    var iban: String
    /// The bank's code.
    var bic: String
    /// The terms, as printed.
    var terms: String
  }

  /// The sums that the issuer's books state; checked against the items.
  struct StatedTotals: Decodable, Sendable {
    /// The sum before tax.
    var subtotal: Money
    /// The tax.
    var vat: Money
    /// What is to be paid.
    var total: Money
  }

  /// The number of the invoice.
  var number: String
  /// The day of issue.
  var issued: CalendarDate
  /// The day by which it is to be paid.
  var due: CalendarDate
  /// The buyer's reference.
  var orderReference: String
  /// The seller's number for the buyer.
  var customerNumber: String
  /// The currency's sign.
  var currencySign: String
  /// Who is paid.
  var seller: Party
  /// Who pays.
  var buyer: Party
  /// What for.
  var items: [LineItem]
  /// What the books say it comes to.
  var totals: StatedTotals
  /// Where to.
  var payment: Payment
  /// Anything else to be said, a paragraph each.
  var notes: [String]

  /// The sums as computed.
  var computedTotals: InvoiceTotals { InvoiceTotals(of: items) }
}

extension Invoice: Validated {
  func validate() throws(ValidationError) {
    if items.isEmpty { throw ValidationError(place: "items", problem: "an invoice needs items") }
    if due < issued {
      throw ValidationError(place: "due", problem: "\(due.formatted) is before the day of issue")
    }
    for (index, item) in items.enumerated() {
      do throws(ValidationError) {
        try item.validate()
      } catch {
        throw ValidationError(place: "items[\(index)].\(error.place)", problem: error.problem)
      }
    }
    let computed = computedTotals
    let sums = [
      ("subtotal", totals.subtotal, computed.subtotal), ("vat", totals.vat, computed.vat),
      ("total", totals.total, computed.total),
    ]
    for (name, stated, actual) in sums where stated != actual {
      throw ValidationError(
        place: "totals.\(name)",
        problem: "\(stated.formatted) is stated, but the items come to \(actual.formatted)")
    }
  }
}
