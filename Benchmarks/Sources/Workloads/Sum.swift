// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// A sum of variables and a constant, with the operators that make a constraint.
struct Sum: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The terms as they were written.
  private(set) var terms: [Trace.Term] = []

  /// The constant term.
  private(set) var constant = 0.0

  init(integerLiteral value: Int) { constant = Double(value) }

  init(floatLiteral value: Double) { constant = value }

  /// Makes a sum of a constant.
  init(_ constant: Double) { self.constant = constant }

  /// Makes a sum of one variable.
  init(variable: Int) { terms = [Trace.Term(variable, 1)] }

  /// The terms with each variable once and without zero coefficients.
  var merged: [Trace.Term] {
    var merged: [Trace.Term] = []
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { $0.coefficient != 0 }
  }

  static func + (left: Sum, right: Sum) -> Sum {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: Sum, right: Sum) -> Sum { left + -1.0 * right }

  static func * (left: Double, right: Sum) -> Sum {
    var product = right
    for index in product.terms.indices { product.terms[index].coefficient *= left }
    product.constant *= left
    return product
  }

  static func == (left: Sum, right: Sum) -> Statement { Statement(left - right, .equal) }

  static func <= (left: Sum, right: Sum) -> Statement {
    Statement(left - right, .lessThanOrEqual)
  }

  static func >= (left: Sum, right: Sum) -> Statement {
    Statement(left - right, .greaterThanOrEqual)
  }
}
