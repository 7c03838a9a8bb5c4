// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the left side of a constraint, `Σ aⱼ·xⱼ + c`, compares with zero.
@frozen
public enum LinearRelation: UInt8, Hashable, Sendable, CaseIterable {
  /// `Σ aⱼ·xⱼ + c <= 0`
  case lessThanOrEqual

  /// `Σ aⱼ·xⱼ + c == 0`
  case equal

  /// `Σ aⱼ·xⱼ + c >= 0`
  case greaterThanOrEqual
}

extension LinearRelation: CustomStringConvertible {
  /// The relation's sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
