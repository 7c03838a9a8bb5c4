// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rounding of numbers in logs, which print six digits: 54.6667 stands for 54 2/3.
enum Rounding {
  /// Returns half a unit of the sixth digit if `number` has six digits, else 0.
  static func slack(_ number: Double) -> Double {
    guard let unit = lastUnit(number) else { return 0 }
    return unit * 0.5
  }

  /// Returns the simplest fraction that is printed as `number` if that has six digits, else `number`.
  static func fraction(_ number: Double) -> Double {
    guard let unit = lastUnit(number) else { return number }
    var denominator = 2.0
    while denominator <= 1000 {
      let numerator = (number * denominator).rounded()
      let candidate = numerator / denominator
      if (candidate - number).magnitude <= unit * 0.5000001 { return candidate }
      denominator += 1
    }
    return number
  }

  /// Returns the value of the sixth digit's unit, or nil if the number was printed with fewer digits.
  private static func lastUnit(_ number: Double) -> Double? {
    let size = number.magnitude
    guard size > 0, size < 100_000 else { return nil }
    var unit = 1e-5
    var limit = 10.0
    while size >= limit {
      unit *= 10
      limit *= 10
    }
    while size < limit / 10, unit > 1e-12 {
      unit /= 10
      limit /= 10
    }
    // A multiple of ten units was printed with fewer digits, so it is exact.
    let coarse = unit * 10
    let multiple = (size / coarse).rounded() * coarse
    return (size - multiple).magnitude < unit * 0.01 ? nil : unit
  }
}
