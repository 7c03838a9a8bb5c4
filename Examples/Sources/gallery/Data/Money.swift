// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// An amount of money in whole cents, with exact sums.
struct Money: Hashable, Comparable, Sendable, Decodable {
  /// The amount in hundredths of the currency unit.
  var cents: Int

  /// Makes an amount of `cents`.
  init(cents: Int) { self.cents = cents }

  /// Makes an amount from a decimal number of currency units, rounded half away from zero.
  init(rounding amount: Decimal) {
    let plain = NSDecimalNumberHandler(
      roundingMode: .plain, scale: 0, raiseOnExactness: false, raiseOnOverflow: false,
      raiseOnUnderflow: false, raiseOnDivideByZero: false)
    cents = NSDecimalNumber(decimal: amount * 100).rounding(accordingToBehavior: plain).intValue
  }

  /// Decodes a number with at most two decimals.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let amount = try container.decode(Decimal.self)
    self.init(rounding: amount)
    guard decimal == amount else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(amount) has more than two decimals")
    }
  }

  /// The amount in currency units.
  var decimal: Decimal { Decimal(cents) / 100 }

  /// The amount with grouped thousands, two decimals and a real minus sign: `−1,234.50`.
  var formatted: String {
    let (units, hundredths) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let fraction = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return (cents < 0 ? "−" : "") + Self.grouped(String(units)) + "." + fraction
  }

  /// Returns `digits` with a comma before each group of three.
  static func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
}
