// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An operand of a linear expression: a ``Variable``, a ``Term`` or a ``LinearExpression``.
///
/// Numbers take part through overloads of the operators, so that `2 * x + y - 10` reads as it does on paper.
public protocol LinearOperand: Sendable {
  /// The operand as a sum of terms and a constant.
  var expression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// The expression `1·self`.
  public var expression: LinearExpression { LinearExpression(self) }
}

extension Term: LinearOperand {
  /// The expression that has this one term.
  public var expression: LinearExpression { LinearExpression([self]) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var expression: LinearExpression { self }
}

extension LinearOperand {
  /// The sum of two operands.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
    var sum = left.expression
    sum.add(right.expression)
    return sum
  }

  /// The operand plus a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// A number plus the operand.
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// The difference of two operands.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
    var difference = left.expression
    difference.add(right.expression, times: -1)
    return difference
  }

  /// The operand minus a number.
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// A number minus the operand.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func - (left: Double, right: Self) -> LinearExpression { -right + left }

  /// The operand with all signs reversed.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// The operand times a number.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func * (left: Self, right: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left.expression, times: right)
    return product
  }

  /// A number times the operand.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// The operand divided by a number.
  ///
  /// Each coefficient is divided once, so `x / 3` holds the nearest number to one third.
  /// Dividing by zero gives infinite or undefined coefficients, which the solver refuses.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func / (left: Self, right: Double) -> LinearExpression {
    var quotient = left.expression
    for position in quotient.terms.indices { quotient.terms[position].coefficient /= right }
    quotient.constant /= right
    return quotient
  }

  /// The constraint `left <= right`.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func <= (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }

  /// The constraint `left <= number`.
  public static func <= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }

  /// The constraint `number <= right`.
  public static func <= (left: Double, right: Self) -> LinearConstraint {
    LinearConstraint(right - left, .greaterThanOrEqual)
  }

  /// The constraint `left >= right`.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func >= (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }

  /// The constraint `left >= number`.
  public static func >= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }

  /// The constraint `number >= right`.
  public static func >= (left: Double, right: Self) -> LinearConstraint {
    LinearConstraint(right - left, .lessThanOrEqual)
  }

  /// The constraint that both sides are equal.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public static func == (left: Self, right: some LinearOperand) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }

  /// The constraint that the operand equals a number.
  public static func == (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }

  /// The constraint that the operand equals a number.
  public static func == (left: Double, right: Self) -> LinearConstraint {
    LinearConstraint(right - left, .equal)
  }
}
