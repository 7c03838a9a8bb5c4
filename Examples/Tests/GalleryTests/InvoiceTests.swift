// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import gallery

@Suite("Invoice data")
struct InvoiceTests {
  @Test("the invoice that comes with the package adds up")
  func bundled() throws {
    let invoice = try DataFolder.bundled.load("invoice.json", as: Invoice.self)
    #expect(invoice.items.count >= 15)
    #expect(invoice.computedTotals.total == invoice.totals.total)
  }

  @Test(
    "amounts round half away from zero and print with a true minus",
    arguments: [
      ("1234.5", "1,234.50"), ("0.005", "0.01"), ("-0.005", "−0.01"), ("-96.4", "−96.40"),
      ("1000000", "1,000,000.00"), ("0", "0.00"),
    ])
  func money(amount: String, text: String) throws {
    let decimal = try #require(Decimal(string: amount))
    #expect(Money(rounding: decimal).formatted == text)
  }

  @Test("tax is summed by rate")
  func taxes() throws {
    let items = [(1, "10.00", 23), (3, "0.33", 23), (1, "5.00", 0)].map { quantity, price, rate in
      LineItem(
        description: "", quantity: Decimal(quantity), unit: "",
        unitPrice: Money(rounding: Decimal(string: price) ?? 0), vatRate: Decimal(rate))
    }
    let totals = InvoiceTotals(of: items)
    #expect(totals.subtotal == Money(cents: 1599))
    #expect(totals.taxes.map(\.rate) == [23, 0])
    #expect(totals.vat == Money(cents: 253))
  }

  @Test(
    "days are days",
    arguments: [
      ("2026-11-14", "14 November 2026"), ("2024-02-29", "29 February 2024"), ("2026-02-29", nil),
      ("2026-13-01", nil), ("26-1-1", nil), ("tomorrow", nil),
      ("2026-+1-14", nil),
    ])
  func dates(text: String, printed: String?) {
    #expect(CalendarDate(text)?.formatted == printed)
  }

  @Test(
    "a file with a mistake is refused in one line",
    arguments: [
      ("{", "line 1, column 2: not valid JSON"),
      ("{}", "line 1, column 1: the key \"number\" is missing"),
      ("{\n  \"number\": 7}", "line 2, column 13 (number): expected a string"),
    ])
  func mistakes(json: String, problem: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appendingPathComponent("invoice.json"))
    let error = #expect(throws: DataError.self) {
      try DataFolder(url: folder).load("invoice.json", as: Invoice.self)
    }
    let text = try #require(error).description
    #expect(text.contains("invoice.json: \(problem)"))
    #expect(!text.contains("\n"))
  }
}
